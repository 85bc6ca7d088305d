import { trackingCalls } from '@assay/contract';
import { sql } from 'kysely';
import { bind } from '../http/binding.ts';
import type { ServiceArea, ServiceContext } from '../service.types.ts';
import type { TrackingTables } from './tracking.migrations.ts';

/** Counting what is shown and pressed, in the product's own store; a refusal by browser or account leaves no row. */
export function trackingArea({ database }: ServiceContext): ServiceArea {
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
    }),
  };
}
