import { type Kysely, sql, type Transaction } from 'kysely';
import { CallError } from '../../ground/http/call-error.ts';
import type { EmbedTables } from './embed.migrations.ts';

/** What a site takes so much of. */
export type CappedUse = 'questions' | 'leads';

/** A site, and who asks there; a lead is nobody's. */
export interface SiteUser {
  siteId: string;
  visitor: string | undefined;
}

type Caps = Pick<
  EmbedTables['embed_site'],
  'questions_a_day' | 'questions_an_hour' | 'visitor_questions_a_day' | 'leads_a_day'
>;
type Executor = Transaction<EmbedTables>;

const today = sql<string>`(now() at time zone 'utc')::date`;
const thisHour = sql<number>`extract(hour from now() at time zone 'utc')::smallint`;

/** Seconds until the present hour or day ends. */
async function secondsLeft(trx: Executor, span: 'hour' | 'day'): Promise<number> {
  const { rows } = await sql<{ seconds: number }>`
    select extract(epoch from date_trunc(${span}, at) + ${`1 ${span}`}::interval - at)::float as seconds
    from (select now() at time zone 'utc' as at) as present
  `.execute(trx);
  return rows[0]?.seconds ?? 0;
}

/** @throws CallError tooMany, with the time after which one is taken again; without it where none ever is */
async function refuse(trx: Executor, caps: readonly number[], span: 'hour' | 'day'): Promise<never> {
  throw new CallError('tooMany', caps.includes(0) ? {} : { retryAfter: await secondsLeft(trx, span) });
}

/** False when the visitor has had as many of the day as one may; nothing was counted then. */
async function countForVisitor(trx: Executor, { siteId, visitor }: SiteUser, cap: number): Promise<boolean> {
  const { rows } = await sql`
    update embed_visitor as v set
      asked = case when v.asked_on >= ${today} then v.asked + 1 else 1 end,
      asked_on = greatest(v.asked_on, ${today})
    where user_id = ${visitor} and site_id = ${siteId}
      and case when v.asked_on >= ${today} then v.asked else 0 end < ${cap}
    returning 1
  `.execute(trx);
  return rows.length > 0;
}

/** The span whose cap is reached; undefined for a question that was counted. A clock that lags behind counts into the hour of the others. */
async function countForSite(trx: Executor, siteId: string, caps: Caps): Promise<'hour' | 'day' | undefined> {
  const { questions_a_day: aDay, questions_an_hour: anHour } = caps;
  const { rows: counted } = await sql`
    insert into embed_use as u (site_id, day, hour, questions, questions_in_hour)
    select ${siteId}, ${today}, ${thisHour}, 1, 1 where ${aDay}::int > 0 and ${anHour}::int > 0
    on conflict (site_id, day) do update set
      questions = u.questions + 1,
      questions_in_hour = case when excluded.hour > u.hour then 1 else u.questions_in_hour + 1 end,
      hour = greatest(u.hour, excluded.hour)
    where u.questions < ${aDay} and (excluded.hour > u.hour or u.questions_in_hour < ${anHour})
    returning 1
  `.execute(trx);
  if (counted.length > 0) return undefined;
  const use = await trx
    .selectFrom('embed_use')
    .select('questions')
    .where('site_id', '=', siteId)
    .where('day', '=', today)
    .executeTakeFirst();
  return (use?.questions ?? 0) < aDay ? 'hour' : 'day';
}

async function countQuestion(trx: Executor, user: SiteUser, caps: Caps): Promise<void> {
  const all = [caps.questions_a_day, caps.questions_an_hour, caps.visitor_questions_a_day];
  if (!(await countForVisitor(trx, user, caps.visitor_questions_a_day))) {
    const known = await trx
      .selectFrom('embed_visitor')
      .select('site_id')
      .where('user_id', '=', user.visitor ?? '')
      .execute();
    // Erased while the token lives: the page begins anew with somebody else.
    if (known.length === 0) throw new CallError('forbidden');
    await refuse(trx, all, 'day');
  }
  const spent = await countForSite(trx, user.siteId, caps);
  if (spent) await refuse(trx, all, spent);
}

async function countLead(trx: Executor, { siteId }: SiteUser, { leads_a_day: cap }: Caps): Promise<void> {
  const { rows } = await sql`
    insert into embed_use as u (site_id, day, leads) select ${siteId}, ${today}, 1 where ${cap}::int > 0
    on conflict (site_id, day) do update set leads = u.leads + 1 where u.leads < ${cap}
    returning 1
  `.execute(trx);
  if (rows.length === 0) await refuse(trx, [cap], 'day');
}

/** What was taken from the visitors of sites, in the days and hours of UTC. */
export function createUseStore(db: Kysely<EmbedTables>) {
  return {
    /**
     * Counts one use against every cap of its site, or against none: exact under any number of parallel calls.
     *
     * @throws CallError tooMany beyond a cap, forbidden when the site is gone
     */
    async count(use: CappedUse, user: SiteUser): Promise<void> {
      await db.transaction().execute(async (trx) => {
        // Held against its removal, which locks the site before the visitors too.
        const caps = await trx
          .selectFrom('embed_site')
          .select(['questions_a_day', 'questions_an_hour', 'visitor_questions_a_day', 'leads_a_day'])
          .where('id', '=', user.siteId)
          .forKeyShare()
          .executeTakeFirst();
        if (!caps) throw new CallError('forbidden');
        await (use === 'questions' ? countQuestion : countLead)(trx, user, caps);
      });
    },
  };
}

export type UseStore = ReturnType<typeof createUseStore>;
