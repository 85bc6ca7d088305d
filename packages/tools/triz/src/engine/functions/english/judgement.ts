import { onDemand } from '@assay/engines/language';
import { unwantedThings } from '../../../tables/functions/unwanted.ts';
import type { FunctionJudgement } from '../function-triples.types.ts';
import { tellsHarm } from '../verb-harm.ts';
import type { Thing } from './names.ts';
import { verbSaid } from './verbs.ts';

const weak =
  /\b(?:insufficient(?:ly)?|inadequate(?:ly)?|poorly|hardly|barely|only (?:partly|partially|weakly|slowly|slightly|part|half|some|the|for|on|a few|\d+)|for only|not|cannot|too (?:slowly|weakly|little|late)|fails? to|unreliably|never|n't|too low)\b|n't\b/iu;
const strong =
  /\b(?:too (?:much|strongly|hard|fast|far|long|often|quickly|intensely)|excessive(?:ly)?|overly|more than (?:needed|necessary|wanted))\b/iu;
const unwanted = onDemand(() => new Set(unwantedThings('english')));

interface Judged {
  subject: Thing;
  object: Thing;
  action: string;
  isPartial: boolean;
  /** Whether a thing is spoilt by it, whatever the verb. */
  isSpoilt?: boolean | undefined;
}

/** A name whose last words are of a thing that nobody wants. */
function isUnwanted(name: string): boolean {
  const words = (name.split(' of ')[0] ?? name).toLowerCase().split(' ');
  return words.some((_, at) => unwanted().has(words.slice(at).join(' ')));
}

/** The judgement that the words around a verb speak; undefined where nothing is done. */
export function judgementOf(
  { subject, object, action, isPartial, isSpoilt }: Judged,
  clause: string,
): FunctionJudgement | undefined {
  const isForbidden = /\b(?:must|should|may|shall) (?:not|never)\b/iu.test(clause);
  const known = isSpoilt ? undefined : verbSaid(action);
  const isWeak = isPartial || weak.test(clause);
  const isHarmBefore = isUnwanted(subject.name);
  const isGoodRemoved = isUnwanted(object.name);
  if (isGoodRemoved && known?.action !== 'generate' && !isHarmBefore)
    return strong.test(clause) ? 'excessive' : isWeak ? 'insufficient' : 'useful';
  const isNegated = isWeak && !isForbidden && /\b(?:not|never|cannot)\b|n't/iu.test(clause);
  if (known === undefined || tellsHarm(known)) {
    if (!isNegated) return 'harmful';
    return known?.harm === 'either' ? 'insufficient' : undefined;
  }
  if (isForbidden || isHarmBefore || isGoodRemoved) return 'harmful';
  if (strong.test(clause)) return 'excessive';
  return isWeak ? 'insufficient' : 'useful';
}
