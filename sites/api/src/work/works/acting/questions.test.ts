import { randomUUID } from 'node:crypto';
import type { WorkRecord } from '@assay/works';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  type Installation,
  installations,
  type RunningService,
  type SpawnedService,
} from '../../../testing/installation.ts';
import { signInAs } from '../../../testing/people.ts';
import type { TestClient } from '../../../testing/test-client.ts';
import { act, recordsOf, runOf, type ToolRun } from '../../../testing/tool-runs.ts';

const problem = 'Make the pump housing lighter without losing strength.';

const asks = (kind: string) => (run: ToolRun) => run.question?.kind === kind;

async function begunTriz(client: TestClient): Promise<string> {
  return (await client.call('triz.create', { body: { message: problem } })).data.triz_mind_id;
}

/** A work in which a run waits for an answer to its first question. */
async function asking(client: TestClient): Promise<{ work: string; run: ToolRun }> {
  const work = await begunTriz(client);
  const { data } = await act(client, work, 'guided');
  return { work, run: await runOf(client, work, data.run_id, asks('contradiction')) };
}

const answering = (work: string, { id, question }: ToolRun, answer: unknown) => ({
  params: { work_id: work, run_id: id },
  body: { question_id: question?.id ?? '', answer: answer as never },
});

const optionsOf = ({ question }: ToolRun) => {
  const data = question?.data as { options: readonly { value: string }[] } | undefined;
  return data?.options.map(({ value }) => value) ?? [];
};

const lighter = { improve: 1, worsen: 14 };
const contradictionOf = async (client: TestClient, work: string) => (await recordsOf(client, work, 'contradiction'))[0];

async function changesOf(client: TestClient, work: string) {
  const { data } = await client.call('works.changes', { params: { work_id: work }, query: { after: 0 } });
  return data.changes.filter(({ reason }) => reason === 'guided');
}

