import type { PackageName } from '@assay/domain';
import { sql } from 'kysely';
import type { Holding } from '../../ground/scope/tenant-scope.ts';
import { oncePerPackage } from '../tenancy/package-grants.ts';

/** A package as `heldGrants` gives it; times in ms. */
export interface GrantJson {
  package: PackageName;
  ends: number | null;
  seen: number | null;
}

/** What a member `m` holds, alone or with everybody of the tenant, as a column of the statement that finds who calls. */
export const heldGrants = sql<readonly GrantJson[] | null>`(
  select json_agg(json_build_object(
    'package', g.package,
    'ends', extract(epoch from g.ends_at) * 1000,
    'seen', extract(epoch from g.end_seen_at) * 1000
  ) order by g.package)
  from (
    select package, ends_at, end_seen_at from package_grant
    where tenant_id = m.tenant_id and user_id = m.user_id
    union all
    select package, ends_at, null from tenant_package where tenant_id = m.tenant_id
  ) g
)`;

export function holdingOf(row: { grants: readonly GrantJson[] | null; time_zone: string | null }): Holding {
  const grants = (row.grants ?? []).map(({ package: name, ends, seen }) => ({
    package: name,
    ...(ends === null ? {} : { endsAt: new Date(ends) }),
    ...(seen === null ? {} : { endSeenAt: new Date(seen) }),
  }));
  return { grants: oncePerPackage(grants), timeZone: row.time_zone };
}
