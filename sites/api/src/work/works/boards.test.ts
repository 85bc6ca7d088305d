import { randomUUID } from 'node:crypto';
import type { WorkRecord } from '@assay/works';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Installation, installations, type RunningService } from '../../testing/installation.ts';
import { signInAs } from '../../testing/people.ts';
import type { TestClient } from '../../testing/test-client.ts';

const problem = 'Raise the capacity of the silicon anode without the electrode losing stability when it swells.';

type Mind = 'tech-mind' | 'material-mind' | 'idea-exploration';

async function begin(client: TestClient, mind: Mind = 'tech-mind'): Promise<string> {
  const { status, data } = await client.call('boards.create', { body: { message: problem, mind } });
  expect(status).toBe(200);
  return data.board_id;
}

async function recordsOf(client: TestClient, work: string): Promise<readonly WorkRecord[]> {
  const { data } = await client.call('works.open', { params: { work_id: work } });
  return data.records as unknown as WorkRecord[];
}

const branchesOf = (records: readonly WorkRecord[]) => records.filter(({ type }) => type === 'branch');

function move(client: TestClient, work: string, id: string, axis: 'x' | 'y', value: number) {
  const edits = [{ id: randomUUID(), operations: [{ op: 'set', id, field: axis, value }] }];
  return client.call('works.edit', { params: { work_id: work }, body: { edits: edits as never } });
}

