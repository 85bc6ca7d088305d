import type { Basis, Operation, ToolPorts } from '@assay/works';
import { principles } from '../../tables/index.ts';
import { cardSize, freePlace, type Place } from '../kind/free-place.ts';

/** Between branches there is room for a few ideas on each. */
const apart = 2 * (cardSize.height + 16);

/** Operations that put a branch for each of some principles beside a problem on which nothing hangs yet. */
export function addBranches(
  named: readonly number[],
  problem: Place,
  basis: readonly Basis[],
  { locale, newId }: Pick<ToolPorts, 'locale' | 'newId'>,
): readonly Operation[] {
  const { x } = freePlace([problem], problem);
  return named.map((principle, at) => ({
    op: 'add',
    id: newId(),
    type: 'branch',
    parent: null,
    fields: {
      name: principles[principle - 1]?.name[locale],
      principle,
      x,
      y: problem.y + (at - (named.length - 1) / 2) * apart,
    },
    basis,
  }));
}
