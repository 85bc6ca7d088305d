import type { PackageName } from '@assay/domain';
import type { Database } from '../../ground/database/database.types.ts';
import { CallError } from '../../ground/http/call-error.ts';
import type { TenancyTables } from './tenancy.migrations.ts';

/** Somebody of a tenant, or with `null` everybody in it. */
export interface PackageHolder {
  tenantId: string;
  userId: string | null;
}

interface GrantRow {
  package: PackageName;
  granted_at: Date;
  ends_at: Date | null;
}

/** The moment at which a grant is to end; null for none. */
export function endOf({ ends_at: at }: { ends_at: string | null }): Date | null {
  return at === null ? null : new Date(at);
}

const shown = (row: GrantRow, isForEverybody: boolean) => ({
  package: row.package,
  granted_at: row.granted_at.toISOString(),
  ends_at: row.ends_at?.toISOString() ?? null,
  for_everybody: isForEverybody,
});

/** Packages of people and of whole tenants. Every query names the tenant. */
export function createHeldPackages(database: Database) {
  const db = database.tables<TenancyTables>();

  /** @throws CallError notFound for a tenant that does not exist, and for somebody of another one */
  async function assertHolder({ tenantId, userId }: PackageHolder): Promise<void> {
    const found =
      userId === null
        ? await db.selectFrom('tenant').select('id').where('id', '=', tenantId).executeTakeFirst()
        : await db
            .selectFrom('tenant_member')
            .select('user_id')
            .where('tenant_id', '=', tenantId)
            .where('user_id', '=', userId)
            .executeTakeFirst();
    if (!found) throw new CallError('notFound');
  }

  const ofTenant = (tenantId: string) =>
    db.selectFrom('tenant_package').select(['package', 'granted_at', 'ends_at']).where('tenant_id', '=', tenantId);

  const ofPerson = (tenantId: string, userId: string) =>
    db
      .selectFrom('package_grant')
      .select(['package', 'granted_at', 'ends_at'])
      .where('tenant_id', '=', tenantId)
      .where('user_id', '=', userId);

  return {
    /** What somebody holds alone, and after it what everybody of the tenant does. */
    async of(holder: PackageHolder) {
      await assertHolder(holder);
      const { tenantId, userId } = holder;
      const [own, everybodys] = await Promise.all([
        userId === null ? [] : ofPerson(tenantId, userId).orderBy('package').execute(),
        ofTenant(tenantId).orderBy('package').execute(),
      ]);
      return [...own.map((row) => shown(row, false)), ...everybodys.map((row) => shown(row, true))];
    },

    /** Grants a package, or gives one that is held another end; whoever saw its end may be told of the next one. */
    async grant(holder: PackageHolder, { name, endsAt }: { name: PackageName; endsAt: Date | null }): Promise<void> {
      await assertHolder(holder);
      const { tenantId, userId } = holder;
      if (userId === null) {
        await db
          .insertInto('tenant_package')
          .values({ tenant_id: tenantId, package: name, ends_at: endsAt })
          .onConflict((held) => held.columns(['tenant_id', 'package']).doUpdateSet({ ends_at: endsAt }))
          .execute();
        return;
      }
      await db
        .insertInto('package_grant')
        .values({ tenant_id: tenantId, user_id: userId, package: name, ends_at: endsAt, end_seen_at: null })
        .onConflict((held) =>
          held.columns(['tenant_id', 'user_id', 'package']).doUpdateSet({ ends_at: endsAt, end_seen_at: null }),
        )
        .execute();
    },

    /** @throws CallError notFound for a package that the holder does not hold */
    async withdraw({ tenantId, userId }: PackageHolder, name: PackageName): Promise<void> {
      const { numDeletedRows } =
        userId === null
          ? await db
              .deleteFrom('tenant_package')
              .where('tenant_id', '=', tenantId)
              .where('package', '=', name)
              .executeTakeFirst()
          : await db
              .deleteFrom('package_grant')
              .where('tenant_id', '=', tenantId)
              .where('user_id', '=', userId)
              .where('package', '=', name)
              .executeTakeFirst();
      if (numDeletedRows === 0n) throw new CallError('notFound');
    },
  };
}
