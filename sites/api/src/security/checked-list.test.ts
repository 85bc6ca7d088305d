import { readFile } from 'node:fs/promises';
import { describe, expect, it } from 'vitest';
import { fileOf, proofs as legend, requirements } from './testing/security-page.ts';

/** Sections of OWASP ASVS 5.0.0, and the last requirement of levels 1 and 2 in each; the rest are of level 3. */
const sections: Readonly<Record<string, number>> = {
  '1.1': 2,
  '1.2': 9,
  '1.3': 11,
  '1.4': 3,
  '1.5': 2,
  '2.1': 3,
  '2.2': 3,
  '2.3': 4,
  '2.4': 1,
  '3.2': 2,
  '3.3': 4,
  '3.4': 6,
  '3.5': 5,
  '3.7': 2,
  '4.1': 3,
  '4.2': 1,
  '4.3': 2,
  '4.4': 4,
  '5.1': 1,
  '5.2': 3,
  '5.3': 2,
  '5.4': 3,
  '6.1': 3,
  '6.2': 12,
  '6.3': 4,
  '6.4': 4,
  '6.5': 5,
  '6.6': 3,
  '6.8': 4,
  '7.1': 3,
  '7.2': 4,
  '7.3': 2,
  '7.4': 5,
  '7.5': 2,
  '7.6': 2,
  '8.1': 2,
  '8.2': 3,
  '8.3': 1,
  '8.4': 1,
  '9.1': 3,
  '9.2': 4,
  '10.1': 2,
  '10.2': 2,
  '10.3': 4,
  '10.4': 11,
  '10.5': 5,
  '10.6': 2,
  '10.7': 3,
  '11.1': 2,
  '11.2': 3,
  '11.3': 3,
  '11.4': 4,
  '11.5': 1,
  '11.6': 1,
  '12.1': 3,
  '12.2': 2,
  '12.3': 4,
  '13.1': 1,
  '13.2': 5,
  '13.3': 2,
  '13.4': 5,
  '14.1': 2,
  '14.2': 4,
  '14.3': 3,
  '15.1': 3,
  '15.2': 3,
  '15.3': 7,
  '16.1': 1,
  '16.2': 5,
  '16.3': 4,
  '16.4': 3,
  '16.5': 3,
  '17.1': 1,
  '17.2': 4,
  '17.3': 2,
};

describe('the checked list of docs/security.md', () => {
  it('goes through every requirement of levels 1 and 2 once', () => {
    const wanted = Object.entries(sections).flatMap(([section, count]) =>
      Array.from({ length: count }, (_, index) => `${section}.${index + 1}`),
    );
    expect(wanted).toHaveLength(253);
    expect(requirements.flatMap(({ ids }) => ids)).toEqual(wanted);
  });

  it('gives each a state, a reason, and what is met a proof', () => {
    for (const { ids, state, about, proofs } of requirements) {
      expect(['met', 'n/a', 'open'], ids[0]).toContain(state);
      expect(about.length, ids[0]).toBeGreaterThan(2);
      expect(proofs.length > 0, `${ids[0]} is ${state}`).toBe(state === 'met');
      for (const proof of proofs) expect([...legend.keys()], ids[0]).toContain(proof);
    }
  });

  it('P93: names files that hold tests', async () => {
    for (const [name, paths] of legend) {
      expect(paths.length > 0, name).toBe(name !== 'read');
      for (const path of paths) expect(await readFile(fileOf(path), 'utf8'), path).toMatch(/\b(?:it|test)\b[.(]/);
    }
  });
});
