import type { Locale } from '@assay/domain';
import type { FieldValue, ToolPorts } from '@assay/works';
import { type FunctionTriple, functionTriples, readContradiction, readPhysical } from '../engine/index.ts';

type Fields = Readonly<Record<string, FieldValue | undefined>>;

/** What the words of a problem say, as the fields of records. */
export interface ReadProblem {
  contradiction: Fields;
  readings: readonly Fields[];
  functions: readonly FunctionTriple[];
}

/** Functions that a problem speaks of; none where they cannot be read, since a work goes on without them as well. */
async function functionsIn(statement: string, locale: Locale): Promise<readonly FunctionTriple[]> {
  try {
    const triples = await functionTriples(statement, locale);
    return triples.filter(
      ({ subject, action, object }) => Math.max(subject.length, object.length) <= 200 && action.length <= 100,
    );
  } catch {
    return [];
  }
}

/** Reads the contradiction in a problem: a guess, with the next best ones beside it; and what acts on what. */
export async function readProblem(
  statement: string,
  ports: Pick<ToolPorts, 'locale' | 'vectors'>,
): Promise<ReadProblem> {
  const { locale } = ports;
  const read = await readContradiction(statement, ports);
  const physical = readPhysical(statement, locale);
  return {
    contradiction: {
      form: physical ? 'physical' : 'technical',
      improve: read.improve[0]?.id,
      worsen: read.worsen[0]?.id,
      ...(physical?.separation && { separation: physical.separation }),
      ...(physical?.demands && { demand: physical.demands[0], opposite: physical.demands[1] }),
    },
    readings: (['improve', 'worsen'] as const).flatMap((side) =>
      read[side].map(({ id, score }) => ({ side, parameter: id, score: Math.round(score * 100) / 100 })),
    ),
    functions: await functionsIn(statement, locale),
  };
}
