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

/** A row of the tables of requirements. */
interface Requirement {
  /** `6.1.1–6.1.3` stands for three. */
  ids: readonly string[];
  state: string;
  about: string;
  /** Names of proofs. */
  proofs: readonly string[];
  /** Notes that say which tests of these proofs. */
  notes: readonly string[];
}

const noteMark = /\[\^([\w-]+)\]/g;

const cellsOf = (line: string) =>
  line
    .slice(1, -1)
    .split(' | ')
    .map((cell) => cell.replaceAll('|', '').trim());

/** Rows of the tables of requirements, as they follow each other. */
export const requirements: readonly Requirement[] = [...text.matchAll(/^\| \d+\.\d+\.\d+.*\|$/gm)].map(([line]) => {
  const [given = '', state = '', about = '', proved = ''] = cellsOf(line);
  const [first = '', last = first] = given.split('–');
  const section = first.split('.').slice(0, 2).join('.');
  const [from, to] = [first, last].map((id) => Number(id.split('.')[2])) as [number, number];
  const named = proved.replaceAll(noteMark, '');
  return {
    ids: Array.from({ length: to - from + 1 }, (_, index) => `${section}.${from + index}`),
    state,
    about,
    proofs: named === '' ? [] : named.split(', '),
    notes: [...proved.matchAll(noteMark)].map(([, name = '']) => name),
  };
});
