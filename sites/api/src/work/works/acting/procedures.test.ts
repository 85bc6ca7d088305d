import type { ScriptedEndpoint } from '@assay/engines/testing';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { framesOf } from '../../../testing/ask-question.ts';
import {
  type Installation,
  installations,
  type RunningService,
  type SpawnedService,
  withPostgres,
} from '../../../testing/installation.ts';
import { registerByPhone, signInAs } from '../../../testing/people.ts';
import type { TestClient } from '../../../testing/test-client.ts';
import { createTokenClient } from '../../../testing/token-client.ts';
import { act, done, questionsWork, recordsOf, runOf } from '../../../testing/tool-runs.ts';
import { deleteIncognito } from '../../runs/sweep-runs.ts';
import { openPacedModel } from '../testing/paced-model.ts';
import type { WorksTables } from '../works.migrations.ts';
import { procedureRunKind } from './procedure-run.ts';
import { createWorkRunStore } from './work-runs.store.ts';

const questions = [
  'How does chloride start pitting corrosion on 316L stainless steel?',
  'What is the density of PEEK?',
  'Which substrates are used for GaN epitaxy?',
] as const;

const answers = (client: TestClient, work: string) => recordsOf(client, work, 'answer');

async function usedBy(client: TestClient): Promise<number> {
  const { data } = await client.call('usage.view');
  return data.find(({ feature }) => feature === 'tech_seek')?.used ?? 0;
}

/** An id of somebody in the tenant of the one who asks, by the beginning of their name. */
async function colleagueOf(client: TestClient, name: string): Promise<string> {
  const { data } = await client.call('share.colleagues', { query: { q: name } });
  return data.people[0]?.user_id ?? '';
}

describe.each(installations)('what a tool does over a while, on $engine', ({ install }) => {
  let installation: Installation;
  let service: RunningService;
  let member: TestClient;

  beforeAll(async () => {
    installation = await install({ ASSAY_RATE_LIMITS: '0' });
    service = await installation.start();
    member = await signInAs(await service.client(), 'enterprise');
  });
  afterAll(() => installation.remove());

  it('is done step by step, each a change of its own that is counted, while all who have the work open are told', async () => {
    const work = await questionsWork(member, ...questions);
    const before = await usedBy(member);
    const live = await member.open('works.live', { params: { work_id: work }, body: { page: 'page-1' } });
    const reader = live.body?.pipeThrough(new TextDecoderStream()).getReader();
    const { data } = await act(member, work, 'answer');
    expect(data).toMatchObject({ changed: false, suggested: false, run_id: expect.any(String) });
    const told: { done: number; status: string; name: string }[] = [];
    let wire = '';
    while (told.at(-1)?.status !== 'done') {
      wire += (await reader?.read())?.value ?? '';
      const frames = framesOf(wire.slice(0, wire.lastIndexOf('\n\n') + 2)) as unknown as {
        type: string;
        runs?: { id: string; done: number; status: string; name: string }[];
      }[];
      const runs = frames.flatMap((frame) => (frame.type === 'beside' ? (frame.runs ?? []) : []));
      told.splice(0, told.length, ...runs.filter(({ id }) => id === data.run_id));
    }
    await reader?.cancel();
    expect(told.map((run) => run.done)).toEqual(told.map((run) => run.done).toSorted((a, b) => a - b));
    expect(told.at(-1)).toMatchObject({ done: 3, total: 3, action: 'answer', name: expect.stringMatching(/./) });
    expect(await runOf(member, work, data.run_id)).toMatchObject({ changed: 3, suggested: 0, status: 'done' });
    expect((await answers(member, work)).map(({ parent }) => String(parent)).sort()).toEqual([
      'question-0',
      'question-1',
      'question-2',
    ]);
    expect(await usedBy(member)).toBe(before + 3);
    const { data: history } = await member.call('works.changes', { params: { work_id: work }, query: { after: 1 } });
    expect(history.changes.map(({ reason, origin }) => [reason, origin])).toEqual(
      Array.from({ length: 3 }, () => ['answer', 'rules']),
    );
  });

  it('is done once however often it is asked for, and a step that comes later has a run of its own', async () => {
    const work = await questionsWork(member, ...questions);
    const before = await usedBy(member);
    const begun = await Promise.all([1, 2, 3, 4].map(() => act(member, work, 'answer')));
    const later = {
      op: 'add',
      id: 'later',
      type: 'question',
      parent: null,
      fields: { text: 'What is the melting point of PEEK?' },
    };
    const edits = [{ id: crypto.randomUUID(), operations: [later] }] as never;
    await member.call('works.edit', { params: { work_id: work }, body: { edits } });
    const last = await act(member, work, 'answer');
    const ids = new Set([...begun, last].map(({ data }) => data.run_id).filter((id) => id !== undefined));
    for (const id of ids) expect((await runOf(member, work, id)).status).toBe('done');
    expect(new Set(begun.map(({ data }) => data.run_id)).size).toBe(1);
    expect(ids.size).toBe(2);
    const written = await answers(member, work);
    expect(new Set(written.map(({ parent }) => parent)).size).toBe(4);
    expect(written).toHaveLength(4);
    expect(await usedBy(member)).toBe(before + 4);
  });

  it('ends where the plan of its person does, keeps what was done, and says so', async () => {
    const person = await registerByPhone(await service.client(), '13312349001');
    const { data } = await person.call('usage.view');
    const left = data.find(({ feature }) => feature === 'tech_seek');
    const before = (left?.limit ?? 0) - (left?.used ?? 0);
    expect(before).toBeLessThan(5);
    const asked = Array.from({ length: before + 2 }, (_, at) => questions[at % 3] as string);
    const work = await questionsWork(person, ...asked);
    const run = await done(person, work, 'answer');
    expect(run).toMatchObject({ status: 'failed', done: before, total: before + 2, changed: before });
    expect(run?.failure).toMatch(/./);
    expect(await answers(person, work)).toHaveLength(before);
  });

  it('leaves no row of a run whose work was destroyed', async () => {
    const work = await questionsWork(member, questions[1]);
    const run = await done(member, work, 'answer');
    await member.call('works.remove', { params: { work_id: work } });
    await member.call('works.destroy', { params: { work_id: work } });
    const rows = createWorkRunStore(service.database.tables<WorksTables>());
    await deleteIncognito(service.database, [{ forget: (trx) => rows.orphans(trx, procedureRunKind) }], 24);
    const found = await service.database.pool.query('select id from run where id = $1', [run?.id]);
    expect(found.rows).toEqual([]);
  });
});

