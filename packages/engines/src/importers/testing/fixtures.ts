import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import type { ImportedPublication, ImportItem } from '../import-item.types.ts';
import { readPublications } from '../read-publications.ts';

const root = resolve(process.env['ASSAY_DATA_FIXTURES'] ?? join(import.meta.dirname, '../../../../../../shared/data'));

/** Real inputs are no part of the repository; tests over them are skipped where they are absent. */
export const hasFixtures = existsSync(join(root, 'uspto'));

export function fixturePath(name: string): string {
  return join(root, name);
}

/** Items of a real input. */
export async function readFixture(name: string): Promise<ImportItem[]> {
  return itemsOf(await readFile(fixturePath(name)), name);
}

/** Items of a text or of bytes, delivered in chunks of the given lengths over and over. */
export async function itemsOf(
  input: string | Uint8Array,
  name = 'file.xml',
  lengths: readonly number[] = [65_536],
): Promise<ImportItem[]> {
  const items: ImportItem[] = [];
  for await (const item of readPublications(chunks(input, lengths), { name })) items.push(item);
  return items;
}

export async function* chunks(
  input: string | Uint8Array,
  lengths: readonly number[] = [65_536],
): AsyncGenerator<Uint8Array> {
  const bytes = Buffer.from(input);
  for (let at = 0, turn = 0; at < bytes.length; turn += 1) {
    const length = lengths[turn % lengths.length] ?? 1;
    yield bytes.subarray(at, at + length);
    at += length;
  }
}

/** Publications of a text; a problem fails the test. */
export async function publicationsOf(input: string | Uint8Array, name?: string): Promise<ImportedPublication[]> {
  return (await itemsOf(input, name)).map((item) => {
    if ('problem' in item) throw new Error(`${item.problem.code}: ${item.problem.message}`);
    return item.publication;
  });
}

export async function onlyPublication(input: string | Uint8Array, name?: string): Promise<ImportedPublication> {
  const [publication, ...more] = await publicationsOf(input, name);
  if (publication === undefined || more.length > 0)
    throw new Error(`Expected one publication, got ${more.length + 1}.`);
  return publication;
}
