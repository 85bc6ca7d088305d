/// <reference types="vite/client" />
import { describe, expect, it } from 'vitest';
import * as canvas from '../canvas.ts';
import * as charts from '../charts.ts';
import { presentational } from '../conformance/coverage.ts';
import { primitives } from '../conformance/primitives.ts';
import * as grids from '../grids.ts';
import * as surface from '../index.ts';
import * as editor from '../prose-editor.ts';
import type { Guide } from './guide.ts';
import { keyNames } from './keyNames.ts';

type Page = {
  component?: unknown;
  subcomponents?: Record<string, unknown>;
  parameters?: { guide?: Guide };
};

const stories = import.meta.glob<Record<string, unknown> & { default: Page }>('../*/*.stories.tsx', { eager: true });
const pages = Object.values(stories).map((file) => ({
  ...file.default,
  stories: Object.keys(file).filter((name) => name !== 'default'),
}));
const [weights = {}] = Object.values(
  import.meta.glob<Readonly<Record<string, readonly number[]>>>('./sizes.json', { eager: true, import: 'default' }),
);

const isComponent = ([name, value]: [string, unknown]) =>
  /^[A-Z]/.test(name) && !name.endsWith('Icon') && (typeof value === 'function' || isMemo(value));
const isMemo = (value: unknown) => typeof value === 'object' && value !== null && 'render' in value;

/** Every component that a consumer can import, with the page of the manual it stands on. */
const components = [surface, charts, grids, canvas, editor]
  .flatMap((entry) => Object.entries<unknown>(entry))
  .filter(isComponent)
  .map(([name, value]) => ({
    name,
    page: pages.find(
      ({ component, subcomponents = {} }) => component === value || Object.values(subcomponents).includes(value),
    ),
  }));
const isOperated = (name: string) => primitives.some(({ exports }) => exports.includes(name));

describe('the manual', () => {
  it('knows the components of the package', () => {
    expect(components.length).toBeGreaterThan(90);
  });

  it('has a page for every exported component', () => {
    expect(components.filter(({ page }) => !page).map(({ name }) => name)).toEqual([]);
  });

  it.each(['use', 'avoid', 'anatomy', 'accessibility', 'do', 'dont'] as const)('says of each: %s', (chapter) => {
    const silent = components.filter(
      ({ page }) => !page?.parameters?.guide?.[chapter].every((line) => /\S/.test(line)),
    );
    expect(silent.map(({ name }) => name)).toEqual([]);
    const empty = components.filter(({ page }) => page?.parameters?.guide?.[chapter].length === 0);
    expect(empty.map(({ name }) => name)).toEqual([]);
  });

  it('shows each in stories', () => {
    expect(components.filter(({ page }) => !page?.stories.length).map(({ name }) => name)).toEqual([]);
  });

  it('says what each weighs', () => {
    expect(components.filter(({ name }) => !((weights[name]?.[0] ?? 0) > 0)).map(({ name }) => name)).toEqual([]);
    const entries = { ...surface, ...charts, ...grids, ...canvas, ...editor };
    expect(Object.keys(weights).filter((name) => !(name in entries))).toEqual([]);
  });

  it('has the keys of each that is operated, in words', () => {
    const named = components.filter(({ name }) => isOperated(name));
    expect(named.length + presentational.length).toBeGreaterThan(80);
    const rows = primitives.flatMap(({ name, keyboard }) => keyboard.map((row) => ({ name, ...row })));
    const unreadable = rows.filter(({ keys, does }) => keyNames(keys).length === 0 || !/\w/.test(does));
    expect(unreadable.map(({ name, keys }) => `${name} ${keys}`)).toEqual([]);
  });
});
