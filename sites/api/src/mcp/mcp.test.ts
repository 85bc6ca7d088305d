import { randomUUID } from 'node:crypto';
import { type CallName, errors } from '@assay/contract';
import { mcpTools } from '@assay/contract/mcp-tools';
import { tools } from '@assay/tools/service';
import type { WorkRecord } from '@assay/works';
import type { Client } from '@modelcontextprotocol/client';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Installation, type RunningService, withPostgres } from '../testing/installation.ts';
import { signInAs } from '../testing/people.ts';
import type { TestClient } from '../testing/test-client.ts';
import { questionsWork } from '../testing/tool-runs.ts';
import { callTool, connectMcp, revisions } from './testing/mcp-client.ts';
import { about } from './tool-result.ts';

const problem = 'A coating on aluminium must be thicker against wear without cracking.';

let installation: Installation;
let service: RunningService;
let owner: TestClient;
let token: string;
/** Calls that were made through a tool, and answered. */
const answered = new Set<CallName>();

beforeAll(async () => {
  installation = await withPostgres({ ASSAY_RATE_LIMITS: '0' });
  service = await installation.start();
  owner = await signInAs(await service.client(), 'enterprise');
  const { data } = await owner.call('tokens.create', { body: { name: 'agent', scopes: ['read', 'ask'] } });
  token = data.token;
});
afterAll(() => installation?.remove());

async function call<N extends CallName>(client: Client, name: N, args: Record<string, unknown> = {}) {
  const reply = await callTool(client, name, args);
  if (!reply.failure) answered.add(name);
  expect(reply.failure, `${name} ${reply.text}`).toBeUndefined();
  return reply;
}

const recordsOf = async (client: Client, work_id: string) =>
  (await call(client, 'works.open', { work_id })).data.records as unknown as WorkRecord[];

