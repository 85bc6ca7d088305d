import { readFile } from 'node:fs/promises';
import { dirname, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

const page = fileURLToPath(new URL('../../../../../docs/security.md', import.meta.url));

/** `docs/security.md` as it is written. */
export const text = await readFile(page, 'utf8');

/** A file that the page names, by its path there. */
export const fileOf = (path: string) => resolve(dirname(page), path);

/** Proofs by name, each with the files of its tests; `read` has none. */
export const proofs: ReadonlyMap<string, readonly string[]> = new Map(
  [...text.matchAll(/^\| (\w+) \| ((?:\[|by reading).*) \|$/gm)].map(([, name = '', files = '']) => [
    name,
    [...files.matchAll(/\]\(([^)]+)\)/g)].map(([, path = '']) => path),
  ]),
);
