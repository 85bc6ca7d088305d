import { trialsCalls } from '@assay/contract';
import { daysLeft, needsTrial, trialPackages } from '@assay/domain';
import { sql } from 'kysely';
import { bind } from '../http/binding.ts';
import { CallError } from '../http/call-error.ts';
import type { ServiceArea, ServiceContext } from '../service.types.ts';
import { packageGrants } from '../tenancy/package-grants.ts';
import type { TenancyTables } from '../tenancy/tenancy.migrations.ts';

/** Trials: whether one is due, beginning one, and having been told of its end. */
export function trialsArea({ database, settings, log }: ServiceContext): ServiceArea {
  const db = database.tables<TenancyTables>();
  return {
    bindings: bind(trialsCalls, {
      'trials.need': async ({ scope }) => needsTrial(await packageGrants(database, scope, settings)),

      'trials.add': async ({ scope, query, body }) => {
        const name = trialPackages[query.empower_type];
        const added = await db
          .insertInto('package_grant')
          .values({
            tenant_id: scope.tenantId,
            user_id: scope.userId,
            package: name,
            ends_at: sql<Date>`now() + make_interval(days => ${settings.ASSAY_TRIAL_DAYS})`,
          })
          .onConflict((conflict) => conflict.doNothing())
          .returning('ends_at')
          .executeTakeFirst();
        if (!added) throw new CallError('conflict');
        log.info('trial-added', { package: name, from: query.from ?? body.from, media: body.media_type });
        const endsAt = added.ends_at ?? undefined;
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
