import { editionOf, type PackageGrant, usageLimits } from '@assay/domain';
import type { Database } from '../database/database.types.ts';
import type { TenancyTables } from './tenancy.migrations.ts';
import type { MemberScope } from './tenant-scope.ts';

type Holder = Pick<MemberScope, 'tenantId' | 'userId'>;

/** Packages that a person holds in a tenant. */
export async function packageGrants(database: Database, { tenantId, userId }: Holder): Promise<PackageGrant[]> {
  const rows = await database
    .tables<TenancyTables>()
    .selectFrom('package_grant')
    .select(['package', 'ends_at'])
    .where('tenant_id', '=', tenantId)
    .where('user_id', '=', userId)
    .orderBy('package')
    .execute();
  return rows.map((row) => ({ package: row.package, ...(row.ends_at === null ? {} : { endsAt: row.ends_at }) }));
}

/** Questions that the edition of a person allows in a month (section 9). */
export async function seekLimit(database: Database, holder: Holder): Promise<number> {
  const edition = editionOf(await packageGrants(database, holder), new Date());
  return usageLimits.tech_seek.limits[edition];
}
