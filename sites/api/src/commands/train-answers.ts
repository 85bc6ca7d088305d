import { writeFile } from 'node:fs/promises';
import { createExtractiveEngine, rememberedMeaning } from '@assay/engines/answering';
import {
  type AnswerModel,
  type AnswerModels,
  answerModelsFile,
  besideNames,
  besideValues,
  type Candidate,
  candidates,
  comparedSentences,
  comparedText,
  correctedText,
  gradingNames,
  gradingValues,
  objectionTo,
  passagesRead,
  questionParts,
  type RankingPorts,
  rankingNames,
  type ScoredFeatures,
} from '@assay/engines/answering/training';
import { linear, trainLogistic, trainRanking } from '@assay/engines/learning';
import type { Embedder } from '@assay/engines/retrieval';
import { type LabelledQuestion, questionSets } from '@assay/starter-library';
import { type AnswerOutcome, answerAll, answerReport } from '../operation/quality/answer-figures.ts';
import { publishAnswerQuality } from '../operation/quality/answer-quality.ts';
import { type AskedQuestion, isAmong, readQuestions, withSearched } from '../operation/quality/labelled-questions.ts';
import { gradeUnseen } from '../operation/quality/reliability.ts';
import { withStarterLibrary } from './eval-citations.ts';

const folds = 5;
/** Shares of the answerable questions of the folds left out that are answered, and that are at least near. */
const answeredShare = { english: 0.74, other: 0.66 };
const nearShare = 0.97;
/** What a sentence that belongs into an answer is worth beside one that is the answer. */
const gainOfBearing = 0.3;

interface Compared {
  asked: AskedQuestion;
  /** The question as its sentences were compared with it, and as rules read it. */
  latest: string;
  corrected: string;
  /** It has several parts. */
  isPart: boolean;
  language: string;
  sentences: ComparedSentence[];
}

interface ComparedSentence {
  features: ScoredFeatures['features'];
  candidate: Candidate;
  gain: number;
  /** Known once it was among the best. */
  isObjected?: boolean;
}

/** Questions that one note answers stay in one fold, so that nothing is learned from a note that is asked about. */
function foldOf({ documents, id }: LabelledQuestion): number {
  let hash = 7;
  for (const character of documents[0] ?? id) hash = (hash * 31 + character.charCodeAt(0)) | 0;
  return Math.abs(hash) % folds;
}

function gainOf({ documents, sentences, bears = [] }: LabelledQuestion, { passage, text }: Candidate): number {
  if (documents.includes(passage.document) && isAmong(sentences, text)) return 1;
  return isAmong(bears, text) ? gainOfBearing : 0;
}

async function compare(asked: readonly AskedQuestion[], portsOf: (asked: AskedQuestion) => RankingPorts) {
  const compared: Compared[] = [];
  for (const each of asked) {
    const { question, thread = [], language, passages } = each.request;
    const latest = comparedText(question, each.request);
    const whole = [thread.at(-1) ?? '', latest].join(' ').trim();
    const found = candidates(passagesRead(passages));
    const sentences = await comparedSentences({ whole, latest, language }, found, portsOf(each));
    compared.push({
      asked: each,
      latest,
      corrected: correctedText(question, each.request),
      isPart: questionParts(question).length > 1,
      language,
      sentences: sentences.map((one) => ({ ...one, gain: gainOf(each.question, one.candidate) })),
    });
  }
  return compared;
}

/** Sentences that a grade is read from. */
const best = 30;

/** The best sentences of a question, and what its grade is read from. */
function rank({ sentences, latest, corrected, isPart, language }: Compared, ranking: AnswerModel['ranking']) {
  const list = sentences
    .map((sentence) => ({ sentence, score: linear(ranking, sentence.features) }))
    .sort((a, b) => b.score - a.score)
    .slice(0, best)
    .map(({ sentence, score }) => {
      sentence.isObjected ??= objectionTo(corrected, sentence.candidate) !== undefined;
      return { ...sentence, score, isObjected: sentence.isObjected };
    });
  const free = list.map((sentence) => ({ ...sentence, isObjected: false }));
  const question = { latest, language, isPart };
  return {
    list,
    grading: gradingValues(question, list),
    /** As if nothing were objected to them: whether they are on the matter. */
    nearGrading: gradingValues(question, free),
  };
}

/** A model of what was compared; thresholds come from `unseen` odds. */
function fit(set: readonly Compared[], hasMeaning: boolean): AnswerModel {
  const lists = set.map(({ sentences }) => ({
    rows: sentences.map(({ features }) => features),
    gains: sentences.map(({ gain }) => gain),
  }));
  const ranking = trainRanking(lists, rankingNames(hasMeaning));
  const ranked = set
    .map((each) => ({ answerable: each.asked.question.answerable, ...rank(each, ranking) }))
    .filter(({ list }) => list.length > 0);
  const decision = trainLogistic(
    ranked.map(({ grading }) => grading),
    ranked.map(({ answerable }) => answerable !== 'no'),
    gradingNames,
    { balanced: true },
  );
  const beside = ranked.flatMap(({ list: [lead, ...rest] }) =>
    lead === undefined
      ? []
      : rest.slice(0, 12).map((sentence) => ({
          values: besideValues(sentence, lead, sentence.candidate.passage.document === lead.candidate.passage.document),
          bears: sentence.gain > 0,
        })),
  );
  return {
    ranking,
    decision,
    beside: trainLogistic(
      beside.map(({ values }) => values),
      beside.map(({ bears }) => bears),
      besideNames,
    ),
    answeredFrom: 0,
    nearFrom: -2,
  };
}