const problem =
  'Keep the solid electrolyte in contact with the cathode at high voltage without losing conductivity at the interface.';

/** A work with principles that wait for their concepts: several, each with passages. */
async function begunTriz(client: TestClient): Promise<{ work: string; waiting: string[] }> {
  const work = (await client.call('triz.create', { body: { message: problem } })).data.triz_mind_id;
  const [contradiction] = await recordsOf(client, work, 'contradiction');
  const set = (field: string, value: string) => ({ op: 'set' as const, id: contradiction?.id ?? '', field, value });
  const operations = [set('form', 'physical'), set('separation', 'space')];
  await client.call('works.edit', {
    params: { work_id: work },
    body: { edits: [{ id: crypto.randomUUID(), operations }] },
  });
  await act(client, work, 'principles');
  const principles = await recordsOf(client, work, 'principle');
  const waiting = principles.filter(({ evidence }) => Object.keys(evidence).length > 0).map(({ id }) => id);
  expect(waiting.length).toBeGreaterThan(2);
  return { work, waiting };
}

const concepts = (client: TestClient, work: string) => recordsOf(client, work, 'concept');
const isAt = (done: number) => (run: { done: number; status: string }) => run.done >= done && run.status === 'running';

describe('a run of a tool that takes its time', () => {
  const pace = { delayMs: 0, isAway: false };
  let endpoint: ScriptedEndpoint;
  let installation: Installation;
  let service: RunningService;
  let owner: TestClient;
  let colleague: TestClient;

  beforeAll(async () => {
    endpoint = await openPacedModel(pace);
    const model = { LLM_BASE_URL: endpoint.baseUrl, LLM_MODEL: 'small' };
    installation = await withPostgres({ ASSAY_RATE_LIMITS: '0', ...model });
    service = await installation.start();
    owner = await signInAs(await service.client(), 'enterprise');
    colleague = await signInAs(await service.client(), 'trial');
  });
  afterAll(async () => {
    await installation.remove();
    await endpoint.close();
  });
  beforeEach(() => {
    pace.delayMs = 150;
  });

  it('is stopped where it stands: what was done stays, and nothing comes after', async () => {
    const { work } = await begunTriz(owner);
    const { data } = await act(owner, work, 'concepts');
    await runOf(owner, work, data.run_id, isAt(1));
    const params = { work_id: work, run_id: data.run_id ?? '' };
    expect((await owner.call('works.stopRun', { params })).data.stopped).toBe(true);
    const run = await runOf(owner, work, data.run_id);
    expect(run.status).toBe('stopped');
    expect((await owner.call('works.stopRun', { params })).data.stopped).toBe(false);
    pace.delayMs = 0;
    const rest = await done(owner, work, 'concepts');
    expect(rest).toMatchObject({ status: 'done', changed: rest?.total ?? 0 });
    const parents = (await concepts(owner, work)).map(({ parent }) => parent);
    expect(new Set(parents).size).toBe(parents.length);
    expect(parents).toHaveLength(run.done + (rest?.total ?? 0));
  });

  it('counts what it did before it was stopped, and not the step that it was at', async () => {
    const work = await questionsWork(owner, ...questions);
    const before = await usedBy(owner);
    const { data } = await act(owner, work, 'answer');
    await runOf(owner, work, data.run_id, isAt(1));
    await owner.call('works.stopRun', { params: { work_id: work, run_id: data.run_id ?? '' } });
    const run = await runOf(owner, work, data.run_id);
    expect(run).toMatchObject({ status: 'stopped' });
    expect(run.done).toBeLessThan(questions.length);
    await expect.poll(() => usedBy(owner)).toBe(before + run.changed);
    expect(await answers(owner, work)).toHaveLength(run.changed);
  });

  it('goes no further once its person may not edit any more', async () => {
    const { work, waiting } = await begunTriz(owner);
    const grant = { data_type: 'work' as const, data_id: work, user_id: await colleagueOf(owner, 'taro') };
    await owner.call('share.grantPerson', { body: { ...grant, role: 'edit' } });
    const { data } = await act(colleague, work, 'concepts');
    await runOf(owner, work, data.run_id, isAt(1));
    await owner.call('share.grantPerson', { body: { ...grant, role: 'read' } });
    const run = await runOf(owner, work, data.run_id);
    expect(run).toMatchObject({ status: 'failed', failure: expect.stringMatching(/./) });
    const held = await concepts(owner, work);
    expect(held.length).toBeLessThan(waiting.length);
    expect(held.length).toBe(run.changed);
    // Whoever reads is told, and can neither stop nor begin.
    const params = { work_id: work, run_id: run.id };
    expect((await colleague.call('works.runs', { params })).data.runs).toHaveLength(1);
    expect((await colleague.call('works.stopRun', { params })).status).toBe(403);
    expect((await act(colleague, work, 'concepts')).status).toBe(403);
  });

  it('goes no further once nothing is shared with its person any more', async () => {
    const { work, waiting } = await begunTriz(owner);
    const grant = { data_type: 'work' as const, data_id: work, user_id: await colleagueOf(owner, 'taro') };
    await owner.call('share.grantPerson', { body: { ...grant, role: 'edit' } });
    const { data } = await act(colleague, work, 'concepts');
    await runOf(owner, work, data.run_id, isAt(1));
    await owner.call('share.grantPerson', { body: { ...grant, role: null } });
    expect((await runOf(owner, work, data.run_id)).status).toBe('failed');
    expect((await concepts(owner, work)).length).toBeLessThan(waiting.length);
  });

  it('goes no further in the trash, and says so when the work is back', async () => {
    const { work, waiting } = await begunTriz(owner);
    const { data } = await act(owner, work, 'concepts');
    await runOf(owner, work, data.run_id, isAt(1));
    await owner.call('works.remove', { params: { work_id: work } });
    const status = async () =>
      (await service.database.pool.query('select status from run where id = $1', [data.run_id])).rows[0]?.status;
    await expect.poll(status, { timeout: 20_000 }).toBe('failed');
    await owner.call('works.putBack', { params: { work_id: work } });
    const run = await runOf(owner, work, data.run_id);
    const held = await concepts(owner, work);
    expect(held.length).toBe(run.changed);
    expect(held.length).toBeLessThan(waiting.length);
  });

  it('goes on when its person leaves, and no further once the token is revoked by which a program began it', async () => {
    const person = await signInAs(await service.client(), 'enterprise');
    const { work, waiting } = await begunTriz(person);
    const begun = await act(person, work, 'concepts');
    await runOf(person, work, begun.data.run_id, isAt(1));
    await person.call('account.signOut', { body: {} });
    expect(await runOf(owner, work, begun.data.run_id)).toMatchObject({ status: 'done', changed: waiting.length });

    const other = await begunTriz(owner);
    const { data: made } = await owner.call('tokens.create', { body: { name: 'agent', scopes: ['read', 'ask'] } });
    const program = createTokenClient(service.address, made.token);
    const { data } = await program.call('works.act', { params: { work_id: other.work, action: 'concepts' } });
    await runOf(owner, other.work, data.run_id, isAt(1));
    await owner.call('tokens.revoke', { params: { token_id: made.token_id } });
    const run = await runOf(owner, other.work, data.run_id);
    expect(run).toMatchObject({ status: 'failed' });
    expect((await concepts(owner, other.work)).length).toBe(run.changed);
    expect(run.changed).toBeLessThan(other.waiting.length);
  });

  it('rests between two steps while somebody holds it, as often as they like, and does each once', async () => {
    const { work, waiting } = await begunTriz(owner);
    const { data } = await act(owner, work, 'concepts');
    const params = { work_id: work, run_id: data.run_id ?? '' };
    const hold = (paused: boolean) => owner.call('works.pauseRun', { params, body: { paused } });
    await runOf(owner, work, data.run_id, isAt(1));
    await hold(true);
    const resting = await runOf(owner, work, data.run_id, ({ status }) => status === 'paused');
    expect(resting.done).toBeLessThan(waiting.length);
    await Promise.all([hold(false), hold(true), hold(false), hold(false)]);
    await hold(false);
    expect(await runOf(owner, work, data.run_id)).toMatchObject({ status: 'done', changed: waiting.length });
    expect(await concepts(owner, work)).toHaveLength(waiting.length);
  });

  it('keeps of each step in whose words it was, what it used, and where it failed', async () => {
    pace.delayMs = 0;
    const { work, waiting } = await begunTriz(owner);
    const run = await done(owner, work, 'concepts');
    const stepsOf = async (id: string | undefined) =>
      (await owner.call('works.runs', { params: { work_id: work }, query: { run: id ?? '' } })).data.steps ?? [];
    const told = await stepsOf(run?.id);
    expect(told.map(({ name, outcome, engine, operations }) => [name, outcome, engine, operations])).toEqual(
      waiting.map((id) => [id, 'done', 'llm:small', { add: 1 }]),
    );
    // The endpoint tells 19 for each of its replies: one that writes, and one that judges, at least.
    for (const { tokens } of told) expect([tokens >= 38, tokens % 19]).toEqual([true, 0]);
    for (const { id } of await concepts(owner, work)) {
      const edits = [{ id: crypto.randomUUID(), operations: [{ op: 'remove', id }] }] as never;
      await owner.call('works.edit', { params: { work_id: work }, body: { edits } });
    }
    pace.isAway = true;
    try {
      const failed = await done(owner, work, 'concepts');
      expect(failed).toMatchObject({ status: 'failed', done: 0 });
      expect(await stepsOf(failed?.id)).toMatchObject([{ step: 0, name: waiting[0], outcome: 'failed', engine: null }]);
    } finally {
      pace.isAway = false;
    }
  });

  it('belongs to its work: another one knows nothing of it', async () => {
    pace.delayMs = 0;
    const [one, other] = [await begunTriz(owner), await begunTriz(owner)];
    const run = await done(owner, one.work, 'concepts');
    const params = { work_id: other.work, run_id: run?.id ?? '' };
    expect((await owner.call('works.stopRun', { params })).status).toBe(404);
    expect((await owner.call('works.runs', { params })).data.runs).toEqual([]);
    expect((await colleague.call('works.runs', { params })).status).toBe(404);
  });
});

