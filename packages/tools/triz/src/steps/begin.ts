import { type Operation, rootId, type ToolPorts, titleFrom } from '@assay/works';
import { basisOnProblem } from '../kind/problem-basis.ts';
import { addFunctions, addReadings } from './add-read.ts';
import { readProblem } from './read-problem.ts';

/** Takes a problem down and reads the contradiction in it: a guess, with the next best ones beside it, for a person to confirm. */
export async function begin(message: string, ports: Pick<ToolPorts, 'locale' | 'newId' | 'vectors'>) {
  const { locale, newId } = ports;
  const statement = message.trim();
  const told: Operation[] = [
    {
      op: 'add',
      id: rootId,
      type: 'work',
      parent: null,
      fields: { title: titleFrom(statement), statement, language: locale },
    },
  ];
  const read = await readProblem(statement, ports);
  const basis = [basisOnProblem(statement)];
  const contradiction = newId();
  const made: Operation[] = [
    { op: 'add', id: contradiction, type: 'contradiction', parent: null, fields: read.contradiction, basis },
    ...addReadings(contradiction, read.readings, ports),
    ...addFunctions(read.functions, basis, ports),
  ];
  return { told, made, contradiction };
}
