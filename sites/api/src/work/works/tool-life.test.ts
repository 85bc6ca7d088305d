import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { errors, overLimitErrors } from '@assay/contract';
import { type CountedFeature, isRunOver } from '@assay/domain';
import type { ScriptedEndpoint } from '@assay/engines/testing';
import { tools } from '@assay/tools/service';
import {
  contentHash,
  createWorkState,
  historyOf,
  type Operation,
  renewedBasis,
  rootId,
  staleBasis,
  type Tool,
  titleOf,
  type WorkRecord,
} from '@assay/works';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  type Installation,
  installations,
  type RunningService,
  type SpawnedService,
  withPostgres,
} from '../../testing/installation.ts';
import { registerByPhone, signInAs } from '../../testing/people.ts';
import type { TestClient } from '../../testing/test-client.ts';
import { act, answered, done, recordsOf, runOf, type ToolRun } from '../../testing/tool-runs.ts';
import { openPacedModel } from './testing/paced-model.ts';
import { broughtWork, recordsFor, severalOfEach, somePassage } from './testing/several-of-each.ts';

const message = 'Keep the solid electrolyte in contact with the cathode at high voltage.';

const named = tools.map((tool) => ({ name: tool.kind.name, tool }));
const beginning = named.filter(({ tool }) => tool.begin !== undefined);
/** Everything that takes its time, of every tool. */
const procedures = tools.flatMap((tool) =>
  Object.entries(tool.procedures ?? {}).map(([action, { counts }]) => ({
    name: `${tool.kind.name}, ${action}`,
    tool,
    action,
    counts,
  })),
);
type Procedure = (typeof procedures)[number];

async function usedOf(client: TestClient, feature: CountedFeature | undefined) {
  const { data } = await client.call('usage.view');
  const { used, limit } = data.find((one) => one.feature === feature) ?? { used: 0, limit: 0 };
  return { used, left: limit - used };
}

async function edit(client: TestClient, work: string, ...operations: readonly Operation[]): Promise<void> {
  const edits = [{ id: randomUUID(), operations: [...operations] as never }];
  const { data } = await client.call('works.edit', { params: { work_id: work }, body: { edits } });
  expect(data.results).toMatchObject([{ revision: expect.any(Number) }]);
}

const stateOf = async (client: TestClient, { kind }: Tool, work: string) =>
  createWorkState(kind, await recordsOf(client, work));

/** Changes of a work that a run made, one for each step that came to something. */
async function changesOf(client: TestClient, work: string, { id }: Pick<ToolRun, 'id'>): Promise<readonly string[]> {
  const { data } = await client.call('works.changes', { params: { work_id: work }, query: { after: 0 } });
  return data.changes.map((change) => change.id).filter((change) => change.startsWith(`${id}-`));
}

/** Begins a procedure on a work that has something to do for it. */
async function begun(client: TestClient, { tool, action }: Procedure): Promise<{ work: string; run: string }> {
  const work = await broughtWork(client, tool.kind, await recordsFor(tool, action, await somePassage(client)));
  const { data } = await act(client, work, action);
  expect(data.run_id).toEqual(expect.any(String));
  return { work, run: data.run_id ?? '' };
}

const hasBegun = ({ done: reached, status, question }: ToolRun) =>
  reached > 0 || isRunOver(status) || question !== null;

/** What a run did is there once, was counted once, and is not done again. */
async function expectDoneOnce(client: TestClient, { tool, action }: Procedure, work: string, run: ToolRun) {
  const changes = await changesOf(client, work, run);
  expect(new Set(changes).size).toBe(changes.length);
  expect(changes).toHaveLength(run.changed);
  const before = await recordsOf(client, work);
  const steps = tool.procedures?.[action]?.steps(createWorkState(tool.kind, before)) ?? [];
  const again = await done(client, work, action);
  expect([again?.total ?? 0, again?.changed ?? 0]).toEqual([steps.length, 0]);
  expect(await recordsOf(client, work)).toEqual(before);
}

