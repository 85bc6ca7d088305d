import { onDemand } from '@assay/engines/language';
import { unwantedThings } from '../../../tables/functions/unwanted.ts';
import type { LexiconVerb } from '../../../tables/functions/verb-lexicon.ts';
import type { FunctionJudgement } from '../function-triples.types.ts';

import { tellsHarm } from '../verb-harm.ts';

const weak =
  /(?:十分|充分|完全|うまく|しっかり)(?:に|には)?.*(?:ない|ず|ません|なかった)|ほとんど|しか|弱く|わずか|でき(?:ない|ず|ません)|られ(?:ない|ず)|不十分|不足|足りない|きれ(?:ない|ず)/u;
const strong = /過度|過剰|必要以上|すぎ|過大/u;
const forbidden = /て(?:は|も)?(?:ならない|いけない|はいけない|はならない|ならず)|べきではない/u;
const required = /なければ(?:ならない|いけない|ならず)|必要がある/u;
/** てしまう tells of what nobody wanted. */
const regretted = /て(?:しま[うっい])|ちゃ[うっ]|でしま[うっい]/u;
const unwanted = onDemand(() => unwantedThings('japanese'));
const isUnwanted = (name: string) => unwanted().some((thing) => name.endsWith(thing));

interface Judged {
  subject: string;
  object: string;
  verb: LexiconVerb | undefined;
  isDenied: boolean;
  /** Whether a thing is spoilt by it, whatever the verb. */
  isSpoilt?: boolean | undefined;
}

/** The judgement that the words around a verb speak; undefined where nothing is done. */
export function judgementOf(
  clause: string,
  { verb, subject, object, isDenied, isSpoilt }: Judged,
): FunctionJudgement | undefined {
  if (isSpoilt) return isDenied ? undefined : 'harmful';
  const isForbidden = forbidden.test(clause) && !required.test(clause);
  // 締めつけすぎる: what is done too much is done for some end.
  if (verb && verb.harm !== 'always' && strong.test(clause) && !isDenied) return 'excessive';
  const isRemoved = isUnwanted(object) && verb?.action !== 'generate' && !isUnwanted(subject);
  if (verb && tellsHarm(verb) && !isRemoved)
    return isForbidden || required.test(clause) || !isDenied
      ? 'harmful'
      : verb.harm === 'either'
        ? 'insufficient'
        : undefined;
  if (isForbidden || isUnwanted(subject) || (verb?.action === 'generate' && isUnwanted(object))) return 'harmful';
  if (required.test(clause)) return 'useful';
  if (strong.test(clause)) return 'excessive';
  if (regretted.test(clause) && !isRemoved) return 'harmful';
  return weak.test(clause) || isDenied ? 'insufficient' : 'useful';
}
