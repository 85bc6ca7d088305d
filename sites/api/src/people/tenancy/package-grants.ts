import { type PackageGrant, type PackageName, packageNames, packages } from '@assay/domain';
import { type Kysely, sql } from 'kysely';
import type { Settings } from '../../ground/configuration/settings.ts';
import type { Database } from '../../ground/database/database.types.ts';
import type { MemberScope } from '../../ground/scope/tenant-scope.ts';
import type { TenancyTables } from './tenancy.migrations.ts';

export type Holder = Pick<MemberScope, 'tenantId' | 'userId' | 'holding'>;

const everything: readonly PackageGrant[] = packageNames
  .filter((name) => packages[name].kind === 'commercial')
  .map((name) => ({ package: name }));

/**
 * Packages that a person holds in a tenant, alone or with everybody there, as they were when the request began; every
 * one where the operator gave them to all.
 */
export async function packageGrants(
  database: Pick<Database, 'tables'>,
  holder: Holder,
  settings: Pick<Settings, 'ASSAY_ALL_PACKAGES'>,
): Promise<readonly PackageGrant[]> {
  if (holder.holding && !settings.ASSAY_ALL_PACKAGES) return holder.holding.grants;
  return packageGrantsIn(database.tables<TenancyTables>(), holder, settings);
}

/** The same as they are now, on a connection that may be in a transaction. */
export async function packageGrantsIn(
  db: Kysely<TenancyTables>,
  { tenantId, userId }: Holder,
  settings: Pick<Settings, 'ASSAY_ALL_PACKAGES'>,
): Promise<readonly PackageGrant[]> {
  if (settings.ASSAY_ALL_PACKAGES) return everything;
  const rows = await db
    .selectFrom('package_grant')
    .select(['package', 'ends_at', 'end_seen_at'])
    .where('tenant_id', '=', tenantId)
    .where('user_id', '=', userId)
    .unionAll(
      db
        .selectFrom('tenant_package')
        .select(['package', 'ends_at', sql<Date | null>`null::timestamptz`.as('end_seen_at')])
        .where('tenant_id', '=', tenantId),
    )
    .orderBy('package')
    .execute();
  return oncePerPackage(
    rows.map((row) => ({
      package: row.package,
      ...(row.ends_at === null ? {} : { endsAt: row.ends_at }),
      ...(row.end_seen_at === null ? {} : { endSeenAt: row.end_seen_at }),
    })),
  );
}

/** A package that a person holds alone and with everybody counts once, as long as the later end. */
export function oncePerPackage(grants: readonly PackageGrant[]): PackageGrant[] {
  const held = new Map<PackageName, PackageGrant>();
  for (const grant of grants) {
    const other = held.get(grant.package);
    if (!other || endOf(grant) > endOf(other)) held.set(grant.package, grant);
  }
  return [...held.values()];
}

const endOf = ({ endsAt }: PackageGrant) => endsAt?.getTime() ?? Number.POSITIVE_INFINITY;
