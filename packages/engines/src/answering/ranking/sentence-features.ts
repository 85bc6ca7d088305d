import type { Candidate } from '../../citing/passages.ts';
import { saidBy } from '../../citing/sources.ts';
import { magnitude, type Quantity, quantities } from '../../language/quantities.ts';
import { tokenize } from '../../language/tokens/tokenize.ts';
import { askedValues, statedShare } from '../asked-values.ts';
import { classifyQuestion, kindFit } from '../question.ts';
import type { ComparedQuestion } from './compared-question.types.ts';
import { type MeaningOfTexts, type Nearness, nearness } from './nearness.ts';
import { coverage, softCoverage, type WeightedWords } from './word-match.ts';
import { wordWeight } from './word-weights.ts';
import { wordingFor, wordingNames } from './wording.ts';

/** What is known of a sentence in the light of a question, each a number; the model's file lists them in this order. */
export const featureNames = [
  /** Cosines of the question with the sentence under its title, with the bare sentence, with the title. */
  'nearInContext',
  'near',
  'nearTitle',
  /** Cosine of the telling words alone, and the best of the question's parts. */
  'nearWords',
  'nearPart',
  'nearPartBare',
  /** Best of the passage, and mean of the best three of the document. */
  'nearPassage',
  'nearDocument',
  /** Of the bare sentences on either side in its passage. */
  'nearBefore',
  'nearBehind',
  /** Shares of the question's weight held by the sentence, with what stands above it, by the document, by the title. */
  'said',
  'saidInContext',
  'saidByDocument',
  'saidByTitle',
  /** Weight of the most telling word that neither says, in this form, in any like it; that the document does not say. */
  'missing',
  'missingForms',
  'missingInDocument',
  /** The same of names, which begin with a capital inside the question. */
  'missingName',
  /** BM25-like saturation of the question's words. */
  'lexical',
  /** Pairs of neighbouring words in common. */
  'pairs',
  'kind',
  /** How the sentence is worded, where that is what the question asks for. */
  ...wordingNames,
  'valueOfValue',
  'noValueOfValue',
  /** Quantities that it states: 1 for four or more. */
  'values',
  'stated',
  'condition',
  /** Quantities of the question of whose kind the sentence states none. */
  'unstated',
  'row',
  'first',
  'length',
] as const;
export type FeatureName = (typeof featureNames)[number];
/** Those that need vectors of meaning. */
export const ofMeaning: ReadonlySet<FeatureName> = new Set(featureNames.filter((name) => name.startsWith('near')));

export type Features = Readonly<Record<FeatureName, number>>;

const tolerance = 0.02;
const manyValues = 4;

const unstated = (asked: readonly Quantity[], stated: readonly Quantity[]) =>
  asked.filter(({ unit }) => stated.every((other) => other.unit.dimension !== unit.dimension)).length;

/** 1 where a quantity of the question is met by one of the sentence, −1 where the sentence has another of its kind. */
function metCondition(asked: readonly Quantity[], stated: readonly Quantity[]): number {
  let sum = 0;
  for (const wanted of asked) {
    const { low, high } = magnitude(wanted);
    const same = stated
      .filter(({ unit }) => unit.dimension === wanted.unit.dimension)
      .map((quantity) => magnitude(quantity));
    if (same.length === 0) continue;
    const slack = Math.abs(low) * tolerance;
    sum += same.some((other) => other.low - slack <= high && low <= other.high + slack) ? 1 : -1;
  }
  return sum;
}

const pairsOf = (tokens: readonly string[]) => new Set(tokens.slice(1).map((token, at) => `${tokens[at]} ${token}`));

function meanOfBest(values: readonly number[], count: number): number {
  const best = values.toSorted((a, b) => b - a);
  const taken = Array.from({ length: count }, (_, at) => best[Math.min(at, best.length - 1)] ?? 0);
  return taken.reduce((sum, value) => sum + value, 0) / count;
}

/** Groups the places of candidates by a key. */
function placesBy<Key>(candidates: readonly Candidate[], keyOf: (candidate: Candidate) => Key): Map<Key, number[]> {
  const places = new Map<Key, number[]>();
  candidates.forEach((candidate, at) => {
    const key = keyOf(candidate);
    const known = places.get(key);
    if (known) known.push(at);
    else places.set(key, [at]);
  });
  return places;
}

/** The question's words as a text of a language may say them. */
export type WordsFor = (language: string) => WeightedWords;

/** Words of a text with what each tells. */
export function weightedWords(text: string, language: string): WeightedWords {
  return [...new Set(tokenize(text, language))].map((token) => [token, wordWeight(token)] as const);
}

/** Words that begin with a capital inside a sentence. */
function namedWords(question: string): WeightedWords {
  const names = question.match(/(?<=[^.?!]\s)\p{Lu}[\p{L}\p{N}-]+/gu) ?? [];
  return weightedWords(names.join(' '), 'en');
}

