import { readdirSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = fileURLToPath(new URL('../../../..', import.meta.url));

const notWritten = new Set(['node_modules', 'types', 'dist', 'reports']);

function under(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) =>
    entry.isDirectory()
      ? notWritten.has(entry.name)
        ? []
        : under(join(folder, entry.name))
      : [join(folder, entry.name)],
  );
}

/** Every file of the packages and the sites, from the root of the repository, with `/` between folders. */
export const sourceFiles: readonly string[] = ['packages', 'sites'].flatMap((room) =>
  under(join(root, room)).map((file) => relative(root, file).replaceAll(sep, '/')),
);

/** What a person runs, tests and what serves them aside. */
export const isProduct = (file: string): boolean =>
  /\.tsx?$/.test(file) &&
  !/\.(test|stories|spec|bench|fixture|examples|test-support|d)\.|\/(testing|journeys|fixtures|conformance)\//.test(
    file,
  );
