import { randomUUID } from 'node:crypto';
import { defineKind, field, type Operation, type WorkKind, type WorkRecord } from '@assay/works';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Database } from '../../../ground/database/database.types.ts';
import { type Installation, installations } from '../../../testing/installation.ts';
import { createChangeFeed } from '../change-feed.ts';
import { createWorkHistory } from '../history/history.ts';
import { createWorkStore, type Editor, type WorkStore } from '../work.store.ts';
import { workFor } from '../work-access.ts';
import type { WorksTables } from '../works.migrations.ts';
import { inPresentSchema } from './in-present-schema.ts';

const person: Editor = { author: { person: 'p' }, writing: { origin: 'person' } };

/** A part and what it costs, as three releases have it: as words, as a number, and as a number with its currency. */
const first = defineKind({
  name: 'parts',
  migrations: [],
  root: {},
  types: { part: { parents: [null], fields: { name: field.text({ max: 100 }), price: field.text({ max: 100 }) } } },
});

const fieldsAs =
  (change: (fields: WorkRecord['fields']) => WorkRecord['fields']) =>
  (records: readonly WorkRecord[]): readonly WorkRecord[] =>
    records.map((record) => (record.type === 'part' ? { ...record, fields: change(record.fields) } : record));

const toNumber = fieldsAs(({ price, ...rest }) => {
  const cost = typeof price === 'string' ? Number.parseFloat(price) : Number.NaN;
  return { ...rest, ...(Number.isFinite(cost) && { cost }) };
});
const second = defineKind({
  name: 'parts',
  migrations: [toNumber],
  root: {},
  types: { part: { parents: [null], fields: { name: field.text({ max: 100 }), cost: field.number({ min: 0 }) } } },
});

const withCurrency = fieldsAs((fields) => (fields['cost'] === undefined ? fields : { ...fields, currency: 'EUR' }));
const third = defineKind({
  name: 'parts',
  migrations: [toNumber, withCurrency],
  root: {},
  types: {
    part: {
      parents: [null],
      fields: {
        name: field.text({ max: 100 }),
        cost: field.number({ min: 0 }),
        currency: field.choice(['EUR', 'CNY', 'JPY', 'USD']),
      },
    },
  },
});

