import {
  type Author,
  asDone,
  type Change,
  type ChangeId,
  createWorkState,
  type Edit,
  EditRefused,
  type Effect,
  needsOf,
  type Origin,
  type SetOver,
  schemaVersion,
  setOver,
  titleOf,
  transact,
  transition,
  undo,
  type WorkKind,
  type WorkRecord,
  type WorkState,
  type Writing,
} from '@assay/works';
import { type Kysely, type Selectable, sql, type Transaction } from 'kysely';
import type { Database } from '../../ground/database/database.types.ts';
import { CallError } from '../../ground/http/call-error.ts';
import type { ChangeFeed } from './change-feed.ts';
import { type ForeignValue, foreignValues } from './foreign-values.ts';
import { neededRecords } from './needed-records.ts';
import { createPastChanges, type PastChanges } from './past-changes.ts';
import { recordOf, rowOf } from './record-rows.ts';
import { schemaAt } from './schema/schema-change.ts';
import type { WorkRow, WorksTables } from './works.migrations.ts';

type Commit = Transaction<WorksTables>;

/** What came of one edit. */
export type EditResult =
  | { id: ChangeId; revision: number; over: readonly ForeignValue[] }
  | { id: ChangeId; refused: EditRefused };

/** The same before it is known who wrote what was set over. */
type Edited = { id: ChangeId; revision: number; over: readonly SetOver[] } | { id: ChangeId; refused: EditRefused };

/** In whose name edits are done. */
export interface Editor {
  author: Author;
  writing: Writing;
  /** Part of the transaction, where something was done. */
  beside?: ((trx: Kysely<WorksTables>) => Promise<unknown>) | undefined;
}

/** What the edits of one call share. */
interface EditCall {
  editor: Editor;
  past: PastChanges;
  /** Those before it, on which it was made. */
  before: readonly Edit[];
}

/** What the rules looked at before they made an edit. */
export interface Grounds {
  revision: number;
  /** The edit's own. */
  reason: string;
}

type OperationsEdit = Extract<Edit, { operations: unknown }>;

export interface NewWork {
  id: string;
  tenant_id: string;
  owner_id: string;
  is_incognito?: boolean;
}

/** What a work is made to be. */
interface Becoming {
  change: ChangeId;
  author: Author;
  /** @default 'person' */
  origin?: Origin;
  reason: string;
  /** What its records are to be, from what they are. */
  records(held: readonly WorkRecord[]): readonly WorkRecord[];
}

/** All records of a work as they stand. */
export async function allRecords(db: Pick<Kysely<WorksTables>, 'selectFrom'>, work: string): Promise<WorkRecord[]> {
  const rows = await db
    .selectFrom('work_record')
    .select(['id', 'type', 'parent', 'place', 'body'])
    .where('work_id', '=', work)
    .orderBy('parent')
    .orderBy('place')
    .execute();
  return rows.map(recordOf);
}

