import { readFile, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { demoAccounts, demoPassword } from '../people/identity/demo-tenant.ts';
import { type Installation, type RunningService, withEmbedded } from '../testing/installation.ts';
import { runCommand, spawnCommand } from '../testing/run-command.ts';

const question = 'What is the theoretical capacity of LiFePO4?';
let installation: Installation;
let service: RunningService;
beforeAll(async () => {
  installation = await withEmbedded();
  service = await installation.start();
});
afterAll(() => installation.remove());

const kept = () => join(installation.environment['ASSAY_DATA'] ?? '', 'ask-sessions.json');

async function ask(...args: string[]): Promise<{ code: number; out: string; said: string }> {
  try {
    const { stdout, stderr } = await runCommand(installation.environment, 'ask', ...args);
    return { code: 0, out: stdout, said: stderr };
  } catch (error) {
    const { code, stdout, stderr } = error as { code: number; stdout: string; stderr: string };
    return { code, out: stdout, said: stderr };
  }
}

/** What is kept of each account: the device and the cookies. */
async function keptSessions(): Promise<Record<string, { device: { id: string; key: string }; cookies: unknown }>> {
  return JSON.parse(await readFile(kept(), 'utf8'));
}

/** How many sessions there are at the service. */
async function sessionCount(): Promise<number> {
  const { rows } = await service.database.pool.query<{ count: number }>(
    'select count(*)::integer as count from session',
  );
  return rows[0]?.count ?? 0;
}

/** A command whose readers go away before it says anything. */
function unheard(...args: string[]): Promise<{ code: number | null; signal: string | null; said: string }> {
  return new Promise((resolve) => {
    const child = spawnCommand(installation.environment, ...args);
    child.stdout.destroy();
    let said = '';
    child.stderr.on('data', (chunk: Buffer) => {
      said += chunk.toString();
    });
    child.once('close', (code, signal) => resolve({ code, signal, said }));
  });
}

describe('npm run ask', () => {
  it('registers and signs in once, however often it is called, and tells nobody else of its session', async () => {
    const before = await sessionCount();
    expect(await ask(question)).toMatchObject({ code: 0, out: expect.stringContaining('mAh/g') });
    const first = await keptSessions();
    for (const locale of ['en', 'jp', 'tw']) expect(await ask(question, '--locale', locale)).toMatchObject({ code: 0 });
    expect(await keptSessions()).toEqual(first);
    expect(await sessionCount()).toBe(before + 1);
    expect((await stat(kept())).mode & 0o777).toBe(0o600);
    expect(await readFile(kept(), 'utf8')).not.toContain(demoPassword);
  });

  it('begins a session again that was ended, whose key is refused, or whose file is damaged', async () => {
    const [name = '', first] = Object.entries(await keptSessions())[0] ?? [];
    await service.database.pool.query('delete from session');
    expect(await ask(question)).toMatchObject({ code: 0, said: '' });
    const second = (await keptSessions())[name];
    expect(second?.device.id).not.toBe(first?.device.id);
    await writeFile(
      kept(),
      JSON.stringify({ [name]: { ...second, device: { ...second?.device, key: 'a'.repeat(43) } } }),
    );
    expect(await ask(question)).toMatchObject({ code: 0, said: '' });
    await writeFile(kept(), '{"cut');
    expect(await ask(question)).toMatchObject({ code: 0, said: '' });
    expect(Object.keys(await keptSessions())).toEqual([name]);
  });

  it('keeps one session for each account, which needs its password the first time only', async () => {
    const email = demoAccounts[0]?.account ?? '';
    expect(await ask(question, '--email', email)).toMatchObject({
      code: 1,
      said: `No session of ${email} is kept here: give --password too.\n`,
    });
    expect(await ask(question, '--email', email, '--password', demoPassword)).toMatchObject({ code: 0 });
    const before = await sessionCount();
    expect(await ask(question, '--email', email)).toMatchObject({ code: 0 });
    expect(await ask(question)).toMatchObject({ code: 0 });
    expect(await sessionCount()).toBe(before);
    expect(await ask(question, '--email', 'nobody@example.org', '--password', 'wrong')).toMatchObject({ code: 1 });
    expect(Object.keys(await keptSessions())).toHaveLength(2);
  });

  it('speaks the language of --locale around what it quotes', async () => {
    expect((await ask(question)).out).toMatch(/passages of \d+ documents searched/);
    expect((await ask(question, '--locale', 'cn')).out).toMatch(/已检索\d+篇文献/);
    expect(await ask(question, '--locale', 'fr')).toMatchObject({ code: 2, said: expect.stringContaining('--locale') });
  });

  it('gives the grade and the asked values first as JSON', async () => {
    const told = JSON.parse((await ask('--json', question)).out) as { grade: string; values: { isAsked?: boolean }[] };
    expect(told.grade).toBe('answered');
    const asked = told.values.map(({ isAsked }) => isAsked === true);
    expect(asked).toEqual([...asked].sort((a, b) => Number(b) - Number(a)));
    expect(JSON.parse((await ask('--json', 'Who won the chess world championship in 1972?')).out)).toMatchObject({
      grade: 'none',
      sentences: [],
    });
  });
});

describe('a command whose reader has gone away', () => {
  it.each([
    ['ask', ['ask', question]],
    ['ask --json', ['ask', '--json', question]],
    ['ask --document', ['ask', '--document', 'note:316l-pitting-chloride']],
  ])('%s ends quietly', async (_, args) => {
    expect(await unheard(...args)).toEqual({ code: 0, signal: null, said: '' });
  });

  it('import does what it began', async () => {
    const note = join(installation.environment['ASSAY_DATA'] ?? '', 'heard.md');
    await writeFile(note, '---\nid: note:heard\ntitle: Heard\nlanguage: en\n---\n\nNobody heard of it.\n');
    expect(await unheard('import', note)).toMatchObject({ code: 0, signal: null });
    expect((await ask('--document', 'note:heard')).out).toContain('Nobody heard of it.');
  });

  it('eval ends quietly, progress and all', async () => {
    const put = async (name: string, text: string) => {
      const path = join(installation.environment['ASSAY_DATA'] ?? '', name);
      await writeFile(path, text);
      return path;
    };
    const collection = [
      ['--documents', await put('documents.jsonl', '{"_id":"1","title":"Steel","text":"Steel is hard."}\n')],
      ['--queries', await put('queries.jsonl', '{"_id":"q","text":"hard steel"}\n')],
      ['--qrels', await put('qrels.tsv', 'query-id\tcorpus-id\tscore\nq\t1\t1\n')],
    ].flat();
    expect(await unheard('eval', 'retrieval', '--words-only', ...collection)).toMatchObject({
      code: 0,
      said: expect.not.stringMatching(/EPIPE|Error/),
    });
  });
});
