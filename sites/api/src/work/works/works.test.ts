import { randomUUID } from 'node:crypto';
import { errors } from '@assay/contract';
import { trizKind } from '@assay/tool-triz/kind';
import { createReplica, createWorkState, type Edit, type WorkRecord } from '@assay/works';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Installation, installations, type RunningService } from '../../testing/installation.ts';
import { type DemoPerson, signInAs } from '../../testing/people.ts';
import type { TestClient } from '../../testing/test-client.ts';
import { followWork } from './testing/follow-work.ts';

const problem = 'Raise the capacity of the silicon anode without the electrode losing stability when it swells.';

async function begin(client: TestClient, message = problem): Promise<string> {
  const { status, data } = await client.call('triz.create', { body: { message } });
  expect(status).toBe(200);
  return data.triz_mind_id;
}

async function open(client: TestClient, work: string) {
  const { data } = await client.call('works.open', { params: { work_id: work } });
  return { revision: data.work.revision, records: data.records as unknown as WorkRecord[] };
}

function edit(client: TestClient, work: string, ...edits: Edit[]) {
  return client.call('works.edit', { params: { work_id: work }, body: { edits: edits as never } });
}

const set = (id: string, field: string, value: string | number): Edit => ({
  id: randomUUID(),
  operations: [{ op: 'set', id, field, value }],
});

