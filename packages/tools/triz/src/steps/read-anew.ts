import type { Basis, Lookup, Operation, ToolPorts } from '@assay/works';
import { isPersons } from '../kind/is-persons.ts';
import { isOfOtherProblem, problemBasis, problemOf } from '../kind/problem-basis.ts';
import { recordsOf, type Triz } from '../kind/records-of.ts';
import { addFunctions, addReadings } from './add-read.ts';
import { type ReadProblem, readProblem } from './read-problem.ts';

/** What a reading of the problem says of a contradiction. */
const readFields = ['form', 'improve', 'worsen', 'separation', 'demand', 'opposite'] as const;

const keyOf = ({ subject = '', action = '', object = '' }: Triz<'function'>['fields']) =>
  [subject, action, object].join('\u0000').toLowerCase();

/** The contradiction that was read in the problem as it is read now; a pair that a person chose or confirmed stays. */
function contradictionAnew(
  work: Lookup,
  { id, origins }: Triz<'contradiction'>,
  { contradiction, readings }: ReadProblem,
  ports: Pick<ToolPorts, 'newId'>,
): readonly Operation[] {
  const isChosen = [...readFields, 'isConfirmed'].some((field) => origins[field] === 'person');
  const former = recordsOf(work, id, 'reading').map((reading): Operation => ({ op: 'remove', id: reading.id }));
  const fields = isChosen
    ? []
    : readFields.map((field): Operation => ({ op: 'set', id, field, value: contradiction[field] ?? null }));
  return [...former, ...addReadings(id, readings, ports), ...fields];
}

function functionsAnew(
  work: Lookup,
  { functions }: ReadProblem,
  basis: Basis,
  ports: Pick<ToolPorts, 'newId'>,
): readonly Operation[] {
  const present = recordsOf(work, null, 'function');
  const read = new Map(functions.map((triple) => [keyOf(triple), triple]));
  const known = new Set(present.map(({ fields }) => keyOf(fields)));
  return [
    ...present
      .filter(({ id, fields }) => isOfOtherProblem(work, id) && !read.has(keyOf(fields)) && !isPersons(work, id))
      .map(({ id }): Operation => ({ op: 'remove', id })),
    ...present
      .filter(({ id, fields }) => isOfOtherProblem(work, id) && (read.has(keyOf(fields)) || isPersons(work, id)))
      .map(({ id }): Operation => ({ op: 'base', id, basis: [basis] })),
    ...addFunctions(
      functions.filter((triple) => !known.has(keyOf(triple))),
      [basis],
      ports,
    ),
  ];
}

/**
 * Reads a problem that was told in other words since: the candidates of its contradiction and its functions become those of
 * today. What a person chose, confirmed or wrote stays, and counts as looked at, since it was a person who had it read.
 */
export async function readAnew(work: Lookup, ports: ToolPorts): Promise<readonly Operation[]> {
  const contradictions = recordsOf(work, null, 'contradiction');
  const isStale = [...contradictions, ...recordsOf(work, null, 'function')].some(({ id }) =>
    isOfOtherProblem(work, id),
  );
  if (!isStale) return [];
  const read = await readProblem(problemOf(work), ports);
  const basis = problemBasis(work);
  return [
    ...contradictions
      .filter(({ id }) => isOfOtherProblem(work, id))
      .flatMap((contradiction): Operation[] => [
        ...contradictionAnew(work, contradiction, read, ports),
        { op: 'base', id: contradiction.id, basis: [basis] },
      ]),
    ...functionsAnew(work, read, basis, ports),
  ];
}
