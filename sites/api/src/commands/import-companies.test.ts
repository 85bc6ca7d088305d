import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Installation, withEmbedded } from '../testing/installation.ts';
import { runCommand } from '../testing/run-command.ts';
import { companyReportLines } from './import-companies.ts';

let installation: Installation;
let folder: string;
beforeAll(async () => {
  [installation, folder] = await Promise.all([withEmbedded(), mkdtemp(join(tmpdir(), 'assay-companies-'))]);
});
afterAll(async () => {
  await installation.remove();
  await rm(folder, { recursive: true, force: true });
});

async function run(...args: string[]): Promise<{ code: number; out: string; said: string }> {
  try {
    const { stdout, stderr } = await runCommand({ ...installation.environment, INIT_CWD: folder }, 'import', ...args);
    return { code: 0, out: stdout, said: stderr };
  } catch (error) {
    const { code, stdout, stderr } = error as { code: number; stdout: string; stderr: string };
    return { code, out: stdout, said: stderr };
  }
}

describe('npm run import -- --companies', () => {
  it('C13: imports a file, tells what it left out and where, and what it did before', async () => {
    await writeFile(join(folder, 'some.csv'), 'name,country\nVeldt Polymers,DE\n,DE\nKestrel Batteries,GB\n');
    const first = await run('--companies', 'some.csv');
    expect([first.code, first.out]).toEqual([
      0,
      'some.csv: 100 %, 2 companies, 1 rows left out\n  some.csv, line 3 (byte 31): name is empty\n',
    ]);
    const again = await run('--companies', 'some.csv');
    expect(again.out).toContain('imported before');
  });

  it('C13: goes through the service that has the embedded database open', async () => {
    const service = await installation.start();
    await writeFile(join(folder, 'running.csv'), 'name,country\nSumida Materials,JP\n?,JP\n');
    const { code, out } = await run('--companies', 'running.csv');
    expect([code, out]).toEqual([
      0,
      'running.csv: 100 %, 1 companies, 1 rows left out\n  running.csv, line 3 (byte 33): name has no letters or digits\n',
    ]);
    const { data } = await (await service.client()).call('companies.find', { query: { companyName: 'sumida' } });
    expect(data.map(({ name }) => name)).toEqual(['Sumida Materials']);
    expect(await run('--companies', 'nowhere.csv')).toMatchObject({ code: 1, said: expect.stringContaining('ENOENT') });
    await service.stop();
  });

  it('says what is wrong with its arguments', async () => {
    expect(await run('--companies')).toMatchObject({ code: 2, said: expect.stringContaining('Usage') });
  });
});

describe('companyReportLines()', () => {
  it('counts the rows that are not printed, and tells how a stopped import goes on', () => {
    const report = { file: 'a.csv', imported: 1200, skipped: 3, bytes: 100, bytesDone: 50, state: 'stopped' } as const;
    const problem = { file: 'a.csv', line: 2, offset: 9, message: 'name is empty' };
    expect(companyReportLines([report], [problem])).toBe(
      'a.csv: 50 %, 1,200 companies, 3 rows left out; stopped, the same command goes on from here\n' +
        '  a.csv, line 2 (byte 9): name is empty\n  and 2 more\n',
    );
  });
});
