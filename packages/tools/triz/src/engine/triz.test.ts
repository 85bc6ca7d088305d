import { readFileSync } from 'node:fs';
import { locales } from '@assay/domain';
import { describe, expect, it } from 'vitest';
import { disputedCells, matrixRows } from '../tables/matrix.ts';
import { parameters } from '../tables/parameters.ts';
import { principles } from '../tables/principles.ts';
import { recommend, separations } from '../tables/recommend.ts';
import { readContradiction } from './contradiction.ts';

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

  it('says of 26 cells that published copies differ', () => {
    expect(disputedCells).toHaveLength(26);
    expect(recommend(1, 17)).toMatchObject({ isDisputed: true });
    expect(recommend(1, 3)).toMatchObject({ isDisputed: false });
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
    for (const numbers of Object.values(separations))
      expect(numbers.every((number) => principles.some(({ id }) => id === number))).toBe(true);
  });
});

describe('readContradiction', () => {
  it.each([
    ['en', 'Make the drone frame lighter without losing strength', 1, 14],
    ['en', 'Increase the charging speed, but the temperature must not rise', 9, 17],
    ['en', 'Raise the reliability without adding complexity', 27, 36],
    ['cn', '提高测量精度，但不增加装置的复杂性', 28, 36],
    ['tw', '提高強度而不增加重量', 14, 1],
    ['jp', '強度を落とすことなく重量を減らす', 1, 14],
    ['en', 'Without losing strength, make the rotor lighter', 1, 14],
    ['en', 'Reduce the weight of the pump housing and keep the strength of the housing.', 1, 14],
    ['en', 'Cut the weight of the arm while still maintaining its strength', 1, 14],
    ['cn', '减轻外壳重量，同时保持强度', 1, 14],
    ['jp', '強度を維持しつつ重量を減らす', 1, 14],
    ['jp', '強度を保ちながら軽量化する', 1, 14],
    ['cn', '在不降低可靠性的前提下提高生产率', 39, 27],
    ['en', 'We want our electric drone to fly longer without making the battery heavier.', 15, 1],
    ['en', 'Increasing the injection speed of the moulding machine causes warping of the part.', 9, 12],
    ['en', 'The pump delivers more flow when it runs faster, but it becomes too noisy.', 9, 31],
    ['en', 'How can a heat sink dissipate more heat without taking more space?', 22, 7],
    ['en', 'The adhesive must bond strongly yet be easy to remove for recycling.', 10, 33],
    ['en', 'The coating should be thicker, but thick coatings spall.', 3, 13],
    ['en', 'Increase the conductivity of a solid electrolyte, but keep its mechanical strength', 22, 14],
    ['cn', '提高锂电池正极的倍率性能，但不降低循环寿命', 9, 15],
    ['cn', '如何在不增加电池重量的情况下延长无人机的飞行时间？', 15, 1],
    ['cn', '提高切削速度会导致刀具磨损加快，怎么办？', 9, 15],
    ['tw', '如何提高馬達轉速但不增加噪音？', 9, 31],
    ['jp', '強度を落とさずに自動車の車体を軽量化したい。', 1, 14],
    ['jp', 'モーターの回転数を上げると騒音が大きくなる。', 9, 31],
    ['jp', '塗膜を厚くすると耐食性は上がるが、剥離しやすくなる。', 30, 13],
  ] as const)('reads "%s: %s"', (locale, problem, improve, worsen) => {
    const read = readContradiction(problem, locale);
    expect([read.improve[0]?.id, read.worsen[0]?.id, read.isParted]).toEqual([improve, worsen, true]);
  });

  it('tells when nothing parts the two sides; they then differ all the same', () => {
    const { improve, worsen, isParted } = readContradiction('strength and weight of a rotor', 'en');
    expect(isParted).toBe(false);
    expect(improve[0]?.id).not.toBe(worsen[0]?.id);
  });

  it('does not take what must not suffer for what is to improve', () => {
    expect(readContradiction('Make the gizmo shinier without losing strength', 'en')).toMatchObject({
      improve: [],
      worsen: [{ id: 14 }],
    });
  });

  it('finds nothing in words that name no property', () => {
    expect(readContradiction('xyzzy plugh', 'en')).toEqual({ improve: [], worsen: [], isParted: false });
  });
});