describe.each(installations)('a tool that asks on its way, on $engine', ({ install }) => {
  let installation: Installation;
  let service: RunningService;
  let owner: TestClient;
  let colleague: TestClient;

  beforeAll(async () => {
    installation = await install({ ASSAY_RATE_LIMITS: '0' });
    service = await installation.start();
    owner = await signInAs(await service.client(), 'enterprise');
    colleague = await signInAs(await service.client(), 'trial');
  });
  afterAll(() => installation.remove());

  async function shared(work: string, role: 'read' | 'comment' | 'edit'): Promise<string> {
    const { data } = await owner.call('share.colleagues', { query: { q: 'taro' } });
    const person = data.people[0]?.user_id ?? '';
    await owner.call('share.grantPerson', { body: { data_type: 'work', data_id: work, user_id: person, role } });
    return person;
  }

  it('tells whoever began it that it waits, and nobody else, until it is answered or the work is put away', async () => {
    const { work, run } = await asking(owner);
    await shared(work, 'edit');
    const told = async (client: TestClient) =>
      (await client.call('works.mentions')).data.questions.filter(({ work_id: id }) => id === work);
    expect(await told(owner)).toMatchObject([
      { run_id: run.id, question_id: run.question?.id, source: 'triz_mind', title: problem },
    ]);
    expect(await told(colleague)).toEqual([]);
    await owner.call('works.remove', { params: { work_id: work } });
    expect(await told(owner)).toEqual([]);
    await owner.call('works.putBack', { params: { work_id: work } });
    expect(await told(owner)).toHaveLength(1);
    await owner.call('works.answerRun', answering(work, run, lighter));
    const next = await runOf(owner, work, run.id, asks('several'));
    expect(await told(owner)).toMatchObject([{ question_id: next.question?.id }]);
    await owner.call('works.stopRun', { params: { work_id: work, run_id: run.id } });
    expect(await told(owner)).toEqual([]);
  });

  it('waits for the answer of whoever may edit, goes on with it, and writes what they told in their name', async () => {
    const { work, run } = await asking(owner);
    const taro = await shared(work, 'edit');
    expect(run).toMatchObject({ status: 'paused', done: 0, total: 3 });
    expect(run.question?.data).toMatchObject({ improve: expect.arrayContaining([1]), worsen: expect.any(Array) });
    expect((await contradictionOf(owner, work))?.fields['isConfirmed']).toBeUndefined();
    expect((await colleague.call('works.answerRun', answering(work, run, lighter))).data).toEqual({ answered: true });

    const kept = await runOf(owner, work, run.id, asks('several'));
    expect(kept).toMatchObject({ done: 2, changed: 2 });
    expect(await contradictionOf(owner, work)).toMatchObject({
      fields: { form: 'technical', ...lighter, isConfirmed: true },
      origins: { isConfirmed: 'person' },
    });
    const principles = await recordsOf(owner, work, 'principle');
    const options = optionsOf(kept);
    expect(options).toEqual(principles.map(({ id }) => id));
    const chosen = options.slice(0, 2);
    await owner.call('works.answerRun', answering(work, kept, chosen));

    const ended = await runOf(owner, work, run.id);
    expect(ended).toMatchObject({ status: 'done', done: 5, total: 5, question: null });
    expect((await recordsOf(owner, work, 'principle')).map(({ id }) => id)).toEqual(chosen);
    const concepts = await recordsOf(owner, work, 'concept');
    expect(concepts.map(({ parent, origin }) => `${parent} ${origin}`).toSorted()).toEqual(
      chosen.map((id) => `${id} rules`).toSorted(),
    );
    expectWords(concepts, principles);
    const changes = await changesOf(owner, work);
    expect(changes.map(({ id, origin }) => [id, origin])).toEqual([
      [`${run.id}-0`, 'person'],
      [`${run.id}-1`, 'rules'],
      [`${run.id}-2`, 'person'],
      [`${run.id}-3`, 'rules'],
      [`${run.id}-4`, 'rules'],
    ]);
    expect(changes[0]?.author).toMatchObject({ person: taro });
    const traced = await owner.call('works.runs', { params: { work_id: work }, query: { run: run.id } });
    const told = traced.data.steps ?? [];
    expect(told.map(({ step, outcome, engine, change }) => [step, outcome, engine, change])).toEqual([
      [0, 'asked', null, undefined],
      [0, 'done', 'person', `${run.id}-0`],
      [1, 'done', 'rules', `${run.id}-1`],
      [2, 'asked', null, undefined],
      [2, 'done', 'person', `${run.id}-2`],
      [3, 'done', 'rules', `${run.id}-3`],
      [4, 'done', 'rules', `${run.id}-4`],
    ]);
    expect(told[1]).toMatchObject({
      name: 'contradiction',
      answer: { kind: 'contradiction', answer: lighter, name: expect.stringMatching(/./) },
      operations: { set: 4 },
      suggested: false,
    });
    expect(told[2]).toMatchObject({ operations: { add: principles.length }, tokens: 0 });
    expect(told[2]?.passages).toBeGreaterThan(0);
    expect(told.slice(3).map(({ name }) => name)).toEqual(['keep', 'keep', ...chosen]);
    for (const { ms, begun_at: at } of told) {
      expect(ms).toBeGreaterThanOrEqual(0);
      expect(ms).toBeLessThan(60_000);
      expect(Date.parse(at)).toBeGreaterThan(Date.now() - 600_000);
    }
    // Another work knows nothing of it.
    const other = await begunTriz(owner);
    const elsewhere = { params: { work_id: other }, query: { run: run.id } };
    expect((await owner.call('works.runs', elsewhere)).status).toBe(404);
    // Whoever told it takes it back, and nobody else.
    const undo = { params: { work_id: work }, body: { edits: [{ id: randomUUID(), undoes: `${run.id}-0` }] } as never };
    expect((await owner.call('works.edit', undo)).data.results).toMatchObject([{ refused: {} }]);
    expect((await colleague.call('works.edit', undo)).data.results).toMatchObject([{ revision: expect.any(Number) }]);
    expect((await contradictionOf(owner, work))?.fields['isConfirmed']).toBeUndefined();
  });

  it('is answered once: the same again changes nothing, another answer is refused', async () => {
    const { work, run } = await asking(owner);
    const send = (answer: unknown) => owner.call('works.answerRun', answering(work, run, answer));
    const replies = await Promise.all([send(lighter), send(lighter), send({ improve: 9, worsen: 27 })]);
    const statuses = replies.map(({ status }) => status).toSorted((a, b) => a - b);
    // Whichever comes first is the one.
    const [first] = replies.filter(({ data }) => data?.answered);
    expect(replies.filter(({ data }) => data?.answered)).toHaveLength(1);
    expect(statuses).toEqual(first === replies[2] ? [200, 409, 409] : [200, 200, 409]);
    await runOf(owner, work, run.id, asks('several'));
    const told = (await contradictionOf(owner, work))?.fields ?? {};
    const same = { improve: told['improve'], worsen: told['worsen'] };
    expect((await send(same)).data).toEqual({ answered: false });
    expect((await send({ improve: 2, worsen: 3 })).status).toBe(409);
    expect(await changesOf(owner, work)).toHaveLength(2);
  });

  it('takes no answer that is none, nor one for another work, nor of whoever may not edit', async () => {
    const { work, run } = await asking(owner);
    for (const answer of [
      {},
      { improve: 1, worsen: 1 },
      { improve: 0, worsen: 4 },
      { ...lighter, more: 1 },
      'yes',
      [1],
    ])
      expect((await owner.call('works.answerRun', answering(work, run, answer))).status, JSON.stringify(answer)).toBe(
        400,
      );
    const other = await begunTriz(owner);
    expect((await owner.call('works.answerRun', answering(other, run, lighter))).status).toBe(404);
    const unasked = { ...run, question: run.question && { ...run.question, id: randomUUID() } };
    expect((await owner.call('works.answerRun', answering(work, unasked, lighter))).status).toBe(404);
    expect((await colleague.call('works.answerRun', answering(work, run, lighter))).status).toBe(404);
    await shared(work, 'comment');
    expect((await colleague.call('works.answerRun', answering(work, run, lighter))).status).toBe(403);
    // They see that it waits.
    expect((await runOf(colleague, work, run.id, asks('contradiction'))).status).toBe('paused');
    expect((await runOf(owner, work, run.id, asks('contradiction'))).done).toBe(0);
  });

  it('is begun once while it waits, stopped there, and takes no answer any more', async () => {
    const { work, run } = await asking(owner);
    expect((await act(owner, work, 'guided')).data.run_id).toBe(run.id);
    const params = { work_id: work, run_id: run.id };
    expect((await owner.call('works.stopRun', { params })).data.stopped).toBe(true);
    expect(await runOf(owner, work, run.id)).toMatchObject({ status: 'stopped', question: null });
    expect((await owner.call('works.answerRun', answering(work, run, lighter))).status).toBe(409);
    expect(await changesOf(owner, work)).toEqual([]);
  });

  it('asks for the right of whoever began it again, once it is answered', async () => {
    const work = await begunTriz(owner);
    await shared(work, 'edit');
    const { data } = await act(colleague, work, 'guided');
    const run = await runOf(owner, work, data.run_id, asks('contradiction'));
    await shared(work, 'read');
    await owner.call('works.answerRun', answering(work, run, lighter));
    expect(await runOf(owner, work, run.id)).toMatchObject({ status: 'failed', failure: expect.stringMatching(/./) });
    expect(await changesOf(owner, work)).toEqual([]);
  });

  it('ends once its run has used up what it may, also by steps of before, and says so', async () => {
    const { work, run } = await asking(owner);
    const { pool } = service.database;
    await pool.query('update work_run_step set tokens = 400000 where run_id = $1', [run.id]);
    owner.locale = 'cn';
    await owner.call('works.answerRun', answering(work, run, lighter));
    const ended = await runOf(owner, work, run.id);
    owner.locale = 'en';
    expect(ended).toMatchObject({ status: 'failed', done: 0, failure: expect.stringContaining('语言模型用量') });
    expect((await runOf(owner, work, run.id)).failure).toMatch(/^It used as much of the language model/);
    // Begun again, it has a budget of its own.
    const again = await runOf(owner, work, (await act(owner, work, 'guided')).data.run_id, asks('contradiction'));
    expect(again.id).not.toBe(run.id);
  });

  it('rests while it is held, answered or not, and goes on when it is let', async () => {
    const { work, run } = await asking(owner);
    const params = { work_id: work, run_id: run.id };
    const hold = async (client: TestClient, paused: boolean) =>
      client.call('works.pauseRun', { params, body: { paused } });
    await shared(work, 'comment');
    expect((await hold(colleague, true)).status).toBe(403);
    expect((await hold(owner, true)).data).toEqual({ paused: true });
    await owner.call('works.answerRun', answering(work, run, lighter));
    const resting = await runOf(
      owner,
      work,
      run.id,
      ({ status, question }) => status === 'paused' && question === null,
    );
    expect(resting).toMatchObject({ held: true, done: 0 });
    expect((await hold(owner, false)).data).toEqual({ paused: false });
    const kept = await runOf(owner, work, run.id, asks('several'));
    // Letting go on what waits for an answer leaves it waiting.
    await hold(owner, false);
    expect(await runOf(owner, work, run.id, asks('several'))).toMatchObject({ held: false, question: kept.question });
    await owner.call('works.stopRun', { params });
    expect((await hold(owner, true)).data).toEqual({ paused: false });
    const other = await begunTriz(owner);
    const elsewhere = { params: { ...params, work_id: other }, body: { paused: true } };
    expect((await owner.call('works.pauseRun', elsewhere)).status).toBe(404);
  });

  it('leaves nothing to ask where somebody settled by hand what it would ask', async () => {
    const { work, run } = await asking(owner);
    const id = (await contradictionOf(owner, work))?.id;
    const operations = [{ op: 'remove', id }];
    await owner.call('works.edit', {
      params: { work_id: work },
      body: { edits: [{ id: randomUUID(), operations }] } as never,
    });
    await owner.call('works.answerRun', answering(work, run, lighter));
    expect(await runOf(owner, work, run.id)).toMatchObject({ status: 'done', changed: 0 });
  });
});

