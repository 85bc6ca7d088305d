import { describe, expect, it } from 'vitest';
import * as surface from '../index.ts';
import * as editor from '../prose-editor.ts';
import { conform } from './conform.ts';
import { presentational } from './coverage.ts';
import { primitives } from './primitives.ts';

describe('in a light tree', () => {
  conform('light');
});

describe('the tables', () => {
  it('hold every interactive primitive that is exported, each with a keyboard', () => {
    const known = new Set([...primitives.flatMap(({ exports }) => exports), ...presentational]);
    const components = Object.entries({ ...surface, ...editor })
      .filter(([name, value]) => typeof value === 'function' && /^[A-Z]/.test(name) && !name.endsWith('Icon'))
      .map(([name]) => name);
    expect(components.filter((name) => !known.has(name))).toEqual([]);
    expect(primitives.filter(({ keyboard }) => keyboard.length === 0)).toEqual([]);
  });

  it('name nothing that is not exported', () => {
    const named = [...primitives.flatMap(({ exports }) => exports), ...presentational];
    expect(named.filter((name) => !(name in surface || name in editor))).toEqual([]);
  });
});
