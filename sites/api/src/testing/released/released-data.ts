import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Opening, Readings } from './read-installation.ts';

/** The key of keys of every installation that was kept; it guards nothing but invented people. */
export const fixtureKeys = { ASSAY_SECRET_KEY: 'the-key-of-installations-that-are-kept' };

/** What stands in the folder of a version, besides the register of its dump. */
export const keptFiles = {
  readings: 'kept.json',
  dump: 'assay.jsonl.gz',
  /** Files that people uploaded, and originals of documents. */
  files: 'files.tar.gz',
  /** Files of the embedded database itself. */
  database: 'database.tar.zst',
} as const;

/** What is kept beside the data as plain JSON. */
export interface Kept {
  opening: Opening;
  readings: Readings;
}

interface ReleasedData extends Kept {
  version: string;
  /** Path of a file of the folder; undefined for one that this version did not keep yet. */
  pathOf(file: keyof typeof keptFiles): string | undefined;
}

/** Data of every released version, each with what was read in it when it was made. */
export async function releasedData(): Promise<ReleasedData[]> {
  const root = import.meta.dirname;
  const folders = (await readdir(root, { withFileTypes: true })).filter((entry) => entry.isDirectory());
  return Promise.all(
    folders.map(async ({ name: version }) => {
      const folder = join(root, version);
      const names = new Set(await readdir(folder));
      const kept = JSON.parse(await readFile(join(folder, keptFiles.readings), 'utf8')) as Kept;
      return {
        version,
        ...kept,
        pathOf: (file) => (names.has(keptFiles[file]) ? join(folder, keptFiles[file]) : undefined),
      };
    }),
  );
}
