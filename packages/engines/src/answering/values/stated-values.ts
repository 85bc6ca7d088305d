import { type Candidate, cite } from '../../citing/passages.ts';
import { magnitude, type Quantity } from '../../language/quantities.ts';
import { wordsFor } from '../words.ts';
import { clauseAround, statementStart } from './clauses.ts';
import { conditionsIn, isState, type StatedCondition } from './conditions.ts';
import { nameOf, wideNameOf } from './names.ts';
import { fits, isPropertyName, isShare, isWidePropertyName } from './property-names.ts';
import { capital, kindOf, printedOf, type ReadValue, unitOf } from './read-value.ts';
import { rowValues } from './row-values.ts';
import {
  bracketSubject,
  changedThing,
  clauseName,
  clauseSubject,
  describedThing,
  followingThing,
  havingThing,
  wideOther,
  wideSubject,
  wideTopic,
} from './subjects.ts';

/** The one thing that another value is given for: `46 kJ per 1 mol`, `1 tあたり`, `每生成1 mol`. */
function isBase(sentence: string, { start, end, low, high }: Quantity): boolean {
  return (
    low === 1 &&
    high === 1 &&
    (/(?:每[^，。；、]{0,4}|\bper |\beach )$/u.test(sentence.slice(0, start)) ||
      /^\s?(?:あたり|当たり|につき|ごと)/u.test(sentence.slice(end)))
  );
}

/** `raises the limit by about`: the number that follows tells how much something changes. */
const changeBefore =
  /\b(?:rais|lower|increas|decreas|reduc|improv|shift|drop|fall|fell|ris|rose|extend|shorten|cut|grow|shrink|chang|vary|varies|differ|exceed|depress|weaken|add)\w*\b[^.;]*\bby\s+(?:about|around|approximately|roughly|only|another|up to|at least|at most|less than|more than)?\s*$/iu;

/** The same in Chinese before the number (`提高约`, but not `提高到`), in Japanese behind it. */
const wideChangeBefore = /(?:提高|降低|增加|减少|減少|下降|上升|升高|延长|延長|缩短|縮短)了?(?:约|約)?\s?$/u;
const wideChangeAfter = /^\s?(?:ほど|程度)?(?:上昇|低下|向上|増加|減少|短縮|延長|高く|低く|減ら|増や|下げ|上げ|高め)/u;

/** A unit that goes on in words: `0.5 mm per year`, `300 Ω per square`. */
const perWord = /^\s+per\s+(per cent\b|\p{L}{3,12}\b|\p{L}{1,2}[²³]?(?![\p{L}\p{N}]))/u;

/** What may stand between a connecting word and the second number of one statement. */
const connected =
  /(?:\b(?:to|and|or|versus)|、|和|至|から)\s*(?:about|around|approximately|roughly|only|up to|at least|at most|less than|more than|约|約)?\s*$/iu;
/** `而25 °C时为8 mS/cm`, `青色レーザーでは約60%`: the same quantity again, under another condition or of another thing. */
const wideAgain = /(?:而|，)[^，。；]{0,16}(?:[时時下]为?約?约?|[时時]為)$|では(?:约|約)?$/u;
/** `20 % at 500 °C, 50 % at 580-600 °C and 80 % at`: a list of one quantity under several conditions. */
const listed =
  /^\s(?:at|in|after|under|for)\s[^,;.]{2,40}(?:,\s(?:and\s)?|\sand\s)(?:(?:about|around|only|up to|at least|at most|less than|more than|over|below)\s)?$/iu;
/** `96-99 % density`: the name stands behind its share. */
const nameBehind = /^\s+(?!(?:at|by|in|of|per|and|or|for|with|to|on|from|is|are)\b)((?:[a-z-]+\s)?[a-z-]+)\b/iu;
/** `compared with 170 MPa for annealed plate`: the same of another thing. */
const compared = /\b(?:compared (?:with|to)|against|versus)\s*(?:about|around|only|less than|more than)?\s*$/iu;
const comparedThing = /^\s+(?:for|of|in)\s+([\p{L}\d][\p{L}\d\s-]{1,40}?)(?=[,.;]|$)/u;

/** What is told of a number besides its conditions. */
interface Told {
  name: string;
  subject?: string;
  /** The thing's own size or content: no test condition bears on it. */
  isOwn: boolean;
}

