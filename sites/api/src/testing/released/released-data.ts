import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Readings } from './read-installation.ts';

/** The key of keys of every installation that was kept; it guards nothing but invented people. */
export const fixtureKeys = { ASSAY_SECRET_KEY: 'the-key-of-installations-that-are-kept' };

interface ReleasedData {
  version: string;
  /** Path of its dump. */
  dump: string;
  shareToken: string;
  readings: Readings;
}

/** Data of every released version, each a dump with what was read in it when it was made. */
export async function releasedData(): Promise<ReleasedData[]> {
  const folder = import.meta.dirname;
  const names = (await readdir(folder)).filter((name) => name.endsWith('.json'));
  return Promise.all(
    names.map(async (name) => {
      const version = name.slice(0, -'.json'.length);
      const kept = JSON.parse(await readFile(join(folder, name), 'utf8')) as Pick<
        ReleasedData,
        'shareToken' | 'readings'
      >;
      return { version, dump: join(folder, `${version}.jsonl.gz`), ...kept };
    }),
  );
}