const quantile = (values: readonly number[], share: number) =>
  values.toSorted((a, b) => b - a)[Math.min(values.length - 1, Math.floor(values.length * share))] ?? 0;

const inFold = (fold: number) => (each: Compared) => foldOf(each.asked.question) === fold;

const isEnglish = ({ asked }: Compared) => asked.question.language === 'en';

/** Models of all folds but one each, with thresholds by what each says of the fold left out. */
function crossValidated(
  set: readonly Compared[],
  hasMeaning: boolean,
  share: number,
  isMeasured: (each: Compared) => boolean = () => true,
) {
  const models = Array.from({ length: folds }, (_, fold) =>
    fit(
      set.filter((each) => !inFold(fold)(each)),
      hasMeaning,
    ),
  );
  const odds = set
    .filter(isMeasured)
    .filter(({ asked }) => asked.question.answerable === 'yes')
    .map((each) => {
      const { ranking, decision } = models[foldOf(each.asked.question)] as AnswerModel;
      const { list, grading, nearGrading } = rank(each, ranking);
      return list.length === 0
        ? { answered: -10, near: -10 }
        : { answered: linear(decision, grading), near: linear(decision, nearGrading) };
    });
  const thresholds = {
    answeredFrom: quantile(
      odds.map(({ answered }) => answered),
      share,
    ),
    nearFrom: quantile(
      odds.map(({ near }) => near),
      nearShare,
    ),
  };
  return { models: models.map((model) => ({ ...model, ...thresholds })), thresholds };
}

/** Answers each question by the models that have not seen its note. */
async function answerUnseen(
  asked: readonly AskedQuestion[],
  embedder: Embedder,
  models: readonly AnswerModels[],
): Promise<AnswerOutcome[]> {
  const outcomes: AnswerOutcome[] = [];
  for (const [fold, model] of models.entries()) {
    const engine = createExtractiveEngine(embedder, model);
    const own = asked.filter(({ question }) => foldOf(question) === fold);
    outcomes.push(...(await answerAll(engine, own)));
  }
  return outcomes;
}

const rounded = (value: number) => Math.round(value * 1e5) / 1e5;

/**
 * `npm run train -- answers`: fits the models by which sentences are ranked and questions are graded to the labelled
 * questions of the project, writes them beside the engine, and prints and publishes the figures of grouped cross-validation:
 * each question answered by models that have seen no question about its note.
 */
export async function trainAnswers(): Promise<number> {
  const sets = await Promise.all(Object.values(questionSets).map(readQuestions));
  const questions = sets.flat();
  await withStarterLibrary((database) =>
    withSearched(database, questions, async (asked, embedder) => {
      const remembered = rememberedMeaning(embedder);
      const withMeaning = await compare(asked, ({ request }) => remembered(request));
      const byWords = await compare(asked, () => ({}));
      const english = withMeaning.filter(isEnglish);
      const meaning = crossValidated(english, true, answeredShare.english);
      const glossed = crossValidated(withMeaning, true, answeredShare.other, (each) => !isEnglish(each));
      const words = crossValidated(byWords, false, answeredShare.english);
      const folded = meaning.models.map((model, fold) => ({
        meaning: model,
        glossed: glossed.models[fold] as AnswerModel,
        words: words.models[fold] as AnswerModel,
      }));
      const outcomes = await answerUnseen(asked, embedder, folded);
      const figures = Object.entries(questionSets).map(([name], at) => {
        const own = new Set(sets[at]?.map(({ id }) => id));
        return [name, answerReport(outcomes.filter(({ question }) => own.has(question.id)))] as const;
      });
      process.stdout.write(`${JSON.stringify(Object.fromEntries(figures), null, 2)}\n`);
      const final = (set: readonly Compared[], hasMeaning: boolean, thresholds: object) => ({
        ...fit(set, hasMeaning),
        ...thresholds,
      });
      const models: AnswerModels = {
        meaning: final(english, true, meaning.thresholds),
        glossed: final(withMeaning, true, glossed.thresholds),
        words: final(byWords, false, words.thresholds),
      };
      for (const model of Object.values(models) as AnswerModel[]) {
        model.answeredFrom = rounded(model.answeredFrom);
        model.nearFrom = rounded(model.nearFrom);
      }
      await writeFile(answerModelsFile, `${JSON.stringify(models, null, 2)}\n`);
      const development = new Set([...(sets[0] ?? []), ...(sets[1] ?? [])].map(({ id }) => id));
      const isDevelopment = ({ question }: { question: LabelledQuestion }) => development.has(question.id);
      const graded = [
        ...gradeUnseen(english, meaning.models, foldOf, rank),
        ...gradeUnseen(withMeaning, glossed.models, foldOf, rank).filter(({ question }) => question.language !== 'en'),
      ];
      await publishAnswerQuality(outcomes.filter(isDevelopment), graded.filter(isDevelopment), embedder.name);
    }),
  );
  return 0;
}
