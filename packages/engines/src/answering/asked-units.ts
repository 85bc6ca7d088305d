import { foldHan } from '@assay/domain';
import type { Candidate } from '../citing/passages.ts';
import { readable } from '../language/names-in-text.ts';
import { type Quantity, quantities } from '../language/quantities.ts';
import { spellsTime, statesCount } from './spelled-numbers.ts';

/** A unit or a count that a question asks for, and whether a sentence states one. */
export interface AskedUnit {
  /** The words that ask, as they are read. */
  written: string;
  isStated: (candidate: Candidate) => boolean;
}

const shares: ReadonlySet<string> = new Set(['%', 'wt%', 'vol%', 'at%', 'mol%', 'ppm']);
/** Of temperature, and of an angle. */
const degrees: ReadonlySet<string> = new Set(['K', '°']);
const folded = (source: string) => new RegExp(foldHan(source), 'giu');

const shareInWords =
  /\b(?:half|halves|third|thirds|quarter|quarters|tenth|fifth|fraction|one in|out of|all|none|majority|most)\b|分之|一半|半数|半分|[一二三四五六七八九\d]\s?[割成]/iu;
const factorInWords =
  /\b(?:fold|times|factor|twice|thrice|doubl\w*|tripl\w*|trebl\w*|quadrupl\w*|halv\w*|half|orders? of magnitude|ratio)\b|\d-?fold|[×x]\s?\d|\d\s?[×x]|\d:\d|倍|桁|数量级|數量級|量级|半分|一半|加倍|翻番/iu;
const rateInWords =
  /\bper\b|\/|\b(?:each|every|daily|weekly|monthly|yearly|annual\w*|hourly|an? (?:second|minute|hour|day|week|month|year))\b|每|毎|あたり|当たり|ごと|年間|日均|年均/iu;

const states = ({ quantities: stated }: Candidate, dimensions: ReadonlySet<string>) =>
  stated.some(({ unit }) => dimensions.has(unit.dimension));

/** A value of the dimension, or of any share where a share is asked. */
function ofDimension(dimension: string): AskedUnit['isStated'] {
  if (shares.has(dimension)) return (candidate) => states(candidate, shares) || shareInWords.test(candidate.text);
  if (dimension === 's') return (candidate) => states(candidate, new Set(['s'])) || spellsTime(candidate.text);
  if (dimension === 'cycles') return ({ text }) => statesCount(text);
  const wanted = dimension.split(' ');
  // "how many grams" is also answered by grams per litre.
  return ({ quantities: stated }) =>
    stated.some(({ unit }) => {
      const terms = new Set(unit.dimension.split(' '));
      return wanted.every((term) => terms.has(term));
    });
}

/** The unit that a text begins with. */
function unitAt(text: string, gap = ' '): Quantity | undefined {
  const [first] = quantities(`5${gap}${text.slice(0, 40)}`);
  return first?.start === 0 ? first : undefined;
}

const inText: AskedUnit['isStated'] = ({ text }) => statesCount(text);

const manyOf = /\bhow\s+many\s+(?:more\s+|different\s+|extra\s+|separate\s+)?/giu;
const wideMany = folded(
  '(?:多少|几)(?!乎|何)(?:个|種|种|条|項|项|层|层|组|件|名|家|位|台|片|批)?|何(?=[\\p{L}%°]{1,4})',
);
const wideCounter = folded('^(?:个|種|种|条|項|项|层|组|件|名|家|位|台|片|批|本|枚|人|つ|点|段|類|回|次|株|匹|例)');

/** `how many hours`, `几个月`, `何時間`: a unit, or a count of things. */
function manyAsked(text: string): AskedUnit[] {
  const english = [...text.matchAll(manyOf)].flatMap(({ 0: match, index }): AskedUnit[] => {
    const rest = text.slice(index + match.length);
    const [noun = ''] = /^[\p{L}°%/-]+/u.exec(rest) ?? [];
    const written = `${match.trim()} ${noun}`.trim();
    if (/^times$/iu.test(noun))
      return [{ written, isStated: ({ text: said }) => factorInWords.test(said) || statesCount(said) }];
    if (/^degrees?$/iu.test(noun)) return [{ written, isStated: (candidate) => states(candidate, degrees) }];
    const unit = unitAt(rest);
    return [{ written, isStated: unit === undefined ? inText : ofDimension(unit.unit.dimension) }];
  });
  const wide = [...text.matchAll(wideMany)].flatMap(({ 0: match, index }): AskedUnit[] => {
    const isJapanese = match === '何';
    const behind = text.slice(index + (isJapanese ? 1 : /^(?:多少|几)/u.exec(match)?.[0].length || 0));
    const [written] = /^[^?!,.。、\s]{1,4}/u.exec(text.slice(index)) ?? [match];
    if (behind.startsWith('倍')) return [{ written, isStated: ({ text: said }) => factorInWords.test(said) }];
    if (isJapanese && /^年(?:に|の|頃|ごろ|から)/u.test(behind)) return [];
    const unit = unitAt(behind, '');
    if (unit !== undefined) return [{ written, isStated: ofDimension(unit.unit.dimension) }];
    return wideCounter.test(behind) ? [{ written, isStated: inText }] : [];
  });
  return [...english, ...wide];
}

