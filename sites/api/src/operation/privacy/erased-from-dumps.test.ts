import { randomUUID } from 'node:crypto';
import { copyFile, cp, mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readEnd, readLines } from '../../ground/database/dump-file.ts';
import { openingBy } from '../../ground/erasure/dump-vault.ts';
import { readRegisterFile, registerFile } from '../../ground/erasure/register.ts';
import { askQuestion } from '../../testing/ask-question.ts';
import { type Installation, withEmbedded, withPostgres } from '../../testing/installation.ts';
import { joinInvited, registerByMail, signInAs } from '../../testing/people.ts';
import { runCommand } from '../../testing/run-command.ts';
import type { TestClient } from '../../testing/test-client.ts';
import { personalData } from './personal-data.ts';

const key = 'a-key-of-the-tests-that-is-long-enough';
const settings = { ASSAY_RATE_LIMITS: '0', ASSAY_DUMP_KEY: key, ROLE: 'all' };

const command = async ({ environment }: Installation, ...args: string[]) =>
  (await runCommand(environment, ...args)).stdout;

/** Everything that a dump tells whoever has it, its key and a register. */
async function toldBy(dump: string, register: string): Promise<string> {
  const opening = openingBy(await readRegisterFile(register, key));
  const lines = readLines(dump, key);
  const told: string[] = [];
  let table = '';
  for (;;) {
    const line = await lines.next();
    if (line === undefined) throw new Error('The dump has no end.');
    told.push(line);
    if (readEnd(line)) return told.join('\n');
    if (line.startsWith('{"table":"')) ({ table } = JSON.parse(line) as { table: string });
    else if (table !== '') told.push(...opening.open(table, line).lines);
  }
}

/** Everything that stands in any table. */
async function everything(installation: Installation): Promise<string> {
  const database = await installation.open();
  const { rows } = await database.pool.query<{ name: string }>(
    "select tablename as name from pg_tables where schemaname = 'public'",
  );
  const texts: string[] = [];
  for (const { name } of rows) {
    const found = await database.pool.query<{ line: string }>(`select to_jsonb(t)::text as line from "${name}" t`);
    texts.push(...found.rows.map(({ line }) => line));
  }
  await database.close();
  return texts.join('\n');
}

/** Columns in which rows that outlive an account still name one of some people, or an organisation that is gone. */
async function naming(installation: Installation, people: readonly string[]): Promise<string[]> {
  const database = await installation.open();
  const columns = personalData.flatMap(({ table, onDeletion }) =>
    typeof onDeletion === 'object' ? [{ table, column: onDeletion.forget }] : [],
  );
  const named: string[] = [];
  for (const { table, column } of columns) {
    const { rowCount } = await database.pool.query(`select from "${table}" where "${column}" = any($1)`, [people]);
    if (rowCount !== 0) named.push(`${table}.${column}`);
  }
  const gone = 'tenant_id is not null and not exists (select from tenant t where t.id = e.tenant_id)';
  const { rowCount } = await database.pool.query(`select from audit_event e where ${gone}`);
  if (rowCount !== 0) named.push('audit_event.tenant_id');
  await database.close();
  return named;
}

async function bytesIn(folder: string): Promise<string> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
  return (await Promise.all(files.map((file) => readFile(file, 'latin1')))).join('\n');
}

/** What only the person who leaves has said or is called; the first words of each are looked for. */
const secrets = [
  'leda.leaver@quarzwerk.example',
  'Leda Leaverling',
  'Quarzwerk Nullfeld',
  'ytterbium quenching of gadolinium garnet',
  'tellurite sleeve number seven',
  'confidential-sleeve.txt',
  'hafnium spokes of the kept house',
  'iridium hinge of her own work',
  'osmium remark in its margin',
  'rhenium wording that was proposed',
  'palladium state that was kept',
];
const found = (text: string) => secrets.filter((secret) => text.includes(secret));
const kept = 'scandium ribs of the staying wing';

