import { AsyncLocalStorage } from 'node:async_hooks';

/** Setting of a session that the policies of `row-security.ts` read. */
export const sightSetting = 'assay.sight';
/** The sight of the installation itself: every row. */
const everything = '';
/** Stands before the tenants, so that the sight of somebody without any is not that of the installation. */
const nobody = '-';

const sights = new AsyncLocalStorage<string>();

/**
 * Does work that sees rows of these tenants and those that belong to everybody, and writes rows of these tenants alone,
 * whatever its statements say; of none, what belongs to everybody. PostgreSQL holds it; the embedded engine, which has one
 * account for all, does not.
 */
export function seeingTenants<T>(tenants: readonly string[], work: () => T): T {
  return sights.run([nobody, ...new Set(tenants)].join(','), work);
}

/** Does work of the installation, such as a queue that several tenants share, inside that of somebody. */
export function seeingEverything<T>(work: () => T): T {
  return sights.run(everything, work);
}

/** Value of the setting for the present work. */
export function currentSight(): string {
  return sights.getStore() ?? everything;
}
