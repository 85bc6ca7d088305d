import { readFileSync } from 'node:fs';
import { locales } from '@assay/domain';
import { describe, expect, it } from 'vitest';
import { disputedCells, matrixRows } from '../tables/matrix.ts';
import { parameters } from '../tables/parameters.ts';
import { principles } from '../tables/principles.ts';
import { recommend } from '../tables/recommend.ts';
import { separations } from '../tables/separations.ts';

const principlesOf = (improve: number, worsen: number) => {
  const found = recommend(improve, worsen);
  return found.kind === 'principles' ? found.principles : found.kind;
};

describe('the contradiction matrix', () => {
  it('F2: has the landmark cells of the published matrix', () => {
    expect(principlesOf(1, 3)).toEqual([15, 8, 29, 34]);
    expect(principlesOf(9, 1)).toEqual([2, 28, 13, 38]);
    expect(principlesOf(39, 38)).toEqual([5, 12, 35, 26]);
    expect(principlesOf(19, 9)).toEqual([8, 15, 35]);
    expect(principlesOf(1, 2)).toBe('none');
    expect(principlesOf(14, 14)).toBe('physical');
  });

  it('has 39 lines of 39 cells, 1,248 filled, every number a principle and none twice in a cell', () => {
    const cells = matrixRows.map((row) => row.split(','));
    expect(cells.map((row) => row.length)).toEqual(Array.from({ length: 39 }, () => 39));
    const filled = cells.flat().filter((cell) => cell !== '');
    expect(filled).toHaveLength(1248);
    for (const cell of filled) {
      const numbers = cell.split(' ').map(Number);
      expect(numbers.every((number) => principles.some(({ id }) => id === number))).toBe(true);
      expect(new Set(numbers).size).toBe(numbers.length);
    }
    cells.forEach((row, index) => expect(row[index]).toBe(''));
  });

  it('says of 25 cells that published copies differ, and not of the one that is corrected', () => {
    expect(disputedCells).toHaveLength(25);
    expect(recommend(1, 17)).toMatchObject({ isDisputed: true });
    for (const [improve, worsen] of [
      [1, 3],
      [19, 9],
    ] as const)
      expect(recommend(improve, worsen)).toMatchObject({ isDisputed: false });
  });

  it('refuses a parameter that does not exist', () => {
    expect(() => recommend(0, 3)).toThrow(RangeError);
    expect(() => recommend(3, 40)).toThrow(RangeError);
  });

  it('equals the published copy cell by cell', () => {
    const published = new Map(
      readFileSync(new URL('./testing/published-matrix.txt', import.meta.url), 'utf8')
        .split('\n')
        .filter((line) => /^\d/.test(line))
        .map((line) => line.split(': ') as [cell: string, numbers: string]),
    );
    expect(published.size).toBe(1248);
    for (let improve = 1; improve <= 39; improve += 1)
      for (let worsen = 1; worsen <= 39; worsen += 1) {
        const cell = published.get(`${improve},${worsen}`)?.split(' ').map(Number);
        if (improve !== worsen) expect(principlesOf(improve, worsen)).toEqual(cell ?? 'none');
      }
  });
});

describe('the names', () => {
  it('are there in four languages, each once', () => {
    expect(parameters).toHaveLength(39);
    expect(principles).toHaveLength(40);
    for (const locale of locales) {
      expect(new Set(parameters.map(({ name }) => name[locale])).size).toBe(39);
      expect(new Set(principles.map(({ name }) => name[locale])).size).toBe(40);
      expect(principles.every(({ hint }) => hint[locale].length > 3)).toBe(true);
    }
  });

  it('of every separation are principles', () => {
    for (const numbers of Object.values(separations.shipped))
      expect(numbers.every((number) => principles.some(({ id }) => id === number))).toBe(true);
  });
});
