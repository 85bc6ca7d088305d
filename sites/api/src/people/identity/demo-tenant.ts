import { type EditionState, editionOf, type PackageName } from '@assay/domain';
import type { Kysely } from 'kysely';
import type { Database } from '../../ground/database/database.types.ts';
import type { Role } from '../../ground/scope/tenant-scope.ts';
import type { TenancyTables } from '../tenancy/tenancy.migrations.ts';
import { insertAccount, join } from './account.store.ts';
import type { IdentityTables } from './identity.migrations.ts';
import type { Passwords } from './password.ts';

interface DemoAccount {
  account: string;
  fullName: string;
  role: Role;
  /** `days` until it ends, below zero when it has ended; absent for a package that does not end. */
  grants: readonly { package: PackageName; days?: number; isEndSeen?: boolean }[];
}

/** Everybody knows it: demo accounts exist in development only, and production refuses them. */
export const demoPassword = 'assay-demo';
const demoTenant = 'demo';

/** One account a role, an edition and a state of the trial, all in the demo tenant. The first is what `npm run ask` signs in with. */
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
  {
    account: 'ending@demo.assay',
    fullName: 'Enzo Ending',
    role: 'member',
    grants: [{ package: 'air_trial', days: 3 }],
  },
  {
    account: 'ended@demo.assay',
    fullName: 'Edda Ended',
    role: 'member',
    grants: [
      { package: 'air_free' },
      { package: 'air_trial', days: -1 },
      { package: 'material_trial', days: -1 },
      { package: 'insights_trial', days: -1 },
      { package: 'ls_trial', days: -1 },
    ],
  },
  {
    account: 'free@demo.assay',
    fullName: 'Frida Free',
    role: 'member',
    grants: [{ package: 'air_free' }, { package: 'air_trial', days: -30, isEndSeen: true }],
  },
  // The product gives this one a trial on the first visit.
  { account: 'new@demo.assay', fullName: 'Nora New', role: 'member', grants: [{ package: 'air_free' }] },
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

/** Deletes accounts and tenants with all that is theirs. */
export type DeleteWhole = (whole: { people: readonly string[]; tenants: readonly string[] }) => Promise<void>;

/**
 * Removes what a start in development has left: the demo accounts, with their sessions, phones and codes, and their
 * tenant with all that was made in it, by whomever. Everybody knows their passwords, and a phone that somebody bound to one
 * would open it.
 *
 * @returns how many accounts were removed
 */
export async function removeDemoTenant(database: Database, deleteWhole: DeleteWhole): Promise<number> {
  const db = database.tables<IdentityTables & TenancyTables>();
  const demo = await db
    .selectFrom('user_account')
    .select(['id', 'mobile_number'])
    .where('is_demo', '=', true)
    .execute();
  const tenants = await db.selectFrom('tenant').select('id').where('is_demo', '=', true).execute();
  const phones = demo.flatMap(({ mobile_number: phone }) => phone ?? []);
  if (phones.length > 0) await db.deleteFrom('verification_code').where('mobile_number', 'in', phones).execute();
  if (demo.length + tenants.length > 0)
    await deleteWhole({ people: demo.map(({ id }) => id), tenants: tenants.map(({ id }) => id) });
  return demo.length;
}

/**
 * Makes the demo tenant on the first start of a development installation, and adds the accounts that a newer version
 * has; processes that start together make each once.
 */
export async function createDemoTenant(database: Database, passwords: Passwords): Promise<void> {
  const db = database.tables<IdentityTables & TenancyTables>();
  const missing = async (executor: Kysely<IdentityTables & TenancyTables>) => {
    const emails = demoAccounts.map(({ account }) => account);
    const rows = await executor.selectFrom('user_account').select('email').where('email', 'in', emails).execute();
    const known = new Set(rows.map(({ email }) => email));
    return demoAccounts.filter(({ account }) => !known.has(account));
  };
  if ((await missing(db)).length === 0) return;
  const passwordHash = await passwords.hash(demoPassword);
  await db.transaction().execute(async (trx) => {
    await trx
      .insertInto('tenant')
      .values({ id: demoTenant, name: 'Assay Demo', is_demo: true })
      .onConflict((conflict) => conflict.column('id').doNothing())
      .execute();
    await trx.selectFrom('tenant').select('id').where('id', '=', demoTenant).forUpdate().execute();
    for (const { account, fullName, role, grants } of await missing(trx)) {
      const userId = await insertAccount(trx, { email: account, passwordHash, fullName, isDemo: true });
      await join(
        trx,
        { tenantId: demoTenant, userId, role },
        grants.map(({ package: name, days, isEndSeen = false }) => ({
          package: name,
          endsAt: days === undefined ? null : new Date(Date.now() + days * day),
          endSeenAt: isEndSeen ? new Date() : null,
        })),
      );
    }
  });
}
