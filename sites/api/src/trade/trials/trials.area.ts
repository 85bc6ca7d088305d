import * as trialsCalls from '@assay/contract/calls/trials';
import { daysLeft, needsTrial, trialPackages } from '@assay/domain';
import { sql } from 'kysely';
import type { ServiceArea, ServiceContext } from '../../ground/application/service.types.ts';
import { bind } from '../../ground/http/binding.ts';
import { CallError } from '../../ground/http/call-error.ts';
import { askingOf, givenTo, noteGiven } from '../../people/tenancy/given-once.ts';
import { packageGrants, packageGrantsIn } from '../../people/tenancy/package-grants.ts';
import type { TenancyTables } from '../../people/tenancy/tenancy.migrations.ts';

/** Trials: whether one is due, beginning one, and having been told of its end. */
export function trialsArea({ database, settings, keys, log }: ServiceContext): ServiceArea {
  const db = database.tables<TenancyTables>();
  return {
    bindings: bind(trialsCalls, {
      'trials.need': async ({ scope }) =>
        needsTrial(await packageGrants(database, scope, settings)) &&
        !(await givenTo(askingOf(db), keys, scope.userId)).has('trial'),

      'trials.add': async ({ scope, query, body }) => {
        const name = trialPackages[query.empower_type];
        const endsAt = await db.transaction().execute(async (trx) => {
          // Whoever asks twice at once, for whatever lines, is served one after the other.
          const ask = askingOf(trx);
          await ask('select from user_account where id = $1 for update', [scope.userId]);
          const isDue = needsTrial(await packageGrantsIn(trx, scope, settings));
          if (!isDue || (await givenTo(ask, keys, scope.userId)).has('trial')) throw new CallError('conflict');
          await noteGiven(ask, keys, scope.userId, ['trial']);
          const added = await trx
            .insertInto('package_grant')
            .values({
              tenant_id: scope.tenantId,
              user_id: scope.userId,
              package: name,
              ends_at: sql<Date>`now() + make_interval(days => ${settings.ASSAY_TRIAL_DAYS})`,
            })
            .returning('ends_at')
            .executeTakeFirstOrThrow();
          return added.ends_at ?? undefined;
        });
        log.info('trial-added', { package: name, media: body.media_type });
        const left = daysLeft({ package: name, ...(endsAt ? { endsAt } : {}) }, new Date());
        return { package: name, trial_package_left_days: left ?? settings.ASSAY_TRIAL_DAYS };
      },

      'trials.endSeen': async ({ scope }) => {
        await db
          .updateTable('package_grant')
          .set({ end_seen_at: sql<Date>`now()` })
          .where('tenant_id', '=', scope.tenantId)
          .where('user_id', '=', scope.userId)
          .where('ends_at', '<=', sql<Date>`now()`)
          .where('end_seen_at', 'is', null)
          .execute();
        return { saved: true };
      },
    }),
  };
}
