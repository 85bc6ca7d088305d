import { writeFile } from 'node:fs/promises';
import { type ReadSentences, readSentences, rememberedMeaning } from '@assay/engines/answering';
import { classModel, type LinearModel, trainClasses, trainRanking } from '@assay/engines/learning';
import {
  type IdeaModel,
  ideaFeatures,
  ideaModelFile,
  ideaNames,
  type MeansModel,
  meansModelFile,
  meansScore,
  mostIdeas,
  principleFeatures,
  principleNames,
  rankIdeas,
  signsIn,
  tellingMeans,
} from '@assay/tool-triz/ideas/training';
import {
  developmentIdeas,
  foreignProblems,
  type JudgedIdea,
  type JudgedProblem,
  type KnownSentence,
  knownSentences,
} from '@assay/tool-triz/judged-ideas';
import { principles } from '@assay/tool-triz/tables';
import type { ToolPorts } from '@assay/works';
import { createTextVectors } from '../knowledge/search/text-vectors.ts';
import { type IdeaOutcome, ideaOf, ideaReport, localeOf, readProblems } from '../operation/quality/idea-figures.ts';
import { readJsonLines } from '../operation/quality/json-lines.ts';
import { withSearched } from '../operation/quality/labelled-questions.ts';
import { withStarterLibrary } from './eval-citations.ts';

const folds = 8;
/** Share of the problems for which the library holds nothing that may be offered something all the same. */
const misledShare = 0.08;
/** What a principle that a sentence shows besides its plainest is worth. */
const gainOfOther = 0.5;
/** Few problems are judged: what they tell is held closer to nothing than what the questions tell. */
const ridge = 0.03;

/** Sentences that are judged are more than weights, by three. */
const meansRidge = 4e-4;
/** Share of the sentences that tell of a means which are to be offered. */
const meansKept = 0.9;

interface Compared {
  problem: JudgedProblem;
  found: ReadSentences;
}

/** The log of how few sentences show each principle. */
function rarityIn(compared: readonly Compared[]): number[] {
  const texts = new Set(compared.flatMap(({ found }) => found.sentences.map(({ text }) => text)));
  const shown = principles.map(() => 0);
  for (const text of texts)
    signsIn(text).forEach((count, at) => {
      if (count > 0) shown[at] = (shown[at] ?? 0) + 1;
    });
  return shown.map((count) => rounded(Math.log(texts.size / (count + 1))));
}

function fitPrinciple(ideas: readonly JudgedIdea[], rarity: readonly number[]): LinearModel {
  const lists = ideas.map(({ quote, principles: [plainest, ...others] }) => ({
    rows: signsIn(quote).map((signs, at) => principleFeatures(signs, rarity[at] ?? 0)),
    gains: principles.map(({ id }) => (id === plainest ? 1 : others.includes(id) ? gainOfOther : 0)),
  }));
  return trainRanking(lists, principleNames);
}

function fitRanking(set: readonly Compared[], rarity: readonly number[]): LinearModel {
  const lists = set.map(({ problem, found }) => ({
    rows: found.sentences.map((sentence) => ideaFeatures(problem.problem, sentence, rarity)),
    gains: found.sentences.map((sentence) => (ideaOf(problem, sentence)?.grade ?? 0) / 2),
  }));
  return trainRanking(lists, ideaNames(set[0]?.found.hasMeaning ?? false), ridge);
}

const rounded = (value: number) => Math.round(value * 1e5) / 1e5;

/** Problems of one subject stay in one fold. */
function foldsOf(problems: readonly JudgedProblem[]): (problem: JudgedProblem) => number {
  const groups = [...new Set(problems.map(({ group }) => group))].sort();
  return ({ group }) => groups.indexOf(group) % folds;
}

/** What each problem would be offered by models that have seen no problem of its subject, whatever the score. */
function offerUnseen(set: readonly Compared[], fit: (others: readonly Compared[]) => IdeaModel) {
  const foldOf = foldsOf(set.map(({ problem }) => problem));
  const models = Array.from({ length: folds }, (_, fold) => fit(set.filter(({ problem }) => foldOf(problem) !== fold)));
  return set.map(({ problem, found }) => ({
    problem,
    ideas: rankIdeas(problem.problem, found, models[foldOf(problem)] as IdeaModel),
  }));
}

type Offered = ReturnType<typeof offerUnseen>;

/** What is offered in the end: of what is near enough, what tells of a means. */
const outcomesAbove = (offered: Offered, floor: number, means: MeansModel, vectorsOf: ToolPorts['vectors']) =>
  Promise.all(
    offered.map(async ({ problem, ideas }): Promise<IdeaOutcome> => {
      const near = ideas.filter(({ score }) => score >= floor).slice(0, 2 * mostIdeas);
      const telling = (await tellingMeans(near, vectorsOf, means)).slice(0, mostIdeas);
      return {
        problem,
        offered: telling.map(({ sentence, principles: [principle = 0] }) => ({ ...sentence, principle })),
      };
    }),
  );

