import { type CountedFeature, type UsageDimension, usagePeriod } from '@assay/domain';
import { type Kysely, type QueryExecutorProvider, sql } from 'kysely';
import type { Holder } from '../../people/tenancy/package-grants.ts';
import type { UsageTables } from './usage.migrations.ts';

const spans = { DIMENSION_DAY: 'day', DIMENSION_MONTH: 'month', DIMENSION_YEAR: 'year' } as const satisfies Record<
  UsageDimension,
  string
>;

export interface Use {
  /** What makes the use; the same id cannot be counted twice. */
  id: string;
  holder: Holder;
  feature: CountedFeature;
  /** Uses that the span allows. */
  dimension: UsageDimension;
  limit: number;
  at: Date;
  timeZone: string;
}

/** Uses of a feature in the present day, month and year. */
export type UsesBySpan = Record<UsageDimension, number>;

/**
 * Counts a use in day, month and year, or refuses it, in one statement on one row: exact under any number of parallel
 * calls and processes. A clock that lags behind the row's span counts into that span.
 *
 * @returns false when the quota is spent; nothing was counted.
 */
export async function countUse(executor: QueryExecutorProvider, use: Use): Promise<boolean> {
  const { id, holder, feature, limit, dimension, at, timeZone } = use;
  const start = (span: UsageDimension) => usagePeriod(span, at, timeZone).start;
  const [day, month, year] = [start('DIMENSION_DAY'), start('DIMENSION_MONTH'), start('DIMENSION_YEAR')];
  const limited = spans[dimension];
  const limitedStart = sql.ref(`c.${limited}_start`);
  const limitedUsed = sql.ref(`c.${limited}_used`);
  const { rows } = await sql`
    with spent as (
      insert into usage_count as c
        (tenant_id, user_id, feature, day_start, day_used, month_start, month_used, year_start, year_used)
      select ${holder.tenantId}, ${holder.userId}, ${feature}, ${day}::date, 1, ${month}::date, 1, ${year}::date, 1
      where ${limit}::int > 0
      on conflict (tenant_id, user_id, feature) do update set
        day_used = case when excluded.day_start > c.day_start then 1 else c.day_used + 1 end,
        day_start = greatest(c.day_start, excluded.day_start),
        month_used = case when excluded.month_start > c.month_start then 1 else c.month_used + 1 end,
        month_start = greatest(c.month_start, excluded.month_start),
        year_used = case when excluded.year_start > c.year_start then 1 else c.year_used + 1 end,
        year_start = greatest(c.year_start, excluded.year_start)
      where ${sql.ref(`excluded.${limited}_start`)} > ${limitedStart} or ${limitedUsed} < ${limit}::int
      returning 1
    )
    insert into usage_event (id, tenant_id, user_id, feature, day)
    select ${id}, ${holder.tenantId}, ${holder.userId}, ${feature}, ${day}::date from spent
    returning id
  `.execute(executor);
  return rows.length > 0;
}

/** Gives a use back, once: the counts of the spans that still hold it go down. */
export async function giveBackUse(executor: QueryExecutorProvider, id: string): Promise<boolean> {
  const { rows } = await sql`
    with returned as (
      delete from usage_event where id = ${id} returning tenant_id, user_id, feature, day
    )
    update usage_count as c set
      day_used = c.day_used - (case when r.day = c.day_start then 1 else 0 end),
      month_used = c.month_used - (case when date_trunc('month', r.day)::date = c.month_start then 1 else 0 end),
      year_used = c.year_used - (case when date_trunc('year', r.day)::date = c.year_start then 1 else 0 end)
    from returned as r
    where c.tenant_id = r.tenant_id and c.user_id = r.user_id and c.feature = r.feature
    returning c.feature
  `.execute(executor);
  return rows.length > 0;
}

/** Uses of a person in the spans that a moment lies in; a feature that was never used is absent. */
export async function usesOf(
  db: Kysely<UsageTables>,
  { tenantId, userId }: Holder,
  at: Date,
  timeZone: string,
): Promise<ReadonlyMap<CountedFeature, UsesBySpan>> {
  const { rows } = await sql<{ feature: CountedFeature } & Record<`${'day' | 'month' | 'year'}_used`, number>>`
    select feature,
      case when day_start >= ${usagePeriod('DIMENSION_DAY', at, timeZone).start}::date then day_used else 0 end as day_used,
      case when month_start >= ${usagePeriod('DIMENSION_MONTH', at, timeZone).start}::date then month_used else 0 end as month_used,
      case when year_start >= ${usagePeriod('DIMENSION_YEAR', at, timeZone).start}::date then year_used else 0 end as year_used
    from usage_count where tenant_id = ${tenantId} and user_id = ${userId}
  `.execute(db);
  return new Map(
    rows.map((row) => [
      row.feature,
      { DIMENSION_DAY: row.day_used, DIMENSION_MONTH: row.month_used, DIMENSION_YEAR: row.year_used },
    ]),
  );
}

const exportBatch = 1000;

/** Every counted use of a person as lines of CSV, oldest first; days are those of the tenant's calendar. */
export async function* exportedUses(db: Kysely<UsageTables>, { tenantId, userId }: Holder): AsyncGenerator<string> {
  yield 'feature,day,used_at\r\n';
  // The place is a text: a Date has milliseconds, of a column that has microseconds.
  for (let after = { place: '-infinity', id: '' }; ; ) {
    const { rows } = await sql<{ id: string; feature: string; day: string; used_at: Date; place: string }>`
      select id, feature, day::text as day, used_at, used_at::text as place from usage_event
      where tenant_id = ${tenantId} and user_id = ${userId} and (used_at, id) > (${after.place}::timestamptz, ${after.id})
      order by used_at, id limit ${exportBatch}
    `.execute(db);
    if (rows.length > 0) yield rows.map((row) => `${row.feature},${row.day},${row.used_at.toISOString()}\r\n`).join('');
    const last = rows.at(-1);
    if (!last || rows.length < exportBatch) return;
    after = last;
  }
}