describe.each(installations)('boards over HTTP on $engine', ({ install }) => {
  let installation: Installation;
  let service: RunningService;
  let owner: TestClient;

  beforeAll(async () => {
    installation = await install({ ASSAY_RATE_LIMITS: '0' });
    service = await installation.start();
    owner = await signInAs(await service.client(), 'enterprise');
  });
  afterAll(() => installation?.remove());

  it.each([
    ['tech-mind', 'tech_mind', 'tech_mind'],
    ['material-mind', 'material_mind', 'material_tech_mind'],
    ['idea-exploration', 'idea_exploration', 'tech_mind'],
  ] as const)(
    'F3: %s begins with the problem, stands in the history and counts as one use',
    async (mind, source, use) => {
      const usesOf = async () =>
        Object.fromEntries((await owner.call('usage.view')).data.map(({ feature, used }) => [feature, used]));
      const before = await usesOf();
      const board = await begin(owner, mind);
      expect(await usesOf()).toEqual({ ...before, [use]: (before[use] ?? 0) + 1 });
      const records = await recordsOf(owner, board);
      expect(records.find(({ id }) => id === 'work')?.fields).toMatchObject({ statement: problem, x: 0, y: 0 });
      expect(branchesOf(records).length).toBeGreaterThan(1);
      expect(records.some(({ type }) => type === 'idea')).toBe(true);
      const { data } = await owner.call('history.records', { query: {} });
      const told = data.history_maps.flatMap((group) => group.data).find(({ id }) => id === board);
      expect(told).toMatchObject({ source, link: `/board/${board}` });
    },
  );

  it('F3: ideas are sentences of the library, word for word, each with the principle that it shows', async () => {
    const board = await begin(owner, 'idea-exploration');
    const ideas = (await recordsOf(owner, board)).filter(({ type }) => type === 'idea');
    expect(ideas.length).toBeGreaterThan(0);
    for (const { fields, evidence } of ideas) {
      expect(fields['principle']).toBeGreaterThan(0);
      const [cited] = Object.values(evidence);
      const { rows } = await service.database.pool.query<{ text: string }>(
        `select v.text from document d join document_version v on v.document_key = d.key where d.id = $1 and v.version = $2`,
        [cited?.document, cited?.version],
      );
      expect(rows[0]?.text.slice(cited?.start, cited?.end)).toBe(cited?.quote);
    }
  });

  it('F3: the branch that is pushed grows in that direction, and all others stay as they are', async () => {
    const board = await begin(owner);
    const before = await recordsOf(owner, board);
    const [branch] = branchesOf(before);
    const body = { job_id: board, node_id: branch?.id ?? '', direction: 'carbon coating' };
    const { status, data } = await owner.call('boards.pushDirection', { body });
    expect(status).toBe(200);
    expect(data.job_id).toBe(board);
    const after = await recordsOf(owner, board);
    expect(after.filter(({ id }) => !data.node_ids.includes(id))).toEqual(before);
    const grown = after.filter(({ id }) => data.node_ids.includes(id));
    expect(grown.length).toBeGreaterThan(0);
    for (const { parent, fields } of grown) {
      expect(parent).toBe(branch?.id);
      expect(fields).toMatchObject({ direction: 'carbon coating', principle: branch?.fields['principle'] });
    }
    const undone = async (id: string) => {
      const edits = [{ id: randomUUID(), undoes: id }];
      return owner.call('works.edit', { params: { work_id: board }, body: { edits } });
    };
    expect((await undone(data.change ?? '')).data.results).toMatchObject([{ revision: data.revision + 1 }]);
    expect(await recordsOf(owner, board)).toEqual(before);
    const found = await owner.call('works.act', { params: { work_id: board, action: 'ideas' } });
    expect((await undone(found.data.change ?? '')).data.results).toMatchObject([{ revision: found.data.revision + 1 }]);
  });

  it('F3: looks for ideas where the people of the board say', async () => {
    const board = await begin(owner);
    const look = (value: readonly string[] | null) => {
      const edits = [{ id: randomUUID(), operations: [{ op: 'set', id: 'work', field: 'lookIn', value }] }];
      return owner.call('works.edit', { params: { work_id: board }, body: { edits: edits as never } });
    };
    const pushed = async () => {
      const body = { job_id: board, node_id: 'work', direction: 'carbon coating' };
      const { data } = await owner.call('boards.pushDirection', { body });
      const records = await recordsOf(owner, board);
      return records.filter(({ id }) => data.node_ids.includes(id)).flatMap(({ evidence }) => Object.keys(evidence));
    };
    // Nobody has uploaded anything.
    await look(['upload']);
    expect(await pushed()).toEqual([]);
    await look(null);
    expect(await pushed()).not.toEqual([]);
  });

  it('F3: refuses a card that is not there, a board of others, and a direction without words', async () => {
    const board = await begin(owner);
    const push = (client: TestClient, body: object) => client.call('boards.pushDirection', { body: body as never });
    const direction = 'carbon coating';
    expect((await push(owner, { job_id: board, node_id: 'gone', direction })).status).toBe(404);
    expect((await push(owner, { job_id: randomUUID(), node_id: 'work', direction })).status).toBe(404);
    expect((await push(owner, { job_id: board, node_id: 'work', direction: '  ' })).status).toBe(400);
    const stranger = await signInAs(await service.client(), 'free');
    expect((await push(stranger, { job_id: board, node_id: 'work', direction })).status).toBe(404);
  });

  it('two who push one card at once get cards that stand apart and quote no passage twice', async () => {
    const board = await begin(owner);
    const [branch] = branchesOf(await recordsOf(owner, board));
    const body = { job_id: board, node_id: branch?.id ?? '', direction: 'carbon coating' };
    const pushed = await Promise.all([1, 2].map(() => owner.call('boards.pushDirection', { body })));
    expect(pushed.map(({ status }) => status)).toEqual([200, 200]);
    const ideas = (await recordsOf(owner, board)).filter(({ type }) => type === 'idea');
    const places = ideas.map(({ fields: { x, y } }) => JSON.stringify([x, y]));
    expect(new Set(places).size).toBe(places.length);
    const quotes = ideas.flatMap(({ evidence }) => Object.values(evidence).map(({ quote }) => quote));
    expect(new Set(quotes).size).toBe(quotes.length);
  });

  it('keeps where two people put cards at once, also the same card along one axis each', async () => {
    const board = await begin(owner);
    const [one, other] = branchesOf(await recordsOf(owner, board)).map(({ id }) => id);
    await Promise.all([
      move(owner, board, one ?? '', 'x', 11),
      move(owner, board, one ?? '', 'y', 12),
      move(owner, board, other ?? '', 'x', 13),
    ]);
    const records = await recordsOf(owner, board);
    expect(records.find(({ id }) => id === one)?.fields).toMatchObject({ x: 11, y: 12 });
    expect(records.find(({ id }) => id === other)?.fields).toMatchObject({ x: 13 });
  });

  it('F1: has for each solution what the library says of it, in the order asked', async () => {
    const solution = ['carbon coating on silicon', 'lithium metal'];
    const ask = (more: object) =>
      owner.call('boards.solutionData', {
        body: {
          solution,
          fields: ['count', 'passages'],
          finally_query: problem,
          key_words: ['anode'],
          ...more,
        } as never,
      });
    const { status, data } = await ask({ doc_lang: 'en' });
    expect(status).toBe(200);
    expect(data.data.map((each) => each.solution)).toEqual(solution);
    for (const { count = 0, passages = [] } of data.data) {
      expect(count).toBeGreaterThan(0);
      expect(passages.length).toBeGreaterThan(0);
      expect(passages.every(({ language }) => language === 'en')).toBe(true);
    }
    expect((await ask({ fields: ['count'] })).data.data[0]).not.toHaveProperty('passages');
    expect((await ask({ fields: [] })).status).toBe(400);
  });
});
