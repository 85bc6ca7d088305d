import { randomUUID } from 'node:crypto';
import type { HomepageType, Locale, PackageName } from '@assay/domain';
import { type Kysely, sql } from 'kysely';
import { isUniqueViolation } from '../../ground/database/unique-violation.ts';
import type { MemberScope, Role } from '../../ground/scope/tenant-scope.ts';
import type { TenancyTables } from '../tenancy/tenancy.migrations.ts';
import type { IdentityTables } from './identity.migrations.ts';

type Tables = IdentityTables & TenancyTables;
export type AccountRow = {
  id: string;
  email: string | null;
  mobile_number: string | null;
  full_name: string;
  company_name: string;
  job_role: string;
  locale: Locale | null;
  homepage_type: HomepageType;
  needs_profiling: boolean;
  selected_module: string | null;
  previous_login_at: Date | null;
  has_listed_password: boolean;
};

export interface NewAccount {
  /** Proved by whoever registers with it: an account with an address that nobody proved is not made. */
  email?: string;
  mobileNumber?: string;
  passwordHash?: string;
  fullName: string;
  companyName?: string;
  isDemo?: boolean;
  /** Id of the tenant that it is a service of. */
  serviceOf?: string;
}

/** Who somebody is at a provider of sign-in. */
export interface ProviderIdentity {
  issuer: string;
  subject: string;
}

/** Rows of the accounts. What a caller changes is always their own. */
export function createAccountStore(db: Kysely<Tables>) {
  const columns = [
    'id',
    'email',
    'mobile_number',
    'full_name',
    'company_name',
    'job_role',
    'locale',
    'homepage_type',
    'needs_profiling',
    'selected_module',
    'previous_login_at',
    'has_listed_password',
  ] as const;
  return {
    async own({ userId }: Pick<MemberScope, 'userId'>): Promise<AccountRow> {
      return db.selectFrom('user_account').select(columns).where('id', '=', userId).executeTakeFirstOrThrow();
    },
    async changeOwn(
      { userId }: Pick<MemberScope, 'userId'>,
      changes: Partial<
        Pick<
          AccountRow,
          'full_name' | 'company_name' | 'job_role' | 'locale' | 'homepage_type' | 'needs_profiling' | 'selected_module'
        >
      >,
    ): Promise<void> {
      if (Object.keys(changes).length === 0) return;
      await db.updateTable('user_account').set(changes).where('id', '=', userId).execute();
    },
    /** The age of a number that is bound once more stays. */
    async bindPhone({ userId }: Pick<MemberScope, 'userId'>, mobileNumber: string): Promise<void> {
      await db
        .updateTable('user_account')
        .set({ mobile_number: mobileNumber, phone_bound_at: sql<Date>`now()` })
        .where('id', '=', userId)
        .where('mobile_number', 'is distinct from', mobileNumber)
        .execute();
    },
    async byEmail(email: string): Promise<KnownAccount | undefined> {
      return db
        .selectFrom('user_account')
        .select(['id', 'password_hash', 'is_demo', 'email_verified_at'])
        .where('email', '=', email.toLowerCase())
        .executeTakeFirst();
    },
    /** Where a person is told about their account; undefined for one that is gone. */
    async addressOf(userId: string) {
      return db
        .selectFrom('user_account')
        .select(['email', 'email_verified_at', 'is_demo', 'locale'])
        .where('id', '=', userId)
        .executeTakeFirst();
    },
    async byIdentity({ issuer, subject }: { issuer: string; subject: string }): Promise<{ id: string } | undefined> {
      return db
        .selectFrom('user_identity')
        .select('user_id as id')
        .where('issuer', '=', issuer)
        .where('subject', '=', subject)
        .executeTakeFirst();
    },
    /** By which subjects an issuer knows a person. */
    async subjectsOf(userId: string, issuer: string): Promise<string[]> {
      const rows = await db
        .selectFrom('user_identity')
        .select('subject')
        .where('user_id', '=', userId)
        .where('issuer', '=', issuer)
        .execute();
      return rows.map(({ subject }) => subject);
    },
    /** Holds an account until the transaction ends, so that of two that bind it the second sees what the first did. */
    async lock(userId: string): Promise<void> {
      await db.selectFrom('user_account').select('id').where('id', '=', userId).forUpdate().execute();
    },
    /** Ends that an issuer knows a person, by whichever subject. */
    async dropIdentities(userId: string, issuer: string): Promise<void> {
      await db.deleteFrom('user_identity').where('user_id', '=', userId).where('issuer', '=', issuer).execute();
    },
    async addIdentity(userId: string, identity: ProviderIdentity): Promise<void> {
      await insertIdentity(db, userId, identity)
        .onConflict((conflict) => conflict.doNothing())
        .execute();
    },
    async secretsOf(userId: string): Promise<{ password_hash: string | null; is_demo: boolean }> {
      return db
        .selectFrom('user_account')
        .select(['password_hash', 'is_demo'])
        .where('id', '=', userId)
        .executeTakeFirstOrThrow();
    },
    async setPassword(userId: string, passwordHash: string): Promise<void> {
      await db
        .updateTable('user_account')
        .set({ password_hash: passwordHash, has_listed_password: false })
        .where('id', '=', userId)
        .execute();
    },
    /** Notes whether the password that somebody signed in with is on the list of leaked ones. */
    async noteListed(userId: string, isListed: boolean): Promise<void> {
      await db
        .updateTable('user_account')
        .set({ has_listed_password: isListed })
        .where('id', '=', userId)
        .where('has_listed_password', '!=', isListed)
        .execute();
    },
    /** The same password at today's cost; leaves alone what was changed meanwhile. */
    async renewPasswordHash(userId: string, former: string, renewed: string): Promise<void> {
      await db
        .updateTable('user_account')
        .set({ password_hash: renewed })
        .where('id', '=', userId)
        .where('password_hash', '=', former)
        .execute();
    },
    async byMobileNumber(mobileNumber: string): Promise<{ id: string } | undefined> {
      return db.selectFrom('user_account').select('id').where('mobile_number', '=', mobileNumber).executeTakeFirst();
    },
    /** The one joined first leads; `ended_at` is when its administrators last ended the person's sessions there. */
    async tenantsOf(userId: string): Promise<{ tenant_id: string; name: string; role: Role; ended_at: Date | null }[]> {
      return db
        .selectFrom('tenant_member')
        .innerJoin('tenant', 'tenant.id', 'tenant_member.tenant_id')
        .select([
          'tenant_member.tenant_id',
          'tenant.name',
          'tenant_member.role',
          'tenant_member.sessions_ended_at as ended_at',
        ])
        .where('tenant_member.user_id', '=', userId)
        .orderBy('tenant_member.joined_at')
        .orderBy('tenant.id')
        .execute();
    },
    async noteLogin(userId: string): Promise<void> {
      await db
        .updateTable('user_account')
        .set(({ ref }) => ({ previous_login_at: ref('last_login_at'), last_login_at: new Date() }))
        .where('id', '=', userId)
        .execute();
    },
    /**
     * An account and the tenant that it owns, with the free edition; undefined where somebody has one by the same address,
     * number or identity, also by a call that was made at the same moment. Nothing is kept then.
     */
    async register(
      account: NewAccount & { identity?: ProviderIdentity },
      tenantName: string,
    ): Promise<{ userId: string; tenantId: string } | undefined> {
      const registered = db.transaction().execute(async (trx) => {
        const tenantId = randomUUID();
        await trx.insertInto('tenant').values({ id: tenantId, name: tenantName }).execute();
        const userId = await insertAccount(trx, account);
        if (account.identity) await insertIdentity(trx, userId, account.identity).execute();
        await join(trx, { tenantId, userId, role: 'owner' }, [{ package: 'air_free', endsAt: null }]);
        return { userId, tenantId };
      });
      return registered.catch((error: unknown) => {
        if (isUniqueViolation(error)) return undefined;
        throw error;
      });
    },
  };
}

