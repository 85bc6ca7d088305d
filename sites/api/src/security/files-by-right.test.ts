import { setTimeout as pause } from 'node:timers/promises';
import { type Call, type CallName, calls } from '@assay/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { askQuestion } from '../testing/ask-question.ts';
import { type Installation, installations, type RunningService } from '../testing/installation.ts';
import { type DemoPerson, signInAs } from '../testing/people.ts';
import type { TestClient, TestInput } from '../testing/test-client.ts';
import { createTokenClient } from '../testing/token-client.ts';

type Open = () => Promise<Response>;

/** Rows of this many signs, so that the system's buffers, which grow to 20 MB, hold no whole file. */
const rows = 1_000;
const width = 40_000;

const exports: { name: CallName; input?: TestInput }[] = [
  { name: 'privacy.export' },
  { name: 'usage.export' },
  { name: 'audit.export', input: { query: { format: 'csv' } } },
  { name: 'audit.export', input: { query: { format: 'jsonl' } } },
  { name: 'egress.export' },
];

/** Rights are looked at each second; what a busy machine needs besides, in ms. */
const lookedAt = 2_000;

async function begin(open: Open): Promise<ReadableStreamDefaultReader<Uint8Array> | undefined> {
  const reply = await open();
  expect(reply.status).toBe(200);
  const reader = reply.body?.getReader();
  await reader?.read();
  return reader;
}

/** Whether the rest of a file comes. */
async function isWhole(reader: ReadableStreamDefaultReader<Uint8Array> | undefined): Promise<boolean> {
  for (;;) {
    const part = await reader?.read().catch(() => undefined);
    if (part === undefined) return false;
    if (part.done) return true;
  }
}

/** Begins to read files, ends the right a moment later, waits until that was seen, and reads on: whether each comes whole. */
async function readPast(opens: readonly Open[], end: () => Promise<unknown>): Promise<boolean[]> {
  const readers = await Promise.all(opens.map(begin));
  await end();
  await pause(lookedAt);
  return Promise.all(readers.map(isWhole));
}

