import { type Kysely, sql } from 'kysely';
import { accountName } from '../author-names.ts';
import type { WorksTables } from '../works.migrations.ts';

/** Seconds after which a page that is not heard of any more is taken for gone. */
const gone = 45;
/** Milliseconds between signs of life of the pages that this process serves. */
const signInterval = 15_000;
/** Milliseconds in which moves of many are told as one. */
const gathering = 300;
/** People who are named; of more nobody could keep count. */
const mostNamed = 60;

/** Somebody who has a work open. */
export interface Present {
  page: string;
  /** Null for a guest. */
  person: string | null;
  name: string;
  record?: string;
  field?: string;
  /** Of the prose of that field. */
  selection?: Selection;
}

interface Selection {
  anchor: number;
  head: number;
}

/** Those who have a work open, as a column of a query over `work`. */
export const presentColumn = sql<Present[] | null>`(
  select json_agg(json_strip_nulls(json_build_object(
    'page', p.page, 'person', p.user_id, 'name', ${accountName}, 'record', p.record, 'field', p.field, 'selection', p.selection)) order by p.page)
  from (select * from work_presence where work_id = work.id and seen_at > now() - make_interval(secs => ${gone})
    order by page limit ${mostNamed}) p
  left join user_account account on account.id = p.user_id
)`;

/**
 * Who has which work open where. Pages that this process serves give signs of life through it; one whose process died is
 * forgotten by itself.
 */
export function createPresence(
  db: Kysely<WorksTables>,
  tell: (work: string) => Promise<void>,
  onFailure: (error: unknown) => void,
) {
  const served = new Map<string, { work: string; page: string }>();
  const due = new Map<string, NodeJS.Timeout>();
  let signs: NodeJS.Timeout | undefined;

  /** Tells it soon, with whatever else happens until then. */
  function tellSoon(work: string): void {
    if (due.has(work)) return;
    const timer = setTimeout(() => {
      due.delete(work);
      tell(work).catch(onFailure);
    }, gathering);
    due.set(work, timer.unref());
  }

  async function sign(): Promise<void> {
    if (served.size === 0) return;
    await sql`
      update work_presence set seen_at = now()
      from json_to_recordset(${JSON.stringify([...served.values()])}::json) as given (work text, page text)
      where work_id = given.work and work_presence.page = given.page
    `.execute(db);
  }

  return {
    start(): void {
      signs = setInterval(() => void sign().catch(onFailure), signInterval).unref();
    },
    async stop(): Promise<void> {
      clearInterval(signs);
      for (const timer of due.values()) clearTimeout(timer);
      due.clear();
    },
    /** A page opens a work; the function given back is called when it leaves. */
    async enter(work: string, page: string, person: string | null): Promise<() => void> {
      await sql`
        insert into work_presence (work_id, page, user_id) values (${work}, ${page}, ${person})
        on conflict (work_id, page) do update set seen_at = now()
        where work_presence.user_id is not distinct from excluded.user_id
      `.execute(db);
      await sql`
        delete from work_presence where work_id = ${work} and seen_at < now() - make_interval(secs => ${gone})
      `.execute(db);
      const visit = { work, page };
      const key = `${work}/${page}`;
      served.set(key, visit);
      tellSoon(work);
      return () => {
        // The same page may have come back on another line before this one ended.
        if (served.get(key) !== visit) return;
        served.delete(key);
        db.deleteFrom('work_presence')
          .where('work_id', '=', work)
          .where('page', '=', page)
          .execute()
          .then(() => tellSoon(work), onFailure);
      };
    },
    /** Where on a page of theirs somebody is; false for one that they have not open. */
    async move(
      work: string,
      page: string,
      person: string,
      place: { record?: string | undefined; field?: string | undefined; selection?: Selection | undefined },
    ): Promise<boolean> {
      const { rows } = await sql`
        update work_presence set record = ${place.record ?? null}, field = ${place.field ?? null},
          selection = ${place.selection ? JSON.stringify(place.selection) : null}::json, seen_at = now()
        where work_id = ${work} and page = ${page} and user_id = ${person} returning page
      `.execute(db);
      if (rows.length > 0) tellSoon(work);
      return rows.length > 0;
    },
  };
}

export type PresenceDesk = ReturnType<typeof createPresence>;
