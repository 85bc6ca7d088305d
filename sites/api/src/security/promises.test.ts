import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import ts from 'typescript';
import { beforeAll, describe, expect, it } from 'vitest';

const root = fileURLToPath(new URL('../../../../', import.meta.url));

/** Promises that no test can show, each with what shows them and the file in which it is. */
const shownElsewhere: Readonly<Record<string, { by: string; file: string; why: string }>> = {
  P44: {
    by: 'npm run bench -- uploads',
    file: 'bench/uploads/run.mjs',
    why: 'memory is measured on a machine that does nothing else, over two gigabytes',
  },
};

const isTest = /\.(?:(?:test|spec)\.tsx?|test\.mjs)$/;
const suites = new Set(['it', 'test', 'describe']);

/** The name at the beginning of what is called: `it` of `it.runIf(isLong).each(rows)`. */
function firstNameOf(node: ts.Expression): string {
  if (ts.isIdentifier(node)) return node.text;
  if (ts.isPropertyAccessExpression(node) || ts.isCallExpression(node)) return firstNameOf(node.expression);
  return ts.isTaggedTemplateExpression(node) ? firstNameOf(node.tag) : '';
}

/** Titles of tests and suites in a source, by its syntax: what a comment or a message says is none. */
function titlesIn(path: string, source: string): string[] {
  const titles: string[] = [];
  const visit = (node: ts.Node): void => {
    const title = ts.isCallExpression(node) && suites.has(firstNameOf(node.expression)) ? node.arguments[0] : undefined;
    if (title !== undefined && ts.isStringLiteralLike(title)) titles.push(title.text);
    else if (title !== undefined && ts.isTemplateExpression(title)) titles.push(title.head.text);
    ts.forEachChild(node, visit);
  };
  visit(ts.createSourceFile(path, source, ts.ScriptTarget.Latest, false));
  return titles;
}

/** Promises that a title names before its first colon: `P47, point 6: tenants take turns`. */
const namedIn = (title: string) =>
  (/^([^:]*):/.exec(title)?.[1] ?? '').split(/, | on /).filter((label) => /^P\d+$/.test(label));

let page: string;
let promised: string[];
let named: Map<string, string[]>;
beforeAll(async () => {
  page = await readFile(join(root, 'docs', 'threat-model.md'), 'utf8');
  promised = [...page.matchAll(/^- \*\*(P\d+)\*\* /gm)].map(([, promise = '']) => promise);
  named = new Map();
  for (const folder of ['sites', 'packages', 'scripts', 'bench']) {
    const paths = await readdir(join(root, folder), { recursive: true });
    for (const path of paths.filter((each) => isTest.test(each) && !each.includes('node_modules'))) {
      const source = await readFile(join(root, folder, path), 'utf8');
      if (!/['"`][^'"`\n]*\bP\d+\b/.test(source)) continue;
      for (const promise of titlesIn(path, source).flatMap(namedIn))
        named.set(promise, [...(named.get(promise) ?? []), join(folder, path)]);
    }
  }
});

describe('P93: every promise of the threat model', () => {
  it('P93: is named by a test, or a benchmark', () => {
    expect(promised.length).toBeGreaterThan(120);
    expect(new Set(promised).size, 'promises are numbered once').toBe(promised.length);
    expect(promised.filter((promise) => !named.has(promise) && !(promise in shownElsewhere))).toEqual([]);
  });

  it('is there that a test names', () => {
    expect([...named.keys()].filter((promise) => !promised.includes(promise))).toEqual([]);
  });

  it('is there that a point of the review is held by, and each point has some', () => {
    const points = [...page.matchAll(/^\| (?:\d+\. )?[^|]+ \| (P\d+(?:, P\d+)*) \|$/gm)].map(([, list = '']) => list);
    expect(points).toHaveLength(13);
    const held = points.flatMap((list) => list.split(', '));
    expect(held.filter((promise) => !promised.includes(promise))).toEqual([]);
    expect(new Set(held).size, 'each is the promise of one point').toBe(held.length);
  });

  it('that no test can show says what does, in a file that is there', async () => {
    for (const [promise, { by, file, why }] of Object.entries(shownElsewhere)) {
      expect(promised, promise).toContain(promise);
      expect(named.get(promise), `${promise} is named by a test: it needs no entry`).toBeUndefined();
      expect(await readFile(join(root, file), 'utf8'), by).not.toBe('');
      expect(why, promise).not.toBe('');
    }
  });
});
