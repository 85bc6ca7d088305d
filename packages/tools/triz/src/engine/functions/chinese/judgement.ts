import { foldHan } from '@assay/domain';
import { onDemand } from '@assay/engines/language';
import { unwantedThings } from '../../../tables/functions/unwanted.ts';
import type { LexiconVerb } from '../../../tables/functions/verb-lexicon.ts';
import type { FunctionJudgement } from '../function-triples.types.ts';

const weak =
  /(?:效率|速度|精度|能力)(?:太|很|较|偏|过)?低|不足|不够|不充分|无法|不能|难以|很难|未能|没有|没办法|没法|只能|太弱|太慢|不佳|不理想|有限|不牢|不完全|不良|不(?:好|彻底|均)/u;
const strong = /过度|过分|过量|过多|过强|过快|太强|太多|太过|过大|太狠|太猛|过头/u;
const forbidden = /不能|不得|不可|不应|不许|禁止|不要/u;
const negated = /不会|不再|没有|未曾|无法|从不/u;
const unwanted = onDemand(() => unwantedThings('chinese').map(foldHan));
/** A name of what nobody put where it is. */
export const isUnwanted = (name: string) => unwanted().some((thing) => name.endsWith(thing));

import { tellsHarm } from '../verb-harm.ts';

/** Complements that tell of a thing spoilt. */
const spoilt = /[坏破穿垮倒歪弯裂死花脏焦糊烂瘪塌皱散毛]$/u;
/** What is said of what happens against the will. */
const complained = /老是|老(?=[把被卡粘])|总是|经常|常常|(?:又|还|反而)(?:会)?把|又会/u;

interface Judged {
  /** In simplified characters. */
  subject: string;
  object: string;
  verb: LexiconVerb | undefined;
  isDenied: boolean;
  isPartial: boolean;
}

/** The judgement that the words around a verb speak; undefined where nothing is done. */
export function judgementOf(
  clause: string,
  { subject, object, verb, isDenied, isPartial }: Judged,
): FunctionJudgement | undefined {
  const isRemoved = isUnwanted(object) && verb?.action !== 'generate' && !isUnwanted(subject);
  const isSpoilt = verb?.harm !== 'never' && (spoilt.test(verb?.plain ?? '') || complained.test(clause));
  if (((verb && tellsHarm(verb)) || isSpoilt) && !isDenied && !isRemoved)
    return !negated.test(clause) || forbidden.test(clause)
      ? 'harmful'
      : verb?.harm === 'either'
        ? 'insufficient'
        : undefined;
  if (isDenied || isPartial) return 'insufficient';
  if (isUnwanted(subject) || (verb?.action === 'generate' && isUnwanted(object))) return 'harmful';
  if (strong.test(clause)) return 'excessive';
  return weak.test(clause) ? 'insufficient' : 'useful';
}
