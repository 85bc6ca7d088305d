import type { Operation, Origin } from '@assay/works';
import { type Kysely, type Selectable, sql } from 'kysely';
import { CallError } from '../../../ground/http/call-error.ts';
import { accountName, authorOf } from '../author-names.ts';
import type { WorkSuggestionRow, WorksTables } from '../works.migrations.ts';

/** Open suggestions that one work can have. */
const mostOpen = 500;
/** Of those that were decided, how many are shown. */
const decidedShown = 50;

type SuggestionRow = Selectable<WorkSuggestionRow> & { author_name: string; decider_name: string | null };

interface NewSuggestion {
  id: string;
  operations: readonly Operation[];
  reason?: string | undefined;
  origin: Origin;
  /** Who asks for it, or had a tool look. */
  person: string;
}

/** Changes that wait for somebody who may edit. */
export function createSuggestions(db: Kysely<WorksTables>, changed: (work: string) => Promise<void>) {
  const read = (work: string, which: ReturnType<typeof sql>) =>
    sql<SuggestionRow>`
      select s.*, coalesce(${accountName}, '') as author_name, nullif(decider.full_name, '') as decider_name
      from work_suggestion s left join user_account account on account.id = s.user_id
        left join user_account decider on decider.id = s.decided_by
      where s.work_id = ${work} and ${which}
      order by s.state = 'open' desc, s.at desc, s.id limit ${mostOpen + decidedShown}
    `.execute(db);

  const viewOf = (row: SuggestionRow) => ({
    id: row.id,
    author: authorOf(row),
    origin: row.origin,
    reason: row.reason,
    operations: JSON.parse(row.operations) as Operation[],
    at: row.at.toISOString(),
    state: row.state,
    decided_at: row.decided_at?.toISOString() ?? null,
    decided_by: row.decider_name,
  });

  const find = async (executor: Kysely<WorksTables>, work: string, id: string) =>
    executor
      .selectFrom('work_suggestion')
      .selectAll()
      .where('work_id', '=', work)
      .where('id', '=', id)
      .executeTakeFirst();

  /** Keeps one, as part of a transaction; false where it is known already. @throws CallError conflict where too many wait already */
  async function keep(
    executor: Kysely<WorksTables>,
    work: string,
    { id, operations, reason, origin, person }: NewSuggestion,
  ): Promise<boolean> {
    if (await find(executor, work, id)) return false;
    const { rows } = await sql<{ count: number }>`
      select count(*)::int as count from work_suggestion where work_id = ${work} and state = 'open'
    `.execute(executor);
    if ((rows[0]?.count ?? 0) >= mostOpen) throw new CallError('conflict');
    await executor
      .insertInto('work_suggestion')
      .values({
        work_id: work,
        id,
        user_id: person,
        origin,
        reason: reason ?? null,
        operations: JSON.stringify(operations),
        decided_by: null,
        decided_at: null,
      })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
    await sql`update work set talk = talk + 1 where id = ${work}`.execute(executor);
    return true;
  }

  return {
    keep,

    async list(work: string) {
      const { rows } = await read(
        work,
        sql`(s.state = 'open' or s.id in (
          select id from work_suggestion where work_id = ${work} and state <> 'open'
          order by decided_at desc limit ${decidedShown}))`,
      );
      return rows.map(viewOf);
    },

    find: (work: string, id: string): Promise<Selectable<WorkSuggestionRow> | undefined> => find(db, work, id),

    /** @throws CallError conflict where too many wait already */
    async add(work: string, suggestion: NewSuggestion) {
      if (await keep(db, work, suggestion)) await changed(work);
      const [row] = (await read(work, sql`s.id = ${suggestion.id}`)).rows;
      if (!row) throw new CallError('notFound');
      return viewOf(row);
    },

    /** Takes it as decided; false where somebody else was first. What was done is accepted, whoever refused it meanwhile. */
    async decide(work: string, id: string, state: 'accepted' | 'refused', person: string): Promise<boolean> {
      const { rows } = await sql`
        update work_suggestion set state = ${state}, decided_by = ${person}, decided_at = now()
        where work_id = ${work} and id = ${id} and state in ('open', ${state === 'accepted' ? 'refused' : 'open'})
        returning id
      `.execute(db);
      if (rows.length > 0) await changed(work);
      return rows.length > 0;
    },
  };
}

export type Suggestions = ReturnType<typeof createSuggestions>;
