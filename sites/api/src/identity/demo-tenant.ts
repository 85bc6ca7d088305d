import { type EditionState, editionOf, type PackageName } from '@assay/domain';
import type { Database } from '../database/database.types.ts';
import type { TenancyTables } from '../tenancy/tenancy.migrations.ts';
import type { Role } from '../tenancy/tenant-scope.ts';
import { insertAccount, join } from './account.store.ts';
import type { IdentityTables } from './identity.migrations.ts';
import { hashPassword } from './password.ts';

interface DemoAccount {
  account: string;
  fullName: string;
  role: Role;
  /** `days` of a trial; absent for a package that does not end. */
  grants: readonly { package: PackageName; days?: number }[];
}

/** Everybody knows it: demo accounts exist in development only, and production refuses them. */
export const demoPassword = 'assay-demo';
const demoTenant = 'demo';

/** One account an edition and one a role, all in the demo tenant. The first is what `npm run ask` signs in with. */
export const demoAccounts: readonly DemoAccount[] = [
  {
    account: 'enterprise@demo.assay',
    fullName: 'Mei Enterprise',
    role: 'member',
    grants: [
      { package: 'air_commercial' },
      { package: 'material_commercial' },
      { package: 'ip_commercial' },
      { package: 'insights_commercial' },
      { package: 'ls_commercial' },
    ],
  },
  { account: 'trial@demo.assay', fullName: 'Taro Trial', role: 'member', grants: [{ package: 'air_trial', days: 14 }] },
  { account: 'free@demo.assay', fullName: 'Frida Free', role: 'member', grants: [{ package: 'air_free' }] },
  { account: 'owner@demo.assay', fullName: 'Olga Owner', role: 'owner', grants: [{ package: 'air_commercial' }] },
  { account: 'admin@demo.assay', fullName: 'Adil Admin', role: 'admin', grants: [{ package: 'air_commercial' }] },
  { account: 'viewer@demo.assay', fullName: 'Vera Viewer', role: 'viewer', grants: [{ package: 'air_commercial' }] },
];

const day = 86_400_000;

export function demoEdition({ grants }: DemoAccount): EditionState {
  const now = new Date();
  return editionOf(
    grants.map(({ package: name, days }) => ({
      package: name,
      ...(days === undefined ? {} : { endsAt: new Date(now.getTime() + days * day) }),
    })),
    now,
  );
}

/** Makes the demo tenant on the first start of a development installation; processes that start together make one. */
export async function createDemoTenant(database: Database): Promise<void> {
  const db = database.tables<IdentityTables & TenancyTables>();
  const existing = await db.selectFrom('tenant').select('id').where('id', '=', demoTenant).executeTakeFirst();
  if (existing) return;
  const passwordHash = await hashPassword(demoPassword);
  await db.transaction().execute(async (trx) => {
    const created = await trx
      .insertInto('tenant')
      .values({ id: demoTenant, name: 'Assay Demo', is_demo: true })
      .onConflict((conflict) => conflict.column('id').doNothing())
      .returning('id')
      .executeTakeFirst();
    if (!created) return;
    for (const { account, fullName, role, grants } of demoAccounts) {
      const userId = await insertAccount(trx, { email: account, passwordHash, fullName, isDemo: true });
      await join(
        trx,
        { tenantId: demoTenant, userId, role },
        grants.map((grant) => ({
          package: grant.package,
          endsAt: grant.days === undefined ? null : new Date(Date.now() + grant.days * day),
        })),
      );
    }
  });
}