/** Values stated in one sentence: each quantity that is not itself a condition, with the conditions of its clause. */
export function valuesOf(candidate: Candidate, language: string): ReadValue[] {
  const words = wordsFor(language);
  if (candidate.isRow) return rowValues(candidate, words);
  const { text: sentence, passage, offset } = candidate;
  const conditions = conditionsIn(sentence, candidate.quantities);
  const values: ReadValue[] = [];
  for (const quantity of candidate.quantities) {
    if (conditions.some((condition) => condition.quantity === quantity) || isBase(sentence, quantity)) continue;
    const before = sentence.slice(0, quantity.start);
    const after = sentence.slice(quantity.end);
    const previous = values.at(-1);
    const between = previous === undefined ? '' : sentence.slice(previous.quantity.end, quantity.start);
    // "falls from 3.0 GPa dry to 1.4 GPa": the second number speaks of the same thing as the first.
    const isCompared = between.length < 60 && compared.test(between);
    const isJoined = isCompared || (between.length < 40 && connected.test(between));
    const same = isJoined
      ? previous
      : values.findLast((value) => value.quantity.unit.dimension === quantity.unit.dimension);
    const continues =
      same !== undefined &&
      same.quantity.unit.dimension === quantity.unit.dimension &&
      (isJoined ||
        wideAgain.test(between) ||
        wideOther(between) !== undefined ||
        (same === previous && listed.test(between)));
    const isChange = changeBefore.test(before) || wideChangeBefore.test(before) || wideChangeAfter.test(after);
    const per = perWord.exec(after)?.[1];
    const dimension = per === undefined ? quantity.unit.dimension : `${quantity.unit.dimension} per ${per}`;
    const told = tellOf(candidate, quantity, { dimension, isFree: isChange || per !== undefined });
    const own = told.name === '' && continues ? same.value : undefined;
    const inherited =
      told.name !== '' && previous !== undefined && !/[使令让讓]/u.test(between) && /\p{Script=Han}/u.test(told.name)
        ? previous.value.subject
        : undefined;
    const subject =
      own === undefined
        ? (told.subject ?? inherited)
        : isCompared
          ? comparedThing.exec(after)?.[1]
          : (wideSubject(between) ?? bracketSubject(before) ?? own.subject);
    const kind = isShare(dimension) ? undefined : words.dimension[dimension];
    const label = isChange
      ? words.changeOf(capital(told.name) || kind)
      : capital(told.name) || kindOf(quantity, dimension, words);
    const held = conditionsFor(quantity, conditions, candidate).filter(
      ({ printed }) => !told.isOwn || /^(?:versus|vs)/iu.test(printed),
    );
    values.push({
      quantity: { ...quantity, unit: { ...quantity.unit, dimension } },
      named: told.name !== '' || (own !== undefined && same?.named === true),
      conditions: held,
      value: {
        quantity: own?.quantity ?? label,
        printed: printedOf(quantity),
        unit: per === undefined ? unitOf(quantity) : `${unitOf(quantity)} per ${per}`,
        magnitude: magnitude(quantity, isChange || /\b(?:error|difference|deviation|drift)s?$/iu.test(told.name)),
        ...(subject === undefined ? {} : { subject }),
        conditions: [...new Set(held.map(({ printed }) => printed))],
        citation: cite(passage, offset, offset + sentence.length),
      },
    });
  }
  return values;
}