describe.each(installations)('works over HTTP on $engine', ({ engine, install }) => {
  let installation: Installation;
  let service: RunningService;
  let owner: TestClient;
  const signIn = async (person: DemoPerson) => signInAs(await service.client(), person);

  beforeAll(async () => {
    installation = await install({ ASSAY_RATE_LIMITS: '0' });
    service = await installation.start();
    owner = await signIn('enterprise');
  });
  afterAll(() => installation?.remove());

  it('F2: a problem becomes a work with the contradiction in it, a guess for a person to confirm', async () => {
    const { records } = await open(owner, await begin(owner));
    const [contradiction] = records.filter(({ type }) => type === 'contradiction');
    expect(records.find(({ id }) => id === 'work')).toMatchObject({ origin: 'person', fields: { statement: problem } });
    expect(contradiction).toMatchObject({ origin: 'rules', fields: { form: 'technical' } });
    expect(contradiction?.fields['isConfirmed']).toBeUndefined();
    for (const side of ['improve', 'worsen']) {
      const readings = records.filter(({ type, fields }) => type === 'reading' && fields['side'] === side);
      expect(readings.length).toBeLessThanOrEqual(5);
      expect(readings[0]?.fields['parameter']).toBe(contradiction?.fields[side]);
    }
  });

  it('F2, F4: finds the principles of the cell, each with passages quoted word for word or openly without', async () => {
    const work = await begin(owner);
    const contradiction = (await open(owner, work)).records.find(({ type }) => type === 'contradiction');
    await edit(owner, work, set(contradiction?.id ?? '', 'improve', 1), set(contradiction?.id ?? '', 'worsen', 3));
    const acted = await owner.call('works.act', { params: { work_id: work, action: 'principles' } });
    expect(acted.data.changed).toBe(true);
    const { records } = await open(owner, work);
    const principles = records.filter(({ type }) => type === 'principle');
    expect(principles.map(({ fields }) => fields['number'])).toEqual([15, 8, 29, 34]);
    expect(principles.every(({ origin }) => origin === 'rules')).toBe(true);
    for (const { document, version, start, end, quote } of principles.flatMap(({ evidence }) =>
      Object.values(evidence),
    )) {
      const { rows } = await service.database.pool.query<{ text: string }>(
        `select v.text from document d join document_version v on v.document_key = d.key where d.id = $1 and v.version = $2`,
        [document, version],
      );
      expect(rows[0]?.text.slice(start, end)).toBe(quote);
    }
  });

  it('finds them anew for another cell, and leaves what a person wrote', async () => {
    const work = await begin(owner);
    const id = (await open(owner, work)).records.find(({ type }) => type === 'contradiction')?.id ?? '';
    await edit(owner, work, set(id, 'improve', 1), set(id, 'worsen', 3));
    await owner.call('works.act', { params: { work_id: work, action: 'principles' } });
    const before = (await open(owner, work)).records.filter(({ type }) => type === 'principle');
    const kept = before.find(({ fields }) => fields['number'] === 8);
    await edit(owner, work, set(kept?.id ?? '', 'note', 'as in the float of a carburettor'), set(id, 'worsen', 10));
    await owner.call('works.act', { params: { work_id: work, action: 'principles' } });
    const after = (await open(owner, work)).records.filter(({ type }) => type === 'principle');
    expect(after.map(({ fields }) => fields['number']).toSorted((a, b) => Number(a) - Number(b))).toEqual([
      8, 10, 18, 37,
    ]);
    expect(after.find(({ fields }) => fields['number'] === 8)?.id).toBe(kept?.id);
  });

  it('finds them once when several people have them found at the same time', async () => {
    const work = await begin(owner);
    const id = (await open(owner, work)).records.find(({ type }) => type === 'contradiction')?.id ?? '';
    await edit(owner, work, set(id, 'improve', 1), set(id, 'worsen', 3));
    const act = () => owner.call('works.act', { params: { work_id: work, action: 'principles' } });
    const acted = await Promise.all([act(), act(), act()]);
    expect(acted.map(({ status }) => status)).toEqual([200, 200, 200]);
    const { records } = await open(owner, work);
    expect(records.filter(({ type }) => type === 'principle').map(({ fields }) => fields['number'])).toEqual([
      15, 8, 29, 34,
    ]);
  });

  it('everybody who has it open hears of a change, and ends with what the service holds', async () => {
    const work = await begin(owner);
    const start = await open(owner, work);
    const replica = createReplica(trizKind, start);
    const reader = await followWork(owner, work, start.revision);
    for (const value of ['One', 'Two', 'Three']) await edit(owner, work, set('work', 'title', value));
    await expect.poll(() => reader.changes.length).toBe(3);
    reader.leave();
    for (const change of reader.changes) replica.receive(change);
    expect(replica.state.records()).toEqual(createWorkState(trizKind, (await open(owner, work)).records).records());
  });

  it('somebody who was away catches up from where they were', async () => {
    const work = await begin(owner);
    const { revision } = await open(owner, work);
    for (const value of ['One', 'Two', 'Three']) await edit(owner, work, set('work', 'title', value));
    const reader = await followWork(owner, work, revision + 1);
    await expect.poll(() => reader.changes.map((change) => change.revision)).toEqual([revision + 2, revision + 3]);
    reader.leave();
    const { data } = await owner.call('works.changes', { params: { work_id: work }, query: { after: revision } });
    expect(data).toMatchObject({ revision: revision + 3, has_more: false });
    expect(data.changes.map(({ author }) => author)).toEqual(Array(3).fill(reader.changes[0]?.author));
  });

  it('an edit that is sent again is done once; one that is refused says why', async () => {
    const work = await begin(owner);
    const { revision } = await open(owner, work);
    const title = set('work', 'title', 'Once');
    const bad = set('work', 'title', '');
    const first = await edit(owner, work, title, bad);
    expect(first.data.results).toEqual([
      { id: title.id, revision: revision + 1 },
      { id: bad.id, refused: { reason: 'missingValue', record: 'work', field: 'title' } },
    ]);
    expect((await edit(owner, work, title)).data.results).toEqual([{ id: title.id, revision: revision + 1 }]);
    expect((await open(owner, work)).revision).toBe(revision + 1);
  });

  it('P119: takes a quotation that stands in its source, and none that does not', async () => {
    const work = await begin(owner);
    const { rows } = await service.database.pool.query<{ id: string; version: number; text: string }>(
      `select d.id, v.version, v.text from document d join document_version v on v.document_key = d.key
       where d.tenant_id is null limit 1`,
    );
    const { id: document = '', version = 1, text = '' } = rows[0] ?? {};
    const evidence = { document, version, start: 0, end: 20, quote: text.slice(0, 20) };
    const cite = (id: string, changes: Partial<typeof evidence>): Edit => ({
      id,
      operations: [{ op: 'cite', id: 'work', key: id, evidence: { ...evidence, ...changes } }],
    });
    const { data } = await edit(
      owner,
      work,
      cite('true', {}),
      cite('other-words', { quote: 'Steel never rusts. .' }),
      cite('elsewhere', { start: 1, end: 21 }),
      cite('nowhere', { document: 'nowhere' }),
    );
    expect(
      Object.fromEntries(data.results.map((result) => [result.id, 'refused' in result && result.refused.reason])),
    ).toEqual({ true: false, 'other-words': 'falseQuote', elsewhere: 'falseQuote', nowhere: 'falseQuote' });
    const root = (await open(owner, work)).records.find(({ id }) => id === 'work');
    expect(Object.keys(root?.evidence ?? {})).toEqual(['true']);
  });

  it.each([
    { id: 'x', operations: [] },
    { id: 'x', operations: [{ op: 'steal', id: 'work' }] },
    { id: '../x', operations: [{ op: 'remove', id: 'work' }] },
    { id: 'x', operations: [{ op: 'set', id: 'work', field: '__proto__', value: {} }] },
    { id: 'x', operations: [{ op: 'add', id: 'a', type: 'criterion', parent: null, origin: 'rules' }] },
  ])('refuses what is no edit: %j', async (bad) => {
    const work = await begin(owner);
    const { status } = await owner.send('works.edit', { params: { work_id: work }, body: { edits: [bad] } });
    expect(status).toBe(400);
  });

  it('a stranger and a colleague who was not asked in see nothing of it; by a link it is read and not written', async () => {
    const work = await begin(owner);
    const colleague = await signIn('admin');
    const guest = await service.client();
    for (const client of [colleague, guest]) {
      const { status } = await client.call('works.open', { params: { work_id: work } });
      expect([401, 403, 404]).toContain(status);
      expect((await edit(client, work, set('work', 'title', 'Mine'))).status).toBeGreaterThanOrEqual(400);
    }
    const { data } = await owner.call('share.create', { body: { data_type: 'work', data_id: work } });
    guest.share = data.token;
    const opened = await guest.call('works.open', { params: { work_id: work } });
    expect(opened.status).toBe(200);
    expect((await edit(guest, work, set('work', 'title', 'Mine'))).status).toBe(403);
    const reader = await followWork(guest, work, opened.data.work.revision);
    await owner.call('share.revoke', { body: { link_id: data.link_id } });
    await reader.ended;
    expect(reader.last).toMatchObject({ type: 'failed', code: 403 });
  });

  it('a colleague edits once it is open to everybody of the organisation', async () => {
    const work = await begin(owner);
    const colleague = await signIn('admin');
    await owner.call('share.grantTenant', { body: { data_type: 'work', data_id: work, granted: true, role: 'edit' } });
    expect((await edit(colleague, work, set('work', 'title', 'Ours'))).data.results[0]).toHaveProperty('revision');
  });

  it('F5: counts as one use of tech mind, and of nothing else; with none left it says so and makes nothing', async () => {
    const person = await signIn('free');
    const usesOf = async () => {
      const { data } = await person.call('usage.view');
      return Object.fromEntries(data.map(({ feature, used }) => [feature, used]));
    };
    const before = await usesOf();
    await begin(person);
    expect(await usesOf()).toEqual({ ...before, tech_mind: (before['tech_mind'] ?? 0) + 1 });
    let refused = await person.call('triz.create', { body: { message: problem } });
    for (let tries = 0; refused.status === 200 && tries < 60; tries += 1) {
      refused = await person.call('triz.create', { body: { message: problem } });
    }
    expect(refused.failure?.error_code).toBe(errors.mindOverLimit.code);
    const spent = await usesOf();
    const { rows } = await service.database.pool.query<{ works: number }>(
      `select count(*)::int as works from work join user_account u on u.id = work.owner_id where u.email like 'free@%'`,
    );
    expect(rows[0]?.works).toBe((spent['tech_mind'] ?? 0) - (before['tech_mind'] ?? 0));
  });

  it('appears in the history of its owner', async () => {
    const work = await begin(owner, 'Shorten the cycle without weaker parts.');
    const { data } = await owner.call('history.records', { query: {} });
    const records = data.history_maps.flatMap((group) => group.data);
    expect(records.find((record) => record.id === work)).toMatchObject({
      source: 'triz_mind',
      message: 'Shorten the cycle without weaker parts.',
      link: `/result/${work}`,
    });
  });

  it.runIf(engine === 'postgres')('is heard of in other processes', async () => {
    const other = await installation.spawn({ ROLE: 'web', ASSAY_RATE_LIMITS: '0' });
    const there = await signInAs(await other.client(), 'enterprise');
    const work = await begin(owner);
    const { revision } = await open(there, work);
    const reader = await followWork(there, work, revision);
    await edit(owner, work, set('work', 'title', 'From here'));
    await expect.poll(() => reader.changes.length).toBe(1);
    reader.leave();
    await other.kill('SIGTERM');
  });
});