describe.each(installations)('files are read by a live right, on $engine', ({ engine, install }) => {
  let installation: Installation;
  let service: RunningService;
  let elsewhere: { client(): Promise<TestClient> };

  const signIn = async (person: DemoPerson, at: { client(): Promise<TestClient> } = service) =>
    signInAs(await at.client(), person);
  const run = (text: string, values: unknown[] = []) => service.database.pool.query(text, values);

  beforeAll(async () => {
    installation = await install({ ASSAY_RATE_LIMITS: '0' });
    service = await installation.start();
    elsewhere = engine === 'postgres' ? await installation.spawn({ ROLE: 'web' }) : service;
    const { data } = await (await signIn('admin')).call('account.session');
    const [tenant, user] = [data.tenant?.tenant_id, data.user?.user_id];
    const many = `generate_series(1, ${rows}) n`;
    const long = `repeat(n::text || ' ', ${width} / 5)`;
    await run(
      `insert into usage_event (id, tenant_id, user_id, feature, day) select 'long' || n, $1, $2, ${long}, current_date from ${many}`,
      [tenant, user],
    );
    await run(
      `insert into egress_event (tenant_id, user_id, purpose, host, bytes, digest, outcome)
       select $1, $2, 'model', ${long}, 1, '', 'sent' from ${many}`,
      [tenant, user],
    );
    await run(
      `insert into audit_event (tenant_id, user_id, action, detail, position, hash, tenant_seal, actor_seal, subject_seal)
       select $1, $2, 'member_removed', ${long}, 1000000 + n, '', '', '', '' from ${many}`,
      [tenant, user],
    );
  });
  afterAll(() => installation.remove());

  it('P58: every export stops within a second after its session ended', async () => {
    const reader = await signIn('admin');
    const opens = exports.map(
      ({ name, input = {} }) =>
        () =>
          reader.open(name, input),
    );
    for (const open of opens) expect(await isWhole(await begin(open)), 'a session that lives').toBe(true);
    const other = await signIn('owner', elsewhere);
    const { data } = await reader.call('account.session');
    const params = { user_id: data.user?.user_id ?? '' };
    const ended = await readPast(opens, () => other.call('members.endSessions', { params }));
    expect(ended).toEqual(exports.map(() => false));
  });

  it('P58: an export of administrators stops when its reader is one no longer, and their own goes on', async () => {
    const owner = await signIn('owner', elsewhere);
    const reader = await signIn('admin');
    const params = { user_id: (await reader.call('account.session')).data.user?.user_id ?? '' };
    const change = (role: 'member' | 'admin') => owner.call('members.changeRole', { params, body: { role } });
    const own = await reader.open('usage.export', {});
    const ended = await readPast([() => reader.open('egress.export', {})], () => change('member'));
    expect(ended).toEqual([false]);
    expect((await own.text()).length).toBeGreaterThan((rows * width) / 2);
    await change('admin');
  });

  it('P24: an export by a token stops when the token is revoked', async () => {
    const maker = await signIn('admin', elsewhere);
    const { data } = await maker.call('tokens.create', { body: { name: 'nightly copy', scopes: ['read'], days: 30 } });
    const program = createTokenClient(service.address, data.token);
    const ended = await readPast([() => program.open('usage.export', {})], () =>
      maker.call('tokens.revoke', { params: { token_id: data.token_id } }),
    );
    expect(ended).toEqual([false]);
  });

  async function signedFile(owner: TestClient, text: string): Promise<string> {
    const body = new FormData();
    body.append('files', new File([text], 'report.txt'));
    const { data } = await owner.send('agents.uploadFile', { body });
    const { files } = data as { files: { file_id: string }[] };
    const { data: signed } = await owner.call('agents.signFiles', { body: { file_ids: [files[0]?.file_id ?? ''] } });
    return signed.files[0]?.url ?? '';
  }

  it('P59: a signed address ends with the session that signed it, also while the file is sent', async () => {
    const owner = await signIn('enterprise', elsewhere);
    const other = await signIn('enterprise');
    const address = await signedFile(owner, 'A line of a long file.\n'.repeat(2_000_000));
    const kept = await signedFile(other, 'A short file.');
    const anybody = await service.client();
    expect(await (await anybody.fetch(kept)).text()).toBe('A short file.');
    const ended = await readPast([() => anybody.fetch(address)], () => owner.call('account.signOut'));
    expect(ended).toEqual([false]);
    expect((await anybody.fetch(address)).status).toBe(403);
    expect((await anybody.fetch(kept)).status, 'of another session').toBe(200);
  });

  it.skipIf(engine === 'embedded')(
    'P58: a file of an item is refused when its grant ends while it is made',
    async () => {
      const owner = await signIn('enterprise', elsewhere);
      const { seek_id, question_id } = await askQuestion(owner, 'What is the bandgap of 4H-SiC?');
      const grant = (granted: boolean) =>
        owner.call('share.grantTenant', { body: { data_type: 'seek_search', data_id: seek_id, granted } });
      await grant(true);
      const reader = await signIn('trial');
      const open = () => reader.open('seek.export', { body: { question_id, format: 'md' } });
      expect((await open()).status).toBe(200);
      const held = await service.database.pool.connect();
      await held.query('begin; lock table seek_module in access exclusive mode');
      const reply = open();
      await pause(500);
      await grant(false);
      await held.query('rollback');
      held.release();
      expect((await reply).status).toBe(403);
    },
  );

  it('every call that gives a file of somebody is sent by their right', () => {
    const files = Object.entries(calls as Record<string, Call>).filter(([, { replies }]) => replies === 'file');
    const open = files.filter(([, { access }]) => access === 'anonymous').map(([name]) => name);
    expect(open.toSorted()).toEqual(['agents.file', 'agents.stepIcon']);
  });
});
