import { chmod, lstat, mkdir, mkdtemp, readdir, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { withEmbedded } from '../../testing/installation.ts';
import { createLog } from '../log/log.ts';
import { closeToOthers } from './close-to-others.ts';

/** Paths below a folder that somebody but their owner has any right to. */
async function openPaths(directory: string): Promise<string[]> {
  const found = [];
  for (const name of ['', ...(await readdir(directory, { recursive: true }))]) {
    const entry = await lstat(join(directory, name));
    if (!entry.isSymbolicLink() && (entry.mode & 0o077) !== 0) found.push(name);
  }
  return found;
}

describe('P36: a data directory that others could read', () => {
  let outside: string;
  let directory: string;
  let lines: string[];
  const log = createLog((line) => lines.push(line));
  const close = () => closeToOthers(directory, log, new AbortController().signal);
  beforeEach(async () => {
    lines = [];
    outside = await mkdtemp(join(tmpdir(), 'assay-open-'));
    await writeFile(join(outside, 'somebody-elses'), '', { mode: 0o644 });
    directory = join(outside, 'data');
    for (const folder of ['', 'files', 'files/ab', 'dumps']) await mkdir(join(directory, folder), { mode: 0o755 });
    for (const file of ['secret.key', 'files/content', 'files/ab/content', 'dumps/content'])
      await writeFile(join(directory, file), '', { mode: 0o644 });
    await chmod(join(directory, 'dumps'), 0o700);
    await symlink(join(outside, 'somebody-elses'), join(directory, 'files', 'link'));
  });
  afterEach(() => rm(outside, { recursive: true }));

  it('is closed to its last file, which the log tells once; what lies elsewhere stays as it is', async () => {
    await close();
    expect(await openPaths(directory)).toEqual([]);
    expect((await lstat(join(outside, 'somebody-elses'))).mode & 0o777).toBe(0o644);
    await close();
    expect(lines.map((line) => JSON.parse(line))).toMatchObject([{ event: 'files-closed', count: 7 }]);
  });

  it('is looked at to its first level only from then on, until a folder there is found open', async () => {
    await close();
    await chmod(join(directory, 'files', 'ab', 'content'), 0o644);
    await close();
    expect(await openPaths(directory)).toEqual(['files/ab/content']);
    // As a copy is that was brought back.
    await chmod(join(directory, 'files'), 0o755);
    await close();
    expect(await openPaths(directory)).toEqual([]);
  });

  it('is gone through again where that was cut off', async () => {
    const stopping = new AbortController();
    stopping.abort();
    await closeToOthers(directory, log, stopping.signal);
    expect(await openPaths(directory)).not.toEqual([]);
    await close();
    expect(await openPaths(directory)).toEqual([]);
  });

  it('keeps what is not of the product as it was, and itself with it', async () => {
    await writeFile(join(directory, 'notes.txt'), '', { mode: 0o644 });
    await close();
    expect(await openPaths(directory)).toEqual(['', 'notes.txt']);
  });

  it('is closed by a start of the service, which makes nothing open itself', async () => {
    const installation = await withEmbedded({ ROLE: 'web' });
    try {
      const data = installation.environment['ASSAY_DATA'] as string;
      for (const name of ['', ...(await readdir(data, { recursive: true }))]) {
        const path = join(data, name);
        await chmod(path, (await lstat(path)).isDirectory() ? 0o755 : 0o644);
      }
      const service = await installation.spawn();
      await expect.poll(() => openPaths(data)).toEqual([]);
      await expect.poll(() => service.log()).toContain('"event":"files-closed"');
      await service.kill('SIGTERM');
      expect(await openPaths(data)).toEqual([]);
    } finally {
      await installation.remove();
    }
  });
});