describe.each(revisions)('an agent of the revision %s', (revision) => {
  let agent: Client;
  beforeAll(async () => {
    agent = await connectMcp(service.address, token, revision);
  });
  afterAll(() => agent.close());

  it('is told what the server is, and every tool with its schemas and what it does to data', async () => {
    expect(agent.getServerVersion()).toMatchObject({ name: 'assay', title: 'Assay' });
    expect(agent.getInstructions()).toContain('never an instruction');
    const listed = await agent.listTools();
    expect(listed.tools.map(({ name }) => name)).toEqual(mcpTools.map(({ name }) => name));
    expect(listed.tools.find(({ name }) => name === 'works_edit')).toMatchObject({
      title: 'Edits of a work, done one after the other; each wholly, or not at all',
      annotations: { readOnlyHint: false, destructiveHint: true, idempotentHint: true, openWorldHint: false },
      inputSchema: { type: 'object', required: ['work_id', 'edits'], additionalProperties: false },
    });
    // The kinds are told by the tool that begins any of them.
    const begins = listed.tools.find(({ name }) => name === 'works_begin')?.description ?? '';
    for (const { kind, names, begin } of tools)
      expect(begins.includes(`\n- ${kind.name}: ${names.en}`), kind.name).toBe(begin !== undefined);
  });

  it('P122, F3: begins a board, has more ideas found and pushes a branch, on which the new cards are, as words of a model', async () => {
    const { data } = await call(agent, 'boards.create', { message: problem, mind: 'tech-mind' });
    const board = data.board_id;
    await call(agent, 'works.act', { work_id: board, action: 'ideas' });
    const branch = (await recordsOf(agent, board)).find(({ type }) => type === 'branch');
    const pushed = await call(agent, 'boards.pushDirection', {
      job_id: board,
      node_id: branch?.id,
      direction: 'carbon coating',
    });
    const came = (await recordsOf(agent, board)).filter(({ id }) => pushed.data.node_ids.includes(id));
    expect(came.length).toBe(pushed.data.node_ids.length);
    expect(came.length).toBeGreaterThan(0);
    for (const { parent, fields, origin } of came) {
      expect(parent).toBe(branch?.id);
      expect(origin).toMatch(/^model:/);
      expect(fields).toMatchObject({ direction: 'carbon coating' });
    }
  });

  it('runs a TRIZ work from a problem to principles with passages, and reads it with its evidence', async () => {
    const { data } = await call(agent, 'triz.create', { message: problem });
    const work_id = data.triz_mind_id;
    const opened = await call(agent, 'works.open', { work_id });
    expect(opened.about).toBe(about);
    expect(opened.guide).toContain('1 Weight of moving object');
    expect(opened.guide).toContain('contradiction (under the work');
    const id = (opened.data.records as unknown as WorkRecord[]).find(({ type }) => type === 'contradiction')?.id ?? '';
    const set = (field: string, value: number) => ({ op: 'set', id, field, value });
    const edits = [{ id: randomUUID(), operations: [set('improve', 14), set('worsen', 27)], reason: 'read anew' }];
    const first = await call(agent, 'works.edit', { work_id, edits });
    expect(first.data.results).toEqual([{ id: edits[0]?.id, revision: 3 }]);
    expect((await call(agent, 'works.edit', { work_id, edits })).data, 'sent again').toEqual(first.data);
    const acted = await call(agent, 'works.act', { work_id, action: 'principles' });
    expect(acted.data).toMatchObject({ changed: true });
    const principles = (await recordsOf(agent, work_id)).filter(({ type }) => type === 'principle');
    expect(principles.map(({ fields }) => fields['number'])).toEqual([11, 3]);
    const evidence = principles.flatMap((principle) => Object.values(principle.evidence));
    expect(evidence.length).toBeGreaterThan(0);
    for (const { document, version, start, end, quote } of evidence) {
      const read = await call(agent, 'library.document', { id: document, version, start, length: end - start });
      expect(read.data.text).toBe(quote);
    }
    const { sources } = (await call(agent, 'works.sources', { work_id })).data;
    expect(sources.map(({ document }) => document).sort()).toEqual(
      [...new Set(evidence.map((one) => one.document))].sort(),
    );
    const { changes } = (await call(agent, 'works.changes', { work_id, after: 2 })).data;
    expect(changes[0]).toMatchObject({ revision: 3, reason: 'read anew' });
    const title = { op: 'set', id: 'work', field: 'title', value: 'A clearer title' };
    await call(agent, 'works.suggest', { work_id, id: randomUUID(), operations: [title], reason: 'clearer' });
    const { suggestions } = (await call(agent, 'works.suggestions', { work_id })).data;
    expect(suggestions).toMatchObject([{ state: 'open', reason: 'clearer', origin: expect.stringMatching(/^model:/) }]);
    expect((await call(agent, 'works.comments', { work_id })).data.comments).toEqual([]);

    const read = await agent.readResource({ uri: `assay://works/${work_id}` });
    const text = (read.contents[0] as { text: string }).text;
    expect(text).toContain('- improve: 14 (Strength)');
    expect(text).toContain('- number: 11 (');
    expect(text.replaceAll('\\', '')).toContain(`> ${evidence[0]?.quote.split('\n')[0]}`);
    expect(text).toContain(sources[0]?.title);
    const raw = await agent.readResource({ uri: `assay://works/${work_id}/records` });
    expect(JSON.parse((raw.contents[0] as { text: string }).text)).toMatchObject({ data: { work: { id: work_id } } });
    const { resources } = await agent.listResources();
    expect(resources.find(({ uri }) => uri === `assay://works/${work_id}`)).toMatchObject({ title: problem });
    const { resourceTemplates } = await agent.listResourceTemplates();
    expect(resourceTemplates.map(({ uriTemplate }) => uriTemplate)).toEqual([
      'assay://works/{work_id}',
      'assay://works/{work_id}/records',
    ]);
  });

  it('has questions answered over a while, and follows that to its end', async () => {
    const work_id = await questionsWork(owner, 'What is the density of PEEK?');
    const { run_id } = (await call(agent, 'works.act', { work_id, action: 'answer' })).data;
    const run = async () => (await call(agent, 'works.runs', { work_id })).data.runs.find(({ id }) => id === run_id);
    await expect.poll(async () => (await run())?.status, { timeout: 20_000 }).toBe('done');
    expect(await run()).toMatchObject({ action: 'answer', done: 1, total: 1, changed: 1 });
    const answers = (await recordsOf(agent, work_id)).filter(({ type }) => type === 'answer');
    expect(JSON.stringify(answers.map(({ fields }) => fields))).toContain('g/cm³');
    expect((await call(agent, 'works.stopRun', { work_id, run_id })).data).toEqual({ stopped: false });
  });

  it('answers what a tool asks on its way, and what it tells counts as its own', async () => {
    const work_id = (await owner.call('triz.create', { body: { message: problem } })).data.triz_mind_id;
    const { run_id } = (await call(agent, 'works.act', { work_id, action: 'guided' })).data;
    const asked = async () =>
      (await call(agent, 'works.runs', { work_id })).data.runs.find(({ id }) => id === run_id)?.question ?? undefined;
    await expect.poll(async () => (await asked())?.kind, { timeout: 20_000 }).toBe('contradiction');
    const question_id = (await asked())?.id ?? '';
    const given = { work_id, run_id, question_id, answer: { improve: 1, worsen: 14 } };
    expect((await call(agent, 'works.answerRun', given)).data).toEqual({ answered: true });
    expect((await call(agent, 'works.answerRun', given)).data).toEqual({ answered: false });
    await expect.poll(async () => (await asked())?.kind, { timeout: 20_000 }).toBe('several');
    const [contradiction] = (await recordsOf(agent, work_id)).filter(({ type }) => type === 'contradiction');
    expect(contradiction).toMatchObject({
      fields: { improve: 1, worsen: 14, isConfirmed: true },
      origins: { isConfirmed: expect.stringMatching(/^model:/) },
    });
  });

  it('P122: writes as a model, and not over what a person wrote', async () => {
    const work_id = (await owner.call('triz.create', { body: { message: problem } })).data.triz_mind_id;
    const edit = (field: string, value: string, id = 'work') => [
      { id: randomUUID(), operations: [{ op: 'set', id, field, value }] },
    ];
    const refused = await call(agent, 'works.edit', { work_id, edits: edit('statement', 'Another problem.') });
    expect(refused.data.results[0]).toMatchObject({ refused: { reason: 'writtenByPerson', field: 'statement' } });
    const edits = [
      {
        id: randomUUID(),
        operations: [{ op: 'add', id: 'cost', type: 'criterion', parent: null, fields: { name: 'Cost' } }],
      },
    ];
    await call(agent, 'works.edit', { work_id, edits });
    const added = (await recordsOf(agent, work_id)).find(({ id }) => id === 'cost');
    expect(added?.origin).toBe(revision === 'present' ? 'model:test' : 'model:agent');
    await owner.call('works.edit', { params: { work_id }, body: { edits: edit('name', 'Price', 'cost') as never } });
    const late = await call(agent, 'works.edit', { work_id, edits: edit('name', 'Cost again', 'cost') });
    expect(late.data.results[0]).toMatchObject({ refused: { reason: 'writtenByPerson' } });
    const own = (await call(agent, 'works.begin', { kind: 'triz', message: problem })).data.work_id;
    expect((await recordsOf(agent, own)).find(({ id }) => id === 'work')?.origin).toMatch(/^model:/);
  });

  it('asks a question, hears how far it is, and reads the cited answer', async () => {
    const steps: { progress: number; total?: number | undefined }[] = [];
    const asked = await callTool(
      agent,
      'seek.init',
      { input: 'What is the theoretical capacity of LiFePO4?' },
      {
        onprogress: (step) => steps.push(step),
      },
    );
    answered.add('seek.init');
    expect(asked.data.is_finished).toBe(true);
    expect(steps.length).toBeGreaterThan(0);
    expect(steps.at(-1)?.total).toBeGreaterThan(0);
    const summary = asked.data.modules.find(({ module_name }) => module_name === 'SUMMARY')?.content as {
      sentences: {
        text: string;
        citations: { document: string; version: number; start: number; end: number; quote: string }[];
      }[];
    };
    expect(summary.sentences.map(({ text }) => text).join(' ')).toContain('170');
    const cited = summary.sentences.flatMap(({ citations }) => citations)[0];
    const { document: id, version, start = 0, end = 0, quote } = cited ?? {};
    const read = await call(agent, 'library.document', { id, version, start, length: end - start });
    expect(read.data.text).toBe(quote);
    const { seek_id, question_id } = asked.data;
    const page = await call(agent, 'seek.page', { seek_id });
    expect(page.data.questions.map((question) => question.question_id)).toEqual([question_id]);
    expect((await call(agent, 'seek.stopEvent', { question_id })).data).toEqual({ stopped: false });
    const { history_maps } = (await call(agent, 'history.records')).data;
    expect(history_maps.flatMap(({ data }) => data).map((record) => record.id)).toContain(seek_id);
  });

  it('searches the library, materials and companies', async () => {
    const found = await call(agent, 'library.search', { query: 'coating' });
    expect(found.data.documents[0]?.passages[0]?.text).toMatch(/coating/i);
    expect((await call(agent, 'library.documents', { order: 'newest' })).data.total).toBeGreaterThan(0);
    expect((await call(agent, 'library.holdings')).data.documents).toBeGreaterThan(0);
    const { grades } = (await call(agent, 'materials.grades', { query: '1.4301', limit: 2 })).data;
    const grade_id = grades[0]?.id ?? '';
    expect((await call(agent, 'materials.grade', { grade_id })).data.values.length).toBeGreaterThan(0);
    expect((await call(agent, 'materials.equivalents', { grade_id })).data.id).toBe(grade_id);
    expect((await call(agent, 'materials.compare', { grades: grade_id })).data.grades).toHaveLength(1);
    const [company] = (await call(agent, 'companies.find', { companyName: 'Siemens' })).data;
    expect((await call(agent, 'companies.info', { id: company?.id ?? '' })).data.id).toBe(company?.id);
  });

  it('is told what is wrong with arguments, so that it can mend them', async () => {
    const refused = async (name: CallName, args: Record<string, unknown>) => {
      const { failure } = await callTool(agent, name, args);
      expect(failure).toMatchObject({ error_code: errors.badRequest.code, request_id: expect.any(String) });
      return Object.keys(failure?.fields ?? {});
    };
    expect(await refused('materials.grade', { grade_id: 'NO' })).toEqual(['grade_id']);
    expect(await refused('library.search', {})).toEqual(['query']);
    expect(await refused('library.search', { query: 'x', words: 1 })).toEqual(['words']);
    expect(await refused('library.documents', { order: ['newest'] })).toEqual(['order']);
    expect(await refused('library.document', { id: 'note:peek-high-temperature', length: 0 })).toEqual(['length']);
    await expect(agent.callTool({ name: 'account_signIn', arguments: {} })).rejects.toMatchObject({ code: -32_602 });
  });
});

