import { randomBytes } from 'node:crypto';
import {
  type ActivityState,
  type ActivityType,
  editionOf,
  empowerTypeOf,
  type InformationField,
  invitedWithinDays,
  missingInformation,
  type PackageName,
  packages,
  trialPackages,
} from '@assay/domain';
import { type Kysely, sql } from 'kysely';
import type { Settings } from '../../ground/configuration/settings.ts';
import type { Keyring } from '../../ground/keys/keyring.types.ts';
import type { MemberScope } from '../../ground/scope/tenant-scope.ts';
import type { IdentityTables } from '../identity/identity.migrations.ts';
import { askingOf, givenTo, noteGiven } from '../tenancy/given-once.ts';
import { packageGrantsIn } from '../tenancy/package-grants.ts';
import type { TenancyTables } from '../tenancy/tenancy.migrations.ts';
import type { ActivityTables } from './activity.migrations.ts';

type Tables = ActivityTables & IdentityTables & TenancyTables;
type Person = Pick<MemberScope, 'tenantId' | 'userId'>;

/** How far a person is with each activity. */
export interface Progress {
  states: Readonly<Record<ActivityType, ActivityState>>;
  /** New accounts that came by the person's address. */
  registered: number;
  missing: InformationField[];
}

/** A condition that is not met, an award received before, or packages that are bought already. */
export type NoAward = 'open' | 'received' | 'premium';

export function createActivityStore(
  db: Kysely<Tables>,
  settings: Pick<Settings, 'ASSAY_ALL_PACKAGES'>,
  keys: Pick<Keyring, 'current' | 'all'>,
) {
  async function progressIn(executor: Kysely<Tables>, { userId }: Pick<Person, 'userId'>): Promise<Progress> {
    const {
      rows: [row],
    } = await sql<{
      full_name: string;
      company_name: string;
      job_role: string;
      registered: number;
      has_feedback: boolean;
      received: ActivityType[];
    }>`
      select full_name, company_name, job_role,
        (select count(*)::int from activity_arrival where invited_by = u.id) as registered,
        exists (select 1 from activity_feedback where user_id = u.id) as has_feedback,
        coalesce((select json_agg(active_type) from activity_award where user_id = u.id), '[]'::json) as received
      from user_account u where id = ${userId}
    `.execute(executor);
    if (!row) throw new Error('An account that acts has gone.');
    const missing = missingInformation(row);
    const former = await givenTo(askingOf(executor), keys, userId);
    const stateOf = (type: ActivityType, isMet: boolean): ActivityState =>
      row.received.includes(type) || former.has(type) ? 'received' : isMet ? 'ready' : 'open';
    return {
      states: {
        inviteRegisterV2: stateOf('inviteRegisterV2', row.registered > 0),
        inviteFeedback: stateOf('inviteFeedback', row.has_feedback),
        perfectInformation: stateOf('perfectInformation', missing.length === 0),
      },
      registered: row.registered,
      missing,
    };
  }

  return {
    progress: (person: Pick<Person, 'userId'>) => progressIn(db, person),

    /** The code of a person's address, made at the first time of asking. */
    async inviteOf({ userId }: Pick<Person, 'userId'>): Promise<string> {
      const { code } = await db
        .insertInto('activity_invite')
        .values({ code: randomBytes(9).toString('base64url'), user_id: userId })
        .onConflict((conflict) => conflict.column('user_id').doUpdateSet({ user_id: userId }))
        .returning('code')
        .executeTakeFirstOrThrow();
      return code;
    },

    /** Notes by whose address a new account came; once, and never by its own. */
    async noteArrival({ userId }: Pick<Person, 'userId'>, code: string): Promise<boolean> {
      const { rows } = await sql`
        insert into activity_arrival (user_id, invited_by)
        select u.id, i.user_id from activity_invite i, user_account u
        where i.code = ${code} and u.id = ${userId} and i.user_id <> u.id
          and u.created_at > now() - make_interval(days => ${invitedWithinDays})
        on conflict do nothing returning user_id
      `.execute(db);
      return rows.length > 0;
    },

    async saveFeedback({ userId, tenantId }: Person, said: { score: number; content: string }): Promise<void> {
      await db
        .insertInto('activity_feedback')
        .values({ user_id: userId, tenant_id: tenantId, ...said })
        .onConflict((conflict) => conflict.column('user_id').doUpdateSet({ ...said, at: sql<Date>`now()` }))
        .execute();
    },

    /**
     * Receives an award once, however many ask at the same moment: days are added to the trial that runs longest, or a
     * trial of the person's home begins.
     */
    async receive(
      { userId, tenantId }: Person,
      type: ActivityType,
      days: number,
    ): Promise<{ package: PackageName; endsAt: Date } | NoAward> {
      return db.transaction().execute(async (trx) => {
        const account = await trx
          .selectFrom('user_account')
          .select('homepage_type')
          .where('id', '=', userId)
          .forUpdate()
          .executeTakeFirstOrThrow();
        const { states } = await progressIn(trx, { userId });
        if (states[type] !== 'ready') return states[type];
        const grants = await packageGrantsIn(trx.$pickTables<keyof TenancyTables>(), { tenantId, userId }, settings);
        const now = new Date();
        // A trial beside what was bought would only make less of it.
        if (editionOf(grants, now) === 'premium') return 'premium';
        const running = grants
          .filter((grant) => packages[grant.package].kind === 'trial' && grant.endsAt && grant.endsAt > now)
          .toSorted((a, b) => (b.endsAt?.getTime() ?? 0) - (a.endsAt?.getTime() ?? 0))[0];
        const name = running?.package ?? trialPackages[empowerTypeOf(account.homepage_type)];
        const { ends_at } = await trx
          .insertInto('package_grant')
          .values({
            tenant_id: tenantId,
            user_id: userId,
            package: name,
            ends_at: sql<Date>`now() + make_interval(days => ${days})`,
          })
          .onConflict((conflict) =>
            conflict.columns(['tenant_id', 'user_id', 'package']).doUpdateSet({
              ends_at: sql<Date>`greatest(package_grant.ends_at, now()) + make_interval(days => ${days})`,
              end_seen_at: null,
            }),
          )
          .returning('ends_at')
          .executeTakeFirstOrThrow();
        await trx
          .insertInto('activity_award')
          .values({ user_id: userId, active_type: type, tenant_id: tenantId, package: name, days })
          .execute();
        await noteGiven(askingOf(trx), keys, userId, [type]);
        return { package: name, endsAt: ends_at ?? now };
      });
    },
  };
}