async function uploadText(client: TestClient, name: string, text: string): Promise<string> {
  const form = new FormData();
  form.append('files', new File([text], name));
  const { data } = await client.send('agents.uploadFile', { body: form });
  return (data as { files: { file_id: string }[] }).files[0]?.file_id ?? '';
}

/** Begins a work and leaves words of its person in all that hangs on one. */
async function workWith(client: TestClient): Promise<void> {
  const begun = await client.call('triz.create', {
    body: { message: 'The iridium hinge of her own work must not wear.' },
  });
  const params = { work_id: begun.data.triz_mind_id };
  const text = 'An osmium remark in its margin.';
  expect((await client.call('works.comment', { params, body: { id: randomUUID(), text } })).status).toBe(200);
  const value = 'A rhenium wording that was proposed.';
  const operations = [{ op: 'set' as const, id: 'work', field: 'title', value }];
  expect((await client.call('works.suggest', { params, body: { id: randomUUID(), operations } })).status).toBe(200);
  const name = 'The palladium state that was kept';
  expect((await client.call('works.keepVersion', { params, body: { name } })).status).toBe(200);
}

const engines = [
  { engine: 'embedded', install: withEmbedded, elsewhere: withPostgres },
  { engine: 'postgres', install: withPostgres, elsewhere: withEmbedded },
] as const;

