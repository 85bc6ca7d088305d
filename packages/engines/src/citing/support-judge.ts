import type { Support } from '@assay/domain';
import type { ModelPort } from '../model/model.types.ts';
import { ModelUnavailable } from '../model/model-fault.ts';
import { type JudgedRow, judgeSupport } from './judge-support.ts';
import type { MeaningVectors } from './meaning.types.ts';
import { isOneScript, isVerbatim, objectionTo, supportOf } from './support.ts';

/** A written sentence over its quotations. */
export interface Claim {
  sentence: string;
  quotes: readonly string[];
  /** What stands above the quotations: titles and sections, which may name what they speak of. */
  about: readonly string[];
  /** BCP 47 tag of the sentence. */
  language: string;
}

/** Judges how far quotations carry a sentence. Never throws; ends early when the signal is aborted. */
export type SupportJudge = (claim: Claim, signal: AbortSignal) => Promise<Support>;

/** What the rules settle whoever judges: nothing quoted, quoted word by word, or said of what no quotation has. */
function settled({ sentence, quotes, about }: Claim): Support | undefined {
  if (quotes.length === 0) return 'unsupported';
  if (isVerbatim(sentence, quotes)) return 'supported';
  return objectionTo(sentence, quotes, about) === 'unsupported' ? 'unsupported' : undefined;
}

/** Judges by the rules alone: by words. */
export const judgeByRule: SupportJudge = async ({ sentence, quotes, language, about }) =>
  supportOf(sentence, quotes, language, about);

/** A judge may take no longer than this before the next one is asked, in ms. */
const waits = { firstWordsMs: 8_000, silenceMs: 4_000, totalMs: 12_000 };

const supportOfVerdict: Record<JudgedRow['verdict'], Support> = {
  entailed: 'supported',
  partly: 'partly',
  not_stated: 'unsupported',
  contradicted: 'unsupported',
};

/**
 * Lets a language model judge what the rules leave open. Where it gave no judgement once it is not asked again: make one
 * for each answer.
 */
export function judgeByModel(model: ModelPort, otherwise: SupportJudge): SupportJudge {
  let isAway = false;
  return async (claim, signal) => {
    const rule = settled(claim);
    if (rule !== undefined) return rule;
    if (isAway) return otherwise(claim, signal);
    const prompt = judgeSupport({ claim: claim.sentence, quotes: claim.quotes, about: claim.about });
    try {
      const row = await model.row(prompt, { signal, waits, retries: 0 });
      if (row !== undefined) {
        const judged = supportOfVerdict[row.verdict];
        return judged === 'supported' && objectionTo(claim.sentence, claim.quotes, claim.about) ? 'partly' : judged;
      }
    } catch (error) {
      if (!(error instanceof ModelUnavailable)) throw error;
    }
    isAway = true;
    return otherwise(claim, signal);
  };
}

/**
 * Cosine from which a sentence is on the matter of its quotation, fitted for one model each. A model without an entry
 * judges nothing: its cosines mean something else.
 */
const onTheMatter: Readonly<Record<string, number>> = { 'bge-small-en-v1.5-int8-gloss-3': 0.765 };

/**
 * Adds nearness of meaning to the rules, where the vectors' model is calibrated and knows the language: what says the same
 * in other words is `partly` carried and not `unsupported`. It never calls a sentence `supported`: vectors tell what a
 * sentence is about, and hardly what it says of it.
 */
export function judgeByMeaning(vectors: MeaningVectors, otherwise: SupportJudge): SupportJudge {
  const least = onTheMatter[vectors.name];
  return async (claim, signal) => {
    const { sentence, quotes, language } = claim;
    const rule = settled(claim);
    if (rule !== undefined) return rule;
    const judged = await otherwise(claim, signal);
    const isKnown = vectors.languages.some((known) => known === '*' || known === language.split('-')[0]);
    if (judged !== 'unsupported' || least === undefined || !isKnown || !isOneScript(sentence, quotes.join('\n')))
      return judged;
    try {
      const [own, ...quoted] = await vectors.embed([sentence, ...quotes], signal);
      return own !== undefined && quoted.some((vector) => dot(own, vector) >= least) ? 'partly' : judged;
    } catch {
      return judged;
    }
  };
}

function dot(a: Float32Array, b: Float32Array): number {
  let sum = 0;
  for (let at = 0; at < a.length; at += 1) sum += (a[at] ?? 0) * (b[at] ?? 0);
  return sum;
}

/** The best judge there is: a language model, vectors of meaning, the rules; each stands in for the one before it. */
export function supportJudge({ model, vectors }: { model?: ModelPort; vectors?: MeaningVectors }): SupportJudge {
  const byMeaning = vectors === undefined ? judgeByRule : judgeByMeaning(vectors, judgeByRule);
  return model === undefined ? byMeaning : judgeByModel(model, byMeaning);
}
