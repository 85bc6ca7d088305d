import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createBuildStamp } from './build-stamp.mjs';

describe('the stamp of a build', () => {
  let root;
  const write = (path, text) => {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), text);
  };
  const stamp = () => createBuildStamp(root, ['sites/api/dist/main.js']);
  const build = () => {
    const begun = stamp().begin();
    write('sites/api/dist/main.js', 'built');
    begun.keep();
  };
  beforeEach(() => {
    root = mkdtempSync(join(tmpdir(), 'assay-stamp-'));
    write('package-lock.json', '{}');
    write('packages/domain/src/index.ts', 'export const a = 1;');
    write('sites/api/src/main.ts', 'start();');
  });
  afterEach(() => rmSync(root, { recursive: true, force: true }));

  it('holds after a build, and not before one', () => {
    expect(stamp().holds()).toBe(false);
    build();
    expect(stamp().holds()).toBe(true);
  });

  it.each([
    ['a source changes', () => write('packages/domain/src/index.ts', 'export const a = 2;')],
    ['a source is touched', () => utimesSync(join(root, 'sites/api/src/main.ts'), new Date(), new Date(1))],
    ['a source is added', () => write('packages/domain/src/more/other.ts', '')],
    ['a source is taken away', () => rmSync(join(root, 'packages/domain/src/index.ts'))],
    ['a dependency changes', () => write('package-lock.json', '{ }')],
    ['what was built is gone', () => rmSync(join(root, 'sites/api/dist'), { recursive: true })],
    ['something else was built', () => write('sites/api/dist/main.js', 'built by another hand')],
    ['a build has begun that was not finished', () => stamp().begin()],
  ])('holds no longer when %s', (_, change) => {
    build();
    change();
    expect(stamp().holds()).toBe(false);
  });

  it('is not kept for a build during which a source changed', () => {
    const begun = stamp().begin();
    write('sites/api/dist/main.js', 'built');
    write('sites/api/src/main.ts', 'startOther();');
    begun.keep();
    expect(stamp().holds()).toBe(false);
  });

  it('does not ask about what was installed or built', () => {
    build();
    write('packages/domain/node_modules/x/index.js', '');
    write('packages/domain/dist/index.js', '');
    write('packages/domain/types/index.d.ts', '');
    write('packages/domain/src/index.test.ts', '');
    write('packages/domain/src/Index.stories.tsx', '');
    expect(stamp().holds()).toBe(true);
  });
});