/** Features of sentences, in their order. They do not depend on what else a library holds. */
export async function sentenceFeatures(
  question: ComparedQuestion,
  candidates: readonly Candidate[],
  { wordsFor, ...meaning }: MeaningOfTexts & { wordsFor: WordsFor },
): Promise<Features[]> {
  const near = await nearness(question, candidates, meaning);
  const kind = classifyQuestion(question.latest);
  const wordingOf = wordingFor(question.latest);
  const values = askedValues(question.latest);
  const asked = quantities(question.latest);
  const names = namedWords(question.whole);
  const pairs = pairsOf(tokenize(question.latest, question.language));
  const byDocument = placesBy(candidates, ({ passage }) => passage.document);
  const byPassage = placesBy(candidates, ({ passage }) => `${passage.document} ${passage.start}`);
  const ofDocument = new Map(
    [...byDocument].map(([document, places]) => {
      const held = new Set(
        places.flatMap((at) => [...(candidates[at]?.terms ?? []), ...(candidates[at]?.context ?? [])]),
      );
      const language = candidates[places[0] as number]?.passage.language ?? question.language;
      const cosines = places.map((at) => near[at]?.inContext ?? 0);
      return [document, { said: coverage(wordsFor(language), held), near: meanOfBest(cosines, 3), held }] as const;
    }),
  );
  const ofPassage = new Map(
    [...byPassage].map(([key, places]) => [key, Math.max(...places.map((at) => near[at]?.inContext ?? 0))] as const),
  );
  const bareAt = (at: number | undefined) => (at === undefined ? 0 : (near[at]?.bare ?? 0));
  const beside = new Map(
    [...byPassage.values()].flatMap((places) => {
      const inOrder = places.toSorted((a, b) => (candidates[a]?.offset ?? 0) - (candidates[b]?.offset ?? 0));
      return inOrder.map(
        (at, index) => [at, { before: bareAt(inOrder[index - 1]), behind: bareAt(inOrder[index + 1]) }] as const,
      );
    }),
  );
  return candidates.map((candidate, at): Features => {
    const { terms, context, passage, quantities: stated, row, offset } = candidate;
    const words = wordsFor(passage.language);
    const own = new Set(terms);
    const all = new Set([...terms, ...context]);
    const cosines = near[at] as Nearness;
    const document = ofDocument.get(passage.document);
    const saidInContext = coverage(words, all);
    const isValue = kind === 'value';
    const total = words.reduce((sum, [, weight]) => sum + weight, 0);
    return {
      nearInContext: cosines.inContext,
      near: cosines.bare,
      nearTitle: cosines.title,
      nearWords: cosines.words,
      nearPart: cosines.part,
      nearPartBare: cosines.partBare,
      nearPassage: ofPassage.get(`${passage.document} ${passage.start}`) ?? 0,
      nearDocument: document?.near ?? 0,
      nearBefore: beside.get(at)?.before ?? 0,
      nearBehind: beside.get(at)?.behind ?? 0,
      said: softCoverage(words, own),
      saidInContext: saidInContext.held,
      saidByDocument: document?.said.held ?? 0,
      saidByTitle: softCoverage(words, new Set(tokenize(passage.title, passage.language))),
      missing: Math.max(0, ...words.map(([token, weight]) => (all.has(token) ? 0 : weight))),
      missingForms: saidInContext.missing,
      missingInDocument: document?.said.missing ?? 0,
      missingName: coverage(names, document?.held ?? all).missing,
      lexical: total === 0 ? 0 : saturated(words, terms, context) / total,
      pairs:
        pairs.size === 0 ? 0 : [...pairsOf(terms)].filter((pair) => pairs.has(pair)).length / Math.sqrt(pairs.size),
      kind: kindFit(kind, candidate.text, stated.length),
      ...wordingOf(saidBy(candidate)),
      valueOfValue: isValue && stated.length > 0 ? 1 : 0,
      noValueOfValue: isValue && stated.length === 0 ? 1 : 0,
      values: Math.min(1, stated.length / manyValues),
      stated: values.length === 0 ? 0 : statedShare(values, candidate),
      condition: metCondition(asked, stated),
      unstated: unstated(asked, stated),
      row: row === undefined ? 0 : 1,
      first: offset === 0 ? 1 : 0,
      length: Math.min(1, terms.length / 30),
    };
  });
}

const usualLength = 15;

function saturated(words: WeightedWords, terms: readonly string[], context: ReadonlySet<string>): number {
  const counts = new Map<string, number>();
  for (const term of terms) counts.set(term, (counts.get(term) ?? 0) + 1);
  return words.reduce((sum, [token, weight]) => {
    const frequency = counts.get(token) ?? (context.has(token) ? 0.5 : 0);
    const length = 0.4 + (0.6 * terms.length) / usualLength;
    return sum + (weight * frequency * 2.2) / (frequency + 1.2 * length);
  }, 0);
}
