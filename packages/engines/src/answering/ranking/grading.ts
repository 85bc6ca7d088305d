import { designations } from '../../language/literals.ts';
import { askedConditions } from '../../language/named-conditions.ts';
import { tokenize } from '../../language/tokens/tokenize.ts';
import { classifyQuestion } from '../question.ts';
import type { ComparedQuestion } from './compared-question.types.ts';
import type { FeatureName, Features } from './sentence-features.ts';

/** A sentence as a question is graded by it. */
export interface GradedSentence {
  features: Features;
  score: number;
  /** It speaks of something else than what was asked, however near it is. */
  isObjected: boolean;
}

/** What is known of a question in the light of its best sentences, each a number. */
export const gradingNames = [
  'score',
  'margin',
  'near',
  'nearInContext',
  'nearPartBare',
  'nearDocument',
  'saidInContext',
  'saidByDocument',
  'missing',
  'missingForms',
  'missingInDocument',
  'missingName',
  'lexical',
  'said',
  'unstated',
  /** Of the best sentence: it says what something is where that is not asked, or not what is asked by its wording. */
  'definitionUnasked',
  'unworded',
  'allSides',
  /** Share of the best sentences that objections are raised to, and whether that is all of them. */
  'objected',
  'allObjected',
  /** What the question is like: its length, whether it is one of several in one, and what it asks for. */
  'words',
  'part',
  'conditions',
  'designations',
  'value',
  'cause',
  'how',
] as const;
export type GradingValues = Record<(typeof gradingNames)[number], number>;

const compared = 5;
const heard = 6;
const longQuestion = 12;

/** A question as it is graded. */
export interface GradedQuestion extends Pick<ComparedQuestion, 'latest' | 'language'> {
  /** It is a part of a question, or has several parts. */
  isPart: boolean;
}

/** What the grade of a question is read from; `ranked` are its best sentences, the best first. */
export function gradingValues(
  { latest, language, isPart }: GradedQuestion,
  ranked: readonly GradedSentence[],
): GradingValues {
  const free = ranked.filter(({ isObjected }) => !isObjected);
  const judged = free.length > 0 ? free : ranked;
  const [best] = judged;
  const top = judged.slice(0, compared);
  const most = (name: FeatureName) => Math.max(0, ...top.map(({ features }) => features[name]));
  const ofBest = (name: FeatureName, otherwise: number) => best?.features[name] ?? otherwise;
  const kind = classifyQuestion(latest);
  const first = ranked.slice(0, heard);
  return {
    score: best?.score ?? 0,
    margin: (best?.score ?? 0) - (judged[Math.min(compared, judged.length - 1)]?.score ?? 0),
    near: most('near'),
    nearInContext: most('nearInContext'),
    nearPartBare: most('nearPartBare'),
    nearDocument: ofBest('nearDocument', 0),
    saidInContext: most('saidInContext'),
    saidByDocument: ofBest('saidByDocument', 0),
    missing: ofBest('missing', 1),
    missingForms: ofBest('missingForms', 1),
    missingInDocument: ofBest('missingInDocument', 1),
    missingName: ofBest('missingName', 0),
    lexical: most('lexical'),
    said: most('said'),
    unstated: ofBest('unstated', 0),
    definitionUnasked: ofBest('definitionUnasked', 0),
    unworded: ofBest('unworded', 0),
    allSides: ofBest('allSides', 0),
    objected: first.length === 0 ? 1 : first.filter(({ isObjected }) => isObjected).length / first.length,
    allObjected: free.length === 0 ? 1 : 0,
    words: Math.min(1, tokenize(latest, language).length / longQuestion),
    part: isPart ? 1 : 0,
    conditions: askedConditions(latest).length,
    designations: Math.min(1, designations(latest).length),
    value: kind === 'value' ? 1 : 0,
    cause: kind === 'cause' ? 1 : 0,
    how: kind === 'how' ? 1 : 0,
  };
}