describe.each(engines)('an account erased after a dump was made, on $engine', ({ engine, install, elsewhere }) => {
  let folder: string;
  let installation: Installation;
  let dump: string;
  let before: string;
  /** Of those who are erased. */
  const people: string[] = [];
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'assay-erased-'));
    dump = join(folder, 'kept.jsonl.gz');
    before = join(folder, 'register-before.jsonl.gz');
    installation = await install(settings);
    const service = await installation.start();
    const stayer = await service.client();
    await registerByMail(stayer, {
      account: 'stella.stayer@example.com',
      full_name: 'Stella Stayer',
      company_name: 'Stay',
    });
    await askQuestion(stayer, `What carries the ${kept}?`);
    const leaver = await service.client();
    await registerByMail(leaver, {
      account: 'leda.leaver@quarzwerk.example',
      full_name: 'Leda Leaverling',
      company_name: 'Quarzwerk Nullfeld',
    });
    await askQuestion(leaver, 'What is known of the ytterbium quenching of gadolinium garnet?');
    await uploadText(leaver, 'confidential-sleeve.txt', 'We turned a tellurite sleeve number seven on the lathe.');
    await workWith(leaver);
    // In a house where others stay, too.
    const guest = await service.client();
    await joinInvited(stayer, guest, { account: 'ines@example.com', role: 'member' });
    await askQuestion(guest, 'Who trued the hafnium spokes of the kept house?');
    // A work of who stays, edited by who goes: its changes stay.
    const begun = await stayer.call('triz.create', { body: { message: 'Make the wing lighter.' } });
    const work = begun.data.triz_mind_id;
    const shared = { data_type: 'work', data_id: work, granted: true, role: 'edit' } as const;
    expect((await stayer.call('share.grantTenant', { body: shared })).status).toBe(200);
    const operations = [{ op: 'set' as const, id: 'work', field: 'statement', value: 'Make the wing lighter still.' }];
    const edit = { params: { work_id: work }, body: { edits: [{ id: randomUUID(), operations }] } };
    expect((await guest.call('works.edit', edit)).status).toBe(200);
    // What no foreign key holds to an account: something that left the machine for her, and files that she had read in.
    const { data } = await guest.call('account.session');
    const [tenant, person] = [data.tenant?.tenant_id, data.user?.user_id];
    await service.database.pool.query(
      `insert into egress_event (tenant_id, user_id, purpose, host, bytes, digest, outcome)
       values ($1, $2, 'model', 'models.example', 1, '', 'sent')`,
      [tenant, person],
    );
    await service.database.pool.query(
      `insert into import_run (tenant_id, requested_by, paths, state) values ($1, $2, '[]', 'done')`,
      [tenant, person],
    );
    await service.stop();

    await command(installation, 'backup', dump);
    await cp(join(installation.environment['ASSAY_DATA'] ?? '', 'files'), join(folder, 'files'), { recursive: true });
    await copyFile(join(folder, registerFile), before);

    const again = await installation.start();
    for (const [account, full_name] of [
      ['leda.leaver@quarzwerk.example', 'Leda Leaverling'],
      ['ines@example.com', 'Ines Invited'],
    ] as const) {
      const client = await again.client();
      const { status } = await client.call('account.signIn', { body: { account, password: 'a-long-password' } });
      expect(status).toBe(200);
      people.push((await client.call('account.session')).data.user?.user_id ?? '');
      expect((await client.call('privacy.deleteAccount', { body: { full_name } })).data).toEqual({ deleted: true });
    }
    await again.stop();
  });
  afterAll(async () => {
    await installation.remove();
    await rm(folder, { recursive: true, force: true });
  });

  it('P40: was readable by the keys of that time, so that this test can fail', async () => {
    const told = await toldBy(dump, before);
    expect(found(told)).toEqual(secrets.filter((secret) => !secret.startsWith('tellurite')));
    expect(told).toContain(kept);
  });

  it('P40: tells nothing of it by the keys that are left, and everything of the others', async () => {
    const register = join(installation.environment['ASSAY_DATA'] ?? '', 'dumps', registerFile);
    const told = await toldBy(dump, register);
    expect(found(told)).toEqual([]);
    expect(told).toContain(kept);
    expect(found(await bytesIn(join(folder, 'files')))).toEqual([]);
    expect(found(await bytesIn(join(installation.environment['ASSAY_DATA'] ?? '', 'files')))).toEqual([]);
  });

  it('P40: is not brought back by a restore on the other engine; who stayed is, and the audit log holds', async () => {
    // The next backup writes over the register that lies there.
    await command(installation, 'backup', join(folder, 'next.jsonl.gz'));
    const to = await elsewhere(settings, 'blank');
    try {
      expect(await command(to, 'restore', dump)).toMatch(/rows are of people or organisations that were erased/);
      expect(await command(to, 'audit', 'verify')).toContain('The audit log holds');
      expect(found(await everything(to))).toEqual([]);
      expect(people).not.toContain('');
      expect(await naming(to, people), 'rows that stay name nobody who is gone').toEqual([]);
      const service = await to.start();
      const stayer = await service.client();
      const body = { account: 'stella.stayer@example.com', password: 'a-long-password' };
      expect((await stayer.call('account.signIn', { body })).status).toBe(200);
      const query = { page: 1, pageSize: 20, type: 'playbook' as const, duration: 1, tzOffset: 0 };
      expect(JSON.stringify((await stayer.call('history.records', { query })).data)).toContain(kept);
      const leaver = { account: 'leda.leaver@quarzwerk.example', password: 'a-long-password' };
      expect((await (await service.client()).call('account.signIn', { body: leaver })).status).not.toBe(200);
    } finally {
      await to.remove();
    }
  });

  // The register of a server is in its database, which the machine that restores may be the first to write down.
  it.runIf(engine === 'postgres')(
    'P40: is not brought back on another machine, nor there once the database itself is lost',
    async () => {
      const data = await mkdtemp(join(tmpdir(), 'assay-machine-'));
      const place = await mkdtemp(join(tmpdir(), 'assay-place-'));
      const copy = join(place, 'kept.jsonl.gz');
      const fresh = await withPostgres(settings, 'blank');
      const here = ({ environment }: Installation) => ({ ...environment, ASSAY_DATA: data });
      try {
        await copyFile(dump, copy);
        await copyFile(before, join(place, registerFile));
        const restored = await runCommand(here(installation), 'restore', copy);
        expect(restored.stdout).toMatch(/rows are of people or organisations that were erased/);
        const again = await runCommand(here(fresh), 'restore', copy);
        expect(again.stdout).toMatch(/rows are of people or organisations that were erased/);
        expect(found(await everything(fresh))).toEqual([]);
      } finally {
        await fresh.remove();
        for (const each of [data, place]) await rm(each, { recursive: true, force: true });
      }
    },
  );

  it('is refused where a register lacks keys that nobody destroyed', async () => {
    const lonely = await mkdtemp(join(tmpdir(), 'assay-lonely-'));
    await copyFile(dump, join(lonely, 'kept.jsonl.gz'));
    const to = await withEmbedded(settings, 'blank');
    try {
      await expect(command(to, 'restore', join(lonely, 'kept.jsonl.gz'))).rejects.toThrow(/newest register/);
    } finally {
      await to.remove();
      await rm(lonely, { recursive: true, force: true });
    }
  });
});

