import { fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';

const main = fileURLToPath(new URL('./main.ts', import.meta.url));

describe('a process that waits to be released', () => {
  let directory: string;
  beforeEach(async () => {
    directory = await mkdtemp(join(tmpdir(), 'assay-held-'));
  });
  afterEach(() => rm(directory, { recursive: true, force: true }));

  const begin = () => {
    const held = fork(main, ['--held'], {
      execArgv: ['--conditions', 'development'],
      env: { PATH: process.env['PATH'], NODE_ENV: 'development', PORT: '0', ASSAY_DATA: join(directory, 'data') },
      stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    });
    let said = '';
    held.stdout?.on('data', (chunk: Buffer) => {
      said += chunk;
    });
    return { held, said: () => said };
  };

  it('touches nothing before, and serves after', async () => {
    const { held, said } = begin();
    await wait(4_000);
    expect(await readdir(directory)).toEqual([]);
    held.send('go');
    await expect.poll(said, { timeout: 60_000 }).toMatch(/^Assay is ready at /);
    const ended = once(held, 'exit');
    held.kill('SIGTERM');
    expect(await ended).toEqual([0, null]);
  });

  it('ends when nobody can release it any more', async () => {
    const { held } = begin();
    const ended = once(held, 'exit');
    held.disconnect();
    expect(await ended).toEqual([0, null]);
    expect(await readdir(directory)).toEqual([]);
  });
});
