import { foldHan } from '@assay/domain';
import { onDemand } from '@assay/engines/language';
import { type LexiconVerb, verbLexicon } from '../../../tables/functions/verb-lexicon.ts';

/** By their plain form as clauses are read: 晃动 is folded to 晄动. */
const lexicon = onDemand(
  () =>
    new Map([...verbLexicon('chinese')].map(([plain, verb]) => [foldHan(plain), { ...verb, plain: foldHan(plain) }])),
);

/** Characters that verbs begin with. */
const heads = onDemand(() => new Set([...lexicon().keys()].map((verb) => verb[0])));

/** Complements that tell of a thing spoilt, and of an act brought to its end. */
const spoilt = '坏毁断裂破碎穿倒垮死花脏烂歪弯爆焦糊伤塌扁皱毛卷瘪痛黑';
const done = '住掉走开满净透紧平牢松动起出进散成化湿干热冷到';
/** What may stand between a verb and its complement to say whether it can. */
const able = /^(\p{Script=Han})(不|得)([住掉走开满净透紧平牢动起出进散到断穿碎破裂倒了着下上过准清])/u;

const ableTwo = /^(\p{Script=Han}{2})(不|得)(?:[到了掉住动开起透净断着出进好]|[上下]来?)/u;

export interface SaidVerb {
  /** As much of the clause as says it. */
  length: number;
  plain: string;
  verb: LexiconVerb | undefined;
  /** 冲不掉: it is not brought about. */
  isDenied: boolean;
  /** How surely it is a verb here. */
  weight: number;
}

/** Whether a text is a verb and nothing else: no thing is named so. */
export const isVerb = (text: string) => text.length === 2 && lexicon().has(text);

/** Whether a verb tells by its complement what came of it, as no name does. */
export const isBroughtAbout = (plain: string) => plain.length > 1 && (spoilt + done).includes(plain.at(-1) ?? '');

/** What no thing is: how another came out. */
export const isOutcome = (text: string) => text.length === 1 && (spoilt + done).includes(text);

const measures = /^(?:提高|提升|降低|增加|增大|减少|减小|改善|缩短|延长|加快|减慢|扩大|缩小|加大|改变)/u;

/** A verb and its word that together act on nothing: 打折 is to become less. */
const idioms = /^(?:打折|打滑|打架|打转|起作用|出问题|出毛病|开玩笑)/u;

const noHead =
  /[是不会能可常总太很的了在也都就又还再被把将让使给对和与或上下里中内外前后时年月日个一二三四五六七八九十这那有没]/u;

/** Verbs that may begin at a place of a clause in simplified characters, the surest first. */
export function verbsAt(clause: string, at: number): SaidVerb[] {
  const rest = clause.slice(at);
  // 提高产量 tells how much there is of something, and acts on no thing.
  if (measures.test(rest) || idioms.test(rest)) return [];
  const found: SaidVerb[] = [];
  const ability = able.exec(rest);
  if (ability && !noHead.test(ability[1] ?? '')) {
    const plain = `${ability[1]}${ability[3]}`;
    found.push({ length: 3, plain, verb: lexicon().get(plain), isDenied: ability[2] === '不', weight: 4 });
  }
  // 冷却不到: a verb of two characters that does not come to its end.
  const reach = ableTwo.exec(rest);
  const whole = reach && lexicon().get(reach[1] ?? '');
  if (reach && whole)
    found.push({ length: reach[0].length, plain: whole.plain, verb: whole, isDenied: reach[2] === '不', weight: 4 });
  for (const length of [4, 3, 2]) {
    const verb = lexicon().get(rest.slice(0, length));
    if (verb && rest.length >= length)
      found.push({ length, plain: verb.plain, verb, isDenied: false, weight: length === 2 ? 2.5 : 3 });
  }
  const two = rest.slice(0, 2);
  const complement = two.at(1) ?? '';
  if (
    found.length === 0 &&
    two.length === 2 &&
    heads().has(two[0]) &&
    !noHead.test(two[0] ?? '') &&
    /^\p{Script=Han}{2}$/u.test(two)
  ) {
    if (spoilt.includes(complement))
      found.push({ length: 2, plain: two, verb: { plain: two, harm: 'always' }, isDenied: false, weight: 2 });
    else if (done.includes(complement))
      found.push({
        length: 2,
        plain: two,
        verb: lexicon().get(two[0] ?? ''),
        isDenied: false,
        weight: lexicon().has(two[0] ?? '') ? 2.5 : 1.5,
      });
  }
  const single = lexicon().get(rest.slice(0, 1));
  if (single) found.push({ length: 1, plain: single.plain, verb: single, isDenied: false, weight: 1 });
  return found;
}
