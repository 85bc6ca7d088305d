import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { DirectoryLockedError, lockDirectory } from './directory-lock.ts';

let directory: string;
beforeEach(async () => {
  directory = await mkdtemp(join(tmpdir(), 'assay-lock-'));
});
afterEach(() => rm(directory, { recursive: true, force: true }));

describe('lockDirectory()', () => {
  it('refuses a second holder until the first gives the directory back', async () => {
    const unlock = await lockDirectory(directory, 'service');
    await expect(lockDirectory(directory, 'service')).rejects.toThrow(DirectoryLockedError);
    await unlock();
    await (await lockDirectory(directory, 'service'))();
    expect(await readdir(directory)).toEqual([]);
  });

  it.each([
    ['a process that is gone', { pid: 2 ** 22 + 1, started: '1' }],
    ['a pid that another process has since', { pid: process.pid, started: '1' }],
  ])('takes over the lock of %s', async (_, holder) => {
    await writeFile(join(directory, 'lock.json'), JSON.stringify(holder));
    const unlock = await lockDirectory(directory, 'service');
    await expect(lockDirectory(directory, 'service')).rejects.toThrow(DirectoryLockedError);
    await unlock();
  });

  it('takes over a lock that was cut short while it was written', async () => {
    await writeFile(join(directory, 'lock.json'), '{"pid":');
    await (await lockDirectory(directory, 'service'))();
  });

  it('gives a stale lock to exactly one of many that start together', async () => {
    await writeFile(join(directory, 'lock.json'), JSON.stringify({ pid: 2 ** 22 + 1, started: '1' }));
    const outcomes = await Promise.allSettled(Array.from({ length: 12 }, () => lockDirectory(directory, 'service')));
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  });

  it('takes over from a successor that died while it took over', async () => {
    await writeFile(join(directory, 'lock.json'), JSON.stringify({ pid: 2 ** 22 + 1, started: '1' }));
    await writeFile(join(directory, `lock.after.${2 ** 22 + 1}.1`), JSON.stringify({ pid: 2 ** 22 + 2, started: '1' }));
    const unlock = await lockDirectory(directory, 'service');
    await expect(lockDirectory(directory, 'service')).rejects.toBeInstanceOf(DirectoryLockedError);
    await unlock();
    expect(await readdir(directory)).toEqual([]);
  });
});
