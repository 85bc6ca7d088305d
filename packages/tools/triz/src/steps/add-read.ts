import type { Basis, Operation, RecordId, ToolPorts } from '@assay/works';
import type { ReadProblem } from './read-problem.ts';

type Ids = Pick<ToolPorts, 'newId'>;

/** Puts the parameters that a problem may mean under its contradiction. */
export const addReadings = (
  contradiction: RecordId,
  readings: ReadProblem['readings'],
  { newId }: Ids,
): readonly Operation[] =>
  readings.map((fields) => ({ op: 'add', id: newId(), type: 'reading', parent: contradiction, fields }));

/** Adds functions that were read in a problem. */
export const addFunctions = (
  functions: ReadProblem['functions'],
  basis: readonly Basis[],
  { newId }: Ids,
): readonly Operation[] =>
  functions.map(({ subject, action, object, judgement }) => ({
    op: 'add',
    id: newId(),
    type: 'function',
    parent: null,
    fields: { subject, action, object, judgement },
    basis,
  }));