const shareAsked =
  /\b(?:what|which)\s+(?:is\s+the\s+)?(?:\p{L}+\s+)?(?:percentage|percent|per cent|share|proportion|fraction)\b|\bhow\s+many\s+(?:percent|per cent)\b|百分之(?:几|多少)|(?:百分比|占比|比例|割合)(?:是|为|有|达到?|约|は|の)*(?:多少|多[大高]|几|どの|どれ|何|いくら)|何(?:パーセント|%|割)/giu;
const factorAsked =
  /\bby\s+(?:what|which|how large a|how big a)\s+factor\b|\bhow many(?:\s+|-)(?:times|fold)\b|\bby how many orders? of magnitude\b|(?:多少|几)倍|何倍|何桁/giu;
const amount: ReadonlySet<string> = new Set([
  ...shares,
  'kg',
  'm^3',
  'mol',
  'm^-3 kg',
  'm^-3 mol',
  'm^-2 kg',
  'm^-2 mol',
  'kg^-1 mol',
  'm^3 kg^-1',
]);
/** `how much lithium`: an amount or a share of a thing. */
const muchAsked =
  /\bhow much\s+(?!do(?:es)?\b|did\b|is\b|are\b|can\b|could\b|has\b|have\b|will\b|would\b|more\b|less\b|of\b|the\b|an?\b|\p{L}+er\b|time\b|energy\b|power\b|pressure\b|force\b|money\b)(?=\p{L})/iu;
/** `in ksi`, `(in °C)` at the end of what is asked, or before what it is asked of. */
const unitAsked =
  /\b(?:in|as)\s+(?=[\p{L}°%/²³·]+(?:\s?[\p{L}°²³·/]+)?\s*(?:[?)？,]|$)|[\p{L}°%²³·]+\/[\p{L}°²³·/]+\s)/giu;
const timeAsked =
  /\b(?:how (?:long|fast|much|soon)|times?|periods?|durations?|li(?:fe|ves)|half-life|ages?|terms?|intervals?|delays?)\b/iu;
const perAsked = /\bper\s+(?:second|minute|hour|day|week|month|year|annum|cycle|batch|run|shift)\b/iu;
const isAmountAsked = /\bhow (?:much|many)\b|\b(?:what|which)\b/iu;

/** Units and counts that a question asks for. */
export function askedUnits(question: string): AskedUnit[] {
  const text = readable(question);
  const all = (pattern: RegExp, isStated: AskedUnit['isStated']) =>
    [...text.matchAll(pattern)].map(({ 0: written }): AskedUnit => ({ written: written.trim(), isStated }));
  const named = [...text.matchAll(unitAsked)].flatMap(({ 0: match, index }): AskedUnit[] => {
    const behind = text.slice(index + match.length);
    const rest = (/^[^\s/]+\/\S+(?=\s)/u.exec(behind)?.[0] ?? behind).replace(/\s*[?)？,].*$/su, '');
    const unit = unitAt(rest);
    if (unit === undefined || unit.end < rest.trim().length + 2 || !/\p{L}{2}|[°/%]/u.test(rest)) return [];
    // "is gone in hours" asks for no time.
    if (unit.unit.dimension === 's' && !timeAsked.test(text)) return [];
    return [{ written: `${match}${rest}`, isStated: ofDimension(unit.unit.dimension) }];
  });
  const per = perAsked.exec(text)?.[0];
  return [
    ...manyAsked(text),
    ...all(shareAsked, ofDimension('%')),
    ...all(factorAsked, (candidate) => factorInWords.test(candidate.text) || states(candidate, shares)),
    ...named,
    ...(per !== undefined && isAmountAsked.test(text)
      ? [
          {
            written: per,
            isStated: (candidate: Candidate) =>
              rateInWords.test(`${candidate.text} ${candidate.row?.columns.text ?? ''}`) ||
              candidate.quantities.some(({ unit }) => /s\^-1|s\^-/u.test(unit.dimension)),
          },
        ]
      : []),
  ];
}

/** Whether a question asks how much of a thing there is, with the dimensions of amounts. */
export const askedAmount = (question: string): ReadonlySet<string> | undefined =>
  muchAsked.test(question) ? amount : undefined;
