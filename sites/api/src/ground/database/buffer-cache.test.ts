import { mkdir, mkdtemp, rm, truncate, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { withEmbedded } from '../../testing/installation.ts';
import { bufferCache } from './buffer-cache.ts';

describe('the pages that the embedded engine holds', () => {
  let directory: string;
  beforeEach(async () => {
    directory = await mkdtemp(join(tmpdir(), 'assay-buffers-'));
  });
  afterEach(() => rm(directory, { recursive: true, force: true }));

  async function database(name: string, megabytes: number): Promise<void> {
    const folder = join(directory, 'base', name);
    await mkdir(folder, { recursive: true });
    for (const [file, share] of [
      ['1', 0.25],
      ['2', 0.75],
    ] as const) {
      await writeFile(join(folder, file), '');
      await truncate(join(folder, file), megabytes * share * 2 ** 20);
    }
  }

  it.each([
    ['nothing yet', [], 32],
    ['a small database', [8], 32],
    ['exactly what the least holds', [32], 32],
    ['more than that', [32.5], 64],
    ['the largest of several', [8, 8, 70], 128],
    ['one larger than memory may be', [5000], 128],
  ])('fit %s', async (_, sizes, expected) => {
    for (const [index, megabytes] of sizes.entries()) await database(String(16_384 + index), megabytes);
    expect(bufferCache(directory)).toBe(expected);
  });

  it('are few for a database in memory', () => expect(bufferCache(null)).toBe(32));

  it('are what the engine has', async () => {
    const installation = await withEmbedded();
    try {
      const { pool } = await installation.open();
      const { rows } = await pool.query("select pg_size_bytes(current_setting('shared_buffers'))::int as bytes");
      expect(rows[0]).toEqual({ bytes: 32 * 2 ** 20 });
    } finally {
      await installation.remove();
    }
  });
});