describe.each(installations)('works of an earlier schema, on $engine', ({ install }) => {
  let installation: Installation;
  let database: Database;
  let raw: WorkStore;
  let history: ReturnType<typeof createWorkHistory>;

  beforeAll(async () => {
    installation = await install({}, 'schema');
    database = await installation.open();
    raw = createWorkStore(database, createChangeFeed(database));
    history = createWorkHistory(database.tables<WorksTables>());
  });
  afterAll(() => installation?.remove());

  const storeOf = (kind: WorkKind) => inPresentSchema(raw, () => kind);
  const edit = async (kind: WorkKind, work: string, ...operations: Operation[]) => {
    const id = randomUUID();
    const results = await storeOf(kind).edit(kind, work, [{ id, operations }], person);
    return { id, result: results?.[0] };
  };
  const part = (id: string, fields: Record<string, string | number>): Operation => ({
    op: 'add',
    id,
    type: 'part',
    parent: null,
    fields,
  });

  async function begin(kind: WorkKind): Promise<string> {
    const id = randomUUID();
    const operations = [{ op: 'add', id: 'work', type: 'work', parent: null, fields: { title: 'Pump' } }] as const;
    await raw.create(kind, { id, tenant_id: 't', owner_id: 'p' }, [
      { edit: { id: randomUUID(), operations }, editor: person },
    ]);
    return id;
  }

  const partsOf = (records: readonly WorkRecord[] | undefined) =>
    Object.fromEntries((records ?? []).filter(({ type }) => type === 'part').map(({ id, fields }) => [id, fields]));

  it('are brought to the present one by whoever comes first, as one change of the rules', async () => {
    const work = await begin(first);
    await edit(first, work, part('a', { name: 'Seal', price: '12.5' }), part('b', { name: 'Shaft', price: 'unknown' }));
    const opened = await Promise.all(Array.from({ length: 5 }, () => storeOf(third).open(work)));
    for (const one of opened)
      expect(partsOf(one?.records)).toEqual({
        a: { name: 'Seal', cost: 12.5, currency: 'EUR' },
        b: { name: 'Shaft' },
      });
    expect(opened[0]?.work).toMatchObject({ revision: 3, schema: 2 });
    const { entries } = await history.entries(work);
    expect(entries[0]).toMatchObject({ reason: 'schema 0 2', origin: 'rules', from: 3, to: 3 });
    expect((await edit(third, work, part('c', { name: 'Lid', cost: 3, currency: 'CNY' }))).result).toMatchObject({
      revision: 4,
    });
  });

  it('tell what stood in them before in the form of today, and go back to that', async () => {
    const work = await begin(first);
    await edit(first, work, part('a', { name: 'Seal', price: '12' }));
    const version = await history.keepVersion(work, 'Offer', 'p');
    await edit(first, work, { op: 'set', id: 'a', field: 'price', value: '13' });
    await storeOf(second).open(work);
    await edit(second, work, { op: 'set', id: 'a', field: 'cost', value: 14 });
    await storeOf(third).open(work);
    await edit(third, work, { op: 'set', id: 'a', field: 'cost', value: 15 });
    const costs: unknown[] = [];
    for (let revision = 2; revision <= 7; revision += 1)
      costs.push(partsOf(await history.stateAt(third, work, revision))['a']);
    const euros = (cost: number) => ({ name: 'Seal', cost, currency: 'EUR' });
    expect(costs).toEqual([euros(12), euros(13), euros(13), euros(14), euros(14), euros(15)]);
    const records = await history.stateAt(third, work, version.revision);
    await raw.become(third, work, {
      change: randomUUID(),
      author: { person: 'p' },
      reason: 'restore 2',
      records: () => records,
    });
    expect(partsOf((await storeOf(third).open(work))?.records)).toEqual({ a: euros(12) });
  });

  it('take nothing back that was done in a form of before', async () => {
    const work = await begin(first);
    const { id } = await edit(first, work, part('a', { name: 'Seal', price: '12' }));
    await storeOf(second).open(work);
    const results = await storeOf(second).edit(second, work, [{ id: randomUUID(), undoes: id }], person);
    expect(results).toMatchObject([{ refused: { reason: 'changedSince' } }]);
    const later = await edit(second, work, { op: 'set', id: 'a', field: 'cost', value: 14 });
    const undone = await storeOf(second).edit(second, work, [{ id: randomUUID(), undoes: later.id }], person);
    expect(undone).toMatchObject([{ revision: 5 }]);
    expect(partsOf((await storeOf(second).open(work))?.records)).toEqual({ a: { name: 'Seal', cost: 12 } });
  });

  it('are not touched by an earlier release that still serves', async () => {
    const work = await begin(second);
    await expect(storeOf(first).open(work)).rejects.toMatchObject({ error: 'unavailable' });
    await expect(storeOf(first).find(work)).rejects.toMatchObject({ error: 'unavailable' });
    expect((await storeOf(second).open(work))?.work).toMatchObject({ revision: 1, schema: 1 });
  });

  it('are left as they are, and unknown, for whoever has no right to them', async () => {
    const stranger = { tenantId: 'other', userId: 'q', role: 'owner' } as const;
    const access = { accessTo: async () => undefined };
    for (const [kind, brought] of [
      [first, third],
      [third, first],
    ] as const) {
      const work = await begin(kind);
      await expect(workFor(storeOf(brought), access, stranger, work, 'read')).rejects.toMatchObject({
        error: 'notFound',
      });
      expect(await raw.find(work)).toMatchObject({ revision: 1, schema: kind === first ? 0 : 2 });
    }
  });

  it('open after any number of releases with what their migrations make of them', async () => {
    const prices = fc.array(fc.option(fc.integer({ min: 0, max: 999 }), { nil: undefined }), { maxLength: 5 });
    await fc.assert(
      fc.asyncProperty(prices, fc.subarray([second, third], { minLength: 1 }), async (asked, releases) => {
        const work = await begin(first);
        const added = asked.map((price, at) =>
          part(`part-${at}`, { name: `${at}`, ...(price !== undefined && { price: `${price}` }) }),
        );
        if (added.length > 0) await edit(first, work, ...added);
        for (const release of releases) await storeOf(release).open(work);
        const opened = await storeOf(third).open(work);
        expect(opened?.work.schema).toBe(2);
        const wanted = asked.map((cost, at) => [
          `part-${at}`,
          { name: `${at}`, ...(cost !== undefined && { cost, currency: 'EUR' }) },
        ]);
        expect(partsOf(opened?.records)).toEqual(Object.fromEntries(wanted));
      }),
      { numRuns: 12 },
    );
  });
});