export interface KnownAccount {
  id: string;
  password_hash: string | null;
  is_demo: boolean;
  email_verified_at: Date | null;
}

function insertIdentity(db: Kysely<Tables>, userId: string, { issuer, subject }: ProviderIdentity) {
  return db.insertInto('user_identity').values({ issuer, subject, user_id: userId });
}

export async function insertAccount(db: Kysely<Tables>, account: NewAccount): Promise<string> {
  const id = randomUUID();
  await db
    .insertInto('user_account')
    .values({
      id,
      email: account.email?.toLowerCase() ?? null,
      email_verified_at: account.email === undefined ? null : sql<Date>`now()`,
      mobile_number: account.mobileNumber ?? null,
      phone_bound_at: account.mobileNumber === undefined ? null : sql<Date>`now()`,
      password_hash: account.passwordHash ?? null,
      full_name: account.fullName,
      company_name: account.companyName ?? '',
      is_demo: account.isDemo ?? false,
      service_of: account.serviceOf ?? null,
    })
    .execute();
  return id;
}

export async function join(
  db: Kysely<Tables>,
  { tenantId, userId, role }: Pick<MemberScope, 'tenantId' | 'userId'> & { role: Role },
  grants: readonly { package: PackageName; endsAt: Date | null; endSeenAt?: Date | null }[],
): Promise<void> {
  await db.insertInto('tenant_member').values({ tenant_id: tenantId, user_id: userId, role }).execute();
  for (const grant of grants) {
    await db
      .insertInto('package_grant')
      .values({
        tenant_id: tenantId,
        user_id: userId,
        package: grant.package,
        ends_at: grant.endsAt,
        end_seen_at: grant.endSeenAt ?? null,
      })
      .execute();
  }
}
