import { cp, mkdtemp, readFile, rename, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openPglitePool } from '../database/pglite-pool.ts';

/** Puts the files of an empty embedded database into a directory; they are made once a machine, which takes seconds. */
export async function copyEmbeddedTemplate(directory: string): Promise<void> {
  await cp(await template(), join(directory, 'database'), { recursive: true });
}

async function template(): Promise<string> {
  const manifest = new URL('../package.json', import.meta.resolve('@electric-sql/pglite'));
  const { version } = JSON.parse(await readFile(manifest, 'utf8')) as { version: string };
  const path = join(tmpdir(), `assay-embedded-template-${version}-${process.getuid?.() ?? 0}`);
  if (await stat(path).catch(() => undefined)) return path;
  const draft = await mkdtemp(join(tmpdir(), 'assay-embedded-draft-'));
  const pool = await openPglitePool(draft);
  await pool.end();
  await rename(draft, path).catch(() => rm(draft, { recursive: true, force: true }));
  return path;
}
