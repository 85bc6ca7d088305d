import { readFile } from 'node:fs/promises';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { claimReferences, makeClaim, splitClaims, withoutNumber } from './claims.ts';
import { fixturePath, hasFixtures, readFixture } from './testing/fixtures.ts';

const wordings: readonly [text: string, own: number, expected: number[]][] = [
  ['A cathode comprising iron.', 1, []],
  ['The cathode of claim 1, wherein', 2, [1]],
  ['Apparatus as claimed in claim 1 or 2, wherein', 3, [1, 2]],
  ['The cell according to any one of claims 1 to 3', 4, [1, 2, 3]],
  ['The cell according to any of claims 2-4, 6 and 8', 9, [2, 3, 4, 6, 8]],
  ['The cell of claims 1 through 3, or claim 5', 6, [1, 2, 3, 5]],
  ['The cell as claimed in any preceding claim', 4, [1, 2, 3]],
  ['The cell of any one of the foregoing claims', 3, [1, 2]],
  ['A method of making the cell of claim 1, wherein the cell of claim 7', 8, [1, 7]],
  ['The alloy of claim 1 and 0.5 wt% carbon', 2, [1]],
  ['The film of claim 3, 10 µm thick', 4, [3]],
  ['The film of claim 5', 3, []],
  ['Vorrichtung nach einem der Ansprüche 1 bis 3', 4, [1, 2, 3]],
  ['Vorrichtung nach einem der vorhergehenden Ansprüche', 3, [1, 2]],
  ['Dispositif selon la revendication 2 ou 3', 5, [2, 3]],
  ["Dispositif selon l'une quelconque des revendications précédentes", 3, [1, 2]],
  ['根据权利要求1所述的电池', 2, [1]],
  ['根据权利要求1至3中任一项所述的电池', 4, [1, 2, 3]],
  ['根据权利要求1、2或4所述的电池', 5, [1, 2, 4]],
  ['根据前述权利要求任一项所述的电池', 3, [1, 2]],
  ['請求項1～3のいずれか一項に記載の電池', 4, [1, 2, 3]],
  ['請求項1又は2に記載の電池', 3, [1, 2]],
  ['如請求項1至2任一項所述之電池', 3, [1, 2]],
];

describe('claimReferences', () => {
  it.each(wordings)('%s (claim %i)', (text, own, expected) => {
    expect(claimReferences(text, own)).toEqual(expected);
  });

  it('expands every range to the numbers between its ends', () => {
    const range = fc
      .tuple(fc.integer({ min: 1, max: 60 }), fc.integer({ min: 1, max: 60 }))
      .map(([a, b]) => [Math.min(a, b), Math.max(a, b)] as const);
    const joined = fc.constantFrom(' to ', '-', '–', ' through ', '至');
    fc.assert(
      fc.property(range, joined, ([low, high], join) => {
        fc.pre(low < high);
        const expected = Array.from({ length: high - low + 1 }, (_, index) => low + index);
        expect(
          claimReferences(`A cell according to any one of claims ${low}${join}${high}, being flat`, high + 1),
        ).toEqual(expected);
      }),
    );
  });

  it('never refers to itself or to a later claim', () => {
    fc.assert(
      fc.property(
        fc.string({
          unit: fc.constantFrom('claim ', 'claims ', '1', '7', '12', ' to ', ' or ', ', ', '权利要求', '-'),
        }),
        fc.integer({ min: 1, max: 20 }),
        (text, own) => {
          for (const number of claimReferences(text, own)) expect(number).toBeLessThan(own);
        },
      ),
    );
  });
});

describe('makeClaim', () => {
  it('takes the printed number off and joins the references of source and words', () => {
    expect(makeClaim(3, '3. The cell of claim 1.', [2])).toEqual({
      number: 3,
      text: 'The cell of claim 1.',
      dependsOn: [1, 2],
    });
  });

  it('keeps a number that is not the claim’s own', () => {
    expect(withoutNumber('2. A cell', 3)).toBe('2. A cell');
  });
});

it('splits claims printed as one text at their ascending numbers', () => {
  const claims = splitClaims('1. A cell with 2. no lid.\n2. The cell of claim 1, 3. thick.\n3. The cell of claim 2.');
  expect(claims.map(({ number, dependsOn }) => [number, dependsOn])).toEqual([
    [1, []],
    [2, [1]],
    [3, [2]],
  ]);
});

describe.skipIf(!hasFixtures)('USPTO samples', () => {
  const samples = [
    'xml2004__US06859910',
    'xml2004__US06970935',
    'xml2006__US07272630B2',
    'xml2014__US08926509',
    'xml2014__US08930553',
    'xmlApp2004__US20050004437A1',
    'sgml__US06336130',
    'pap__US20010000943A1',
  ].map((name) => `uspto/${name}.xml`);

  it('claim dependency read from the words alone has F1 1.0 against the claim-ref elements', async () => {
    const counts = { both: 0, words: 0, marked: 0 };
    for (const sample of samples) {
      const xml = await readFile(fixturePath(sample), 'utf8');
      const [item] = await readFixture(sample);
      if (item === undefined || !('publication' in item)) throw new Error(`${sample} was not read`);
      const marked = markedDependencies(xml);
      for (const { number, text } of item.publication.claims) {
        const words = new Set(claimReferences(text, number));
        const refs = marked.get(number) ?? new Set<number>();
        counts.words += words.size;
        counts.marked += refs.size;
        counts.both += [...words].filter((on) => refs.has(on)).length;
      }
    }
    const precision = counts.both / counts.words;
    const recall = counts.both / counts.marked;
    expect(counts.marked).toBeGreaterThan(80);
    expect((2 * precision * recall) / (precision + recall)).toBe(1);
  });
});

/** Dependencies as the source marks them, read without the importer. */
function markedDependencies(xml: string): Map<number, Set<number>> {
  const found = new Map<number, Set<number>>();
  for (const [, id, body] of xml.matchAll(/<(?:claim|CLM) (?:id|ID)="CLM-0*(\d+)"[^>]*>([\s\S]*?)<\/(?:claim|CLM)>/g)) {
    const refs = [...(body ?? '').matchAll(/(?:idref|depends_on|CLREF ID)="CLM-0*(\d+)"/g)].map(([, on]) => Number(on));
    found.set(Number(id), new Set(refs));
  }
  return found;
}
