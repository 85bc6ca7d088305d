import { foldHan } from '@assay/domain';
import { readable } from '../names-in-text.ts';
import { findQuantities } from '../quantity-kinds/find-quantities.ts';
import { askedTrade } from './asked-matters.ts';

/** A part of a question that asks for something of its own. */
export interface QuestionPart {
  /** As it stands in the question. */
  written: string;
  /** With what the question states before it asks: `Our slurry gels overnight.` */
  read: string;
}

const wide = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u;
const folded = (source: string, flags = 'u') => new RegExp(foldHan(source), flags);

const sentenceEnd =
  /(?<=[?!;])\s+|(?<=[?？！。；])(?=[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}])\s*|(?<=[？！。；])\s*|(?<=\p{L}{3}\.)\s+(?=\p{L})|(?<=[\p{L}\d]\.)\s+(?=(?:What|How|Which|Why|Who|When|Where|Is|Are|Can|Could|Should|Do|Does|Did|Will|Would)\b)/u;

const asking = String.raw`(?:(?:at|to|in|by|for|from|on|with|below|above|under|over)\s+)?(?:what|how|which|why|who|whose|when|where|is|are|should|can|could|will|would|does|do|did)\b`;
/** Two questions of one sentence; behind a bare comma the first may be the circumstances of the second. */
const joined = new RegExp(String.raw`,?\s+(?:and|but|or|&)\s+(?=${asking})`, 'iu');
const introduced = new RegExp(String.raw`,\s+(?=${asking})`, 'iu');
/** `and the fee`, `, and ballpark price`: read where trade is asked on one side of it only. */
const conjunction = /,?\s+(?:and|plus|&)\s+(?:also\s+)?/giu;

const asksInWide =
  '多少|(?<![没好十上])几(?!乎|何)|什么|哪|怎|如何|为何|为啥|多[大高低长久厚快](?!时间)|多长时间|是否|能否|吗|いくら|いくつ|どの|どう|どれ|どこ|どちら|なぜ|何(?![らか])';
const wideJoined = folded(
  '[，、,\\s]+(?=还有|另外|顺便|同时|それと|なお|あと)|[，、,\\s]*(?=以及|ついでに|また、|および|並びに|ならびに)|(?<=[\\p{Script=Han}\\p{Script=Katakana}ー\\p{Script=Latin}\\d])と、|(?<=(?:目安|种类|值|范围|量|率|度|时间|温度|压力|条件|方法|理由|原因|对策|价格|コスト|期间|浓度|寿命))と(?=[^と]{3,}(?:目安|种类|值|范围|量|率|度|时间|温度|压力|条件|方法|理由|原因|对策|价格|コスト|期间|浓度|寿命)(?:は|を|も|[?？]|$))',
);
const wideIntroduced = folded(`[，、,](?=[^，、,]*(?:${asksInWide}|呢|か[?？]?$))`);

/** Words by which a part asks, wherever they stand in it. */
const asks =
  /[?？]\s*$|\b(?:what|how|which|why|whose?|when|where)\b|^(?:and |but |or |so |then )?(?:is|are|was|can|could|should|shall|will|would|does|do|did|must|may|has|have|any|explain|list|name|give|show|tell|compare|describe|define)\b|\b(?:need to know|want to know|tell me|wondering)\b/iu;
const wideAsks = folded(`[?？]\\s*$|${asksInWide}|呢|求|请|谁|教えて|知りたい|お願い|(?:です|ます|の)か[。]?$|とは$`);
/** Tells of a situation: it begins with who or what acts, and asks nothing. */
const tells =
  /^(?:so |ok |hi |hello |well )?(?:we|our|my|i|i['’]m|i['’]ve|they|customer|somebody|someone|this|these|there|it|its|one of)\b/iu;

const shortest = 3;
const isLong = (part: string) => part.split(/\s+/).length >= shortest || /[\u3040-\u9fff]{4}/u.test(part);
const tidy = (part: string) =>
  part
    .replace(/^[\s,，、]+|[\s,，、]+$/gu, '')
    .replace(/^(?:and|but|or)\s+/iu, '')
    .trim();

