import { disputedCells, matrixRows } from './matrix.ts';

/** What the matrix says about a pair of parameters. */
export type Recommendation =
  /** Numbers of principles, most frequent first. `isDisputed`: published copies differ in this cell. */
  | { kind: 'principles'; principles: readonly number[]; isDisputed: boolean }
  /** One parameter against itself: to be parted in space, time, by condition, or between whole and part. */
  | { kind: 'physical' }
  /** The cell is empty: separation principles or the standard solutions are to be tried. */
  | { kind: 'none' };

const disputed = new Set(disputedCells.map(([improve, worsen]) => `${improve},${worsen}`));

/** Looks a pair up in the matrix. @throws RangeError for a number outside 1 to 39 */
export function recommend(improve: number, worsen: number): Recommendation {
  const cell = matrixRows[improve - 1]?.split(',')[worsen - 1];
  if (cell === undefined)
    throw new RangeError(`The matrix has 39 parameters; ${improve} and ${worsen} name none of its cells.`);
  if (improve === worsen) return { kind: 'physical' };
  if (cell === '') return { kind: 'none' };
  return {
    kind: 'principles',
    principles: cell.split(' ').map(Number),
    isDisputed: disputed.has(`${improve},${worsen}`),
  };
}
