import { describe, expect, it } from 'vitest';
import { lockFaults } from './check-lock.mjs';

describe('lockFaults', () => {
  it('accepts an optional package held by any folder above', () => {
    const packages = {
      'node_modules/a/node_modules/b': { optionalDependencies: { c: '1.0.0' } },
      'node_modules/a/node_modules/c': {},
    };
    expect(lockFaults({ packages })).toEqual([]);
  });

  it('reports an optional package that npm dropped', () => {
    const packages = { 'node_modules/a': { optionalDependencies: { 'a-linux': '1.0.0' } } };
    expect(lockFaults({ packages })).toEqual(['a-linux, optional for node_modules/a, is missing']);
  });

  it('reports a registry host', () => {
    const packages = { 'node_modules/a': { resolved: 'https://registry.example/a.tgz' } };
    expect(lockFaults({ packages })).toEqual(['node_modules/a records a registry host']);
  });
});