/** Name and subject of a number: from the words before it, else from those around it. */
function tellOf(
  { text: sentence, quantities: found }: Candidate,
  quantity: Quantity,
  { dimension, isFree }: { dimension: string; isFree: boolean },
): Told {
  const before = sentence.slice(0, quantity.start);
  const after = sentence.slice(quantity.end);
  // A name begins behind the number before it: `在25 °C的离子电导率为`.
  const nameFrom = found.reduce((end, other) => (other.end <= quantity.start ? other.end : end), 0);
  const ahead = before.slice(nameFrom);
  const wide = wideNameOf(ahead) ?? directWideName(ahead, before.lastIndexOf('（') > before.lastIndexOf('）'));
  const read = wide ?? nameOf(before);
  const candidateName = wide?.quantity ?? (isPropertyName(read.quantity) ? read.quantity : '');
  const [, ofTwo = ''] = nameBehind.exec(after) ?? [];
  const [ofOne = ''] = ofTwo.split(' ');
  const behind = isPropertyName(ofTwo) ? ofTwo : isPropertyName(ofOne) ? ofOne : '';
  const isBehind = candidateName === '' && behind !== '' && (isShare(dimension) || fits(behind, dimension));
  const name = isBehind ? behind : isFree || fits(candidateName, dimension) ? candidateName : '';
  const from = statementStart(sentence, quantity.start);
  const isWide = /[\p{Script=Han}\p{Script=Katakana}]/u.test(sentence);
  if (name !== '') {
    const bracketed = isWide ? bracketSubject(ahead) : undefined;
    const topic =
      isBehind && describedThing(before) !== undefined
        ? describedThing(before)
        : isWide
          ? (leadSubject(sentence, found, quantity) ?? wideTopic(sentence))
          : (havingThing(before.slice(from)) ?? clauseSubject(before.slice(from)));
    const owner = isWide && isShare(dimension) ? followingThing(after, true) : undefined;
    const subject = read.subject ?? owner ?? bracketed ?? topic;
    return { name, ...(subject === undefined ? {} : { subject }), isOwn: owner !== undefined };
  }
  const opening = isWide || isFree ? undefined : clauseName(before.slice(from));
  if (
    opening !== undefined &&
    /\b(?:is|are|was|were|reach(?:es)?|to|at|below|above)\s*(?:[a-z]+\s*){0,2}$/iu.test(before) &&
    fits(opening.quantity, dimension)
  )
    return {
      name: opening.quantity,
      ...(opening.subject === undefined ? {} : { subject: opening.subject }),
      isOwn: false,
    };
  const described = isWide ? undefined : describedThing(before);
  const subject =
    bracketSubject(before) ??
    (/\bof\s+$/iu.test(before) ? described : undefined) ??
    followingThing(after, isShare(dimension)) ??
    wideThing(wide?.subject) ??
    described ??
    changedThing(before) ??
    (isWide ? undefined : clauseSubject(before.slice(from)));
  const isOwn =
    subject !== undefined &&
    (subject === described || (isShare(dimension) && subject !== clauseSubject(before.slice(from))));
  return { name, ...(subject === undefined ? {} : { subject }), isOwn };
}

/** A thing and no statement: `生物质原料含有` is one. */
const wideThing = (subject: string | undefined) =>
  subject === undefined ||
  /含有?|使用|造成|需|可用|[适適]合|处理|處理|由|自.*起|附近|[與与]$|[更会會可能]$|至$|到$|时|時|后$|後$/u.test(subject)
    ? undefined
    : subject;

/** `膠層15-50 µm`, `波長515 nm`: a name or a thing directly before its number. */
function directWideName(ahead: string, isBracketed: boolean): { quantity: string; subject?: string } | undefined {
  const [, word] = /(?:^|[，、；（(の的和及はが])([\p{Script=Han}\p{Script=Katakana}ー]{2,10})\s?$/u.exec(ahead) ?? [];
  if (word === undefined || /[加入至到在于於约約为為过過每]$/u.test(word)) return undefined;
  const name = word.replace(/^.*[时時](?![间間])/u, '').replace(/[由自从從]$/u, '');
  if (isWidePropertyName(name)) return { quantity: name };
  return isBracketed ? { quantity: '', subject: word } : undefined;
}

/** The thing before the condition of a clause: `…电解液在-20 °C的离子电导率为`. */
function leadSubject(sentence: string, found: readonly Quantity[], quantity: Quantity): string | undefined {
  const earlier = found.filter(({ end }) => end <= quantity.start);
  return earlier
    .map((condition, at) => wideSubject(sentence.slice(earlier[at - 1]?.end ?? 0, condition.start)))
    .findLast((subject) => subject !== undefined);
}

/** The conditions under which a value holds: those of its clause, and one that begins the sentence. */
function conditionsFor(
  quantity: Quantity,
  conditions: readonly StatedCondition[],
  { text: sentence, quantities: found }: Candidate,
): StatedCondition[] {
  const { from, to } = clauseAround(sentence, quantity.start);
  const inClause = (at: number) =>
    (at >= from && at < to) || (/^(?:at|in|under)\b/iu.test(sentence) && at < sentence.indexOf(','));
  const follows = (at: number) =>
    at >= quantity.end && !found.some((other) => other.start >= quantity.end && other.start < at);
  // "20 % at 500 °C, 50 % at 600 °C": of one dimension, what stands directly behind the number is its own.
  const own = conditions.find(
    ({ start, magnitude: stated }) =>
      stated !== undefined && start > quantity.end && /^\s(?:at\s)?$/u.test(sentence.slice(quantity.end, start)),
  );
  const isOfAnother = (condition: StatedCondition) =>
    own !== undefined && condition !== own && condition.magnitude?.unit === own.magnitude?.unit;
  return conditions.filter((condition) => {
    if (condition.isHistory || isOfAnother(condition)) return false;
    if (isState(condition)) return follows(condition.start);
    if (/^(?:versus|vs)/iu.test(condition.printed) && quantity.unit.dimension !== 'm^2 kg s^-3 A^-1') return false;
    return inClause(condition.start) && condition.magnitude?.unit !== quantity.unit.dimension;
  });
}