/** What the rules say of a principle stands in the library, word for word, or is what the principle advises. */
function expectWords(concepts: readonly WorkRecord[], principles: readonly WorkRecord[]): void {
  for (const { parent, fields, evidence } of concepts) {
    const above = principles.find(({ id }) => id === parent);
    const quotes = Object.values(above?.evidence ?? {}).map(({ quote }) => quote);
    expect(Object.values(evidence).map(({ quote }) => quote)).toEqual(quotes);
    expect(fields).toMatchObject({
      name: expect.stringMatching(/./),
      description: expect.stringContaining(quotes[0] ?? ''),
    });
  }
}

describe.each(installations)(
  'a run that waits for an answer while its process is killed, on $engine',
  ({ install }) => {
    it('waits still, and goes on once it is answered; killed after that, it needs no other answer', async () => {
      const installation = await install({ ASSAY_RATE_LIMITS: '0' });
      try {
        let service: SpawnedService = await installation.spawn();
        let owner = await signInAs(await service.client(), 'enterprise');
        const { work, run } = await asking(owner);
        await service.kill('SIGKILL');
        service = await installation.spawn();
        owner = await signInAs(await service.client(), 'enterprise');
        expect(await runOf(owner, work, run.id, asks('contradiction'))).toMatchObject({ question: run.question });
        await owner.call('works.answerRun', answering(work, run, lighter));
        await service.kill('SIGKILL');
        service = await installation.spawn();
        owner = await signInAs(await service.client(), 'enterprise');
        const kept = await runOf(owner, work, run.id, asks('several'));
        expect((await contradictionOf(owner, work))?.fields).toMatchObject(lighter);
        expect((await changesOf(owner, work)).map(({ id }) => id)).toEqual([`${run.id}-0`, `${run.id}-1`]);
        await owner.call('works.answerRun', answering(work, kept, kept.question?.proposed));
        expect((await runOf(owner, work, run.id)).status).toBe('done');
        expect((await recordsOf(owner, work, 'concept')).length).toBeGreaterThan(0);
      } finally {
        await installation.remove();
      }
    });
  },
);
