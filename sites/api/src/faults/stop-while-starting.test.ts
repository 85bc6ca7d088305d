import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readdir } from 'node:fs/promises';
import { type AddressInfo, createServer } from 'node:net';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { readSettings } from '../ground/configuration/settings.ts';
import { directoryHolder, lockDirectory } from '../ground/database/directory-lock.ts';
import { createLog } from '../ground/log/log.ts';
import { startService } from '../service.ts';
import { type Installation, withEmbedded } from '../testing/installation.ts';
import { processFlags } from '../testing/run-command.ts';

const main = fileURLToPath(new URL('../main.ts', import.meta.url));

async function freePort(): Promise<string> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  await new Promise((closed) => server.close(closed));
  return String(port);
}

describe('a process that is told to stop while it starts', { timeout: 120_000 }, () => {
  let installation: Installation;
  let data: string;
  let child: ChildProcess | undefined;
  beforeEach(async () => {
    installation = await withEmbedded({ ASSAY_DUMP_HOURS: '24' });
    data = installation.environment['ASSAY_DATA'] as string;
  });
  afterEach(async () => {
    child?.kill('SIGKILL');
    await installation.remove();
  });

  function begin(environment: Record<string, string> = {}) {
    const started = spawn(process.execPath, [...processFlags, main], {
      env: { PATH: process.env['PATH'], ...installation.environment, ...environment },
      stdio: ['ignore', 'ignore', 'pipe'],
    });
    child = started;
    let log = '';
    started.stderr.on('data', (chunk: Buffer) => {
      log += String(chunk);
    });
    const ended = once(started, 'close').then(([code, signal]: unknown[]) => ({ code, signal }));
    return { tell: (signal: 'SIGTERM' | 'SIGINT' | 'SIGUSR2') => started.kill(signal), ended, log: () => log };
  }
  const times = (log: string, event: string) => log.split(`"event":"${event}"`).length - 1;
  const quickly = { interval: 2, timeout: 60_000 };

  it('P118: ends in order the moment that it is ready, with a dump of what it made', async () => {
    const port = await freePort();
    const { tell, ended, log } = begin({ PORT: port });
    const isReady = () =>
      fetch(`http://127.0.0.1:${port}/api/ready`)
        .then(({ ok }) => ok)
        .catch(() => false);
    await expect.poll(isReady, quickly).toBe(true);
    tell('SIGTERM');
    expect(await ended, log()).toEqual({ code: 0, signal: null });
    expect(times(log(), 'stopping')).toBe(1);
    expect((await readdir(join(data, 'dumps'))).filter((name) => name.startsWith('assay-'))).not.toEqual([]);
    expect(await directoryHolder(data)).toBeUndefined();
  });

  it('P118: ends in order while its database opens', async () => {
    const { tell, ended, log } = begin();
    await expect.poll(() => directoryHolder(data), quickly).toMatchObject({ work: 'service' });
    tell('SIGTERM');
    expect(await ended, log()).toEqual({ code: 0, signal: null });
    expect(times(log(), 'stopping')).toBe(1);
    expect(await directoryHolder(data)).toBeUndefined();
  });

  it('P118: waits no longer for who has its directory', async () => {
    const unlock = await lockDirectory(data, 'import');
    const { tell, ended, log } = begin();
    await expect.poll(log, quickly).toContain('waits-for-directory');
    tell('SIGTERM');
    expect(await ended, log()).toEqual({ code: 0, signal: null });
    expect(await directoryHolder(data)).toMatchObject({ work: 'import' });
    await unlock();
  });

  it('P118: is not ended by `npm run backup`, and writes its dump once it is ready', async () => {
    const { tell, ended, log } = begin();
    await expect.poll(() => directoryHolder(data), quickly).toMatchObject({ work: 'service' });
    tell('SIGUSR2');
    const dumped = async () => {
      await expect.poll(log, quickly).toContain('"event":"dumped"');
      return 'dumped';
    };
    expect(await Promise.race([dumped(), ended]), log()).toBe('dumped');
    tell('SIGTERM');
    expect(await ended, log()).toEqual({ code: 0, signal: null });
  });

  it('is ended at once by a second signal', async () => {
    const { tell, ended, log } = begin();
    await expect.poll(() => directoryHolder(data), quickly).toMatchObject({ work: 'service' });
    tell('SIGTERM');
    await expect.poll(log, quickly).toContain('"event":"stopping"');
    tell('SIGINT');
    expect(await ended, log()).toEqual({ code: 1, signal: null });
  });
});

it('P118: opens no port once told while its schema is brought up to date', async () => {
  const installation = await withEmbedded({}, 'blank');
  const asked = new AbortController();
  const settings = readSettings({ ...installation.environment, PORT: '0' });
  const events: string[] = [];
  const log = createLog((line) => {
    events.push((JSON.parse(line) as { event: string }).event);
    if (events.at(-1) === 'migrated') asked.abort('SIGTERM');
  });
  try {
    await expect(startService(settings, log, { stop: asked.signal })).rejects.toBe('SIGTERM');
    expect(events).toContain('migrated');
    expect(await directoryHolder(settings.ASSAY_DATA)).toBeUndefined();
  } finally {
    await installation.remove();
  }
});

it('P118: takes no job and shows nobody a link for an operator once told while its parts begin', async () => {
  const installation = await withEmbedded({ NODE_ENV: 'production', ROLE: 'all' }, 'schema');
  const asked = new AbortController();
  const settings = readSettings({ ...installation.environment, PORT: '0' });
  // The schema is up to date by then.
  const log = createLog((line) => line.includes('"event":"dumps-await-key"') && asked.abort('SIGTERM'));
  const rowsOf = async (text: string) => {
    const database = await installation.open();
    const { rows } = await database.pool.query(text);
    await database.close();
    return rows;
  };
  try {
    await rowsOf(`insert into job (id, kind, payload, status, holder, lease_until)
      values ('j', 'account-notice', '{}', 'running', 'another', now() + interval '1 hour')`);
    const service = await startService(settings, log, { stop: asked.signal });
    expect([asked.signal.aborted, service.operatorLink]).toEqual([true, undefined]);
    expect((await fetch(`${service.address}/api/ready`)).status).toBe(503);
    await service.stop();
    // A worker of an embedded database takes the jobs of the process before.
    expect(await rowsOf('select holder from job')).toEqual([{ holder: 'another' }]);
  } finally {
    await installation.remove();
  }
});