/** The lowest score at which no more problems than bearable are offered what is no idea for them. */
function floorOf(offered: Offered): number {
  const best = offered
    .filter(({ problem }) => problem.ideas.length === 0)
    .map(({ ideas: [first] }) => first?.score ?? -Infinity)
    .sort((a, b) => b - a);
  const borne = Math.floor(best.length * misledShare);
  return rounded((best[borne] ?? 0) + 1e-4);
}

const fitMeans = (name: string, sentences: readonly KnownSentence[], vectors: readonly ArrayLike<number>[]) =>
  classModel(
    name,
    trainClasses(
      vectors,
      sentences.map(({ kind }) => (kind === 'means' ? 1 : 0)),
      2,
      { ridge: meansRidge, steps: 400 },
    ),
  );

/**
 * The model that tells means from harms and facts, with the score above which nine means of ten stand, each by models that
 * have seen no sentence of its document.
 */
function trainMeans(name: string, sentences: readonly KnownSentence[], vectors: readonly ArrayLike<number>[]) {
  const documents = [...new Set(sentences.map(({ document }) => document))].sort();
  const foldOf = ({ document }: KnownSentence) => documents.indexOf(document) % folds;
  const scores = Array.from({ length: folds }, (_, fold) => {
    const others = sentences.flatMap((one, at) => (foldOf(one) === fold ? [] : [at]));
    const pick = <Of>(of: readonly Of[]) => others.map((at) => of[at] as Of);
    return meansScore({ kind: fitMeans(name, pick(sentences), pick(vectors)) });
  });
  const scored = sentences.map((one, at) => ({
    kind: one.kind,
    score: scores[foldOf(one)]?.(vectors[at] as ArrayLike<number>) ?? 0,
  }));
  const means = scored.filter(({ kind }) => kind === 'means').map(({ score }) => score);
  const floor = rounded(means.sort((a, b) => b - a)[Math.floor(means.length * meansKept)] ?? 0);
  const passed = (of: KnownSentence['kind']) => {
    const all = scored.filter(({ kind }) => kind === of);
    return { all: all.length, offered: all.filter(({ score }) => score >= floor).length };
  };
  const report = { means: passed('means'), harm: passed('harm'), fact: passed('fact') };
  return { model: { kind: fitMeans(name, sentences, vectors), floor } satisfies MeansModel, report };
}

/**
 * `npm run train -- ideas`: fits by which sentences of a library are offered as ideas for a problem, and under which
 * principle, to the judged problems of the project; writes the model beside the engine and prints the figures of grouped
 * cross-validation, each problem by models that have seen none on its subject.
 */
export async function trainIdeas(): Promise<number> {
  const problems = (await Promise.all([developmentIdeas, foreignProblems].map(readProblems))).flat();
  const asked = problems.map(({ id, problem, language }) => ({
    id,
    question: problem,
    kind: 'idea',
    language: localeOf({ language }),
    answerable: 'yes' as const,
    documents: [],
    sentences: [],
  }));
  await withStarterLibrary((database) =>
    withSearched(database, asked, async (found, embedder) => {
      const remembered = rememberedMeaning(embedder);
      const compare = (ports: (at: number) => Parameters<typeof readSentences>[1]) =>
        Promise.all(
          problems.map(async (problem, at) => ({
            problem,
            found: await readSentences((found[at] as (typeof found)[number]).request, ports(at)),
          })),
        );
      const sets = {
        meaning: await compare((at) => remembered((found[at] as (typeof found)[number]).request)),
        words: await compare(() => ({})),
      };
      const rarity = rarityIn(sets.meaning);
      const principleOf = (set: readonly Compared[]) =>
        fitPrinciple(
          set.flatMap(({ problem }) => problem.ideas),
          rarity,
        );
      const vectorsOf = createTextVectors(embedder, (error) => {
        throw error;
      });
      const known = await readJsonLines<KnownSentence>(knownSentences);
      const means = trainMeans(embedder.name, known, (await vectorsOf(known.map(({ text }) => text))) ?? []);
      await writeFile(meansModelFile, `${JSON.stringify(means.model, null, 2)}\n`);
      const fit = async ([name, set]: [string, readonly Compared[]]) => {
        const offered = offerUnseen(set, (others) => {
          const ranking = { ranking: fitRanking(others, rarity), floor: 0 };
          return { rarity, principle: principleOf(others), meaning: ranking, words: ranking };
        });
        const floor = floorOf(offered);
        return [
          name,
          {
            report: ideaReport(await outcomesAbove(offered, floor, means.model, vectorsOf)),
            ranking: fitRanking(set, rarity),
            floor,
          },
        ] as const;
      };
      const fitted = await Promise.all(Object.entries(sets).map(fit));
      process.stdout.write(
        `${JSON.stringify({ known: means.report, ...Object.fromEntries(fitted.map(([name, { report }]) => [name, report])) }, null, 2)}\n`,
      );
      const rankings = fitted.map(([name, { ranking, floor }]) => [name, { ranking, floor }] as const);
      const model = { rarity, principle: principleOf(sets.meaning), ...Object.fromEntries(rankings) };
      await writeFile(ideaModelFile, `${JSON.stringify(model, null, 2)}\n`);
    }),
  );
  return 0;
}
