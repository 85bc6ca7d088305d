import { onDemand } from '@assay/engines/language';
import { type LexiconVerb, reachingVerbs, verbLexicon } from '../../../tables/functions/verb-lexicon.ts';

const lexicon = onDemand(() => verbLexicon('japanese'));
const reaching = onDemand(reachingVerbs);

function known(base: string, plain: string): LexiconVerb | undefined {
  const noun = base.replace(/する$/u, '');
  // 吸着保持 is a way of 保持.
  return (
    lexicon().get(plain) ??
    lexicon().get(base) ??
    lexicon().get(noun) ??
    (base !== noun ? lexicon().get(noun.slice(2)) : undefined)
  );
}

/** How the lexicon judges a verb: undefined where it has none. */
export const verbSaid = known;

/** Whether an object of a verb stands before に: 付着する. */
export const reachesBy = (base: string) => reaching().has(base) || reaching().has(base.replace(/する$/u, ''));

/** Whether a verb acts on something. */
export const takesObject = (base: string, plain: string) =>
  (known(base, plain) !== undefined && !reachesBy(base)) || /(?:す|せる|させる|める|げる)$/u.test(plain);
