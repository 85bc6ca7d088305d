import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { root } from './bootstrap.mjs';
import { isPermissive, licenceFaults, licencesOf } from './check-licences.mjs';

const lock = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8'));
const withPackage = (name, entry) => ({
  packages: { ...lock.packages, [`node_modules/${name}`]: { version: '1.0.0', ...entry } },
});

describe('operations: the licence gate', () => {
  it('lets what the product brings pass', () => {
    expect(licencesOf(lock).length).toBeGreaterThan(100);
    expect(licenceFaults(lock)).toEqual([]);
  });

  it.each(['GPL-3.0-only', 'AGPL-3.0-or-later', 'MIT AND LGPL-2.1-only', 'SEE LICENSE IN FILE', undefined])(
    'refuses %s',
    (license) => {
      expect(licenceFaults(withPackage('somebody', { license }))).toEqual([
        `somebody 1.0.0 has the licence ${license ?? 'of none'}`,
      ]);
    },
  );

  it('takes the permissive one of a choice, and leaves tools of the build alone', () => {
    expect(isPermissive('(MIT OR GPL-3.0-or-later)')).toBe(true);
    expect(isPermissive('(AFL-2.1 OR BSD-3-Clause)')).toBe(true);
    expect(licenceFaults(withPackage('tool', { license: 'GPL-3.0-only', dev: true }))).toEqual([]);
  });

  it('refuses another licence of a package with an exception', () => {
    expect(licenceFaults(withPackage('duck', { license: 'GPL-2.0-only' }))).toHaveLength(1);
  });
});
