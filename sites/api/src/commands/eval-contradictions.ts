import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { readContradiction } from '@assay/tool-triz/engine';
import { developmentContradictions } from '@assay/tool-triz/labelled-problems';
import { createEmbeddedModel } from '../knowledge/search/embedded-model.ts';
import { createTextVectors } from '../knowledge/search/text-vectors.ts';
import {
  type ContradictionOutcome,
  contradictionReport,
  readLabelledProblems,
} from '../operation/quality/contradiction-figures.ts';

/**
 * `npm run eval -- contradictions [--problems FILE …] [--verbose]`: how far the product reads labelled problems as a practitioner
 * does, as JSON. Without files the development set of the project, to which it was fitted.
 */
export async function evalContradictions(args: readonly string[]): Promise<number> {
  const { values } = parseArgs({
    args: [...args],
    options: { problems: { type: 'string', multiple: true }, verbose: { type: 'boolean', default: false } },
  });
  const files = values.problems?.map((file) => resolve(process.env['INIT_CWD'] ?? '.', file));
  const problems = (await Promise.all((files ?? [developmentContradictions]).map(readLabelledProblems))).flat();
  const embedder = createEmbeddedModel();
  const vectors = createTextVectors(embedder, (error) => {
    throw error;
  });
  const outcomes: ContradictionOutcome[] = [];
  try {
    for (const problem of problems) {
      const read = await readContradiction(problem.problem, { locale: problem.locale, vectors });
      const [improve, worsen] = [read.improve, read.worsen].map((side) => side.map(({ id }) => id));
      outcomes.push({ problem, improve: improve ?? [], worsen: worsen ?? [] });
    }
  } finally {
    await embedder.close();
  }
  if (values.verbose)
    for (const { problem, improve, worsen } of outcomes)
      process.stderr.write(
        `${problem.id} ${problem.problem}\n  ${improve.join(' ')} / ${worsen.join(' ')}, accepted ${problem.improve.join(' ')} / ${problem.worsen.join(' ')}\n`,
      );
  process.stdout.write(`${JSON.stringify(contradictionReport(outcomes), null, 2)}\n`);
  return 0;
}