/** Splits a text where a pattern for simplified characters matches it. */
function splitWide(text: string, pattern: RegExp): string[] {
  const read = foldHan(text);
  if (read.length !== text.length) return read.split(pattern);
  const places = [...read.matchAll(new RegExp(pattern.source, 'gu'))].filter(({ index }) => index > 0);
  const ends = [...places.map(({ index }) => index), text.length];
  const starts = [0, ...places.map(({ 0: match, index }) => index + match.length)];
  return starts.map((start, at) => text.slice(start, ends[at]));
}

/** A piece of a question, and whether it is a name of what is asked where it holds no word that asks. */
interface Piece {
  text: string;
  isListed: boolean;
}

const ofEach =
  /^(?<head>.*?)\b(?<preposition>of|for|to|in|on|at|from|with)\s+(?<one>[^\s,?]+(?:\s+[^\s,?]+){0,6}?),?\s+and\s+(?:also\s+)?\k<preposition>\s+(?<other>[^,?]+?)(?<rest>[,?].*)?$/iu;

/** `swelling in oil and in fuel`: what is asked of each of two things. */
function forEach(text: string): string[] {
  const { head = '', preposition, one, other, rest = '' } = ofEach.exec(text)?.groups ?? {};
  if (preposition === undefined || !isLong(head)) return [text];
  return [one, other].map((thing) => `${head}${preposition} ${thing}${rest}`);
}

/** `firing temperature and the permittivity of soft grades`: two quantities, the second one with an article of its own. */
function quantitiesOf(text: string): string[] {
  const match = /,?\s+and\s+(?=the\s)/iu.exec(text);
  if (match === null) return [text];
  const apart = [text.slice(0, match.index), text.slice(match.index + match[0].length)];
  return apart.every((part) => isLong(part) && findQuantities(readable(part)).length > 0) ? apart : [text];
}

/** Splits at the last `and` that parts a matter of trade from what is none. */
function besideTrade(text: string): string[] {
  if (askedTrade(text) === undefined) return [text];
  for (const { 0: match, index } of [...text.matchAll(conjunction)].toReversed()) {
    const [before, behind] = [text.slice(0, index), text.slice(index + match.length)];
    const isApart = (askedTrade(before) === undefined) !== (askedTrade(behind) === undefined);
    if (isApart && isLong(askedTrade(before) === undefined ? before : behind)) return [before, behind];
  }
  return [text];
}

function piecesOf(sentence: string): Piece[] {
  const isWide = wide.test(sentence);
  const clauses = isWide ? splitWide(sentence, wideJoined) : sentence.split(joined);
  return clauses.flatMap((clause, _, { length }) => {
    const parts = isWide ? splitWide(clause, wideIntroduced) : clause.split(introduced);
    return parts.flatMap((part, at) => {
      const isLast = at === parts.length - 1 && !isWide;
      const apart = isLast ? besideTrade(part).flatMap(quantitiesOf).flatMap(forEach) : [part];
      return apart.map((text) => ({
        text: tidy(text),
        isListed: at === parts.length - 1 && (length > 1 || apart.length > 1),
      }));
    });
  });
}

function isAsking({ text, isListed }: Piece): boolean {
  if (wide.test(text)) return isListed || wideAsks.test(foldHan(text));
  return asks.test(text) || (isListed && !/[.;!]$/.test(text) && !tells.test(text));
}

/**
 * Parts of a question that ask for something of their own, each with what the question states besides; the question itself
 * where it is one.
 */
export function questionParts(question: string): QuestionPart[] {
  const pieces = question
    .split(sentenceEnd)
    .flatMap(piecesOf)
    .filter(({ text }) => isLong(text));
  const asked = pieces.filter(isAsking);
  if (asked.length < 2) return [{ written: question, read: question }];
  const stated = pieces
    .filter((piece) => !isAsking(piece))
    .map(({ text }) => text)
    .join(' ');
  return asked.map(({ text }) => ({ written: text, read: stated === '' ? text : `${stated} ${text}` }));
}
