import { writeFile } from 'node:fs/promises';
import { classModel, trainClasses } from '@assay/engines/learning';
import {
  type ContradictionModel,
  contradictionModelFile,
  countWords,
  createContradictionReader,
  saidOfParameters,
} from '@assay/tool-triz/contradictions/training';
import {
  developmentContradictions,
  developmentFunctions,
  developmentOthers,
  type LabelledProblem,
  type OtherText,
} from '@assay/tool-triz/labelled-problems';
import { parameters } from '@assay/tool-triz/tables';
import { createEmbeddedModel } from '../knowledge/search/embedded-model.ts';
import { createTextVectors } from '../knowledge/search/text-vectors.ts';
import { contradictionReport, readLabelledProblems } from '../operation/quality/contradiction-figures.ts';
import { readJsonLines } from '../operation/quality/json-lines.ts';

const folds = 8;
/** Guesses of each side that a person is shown. */
const shown = 5;
/** Problems that every parameter is taken to be in besides those it is in, so that none is impossible. */
const smoothing = 1;

/** Of what tells a problem from other texts: 374 of them, so that it may bend little. */
const ridge = 3e-4;

interface Told {
  text: string;
  group: string;
  isProblem: boolean;
}

/** Texts that tell of a problem, and others that people type. */
async function toldTexts(problems: readonly LabelledProblem[]): Promise<Told[]> {
  const [functions, others] = await Promise.all([
    readLabelledProblems(developmentFunctions),
    readJsonLines<OtherText>(developmentOthers),
  ]);
  return [
    ...others.map(({ kind, text }) => ({ text, group: kind, isProblem: false })),
    ...[...problems.filter(({ improve }) => improve.length > 0), ...functions].map(({ problem, group }) => ({
      text: problem,
      group,
      isProblem: true,
    })),
  ];
}

const fitProblem = (texts: readonly Told[], vectors: readonly ArrayLike<number>[]) =>
  trainClasses(
    vectors,
    texts.map(({ isProblem }) => (isProblem ? 1 : 0)),
    2,
    { ridge },
  );

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
    const told = await toldTexts(problems);
    const toldVectors = await embedder.embed(
      told.map(({ text }) => text),
      undefined,
      'now',
    );
    const common = { meaning: classModel(embedder.name, fitted), words: countWords(saidOfParameters) };
    const groups = [...new Set(told.map(({ group }) => group))].sort();
    const foldOf = ({ group }: { group: string }) => groups.indexOf(group) % folds;
    /** The model of all that is not in a fold. */
    const modelWithout = (fold: number | undefined) => {
      const kept = told.flatMap((text, at) => (foldOf(text) === fold ? [] : [{ text, vector: toldVectors[at] ?? [] }]));
      const problem = fitProblem(
        kept.map(({ text }) => text),
        kept.map(({ vector }) => vector),
      );
      return withPrior(
        { ...common, problem: classModel(embedder.name, problem) },
        problems.filter((problem) => foldOf(problem) !== fold),
      );
    };
    const vectorsOf = createTextVectors(embedder, (error) => {
      throw error;
    });
    const readers = Array.from({ length: folds }, (_, fold) => createContradictionReader(modelWithout(fold)));
    const readOf = (group: { group: string }) => readers[foldOf(group)] as (typeof readers)[number];
    const outcomes = (ports: typeof vectorsOf) =>
      Promise.all(
        problems.map(async (problem) => {
          const read = await readOf(problem)(problem.problem, ports);
          const ids = (matches: typeof read.improve) => matches.slice(0, shown).map(({ id }) => id);
          return { problem, improve: ids(read.improve), worsen: ids(read.worsen) };
        }),
      );
    const reads = await Promise.all(
      told.map(async (text) => ({ ...text, isRead: (await readOf(text)(text.text, vectorsOf)).improve.length > 0 })),
    );
    const countOf = (isProblem: boolean) => {
      const texts = reads.filter((text) => text.isProblem === isProblem);
      return { texts: texts.length, read: texts.filter(({ isRead }) => isRead).length };
    };
    const report = {
      meaning: contradictionReport(await outcomes(vectorsOf)),
      words: contradictionReport(await outcomes(async () => undefined)),
      problems: countOf(true),
      others: countOf(false),
    };
    process.stdout.write(`${JSON.stringify(report, null, 2)}\n`);
    await writeFile(contradictionModelFile, `${JSON.stringify(modelWithout(undefined))}\n`);
  } finally {
    await embedder.close();
  }
  return 0;
}
