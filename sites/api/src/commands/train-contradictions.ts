import { writeFile } from 'node:fs/promises';
import { classModel, trainClasses } from '@assay/engines/learning';
import {
  type ContradictionModel,
  contradictionModelFile,
  countWords,
  createContradictionReader,
  saidOfParameters,
} from '@assay/tool-triz/contradictions/training';
import { developmentContradictions, type LabelledProblem } from '@assay/tool-triz/labelled-problems';
import { parameters } from '@assay/tool-triz/tables';
import { createEmbeddedModel } from '../knowledge/search/embedded-model.ts';
import { createTextVectors } from '../knowledge/search/text-vectors.ts';
import { contradictionReport, readLabelledProblems } from '../operation/quality/contradiction-figures.ts';

const folds = 8;
/** Guesses of each side that a person is shown. */
const shown = 5;
/** Problems that every parameter is taken to be in besides those it is in, so that none is impossible. */
const smoothing = 1;

/** How often problems are about each parameter; of those that a practitioner accepts, the second counts half, and so on. */
function priorOf(lists: readonly (readonly number[])[]): number[] {
  const counts = parameters.map(() => smoothing);
  for (const accepted of lists)
    accepted.forEach((id, rank) => {
      counts[id - 1] = (counts[id - 1] as number) + 1 / (1 + rank);
    });
  return counts.map((count) => Math.round(Math.log(count) * 1e4) / 1e4);
}

const withPrior = (model: Omit<ContradictionModel, 'prior'>, problems: readonly LabelledProblem[]) => {
  const told = problems.filter(({ worsen }) => worsen.length > 0);
  return {
    ...model,
    prior: { improve: priorOf(told.map((one) => one.improve)), worsen: priorOf(told.map((one) => one.worsen)) },
  };
};

/**
 * `npm run train -- contradictions`: fits by which a problem is read as a contradiction, to the phrases of the project and to its
 * labelled problems; writes the model beside the engine and prints how the problems are read by meaning and by words alone,
 * each by a model that has counted no problem of its subject.
 */
export async function trainContradictions(): Promise<number> {
  const problems = await readLabelledProblems(developmentContradictions);
  const embedder = createEmbeddedModel();
  try {
    const said = saidOfParameters.flatMap((texts, at) => texts.map((text) => ({ text, at })));
    const vectors = await embedder.embed(
      said.map(({ text }) => text),
      undefined,
      'now',
    );
    const fitted = trainClasses(
      vectors,
      said.map(({ at }) => at),
      parameters.length,
    );
    const model = { meaning: classModel(embedder.name, fitted), words: countWords(saidOfParameters) };
    const vectorsOf = createTextVectors(embedder, (error) => {
      throw error;
    });
    const groups = [...new Set(problems.map(({ group }) => group))].sort();
    const foldOf = ({ group }: LabelledProblem) => groups.indexOf(group) % folds;
    const readers = Array.from({ length: folds }, (_, fold) =>
      createContradictionReader(
        withPrior(
          model,
          problems.filter((problem) => foldOf(problem) !== fold),
        ),
      ),
    );
    const outcomes = (ports: typeof vectorsOf) =>
      Promise.all(
        problems.map(async (problem) => {
          const read = await (readers[foldOf(problem)] as (typeof readers)[number])(problem.problem, ports);
          const ids = (matches: typeof read.improve) => matches.slice(0, shown).map(({ id }) => id);
          return { problem, improve: ids(read.improve), worsen: ids(read.worsen) };
        }),
      );
    const report = {
      meaning: contradictionReport(await outcomes(vectorsOf)),
      words: contradictionReport(await outcomes(async () => undefined)),
    };
    process.stdout.write(`${JSON.stringify(report, null, 2)}\n`);
    await writeFile(contradictionModelFile, `${JSON.stringify(withPrior(model, problems))}\n`);
  } finally {
    await embedder.close();
  }
  return 0;
}