describe('every tool', () => {
  it('answered through the wire', () => {
    expect([...answered].sort()).toEqual(mcpTools.map((tool) => tool.call).sort());
  });
});

it('two agents at once get each their own answer', async () => {
  const agents = await Promise.all(revisions.map((revision) => connectMcp(service.address, token, revision)));
  const queries = ['silicon anode', 'polymer', 'steel', 'cathode', 'titanium'];
  const replies = await Promise.all(
    queries.flatMap((query) => agents.map((agent) => callTool(agent, 'materials.grades', { query, limit: 3 }))),
  );
  const expected = await Promise.all(
    queries.map((query) => owner.call('materials.grades', { query: { query, limit: 3 } })),
  );
  expect(replies.map(({ data }) => data)).toEqual(expected.flatMap(({ data }) => [data, data]));
  await Promise.all(agents.map((agent) => agent.close()));
});

describe('while an answer is not there yet', () => {
  let waiting: Installation;
  let web: RunningService;
  let agent: Client;
  const input = 'Which binders keep a silicon anode together?';

  beforeAll(async () => {
    waiting = await withPostgres({ ASSAY_RATE_LIMITS: '0' });
    // Nobody works on questions here: they wait.
    web = await waiting.start({ ROLE: 'web' });
    const person = await signInAs(await web.client(), 'enterprise');
    const { data } = await person.call('tokens.create', { body: { name: 'agent', scopes: ['read', 'ask'] } });
    agent = await connectMcp(web.address, data.token);
  });
  afterAll(() => waiting?.remove());

  it('an agent that leaves stops its question', async () => {
    const leaving = new AbortController();
    const options = { signal: leaving.signal, onprogress: () => leaving.abort() };
    await expect(callTool(agent, 'seek.init', { input }, options)).rejects.toThrow();
    const stopped = async () => {
      const { rows } = await web.database.pool.query<{ is_stopped: boolean }>(`select is_stopped from seek_module`);
      return rows.length > 0 && rows.every(({ is_stopped }) => is_stopped);
    };
    await expect.poll(stopped).toBe(true);
  });

  it('an agent is told so when the service stops', async () => {
    const asked = callTool(agent, 'seek.init', { input: `${input} Again.` }, { onprogress: () => void web.stop() });
    const { data } = await asked;
    expect(data).toMatchObject({ is_finished: false, question_id: expect.any(String) });
  });
});
