import { parameters, recommend } from '../../tables/index.ts';

/** By what a principle stands on a board: the cell of its contradiction, the row of what improves, or how often all name it. */
export type Naming = 'cell' | 'row' | 'all';

const names = (improve: number, worsen: number, principle: number): boolean => {
  const cell = recommend(improve, worsen);
  return cell.kind === 'principles' && cell.principles.includes(principle);
};

/** Why the matrix names a principle for what was read in a problem. */
export function whyNamed(principle: number, { improve, worsen }: { improve?: number; worsen?: number }): Naming {
  if (improve === undefined) return 'all';
  if (worsen !== undefined && names(improve, worsen, principle)) return 'cell';
  return parameters.some(({ id }) => names(improve, id, principle)) ? 'row' : 'all';
}
