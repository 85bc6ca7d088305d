import * as trackingCalls from '@assay/contract/calls/tracking';
import { guidesFor } from '@assay/domain';
import { type Kysely, sql } from 'kysely';
import type { ServiceArea, ServiceContext } from '../../ground/application/service.types.ts';
import { bind } from '../../ground/http/binding.ts';
import type { TrackingTables } from './tracking.migrations.ts';

const sweepInterval = 3_600_000;

/** Counting what is shown and pressed, in the product's own store; a refusal by browser or account leaves no row. */
export function trackingArea({ database, settings, log }: ServiceContext): ServiceArea {
  let sweep: NodeJS.Timeout | undefined;
  const db = database.tables<TrackingTables>();
  const isRefused = async (userId: string) =>
    (await db.selectFrom('tracking_refusal').select('user_id').where('user_id', '=', userId).executeTakeFirst()) !==
    undefined;
  return {
    bindings: bind(trackingCalls, {
      'tracking.add': async ({ scope, body, request }) => {
        const says = (name: string) => request.headers.get(name) === '1';
        if (says('dnt') || says('sec-gpc')) return { kept: false };
        const person = scope && scope.role !== 'guest' ? scope : undefined;
        if (person && (await isRefused(person.userId))) return { kept: false };
        await db
          .insertInto('tracking_event')
          .values({
            tenant_id: person?.tenantId ?? null,
            user_id: person?.userId ?? null,
            event: body.event,
            label: body.label,
            module_type: body.module_type ?? null,
            properties: sql`${JSON.stringify(body.properties ?? {})}::jsonb`,
          })
          .execute();
        return { kept: true };
      },
      'tracking.choice': async ({ scope }) => ({ allowed: !(await isRefused(scope.userId)) }),
      'tracking.saveChoice': async ({ scope, body }) => {
        if (body.allowed) {
          await db.deleteFrom('tracking_refusal').where('user_id', '=', scope.userId).execute();
          return { allowed: true };
        }
        await db.transaction().execute(async (trx) => {
          await trx
            .insertInto('tracking_refusal')
            .values({ user_id: scope.userId })
            .onConflict((conflict) => conflict.doNothing())
            .execute();
          await trx.deleteFrom('tracking_event').where('user_id', '=', scope.userId).execute();
        });
        return { allowed: false };
      },
      'tracking.guide': async ({ scope, query }) => {
        const seen = await db.selectFrom('guide_seen').select('guide').where('user_id', '=', scope.userId).execute();
        return { guides: guidesFor(query.isRD === 'true', new Set(seen.map(({ guide }) => guide))) };
      },
      'tracking.saveGuideAlert': async ({ scope, params }) => {
        await db
          .insertInto('guide_seen')
          .values({ user_id: scope.userId, guide: params.id })
          .onConflict((conflict) => conflict.doNothing())
          .execute();
        return { saved: true };
      },
    }),
    async start() {
      sweep = setInterval(() => {
        sweepEvents(db, settings.ASSAY_TRACKING_DAYS).catch((error: unknown) => log.error('tracking-not-swept', error));
      }, sweepInterval);
      sweep.unref();
    },
    async stop() {
      clearInterval(sweep);
    },
  };
}

/** Deletes what was counted longer ago than it is kept. @returns the number of events deleted */
export async function sweepEvents(db: Kysely<TrackingTables>, days: number): Promise<number> {
  const { numDeletedRows } = await db
    .deleteFrom('tracking_event')
    .where('at', '<', sql<Date>`now() - make_interval(days => ${days})`)
    .executeTakeFirst();
  return Number(numDeletedRows);
}