describe('the life of works of every tool', () => {
  const pace = { delayMs: 0 };
  let endpoint: ScriptedEndpoint;
  let installation: Installation;
  let service: RunningService;
  let owner: TestClient;
  let people = 0;

  beforeAll(async () => {
    endpoint = await openPacedModel(pace);
    const model = { LLM_BASE_URL: endpoint.baseUrl, LLM_MODEL: 'small' };
    installation = await withPostgres({ ASSAY_RATE_LIMITS: '0', ...model });
    service = await installation.start();
    owner = await signInAs(await service.client(), 'enterprise');
  });
  afterAll(async () => {
    await installation?.remove();
    await endpoint?.close();
  });

  /** Somebody new, whose plan is the free one and whose organisation is theirs alone. */
  async function newcomer(): Promise<TestClient> {
    people += 1;
    return registerByPhone(await service.client(), `133123${String(60_000 + people)}`);
  }

  const idOf = async (person: TestClient) => (await person.call('account.session')).data.user?.user_id ?? '';

  const worksOf = async (id: string): Promise<number> =>
    (await service.database.pool.query('select 1 from work where owner_id = $1', [id])).rows.length;

  it.each(beginning)(
    '$name: begins with a message, in the words of its person, and stands in the history',
    async ({ tool }) => {
      const { counts, kind } = tool;
      const before = await usedOf(owner, counts);
      const { data } = await owner.call('works.begin', { body: { kind: kind.name, message } });
      const opened = await owner.call('works.open', { params: { work_id: data.work_id } });
      expect(opened.data.work).toMatchObject({ kind: kind.name, is_owner: true, incognito: false });
      const records = opened.data.records as unknown as WorkRecord[];
      expect(records.find(({ id }) => id === rootId)?.origin).toBe('person');
      expect(JSON.stringify(records)).toContain(message);
      expect((await usedOf(owner, counts)).used).toBe(before.used + (counts === undefined ? 0 : 1));
      const { data: history } = await owner.call('history.records', { query: {} });
      const entry = history.history_maps.flatMap((group) => group.data).find(({ id }) => id === data.work_id);
      const title = titleOf(createWorkState(kind, records));
      expect(entry).toMatchObject({ source: historyOf(tool), kind: kind.name, message: title });
    },
  );

  it.each(named.filter(({ tool }) => tool.begin === undefined))(
    '$name: is not begun with a message',
    async ({ name }) => {
      const id = await idOf(owner);
      const before = await worksOf(id);
      expect((await owner.send('works.begin', { body: { kind: name, message } })).status).toBe(404);
      expect(await worksOf(id)).toBe(before);
    },
  );

  it.each(beginning)(
    '$name: is refused beyond the plan by the code of what it counts as, and nothing is made',
    async ({ tool: { kind, counts } }) => {
      const person = await newcomer();
      const { left } = await usedOf(person, counts);
      const body = { kind: kind.name, message };
      if (counts === undefined) return expect((await person.call('works.begin', { body })).status).toBe(200);
      expect(left).toBeGreaterThan(0);
      expect(left).toBeLessThan(10);
      for (let begin = 0; begin < left; begin += 1)
        expect((await person.call('works.begin', { body })).status).toBe(200);
      const refused = await person.call('works.begin', { body });
      expect(refused.failure?.error_code).toBe(errors[overLimitErrors[counts]].code);
      expect(await worksOf(await idOf(person))).toBe(left);
      expect((await usedOf(person, counts)).left).toBe(0);
    },
  );

  it.each(named)(
    '$name: says of each record that what it rests on has changed, until somebody finds that it stands',
    async ({ tool }) => {
      const work = await broughtWork(owner, tool.kind, severalOfEach(tool.kind, await somePassage(owner)).records());
      const first = await stateOf(owner, tool, work);
      const ids = first.records().flatMap(({ id }) => (id === rootId ? [] : [id]));
      const basis = [{ from: { record: rootId, field: 'title' }, hash: contentHash(titleOf(first)) }];
      await edit(owner, work, ...ids.map((id): Operation => ({ op: 'base', id, basis })));
      const stale = async () => {
        const state = await stateOf(owner, tool, work);
        return ids.filter((id) => staleBasis(state, state.get(id) as WorkRecord).length > 0);
      };
      expect(await stale()).toEqual([]);
      await edit(owner, work, { op: 'set', id: rootId, field: 'title', value: 'Something else' });
      expect(await stale()).toEqual(ids);
      const [looked = '', ...others] = ids;
      const now = await stateOf(owner, tool, work);
      const renewed = [...renewedBasis(now, now.get(looked) as WorkRecord)];
      await edit(owner, work, { op: 'base', id: looked, basis: renewed });
      expect(await stale()).toEqual(others);
    },
  );

  it.each(beginning)('$name: what its rules read in a problem rests on the words of it', async ({ tool }) => {
    const { data } = await owner.call('works.begin', { body: { kind: tool.kind.name, message } });
    const before = await stateOf(owner, tool, data.work_id);
    const grounds = before
      .records()
      .flatMap(({ id, basis }) =>
        basis.flatMap(({ from }) => ('record' in from ? [{ id, record: from.record, field: from.field }] : [])),
      );
    for (const { record, field } of grounds.slice(0, 1))
      await edit(owner, data.work_id, { op: 'set', id: record, field, value: 'Make the wheelchair lighter.' });
    const now = await stateOf(owner, tool, data.work_id);
    const stale = grounds.filter(({ id }) => staleBasis(now, now.get(id) as WorkRecord).length > 0);
    expect(stale.length > 0).toBe(grounds.length > 0);
  });

  it.each(procedures)('$name: is stopped where it stands, keeps what was done, and counts that alone', async (one) => {
    const { used } = await usedOf(owner, one.counts);
    pace.delayMs = 150;
    const { work, run } = await begun(owner, one);
    await runOf(owner, work, run, hasBegun);
    await owner.call('works.stopRun', { params: { work_id: work, run_id: run } });
    const ended = await runOf(owner, work, run);
    pace.delayMs = 0;
    expect(['stopped', 'done']).toContain(ended.status);
    expect(await changesOf(owner, work, ended)).toHaveLength(ended.changed);
    if (one.counts !== undefined)
      await expect
        .poll(async () => (await usedOf(owner, one.counts)).used)
        .toBe(used + ended.changed + ended.suggested);
    const rest = await done(owner, work, one.action);
    expect(rest?.status ?? 'done').toBe('done');
    expect(ended.done + (rest?.total ?? 0)).toBeGreaterThanOrEqual(ended.total);
  });

  it.each(procedures)('$name: rests when it is told to, and does all of it once it goes on', async (one) => {
    pace.delayMs = 150;
    const { work, run } = await begun(owner, one);
    const pause = (paused: boolean) =>
      owner.call('works.pauseRun', { params: { work_id: work, run_id: run }, body: { paused } });
    expect((await pause(true)).status).toBe(200);
    const rested = await runOf(owner, work, run, ({ status }) => status === 'paused' || isRunOver(status));
    pace.delayMs = 0;
    await wait(300);
    expect(await runOf(owner, work, run, () => true)).toEqual(rested);
    await pause(false);
    const { run: ended } = await answered(owner, work, run);
    expect(ended).toMatchObject({ status: 'done', done: ended.total, held: false });
    await expectDoneOnce(owner, one, work, ended);
  });

  it('is handed out with what is kept of a person, and ends with the account, of every tool', async () => {
    const person = await newcomer();
    const passage = await somePassage(person);
    const works: string[] = [];
    for (const { kind } of tools) works.push(await broughtWork(person, kind, severalOfEach(kind, passage).records()));
    const text = await (await person.open('privacy.export', {})).text();
    const { data } = JSON.parse(text) as { data: Record<string, Record<string, unknown>[]> };
    expect(data['work']?.map((row) => row['kind']).toSorted()).toEqual(tools.map(({ kind }) => kind.name).toSorted());
    for (const work of works)
      for (const { fields } of await recordsOf(person, work)) {
        const [word] = /q\d+z/u.exec(JSON.stringify(fields)) ?? [];
        if (word !== undefined) expect(text).toContain(word);
      }
    const { full_name } = (await person.call('account.info')).data;
    expect((await person.call('privacy.deleteAccount', { body: { full_name } })).status).toBe(200);
    const { pool } = service.database;
    const { rows: tables } = await pool.query<{ name: string }>(
      `select table_name as name from information_schema.columns
       where table_schema = current_schema() and column_name = 'work_id'`,
    );
    expect(tables.map(({ name }) => name)).toContain('work_record');
    for (const { name } of tables)
      expect((await pool.query(`select 1 from "${name}" where work_id = any($1)`, [works])).rows, name).toEqual([]);
    expect((await pool.query('select 1 from work where id = any($1)', [works])).rows).toEqual([]);
    expect((await pool.query('select 1 from history_word where item_id = any($1)', [works])).rows).toEqual([]);
  });
});

