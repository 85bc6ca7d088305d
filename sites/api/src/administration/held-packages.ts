import type { PackageName } from '@assay/domain';
import type { Database } from '../database/database.types.ts';
import { CallError } from '../http/call-error.ts';
import type { TenancyTables } from '../tenancy/tenancy.migrations.ts';
import type { MemberScope } from '../tenancy/tenant-scope.ts';

type Scope = Pick<MemberScope, 'tenantId'>;

/** Packages of the people of a tenant. Every query names the tenant of its caller. */
export function createHeldPackages(database: Database) {
  const db = database.tables<TenancyTables>();

  /** @throws CallError notFound for somebody of another tenant */
  async function assertMember({ tenantId }: Scope, userId: string): Promise<void> {
    const member = await db
      .selectFrom('tenant_member')
      .select('user_id')
      .where('tenant_id', '=', tenantId)
      .where('user_id', '=', userId)
      .executeTakeFirst();
    if (!member) throw new CallError('notFound');
  }

  return {
    async of(scope: Scope, userId: string) {
      await assertMember(scope, userId);
      const rows = await db
        .selectFrom('package_grant')
        .select(['package', 'granted_at', 'ends_at'])
        .where('tenant_id', '=', scope.tenantId)
        .where('user_id', '=', userId)
        .orderBy('package')
        .execute();
      return rows.map((row) => ({
        package: row.package,
        granted_at: row.granted_at.toISOString(),
        ends_at: row.ends_at?.toISOString() ?? null,
      }));
    },

    /** Grants a package, or gives one that is held another end; whoever saw its end may be told of the next one. */
    async grant(scope: Scope, userId: string, { name, endsAt }: { name: PackageName; endsAt: Date | null }) {
      await assertMember(scope, userId);
      await db
        .insertInto('package_grant')
        .values({ tenant_id: scope.tenantId, user_id: userId, package: name, ends_at: endsAt, end_seen_at: null })
        .onConflict((held) =>
          held.columns(['tenant_id', 'user_id', 'package']).doUpdateSet({ ends_at: endsAt, end_seen_at: null }),
        )
        .execute();
    },

    /** @throws CallError notFound for a package that the person does not hold */
    async withdraw(scope: Scope, userId: string, name: PackageName): Promise<void> {
      const { numDeletedRows } = await db
        .deleteFrom('package_grant')
        .where('tenant_id', '=', scope.tenantId)
        .where('user_id', '=', userId)
        .where('package', '=', name)
        .executeTakeFirst();
      if (numDeletedRows === 0n) throw new CallError('notFound');
    },
  };
}
