import { onDemand } from '@assay/engines/language';
import { type LexiconVerb, verbLexicon } from '../../../tables/functions/verb-lexicon.ts';
import type { Word } from './words.ts';

const lexicon = onDemand(() => verbLexicon('english'));
/** Verbs that stand in the lexicon with a particle alone, and those without. */
const heads = onDemand(() => new Set([...lexicon().keys()].map((verb) => verb.split(' ')[0] ?? verb)));

/** A verb of the lexicon as it is said, or its head where nothing is known of what hangs on it. */
export function verbSaid(action: string): LexiconVerb | undefined {
  return lexicon().get(action) ?? lexicon().get(action.split(' ')[0] ?? action);
}

/** Whether a verb and what hangs on it are one verb of the lexicon. */
export const isOneVerb = (action: string) => lexicon().has(action);

function* plainForms({ lower, lemma }: Word): Generator<string> {
  yield lower;
  yield lemma;
  if (/[^aeiou]ies$/.test(lower)) yield `${lower.slice(0, -3)}y`;
  if (/[^s]s$/.test(lower)) yield lower.slice(0, -1);
  if (/(?:ss|x|z|ch|sh)es$/.test(lower)) yield lower.slice(0, -2);
  if (lower.endsWith('ied')) yield `${lower.slice(0, -3)}y`;
  if (lower.endsWith('ed')) {
    yield lower.slice(0, -1);
    yield lower.slice(0, -2);
    if (lower.at(-3) === lower.at(-4)) yield lower.slice(0, -3);
  }
}

/** Whether some form of a word is a verb by which people say that a thing acts on another. */
export const isKnownVerb = (word: Word) => [...plainForms(word)].some((plain) => heads().has(plain));

/** A verb without its ending, in the spelling in which it is written. */
export function plainVerb(word: Word): string {
  const known = [...plainForms(word)].find((plain) => heads().has(plain));
  if (known !== undefined) return known;
  const { lower, lemma } = word;
  if (word.kind === 'verb' && !(lower.includes('our') && lemma.includes('or'))) return lemma;
  return [...plainForms({ ...word, lemma: lower })].at(-1) ?? lower;
}

/** Whether a verb with `up` or `down` behind it tells of a way, since the two together are no verb. */
export function isMotion(verb: string, way: string): boolean {
  const action = lexicon().get(verb)?.action;
  return (action === 'move' || action === 'rotate') && !lexicon().has(`${verb} ${way}`);
}
