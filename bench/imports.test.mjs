import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { describe, expect, it } from 'vitest';

const folder = import.meta.dirname;
const statement = /^import \{([^}]+)\} from '([^']+)';/gm;

/** Names that the benchmarks take from the product, by module. */
function taken() {
  const names = new Map();
  const files = readdirSync(folder, { recursive: true }).filter((file) => /(?<!test)\.mjs$/.test(file));
  for (const file of files) {
    for (const [, list, from] of readFileSync(join(folder, file), 'utf8').matchAll(statement)) {
      if (!from.startsWith('.') && !from.startsWith('@assay/')) continue;
      const module = from.startsWith('.') ? pathToFileURL(resolve(folder, dirname(file), from)).href : from;
      const held = names.get(module) ?? new Set();
      names.set(module, held);
      for (const name of list.split(',')) held.add(name.trim().split(' as ')[0]);
    }
  }
  return [...names].map(([module, held]) => [module, [...held].filter((name) => name !== '')]);
}

describe('what a benchmark takes from the product, which no compiler sees, is there', () => {
  it.each(taken())('%s', async (module, names) => {
    expect(Object.keys(await import(module))).toEqual(expect.arrayContaining(names));
  });
});
