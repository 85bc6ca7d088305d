import { describe, expect, it } from 'vitest';
import * as canvas from '../canvas.ts';
import * as grids from '../grids.ts';
import * as index from '../index.ts';
import * as editor from '../prose-editor.ts';
import { conform } from './conform.ts';
import { presentational } from './coverage.ts';
import { primitives } from './primitives.ts';

/** Everything exported that is operated; charts are tried by their own stories. */
const surface = { ...index, ...grids, ...canvas, ...editor };

describe('in a light tree', () => {
  conform('light');
});

describe('the tables', () => {
  it('hold every interactive primitive that is exported, each with a keyboard', () => {
    const known = new Set([...primitives.flatMap(({ exports }) => exports), ...presentational]);
    const components = Object.entries(surface)
      .filter(([name, value]) => typeof value === 'function' && /^[A-Z]/.test(name) && !name.endsWith('Icon'))
      .map(([name]) => name);
    expect(components.filter((name) => !known.has(name))).toEqual([]);
    expect(primitives.filter(({ keyboard }) => keyboard.length === 0)).toEqual([]);
  });

  it('name nothing that is not exported', () => {
    const named = [...primitives.flatMap(({ exports }) => exports), ...presentational];
    expect(named.filter((name) => !(name in surface))).toEqual([]);
  });
});