/** Works in the database: their records as they stand, changed under the lock of their work, and every change kept. */
export function createWorkStore(database: Database, feed: ChangeFeed) {
  const db = database.tables<WorksTables>();

  /** Puts what an edit has touched in the place of what stood there. */
  async function write(
    trx: Commit,
    work: string,
    kind: WorkKind,
    state: WorkState,
    { patches }: Pick<Effect, 'patches'>,
  ): Promise<void> {
    const touched = [...new Set(patches.map((patch) => (patch.op === 'add' ? patch.record.id : patch.id)))];
    const left = touched.map((id) => state.get(id)).filter((record) => record !== undefined);
    const gone = touched.filter((id) => !state.get(id));
    if (gone.length > 0)
      await trx.deleteFrom('work_record').where('work_id', '=', work).where('id', 'in', gone).execute();
    if (left.length === 0) return;
    await sql`
      insert into work_record (work_id, id, type, parent, place, body, refs)
      select ${work}, id, type, parent, place, body, refs
      from json_to_recordset(${JSON.stringify(left.map((record) => rowOf(kind, work, record)))}::json)
        as given (id text, type text, parent text, place text, body text, refs text[])
      on conflict (work_id, id) do update
        set type = excluded.type, parent = excluded.parent, place = excluded.place, body = excluded.body, refs = excluded.refs
    `.execute(trx);
  }

  async function keep(
    trx: Commit,
    work: string,
    { edit, revision, effect, editor }: { edit: Edit; revision: number; effect: Effect; editor: Editor },
  ): Promise<void> {
    const { author, writing } = editor;
    await trx
      .insertInto('work_change')
      .values({
        work_id: work,
        revision,
        id: edit.id,
        user_id: 'person' in author ? author.person : null,
        run: 'run' in author ? author.run : null,
        origin: writing.origin,
        reason: ('reason' in edit && edit.reason) || null,
        undoes: 'undoes' in edit ? edit.undoes : null,
        patches: JSON.stringify(effect.patches),
        inverse: JSON.stringify(effect.inverse),
      })
      .execute();
  }

  /**
   * What a change did, for its author alone; undefined where there is none of theirs, or one in a form that the kind has no
   * more.
   */
  async function ownChange(
    trx: Commit,
    work: string,
    id: ChangeId,
    { author }: Editor,
  ): Promise<(Effect & Pick<Change, 'revision'>) | undefined> {
    const row = await trx
      .selectFrom('work_change')
      .select(['user_id', 'revision', 'patches', 'inverse'])
      .where('work_id', '=', work)
      .where('id', '=', id)
      .executeTakeFirst();
    if (!row || !('person' in author) || row.user_id !== author.person) return undefined;
    if ((await schemaAt(trx, work, row.revision)) !== undefined) return undefined;
    return { revision: row.revision, patches: JSON.parse(row.patches), inverse: JSON.parse(row.inverse) };
  }

  async function done(
    executor: Pick<Kysely<WorksTables>, 'selectFrom'>,
    work: string,
    id: ChangeId,
  ): Promise<number | undefined> {
    const row = await executor
      .selectFrom('work_change')
      .select('revision')
      .where('work_id', '=', work)
      .where('id', '=', id)
      .executeTakeFirst();
    return row?.revision;
  }

  /** Whether the rules, or a model by them, did something for a reason since a revision. */
  async function isDoneSince(trx: Commit, work: string, { reason, revision }: Grounds): Promise<boolean> {
    const row = await trx
      .selectFrom('work_change')
      .select('revision')
      .where('work_id', '=', work)
      .where('revision', '>', revision)
      .where('origin', '!=', 'person')
      .where('reason', '=', reason)
      .limit(1)
      .executeTakeFirst();
    return row !== undefined;
  }

  /** Does one edit in its turn; what is refused leaves nothing. */
  async function edited(
    trx: Commit,
    kind: WorkKind,
    row: Pick<WorkRow, 'id' | 'title' | 'revision'>,
    edit: Edit,
    { editor, past, before }: EditCall,
  ): Promise<Edited> {
    const known = await done(trx, row.id, edit.id);
    if (known !== undefined) {
      const own = await ownChange(trx, row.id, edit.id, editor);
      return { id: edit.id, revision: known, over: own ? setOver(edit, own) : [] };
    }
    try {
      const undone = 'undoes' in edit ? await ownChange(trx, row.id, edit.undoes, editor) : undefined;
      if ('undoes' in edit && !undone) throw new EditRefused('changedSince');
      const needs = needsOf(kind, edit, undone);
      await past.load(needs.since);
      const state = createWorkState(kind, await neededRecords(trx, row.id, needs));
      const effect =
        'operations' in edit
          ? transact(state, edit.operations, editor.writing, { since: past.since, before })
          : undo(state, undone ?? { patches: [], inverse: [] }, past.sinceAll(needs.since));
      row.revision += 1;
      past.add({ ...effect, id: edit.id, revision: row.revision, ...('undoes' in edit && { undoes: edit.undoes }) });
      row.title = titleOf(state) || row.title;
      await write(trx, row.id, kind, state, effect);
      await keep(trx, row.id, { edit, revision: row.revision, effect, editor });
      return { id: edit.id, revision: row.revision, over: setOver(edit, effect) };
    } catch (error) {
      if (error instanceof EditRefused) return { id: edit.id, refused: error };
      throw error;
    }
  }

  return {
    async find(id: string): Promise<Selectable<WorkRow> | undefined> {
      return db.selectFrom('work').selectAll().where('id', '=', id).where('removed_at', 'is', null).executeTakeFirst();
    },

    /** The revision that a change has led to; undefined where it was not done. */
    revisionOf: (work: string, change: ChangeId): Promise<number | undefined> => done(db, work, change),

    /** A work with its records, as of one moment. */
    async open(id: string): Promise<{ work: Selectable<WorkRow>; records: WorkRecord[] } | undefined> {
      return db
        .transaction()
        .setIsolationLevel('repeatable read')
        .execute(async (trx) => {
          const work = await trx.selectFrom('work').selectAll().where('id', '=', id).executeTakeFirst();
          if (!work) return undefined;
          return { work, records: await allRecords(trx, id) };
        });
    },

    /** Documents that records of a work cite. */
    async cited(id: string): Promise<readonly string[]> {
      const { rows } = await sql<{ document: string }>`
        select distinct evidence.value->>'document' as document
        from work_record, jsonb_each(body::jsonb->'evidence') as evidence where work_id = ${id}
      `.execute(db);
      return rows.map(({ document }) => document);
    },

    /**
     * Makes a work with its first changes, and what belongs to that in the same transaction.
     *
     * @param within is done before there is the work
     * @param beside puts what hangs on it beside it
     * @throws EditRefused when the kind does not allow them: a fault of whoever makes them.
     */
    async create(
      kind: WorkKind,
      work: NewWork,
      first: readonly { edit: OperationsEdit; editor: Editor }[],
      within: (trx: Commit) => Promise<void> = async () => undefined,
      beside: (trx: Commit) => Promise<void> = async () => undefined,
    ): Promise<void> {
      const state = createWorkState(kind);
      const changes = first.map(({ edit, editor }) => ({
        edit,
        editor,
        effect: transact(state, edit.operations, editor.writing),
      }));
      const title = titleOf(state);
      await db.transaction().execute(async (trx) => {
        await within(trx);
        await trx
          .insertInto('work')
          .values({ ...work, kind: kind.name, schema: schemaVersion(kind), title, revision: changes.length })
          .execute();
        await beside(trx);
        await write(trx, work.id, kind, state, { patches: changes.flatMap(({ effect }) => effect.patches) });
        for (const [at, change] of changes.entries()) await keep(trx, work.id, { ...change, revision: at + 1 });
      });
    },

    /** Does something beside a work while it is there. @throws CallError notFound */
    async beside(id: string, act: (trx: Commit) => Promise<void>): Promise<void> {
      await db.transaction().execute(async (trx) => {
        const row = await trx.selectFrom('work').select('id').where('id', '=', id).forKeyShare().executeTakeFirst();
        if (!row) throw new CallError('notFound');
        await act(trx);
      });
    },

    /**
     * Makes a work of the records of another: its first change adds them, each in the name of whoever wrote it.
     *
     * @param beside puts what hangs on it beside it, in the same transaction
     */
    async copy(
      kind: WorkKind,
      work: NewWork,
      records: readonly WorkRecord[],
      author: Author,
      beside: (trx: Commit) => Promise<void> = async () => undefined,
    ): Promise<void> {
      const state = createWorkState(kind);
      const effect = transition(state, records);
      const editor: Editor = { author, writing: { origin: 'person' } };
      const edit = { id: work.id, operations: [], reason: 'duplicate' };
      await db.transaction().execute(async (trx) => {
        const values = { ...work, kind: kind.name, schema: schemaVersion(kind), title: titleOf(state), revision: 1 };
        await trx.insertInto('work').values(values).execute();
        await beside(trx);
        await write(trx, work.id, kind, state, effect);
        await keep(trx, work.id, { edit, revision: 1, effect, editor });
      });
    },

    /**
     * Makes a work what its records are to become, in the present schema of its kind, as one change under an id of its own;
     * nothing where they stand there already. Undefined when the work is gone.
     */
    async become(
      kind: WorkKind,
      id: string,
      { change, author, origin = 'person', reason, records: recordsOf }: Becoming,
    ): Promise<{ revision: number; changed: boolean } | undefined> {
      const result = await db.transaction().execute(async (trx) => {
        const row = await trx.selectFrom('work').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();
        if (!row) return undefined;
        const known = await done(trx, id, change);
        if (known !== undefined) return { revision: known, changed: true };
        const held = await allRecords(trx, id);
        const state = createWorkState(kind, held);
        const effect = transition(state, recordsOf(held));
        const schema = schemaVersion(kind);
        if (effect.patches.length === 0 && row.schema === schema) return { revision: row.revision, changed: false };
        const revision = row.revision + 1;
        await write(trx, id, kind, state, effect);
        const editor: Editor = { author, writing: { origin } };
        await keep(trx, id, { edit: { id: change, operations: [], reason }, revision, effect, editor });
        await trx
          .updateTable('work')
          .set({ revision, schema, title: titleOf(state) || row.title, updated_at: sql`now()` })
          .where('id', '=', id)
          .execute();
        await feed.announce(trx, id);
        return { revision, changed: true };
      });
      feed.wake(id);
      return result;
    },

    /**
     * What edits that wait would do now: their steps as they fit what stands there. Each by itself; as it is where it could not
     * be done.
     */
    async asOfNow<E extends OperationsEdit & { writing: Writing }>(
      kind: WorkKind,
      id: string,
      edits: readonly E[],
    ): Promise<readonly E[]> {
      return db
        .transaction()
        .setIsolationLevel('repeatable read')
        .execute(async (trx) => {
          const row = await trx.selectFrom('work').select('revision').where('id', '=', id).executeTakeFirst();
          if (!row) return edits;
          const past = createPastChanges(trx, id);
          const came: E[] = [];
          for (const edit of edits) {
            try {
              const needs = needsOf(kind, edit);
              await past.load(needs.since);
              const state = createWorkState(kind, await neededRecords(trx, id, needs));
              const effect = transact(state, edit.operations, edit.writing, { since: past.since, before: [] });
              came.push(asDone(edit, effect, row.revision));
            } catch (error) {
              if (!(error instanceof EditRefused)) throw error;
              came.push(edit);
            }
          }
          return came;
        });
    },

    /** There is news beside the records: something was said, suggested or decided. */
    async talked(id: string): Promise<void> {
      await db.transaction().execute(async (trx) => {
        await sql`update work set talk = talk + 1 where id = ${id}`.execute(trx);
        await feed.announce(trx, id);
      });
      feed.wake(id);
    },

    /**
     * Does edits one after the other; undefined when the work is gone, none when the rules have done something for the same
     * reason since their `grounds`: two who have them act at once would have everything twice.
     */
    async edit(
      kind: WorkKind,
      id: string,
      edits: readonly Edit[],
      editor: Editor,
      grounds?: Grounds,
    ): Promise<readonly EditResult[] | undefined> {
      const results = await db.transaction().execute(async (trx) => {
        const row = await trx.selectFrom('work').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();
        if (!row) return undefined;
        if (grounds && (await isDoneSince(trx, id, grounds))) return [];
        const before = row.revision;
        const came: Edited[] = [];
        const past = createPastChanges(trx, id);
        for (const [at, edit] of edits.entries()) {
          came.push(await edited(trx, kind, row, edit, { editor, past, before: edits.slice(0, at) }));
        }
        if (row.revision > before) {
          await trx
            .updateTable('work')
            .set({ revision: row.revision, title: row.title, updated_at: sql`now()` })
            .where('id', '=', id)
            .execute();
          await editor.beside?.(trx);
          await feed.announce(trx, id);
        }
        return came;
      });
      feed.wake(id);
      if (!results) return undefined;
      // Outside the lock of the work: what is before a revision stays as it is.
      const done = results.flatMap((result) => ('over' in result && result.over.length > 0 ? [result] : []));
      const foreign = await foreignValues(db, id, done, editor.author);
      return results.map((result) => ('over' in result ? { ...result, over: foreign.get(result.id) ?? [] } : result));
    },
  };
}

export type WorkStore = ReturnType<typeof createWorkStore>;
