import { randomUUID } from 'node:crypto';
import {
  type Change,
  createReplica,
  createWorkState,
  type Edit,
  type Effect,
  needsOf,
  type Operation,
  type WorkRecord,
} from '@assay/works';
import { faultsOf, manyWhims, operationOf, sampleKind, select, type Whim, whims } from '@assay/works/testing';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Database } from '../../ground/database/database.types.ts';
import { type Installation, installations } from '../../testing/installation.ts';
import { createChangeFeed } from './change-feed.ts';
import { neededRecords } from './needed-records.ts';
import { createWorkStore, type Editor, type WorkStore } from './work.store.ts';
import type { WorksTables } from './works.migrations.ts';

const person: Editor = { author: { person: 'p' }, writing: { origin: 'person' } };

describe.each(installations)('works on $engine', ({ install }) => {
  let installation: Installation;
  let database: Database;
  let store: WorkStore;
  let feed: ReturnType<typeof createChangeFeed>;

  beforeAll(async () => {
    installation = await install({}, 'schema');
    database = await installation.open();
    feed = createChangeFeed(database);
    await feed.start();
    store = createWorkStore(database, feed);
  });

  afterAll(async () => {
    await feed?.stop();
    await installation?.remove();
  });

  async function begin(title = 'Pump'): Promise<string> {
    const id = randomUUID();
    const operations = [{ op: 'add', id: 'work', type: 'work', parent: null, fields: { title } }] as const;
    await store.create(sampleKind, { id, tenant_id: 't', owner_id: 'p' }, [
      { edit: { id: randomUUID(), operations }, editor: person },
    ]);
    return id;
  }

  async function records(work: string): Promise<WorkRecord[]> {
    return (await store.open(work))?.records ?? [];
  }

  /** The records as the log alone tells of them. */
  async function replayed(work: string): Promise<readonly WorkRecord[]> {
    const state = createWorkState(sampleKind);
    let after = 0;
    for (;;) {
      const read = await feed.read(work, { attempt: 1, seq: after });
      for (const { payload } of read?.events ?? [])
        for (const patch of JSON.parse(payload).change.patches) state.apply(patch);
      after = read?.cursor.seq ?? 0;
      if (!read?.hasMore) return state.records();
    }
  }

  const asked = (
    of: readonly WorkRecord[],
    what: readonly Whim[],
    on: number,
  ): Extract<Edit, { operations: unknown }> => {
    const id = randomUUID();
    const state = createWorkState(sampleKind, of);
    return { id, operations: what.map((whim, at) => operationOf(whim, state, `${id.slice(0, 8)}-${at}`, on)) };
  };

  it('come to what the kernel comes to with everything in memory, edit by edit', { timeout: 300_000 }, async () => {
    await fc.assert(
      fc.asyncProperty(manyWhims, fc.infiniteStream(fc.nat(3).map((n) => n === 0)), async (edits, undoes) => {
        const work = await begin();
        const memory = createWorkState(sampleKind, await records(work));
        let revision = 1;
        const done: { id: string; revision: number; inverse: Effect['inverse'] }[] = [];
        for (const what of edits) {
          const edit = asked(memory.records(), what, revision);
          const last = done.at(-1);
          const sent: Edit = last && undoes.next().value ? { id: randomUUID(), undoes: last.id } : edit;
          const undone = 'undoes' in sent ? last : undefined;
          const needs = needsOf(sampleKind, sent, undone);
          const found = await neededRecords(database.tables<WorksTables>(), work, needs);
          expect(found.map(({ id }) => id).sort()).toEqual(
            select(memory, needs)
              .map(({ id }) => id)
              .sort(),
          );
          const [result] = (await store.edit(sampleKind, work, [sent], person)) ?? [];
          if (!result || 'refused' in result) continue;
          ({ revision } = result);
          const read = await feed.read(work, { attempt: 1, seq: revision - 1 });
          const patches = JSON.parse(read?.events[0]?.payload ?? '{}').change.patches as Effect['patches'];
          const inverse = patches.map((patch) => memory.apply(patch)).toReversed();
          if ('undoes' in sent) done.pop();
          else done.push({ id: sent.id, revision, inverse });
        }
        expect(faultsOf(memory)).toEqual([]);
        const stored = createWorkState(sampleKind, await records(work));
        expect(stored.records()).toEqual(memory.records());
        expect(await replayed(work)).toEqual(memory.records());
      }),
      { numRuns: 15 },
    );
  });

  it('many people at once end with one state, which the log tells too, and no edit is done twice', async () => {
    const work = await begin();
    const samples = fc.sample(whims, 120);
    const revisions = await Promise.all(
      Array.from({ length: 6 }, async (_, who) => {
        const editor: Editor = { author: { person: `p${who}` }, writing: { origin: 'person' } };
        const came: number[] = [];
        for (const what of samples.slice(who * 20, who * 20 + 20)) {
          const opened = await store.open(work);
          const edit = asked(opened?.records ?? [], what, opened?.work.revision ?? 0);
          const [first] = (await store.edit(sampleKind, work, [edit], editor)) ?? [];
          if (!first || 'refused' in first) continue;
          came.push(first.revision);
          expect(await store.edit(sampleKind, work, [edit], editor)).toEqual([first]);
        }
        return came;
      }),
    );
    const counted = revisions.flat().sort((a, b) => a - b);
    expect(counted.length).toBeGreaterThan(5);
    expect(counted).toEqual(counted.map((_, at) => at + 2));
    expect(await replayed(work)).toEqual(createWorkState(sampleKind, await records(work)).records());
  });

  it('people who type in one paragraph at once lose no letter, in whatever order their calls and the feed come', async () => {
    const work = await begin();
    const passage: Operation = { op: 'add', id: 'p', type: 'passage', parent: null };
    await store.edit(sampleKind, work, [{ id: 'passage', operations: [passage] }], person);
    const opened = await store.open(work);
    const people = Array.from({ length: 3 }, (_, who) => {
      const editor: Editor = { author: { person: `p${who}` }, writing: { origin: 'person' } };
      const replica = createReplica(sampleKind, {
        records: opened?.records ?? [],
        revision: opened?.work.revision ?? 0,
      });
      const hear = async () => {
        const read = await feed.read(work, { attempt: 1, seq: replica.revision });
        for (const { payload } of read?.events ?? []) replica.receive(JSON.parse(payload).change as Change);
      };
      return { who, editor, replica, hear };
    });
    const letter = (who: number, at: number) => String.fromCodePoint(0x4e00 + who * 100 + at);
    await Promise.all(
      people.map(async ({ who, editor, replica, hear }) => {
        for (let at = 0; at < 12; at += 1) {
          const place = (JSON.stringify(replica.state.get('p')?.fields['body'] ?? '').match(/[\u4e00-\u9fff]/g) ?? [])
            .length;
          const step = {
            stepType: 'replace',
            from: 1 + (at % (place + 1)),
            to: 1 + (at % (place + 1)),
            slice: { content: [{ type: 'text', text: letter(who, at) }] },
          };
          replica.submit({
            id: randomUUID(),
            operations: [{ op: 'write', id: 'p', field: 'body', on: replica.revision, steps: [step] }],
          });
          // Some wait for others, so that several go at once.
          if (at % 3 === who) continue;
          await store.edit(sampleKind, work, replica.pending, editor);
          if (at % 2 === 0) await hear();
        }
        await store.edit(sampleKind, work, replica.pending, editor);
      }),
    );
    for (const one of people) await one.hear();
    const stored = createWorkState(sampleKind, await records(work)).records();
    const text = JSON.stringify(stored);
    for (const { who, replica } of people) {
      expect(replica.pending).toEqual([]);
      expect(replica.state.records()).toEqual(stored);
      for (let at = 0; at < 12; at += 1) expect(text.split(letter(who, at))).toHaveLength(2);
    }
    expect(await replayed(work)).toEqual(stored);
  });

  it('tells what an edit that waits would do now: its steps as they fit what was written meanwhile', async () => {
    const work = await begin();
    const typed = (
      id: string,
      on: number,
      from: number,
      text: string,
    ): Edit & { operations: readonly Operation[] } => ({
      id,
      operations: [
        {
          op: 'write',
          id: 'p',
          field: 'body',
          on,
          steps: [{ stepType: 'replace', from, to: from, slice: { content: [{ type: 'text', text }] } }],
        },
      ],
    });
    const add: Operation = { op: 'add', id: 'p', type: 'passage', parent: null };
    await store.edit(sampleKind, work, [{ id: 'passage', operations: [add] }], person);
    await store.edit(sampleKind, work, [typed('one', 2, 1, 'Pump')], person);
    const waiting = { ...typed('waits', 3, 5, ' housing'), writing: { origin: 'person' as const } };
    await store.edit(sampleKind, work, [typed('two', 3, 1, 'Big ')], person);
    const gone = { id: 'gone', operations: [{ op: 'set', id: 'x', field: 'name', value: 'y' }] as const };
    const [now, asItWas] = await store.asOfNow(sampleKind, work, [
      waiting,
      { ...gone, writing: { origin: 'person' as const } },
    ]);
    expect(now?.operations).toMatchObject([
      { op: 'write', id: 'p', field: 'body', on: 4, steps: [{ from: 9, to: 9 }] },
    ]);
    expect(asItWas?.operations).toEqual(gone.operations);
    expect((await store.find(work))?.revision, 'nothing is done').toBe(4);
    await store.edit(sampleKind, work, [{ id: 'waits', operations: now?.operations ?? [] }], person);
    expect(JSON.stringify(await records(work))).toContain('Big Pump housing');
  });

  it('gives back what was written by somebody who was away for too long', async () => {
    const work = await begin();
    const passage: Operation = { op: 'add', id: 'p', type: 'passage', parent: null };
    await store.edit(sampleKind, work, [{ id: 'passage', operations: [passage] }], person);
    await database.pool.query(
      `insert into work_change (work_id, revision, id, origin, patches, inverse)
       select $1, 100 + at, 'far-' || at, 'person', '[{"op":"write","id":"p","field":"body","steps":[]}]', '[]'
       from generate_series(1, 5001) at`,
      [work],
    );
    const step = { stepType: 'replace', from: 1, to: 1, slice: { content: [{ type: 'text', text: 'late' }] } };
    const edit: Edit = { id: 'late', operations: [{ op: 'write', id: 'p', field: 'body', on: 2, steps: [step] }] };
    expect(await store.edit(sampleKind, work, [edit], person)).toMatchObject([
      { refused: { reason: 'changedSince', record: 'p' } },
    ]);
  });

  it('what is refused leaves no trace, and the edits after it are done', async () => {
    const work = await begin();
    const part = (id: string, name: string) =>
      ({ id: `edit-${id}`, operations: [{ op: 'add', id, type: 'part', parent: null, fields: { name } }] }) as const;
    const results = await store.edit(sampleKind, work, [part('a', 'pump'), part('b', ''), part('c', 'valve')], person);
    expect(results).toMatchObject([
      { id: 'edit-a', revision: 2 },
      { id: 'edit-b', refused: { reason: 'missingValue', record: 'b', field: 'name' } },
      { id: 'edit-c', revision: 3 },
    ]);
    expect((await records(work)).map(({ id }) => id).sort()).toEqual(['a', 'c', 'work']);
  });

  it('nobody takes back what somebody else did', async () => {
    const work = await begin();
    const edit = { id: 'theirs', operations: [{ op: 'set', id: 'work', field: 'goal', value: 'quiet' }] } as const;
    await store.edit(sampleKind, work, [edit], { author: { person: 'q' }, writing: { origin: 'person' } });
    const [result] = (await store.edit(sampleKind, work, [{ id: 'mine', undoes: 'theirs' }], person)) ?? [];
    expect(result).toMatchObject({ refused: { reason: 'changedSince' } });
  });

  it('keeps the title for lists', async () => {
    const work = await begin('Pump');
    const edit = { id: 'name', operations: [{ op: 'set', id: 'work', field: 'title', value: 'Quiet pump' }] } as const;
    await store.edit(sampleKind, work, [edit], person);
    expect(await store.find(work)).toMatchObject({ title: 'Quiet pump', revision: 2 });
  });

  it('is not there when it is gone', async () => {
    expect(await store.open('nowhere')).toBeUndefined();
    expect(await store.edit(sampleKind, 'nowhere', [], person)).toBeUndefined();
    expect(await feed.read('nowhere')).toBeUndefined();
  });
});