describe('a run of a tool whose process is killed', () => {
  it.each([
    { ...installations[0], at: 1 },
    { ...installations[1], at: 2 },
  ])('goes on with the step it was at, on $engine: each is done once and counted once', async ({ install, at }) => {
    const pace = { delayMs: 100 };
    const endpoint = await openPacedModel(pace);
    const installation = await install({
      ASSAY_RATE_LIMITS: '0',
      LLM_BASE_URL: endpoint.baseUrl,
      LLM_MODEL: 'small',
    });
    try {
      let service: SpawnedService = await installation.spawn();
      let member = await signInAs(await service.client(), 'enterprise');
      const work = await questionsWork(member, ...questions, 'What is the melting point of PEEK?');
      const before = await usedBy(member);
      const { data } = await act(member, work, 'answer');
      await runOf(member, work, data.run_id, ({ done: reached }) => reached >= at);
      await service.kill('SIGKILL');
      service = await installation.spawn();
      member = await signInAs(await service.client(), 'enterprise');
      const run = await runOf(member, work, data.run_id);
      expect(run).toMatchObject({ status: 'done', done: 4, total: 4 });
      const parents = (await answers(member, work)).map(({ parent }) => String(parent));
      expect(parents.sort()).toEqual(['question-0', 'question-1', 'question-2', 'question-3']);
      expect(await usedBy(member)).toBe(before + 4);
    } finally {
      await installation.remove();
      await endpoint.close();
    }
  });
});
