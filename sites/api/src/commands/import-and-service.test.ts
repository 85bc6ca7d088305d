import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { directoryHolder, isDirectoryWanted, lockDirectory } from '../ground/database/directory-lock.ts';
import { takeInTurn } from '../ground/database/directory-wait.ts';
import { readLibrary } from '../knowledge/library/testing/library-tables.ts';
import { weeklyXml } from '../knowledge/library/testing/records.ts';
import { type Installation, withEmbedded } from '../testing/installation.ts';
import { spawnCommand } from '../testing/run-command.ts';

/** Enough that an import is at it while a service starts. */
const grants = 3_400;

describe('P104: npm run import and the service on one embedded database', { timeout: 300_000 }, () => {
  let installation: Installation;
  let data: string;
  let folder: string;
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'assay-turns-'));
    installation = await withEmbedded({}, 'schema');
    data = installation.environment['ASSAY_DATA'] as string;
  });
  afterEach(async () => {
    await installation.remove();
    await rm(folder, { recursive: true, force: true });
  });

  function command(...args: string[]) {
    const child = spawnCommand(installation.environment, ...args);
    const said = { out: '', errors: '' };
    child.stdout.on('data', (chunk: Buffer) => {
      said.out += String(chunk);
    });
    child.stderr.on('data', (chunk: Buffer) => {
      said.errors += String(chunk);
    });
    return { said, ended: once(child, 'close').then(([code]) => code as number) };
  }

  it('an import hands what is left of it to a service that starts: one run, every record once', async () => {
    const file = join(folder, 'ipg150106.xml');
    await writeFile(file, weeklyXml(grants));
    const running = command('import', file, '--json');
    await expect.poll(() => running.said.errors).toMatch(/documents/);
    expect(await directoryHolder(data)).toMatchObject({ work: 'import' });
    const service = await installation.spawn();
    expect(service.log()).toContain('"event":"waits-for-directory"');
    expect(await running.ended, running.said.errors).toBe(0);
    expect(running.said.errors).toContain('The service is starting, and goes on with the import.');
    const whole = Math.floor((grants * 16) / 17);
    expect(JSON.parse(running.said.out)).toMatchObject({ state: 'done', added: whole, problems: grants - whole });
    await service.kill('SIGTERM');
    const { document, run } = await readLibrary(await installation.open());
    const ids = (document as { id: string; source: string }[]).map(({ id }) => id).filter((id) => id.includes('US'));
    expect([ids.length, new Set(ids).size]).toEqual([whole, whole]);
    const runs = (run as { problems: number }[]).filter(({ problems }) => problems > 0);
    expect(runs).toEqual([expect.objectContaining({ state: 'done', added: whole, problems: grants - whole })]);
  });

  it.each([
    ['an import', 'import'],
    ['a backup', 'backup'],
  ])('%s waits for another command and says for whom; then it does its work', async (_, name) => {
    await writeFile(join(folder, 'note.md'), '# A note\n\nIt holds 5 mm.\n');
    const unlock = await lockDirectory(data, 'import');
    const waiting = command(name, join(folder, name === 'import' ? 'note.md' : 'dump.jsonl.gz'));
    await expect
      .poll(() => waiting.said.errors)
      .toContain(`Process ${process.pid} imports on this installation. Waiting`);
    await unlock();
    expect(await waiting.ended, waiting.said.errors).toBe(0);
  });

  it('a service waits for a command, and is refused at once beside another service', async () => {
    const release = await lockDirectory(data, 'service');
    await expect(installation.spawn()).rejects.toThrow(/in use by process \d+, which runs the service/);
    await release();
    const unlock = await lockDirectory(data, 'command');
    const starting = installation.spawn();
    await expect.poll(() => isDirectoryWanted(data)).toBe(true);
    await unlock();
    const service = await starting;
    expect(service.log()).toContain('"event":"waits-for-directory"');
    await service.kill('SIGTERM');
  });

  it('nobody waits for ever', async () => {
    const unlock = await lockDirectory(data, 'command');
    const told: number[] = [];
    const patience = { whileAt: ['command'], onWait: ({ pid }: { pid: number }) => told.push(pid) } as const;
    await expect(takeInTurn(data, 'import', patience, 500)).rejects.toThrow(/runs a command of the operator/);
    expect(told).toEqual([process.pid]);
    await unlock();
  });
});