/** Only some take their time; without one there is nothing to ask. */
describe.skipIf(procedures.length === 0)('what a tool does over a while', () => {
  describe.each(installations)('on $engine', ({ install }) => {
    const pace = { delayMs: 100 };
    let endpoint: ScriptedEndpoint;
    let installation: Installation;
    let service: SpawnedService;

    beforeAll(async () => {
      endpoint = await openPacedModel(pace);
      const model = { LLM_BASE_URL: endpoint.baseUrl, LLM_MODEL: 'small' };
      installation = await install({ ASSAY_RATE_LIMITS: '0', ...model });
      service = await installation.spawn();
    });
    afterAll(async () => {
      await installation?.remove();
      await endpoint?.close();
    });

    it.each(procedures)(
      '$name: goes on after a kill with the step it was at: each is done once and counted once',
      async (one) => {
        const person = await signInAs(await service.client(), 'enterprise');
        const { used } = await usedOf(person, one.counts);
        const { work, run } = await begun(person, one);
        await runOf(person, work, run, hasBegun);
        await service.kill('SIGKILL');
        service = await installation.spawn();
        const client = await signInAs(await service.client(), 'enterprise');
        const { run: ended } = await answered(client, work, run);
        expect(ended).toMatchObject({ status: 'done', done: ended.total });
        if (one.counts !== undefined)
          expect((await usedOf(client, one.counts)).used).toBe(used + ended.changed + ended.suggested);
        await expectDoneOnce(client, one, work, ended);
      },
    );
  });

  describe('while nothing works on it', () => {
    let installation: Installation;
    let web: RunningService;

    beforeAll(async () => {
      installation = await withPostgres({
        ASSAY_RATE_LIMITS: '0',
        LLM_BASE_URL: 'http://127.0.0.1:9/v1',
        LLM_MODEL: 'no',
      });
      web = await installation.start({ ROLE: 'web' });
    });
    afterAll(() => installation?.remove());

    it.each(procedures)('$name: gives back what came to nothing, since what it was to work on is gone', async (one) => {
      const person = await signInAs(await web.client(), 'enterprise');
      const { used } = await usedOf(person, one.counts);
      const { work, run } = await begun(person, one);
      const top = (await recordsOf(person, work)).filter(({ parent, type }) => parent === null && type !== 'work');
      await edit(person, work, ...top.map(({ id }): Operation => ({ op: 'remove', id })));
      const worker = await installation.start({ ROLE: 'worker' });
      try {
        expect(await runOf(person, work, run)).toMatchObject({ status: 'done', changed: 0, suggested: 0 });
      } finally {
        await worker.stop();
      }
      expect((await usedOf(person, one.counts)).used).toBe(used);
    });
  });
});
