import { openScriptedEndpoint, promptOf, rowsReply, type ScriptedEndpoint } from '@assay/engines/testing';
import type { WorkRecord } from '@assay/works';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Installation, withPostgres } from '../../testing/installation.ts';
import { signInAs } from '../../testing/people.ts';
import type { TestClient } from '../../testing/test-client.ts';
import { act, done } from '../../testing/tool-runs.ts';

const problem =
  'Keep the solid electrolyte in contact with the cathode at high voltage without losing conductivity at the interface.';
const carried = 'A thin layer keeps the two apart.';
const invented = 'It also turns blue.';

let installation: Installation;
let endpoint: ScriptedEndpoint;
let member: TestClient;
/** What the model finds in what it is given. */
let answers = true;
let fails = false;

const firstId = (material: string) => Number(/"id":(\d+)/.exec(material)?.[1]);
const replies = {
  understand: () => ({ status: 500 }),
  choose: () => ({ status: 500 }),
  write: () => ({ status: 500 }),
  propose: (material: string) =>
    fails
      ? { status: 401 }
      : answers
        ? rowsReply({ text: carried, ids: [firstId(material)] }, { text: invented, ids: [9_999] })
        : rowsReply(),
  judge: () => rowsReply({ verdict: 'entailed' }),
};

beforeAll(async () => {
  endpoint = await openScriptedEndpoint((received) => {
    const material = received.body.messages.find(({ role }) => role === 'user')?.content;
    return replies[promptOf(received)](String(material));
  });
  installation = await withPostgres({ ASSAY_RATE_LIMITS: '0', LLM_BASE_URL: endpoint.baseUrl, LLM_MODEL: 'small' });
  const service = await installation.start();
  member = await signInAs(await service.client(), 'enterprise');
});
afterAll(async () => {
  await installation.remove();
  await endpoint.close();
});

async function open(client: TestClient, work: string) {
  const { data } = await client.call('works.open', { params: { work_id: work } });
  return { ...data.work, records: data.records as unknown as readonly WorkRecord[] };
}

/** A work whose contradiction names the principles of films and of intermediaries. */
async function begun(): Promise<string> {
  const work = (await member.call('triz.create', { body: { message: problem } })).data.triz_mind_id;
  const { records } = await open(member, work);
  const contradiction = records.find(({ type }) => type === 'contradiction')?.id ?? '';
  const set = (field: string, value: string) => ({ op: 'set' as const, id: contradiction, field, value });
  const operations = [set('form', 'physical'), set('separation', 'space')];
  await member.call('works.edit', {
    params: { work_id: work },
    body: { edits: [{ id: crypto.randomUUID(), operations }] },
  });
  await act(member, work, 'principles');
  return work;
}

describe('a tool with a language model', () => {
  it('F4: has it write concepts from passages, keeps what they carry, cited, and says who wrote it', async () => {
    answers = true;
    const work = await begun();
    const before = await open(member, work);
    expect(before.actions).toContain('concepts');
    const shown = before.records.filter(
      ({ type, evidence }) => type === 'principle' && Object.keys(evidence).length > 0,
    );
    expect(shown.length).toBeGreaterThan(0);
    expect(await done(member, work, 'concepts')).toMatchObject({
      status: 'done',
      done: shown.length,
      total: shown.length,
      changed: shown.length,
      suggested: 0,
    });
    const { records } = await open(member, work);
    const concepts = records.filter(({ type }) => type === 'concept');
    expect(concepts.map(({ parent }) => String(parent)).sort()).toEqual(shown.map(({ id }) => id).sort());
    for (const { origin, parent, fields, evidence } of concepts) {
      expect(origin).toBe('model:small');
      expect(fields['description']).toBe(carried);
      const quotes = Object.values(shown.find(({ id }) => id === parent)?.evidence ?? {}).map(({ quote }) => quote);
      expect(quotes).toEqual(expect.arrayContaining(Object.values(evidence).map(({ quote }) => quote)));
      expect(Object.keys(evidence).length).toBeGreaterThan(0);
    }
    expect((await act(member, work, 'concepts')).data, 'nothing is left to do').not.toHaveProperty('run_id');
  });

  it('F4: writes no concept where the model fails, and quotes nothing in its name', async () => {
    fails = true;
    const work = await begun();
    expect(await done(member, work, 'concepts')).toMatchObject({ status: 'failed', changed: 0 });
    expect((await open(member, work)).records.filter(({ type }) => type === 'concept')).toEqual([]);
    fails = false;
  });

  it('F4: writes no concept where it finds no answer in the passages', async () => {
    answers = false;
    const work = await begun();
    expect(await done(member, work, 'concepts')).toMatchObject({ status: 'done', changed: 0, suggested: 0 });
    expect((await open(member, work)).records.filter(({ type }) => type === 'concept')).toEqual([]);
  });
});

it('F4: a tool without a model has no such action, and refuses it', async () => {
  const own = await withPostgres({ ASSAY_RATE_LIMITS: '0' });
  try {
    const service = await own.start();
    const alone = await signInAs(await service.client(), 'enterprise');
    const work = (await alone.call('triz.create', { body: { message: problem } })).data.triz_mind_id;
    expect((await open(alone, work)).actions).toEqual(['anew', 'principles', 'standards', 'effects', 'guided']);
    expect((await act(alone, work, 'concepts')).status).toBe(404);
  } finally {
    await own.remove();
  }
});