describe.each(engines)('a dump that is restored, on $engine', ({ install }) => {
  let folder: string;
  let installation: Installation;
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'assay-rights-'));
    installation = await install(settings);
  });
  afterAll(async () => {
    await installation.remove();
    await rm(folder, { recursive: true, force: true });
  });

  it('P41: ends every session and token, and gives back no right that was taken away since', async () => {
    const first = await installation.start();
    const owner = await first.client();
    await registerByMail(owner, { account: 'o@example.com', company_name: 'Ended Works' });
    const removed = await first.client();
    const lowered = await first.client();
    const member = await joinInvited(owner, removed, { account: 'removed@example.com', role: 'member' });
    const admin = await joinInvited(owner, lowered, { account: 'lowered@example.com', role: 'admin' });
    const { seek_id } = await askQuestion(owner, 'What is the theoretical capacity of LiFePO4?');
    const shared = await owner.call('share.create', { body: { data_id: seek_id, data_type: 'seek_search' } });
    const made = await owner.call('tokens.create', { body: { name: 'of the dump', scopes: ['read'] } });
    expect(made.status).toBe(200);
    await first.stop();
    const dump = join(folder, 'rights.jsonl.gz');
    await command(installation, 'backup', dump);

    const second = await installation.start();
    const by = await second.client();
    await by.call('account.signIn', { body: { account: 'o@example.com', password: 'a-long-password' } });
    const ids = { removed: member.user?.user_id ?? '', lowered: admin.user?.user_id ?? '' };
    expect((await by.call('members.remove', { params: { user_id: ids.removed } })).status).toBe(200);
    const role = { params: { user_id: ids.lowered }, body: { role: 'viewer' as const } };
    expect((await by.call('members.changeRole', role)).status).toBe(200);
    const revoked = await by.call('share.revoke', { body: { link_id: shared.data.link_id } });
    expect(revoked.status).toBe(200);
    await by.call('credentials.prove', { body: { current: 'a-long-password' } });
    const changed = await by.call('credentials.changePassword', { body: { password: 'another-long-one' } });
    expect(changed.status).toBe(200);
    await second.stop();

    expect(await command(installation, 'restore', dump)).toMatch(/rights that had ended since were ended again/);
    const third = await installation.start();
    const rows = async (text: string) => (await third.database.pool.query(text)).rows;
    expect(await rows('select id from session')).toEqual([]);
    expect(await rows('select id from access_token')).toEqual([]);
    const signIn = async (account: string, password: string) =>
      (await (await third.client()).call('account.signIn', { body: { account, password } })).status;
    expect(await signIn('o@example.com', 'a-long-password'), 'the former password').not.toBe(200);
    expect(await signIn('o@example.com', 'another-long-one')).toBe(200);
    expect(
      await rows(`select role from tenant_member where user_id = '${ids.lowered}' and role = 'admin'`),
      'who was lowered',
    ).toEqual([]);
    const seats = await rows(
      `select m.user_id from tenant_member m join tenant t on t.id = m.tenant_id
       where t.name = 'Ended Works' and m.user_id = '${ids.removed}'`,
    );
    expect(seats, 'who was removed').toEqual([]);
    expect(await rows('select id from share_link where revoked_at is null and expires_at is null'), 'links').toEqual(
      [],
    );
    expect(shared.status).toBe(200);
    await signInAs(await third.client(), 'owner');
  });
});
