import { formulaAt } from './chemical-formula.ts';
import { measuredValueAt } from './measured-value.ts';
import { isWide, wideTokens } from './wide-script.ts';
import { wordToken } from './word-token.ts';

/** Raised whenever the same text gives other tokens, words or abbreviations: stored indexes of another version are made again. */
export const tokenizerVersion = 5;

const blank = 0;
const letter = 1;
const digit = 2;
const other = 3;

const kinds = new Uint8Array(128);
for (let code = 0; code < 128; code += 1) {
  const character = String.fromCharCode(code);
  kinds[code] = /[A-Za-z]/.test(character) ? letter : /\d/.test(character) ? digit : blank;
}

function kindOf(code: number): number {
  return code < 128 ? (kinds[code] as number) : other;
}

const letterOrDigit = /[\p{L}\p{N}\p{M}]/u;
const groupOfClass = /[ \u00a0]?(\d{1,4})\/(\d{2,6})(?!\d)/y;
const subclass = /^[A-HY]\d\d[A-Z]$/;
const subclassWithGroup = /^([A-HY]\d\d[A-Z])(\d{1,4})$/;
/** `NCM811` is also found by the name of its series. */
const designation = /^([A-Z]{3,})\d+[A-Za-z]?$/;
/** `SC-1`, `IL-17A`, `C-276`: the letters of a designation, and behind them its number up to the end of it. */
const lettersOfDesignation = /^(?:[A-Z]{1,5}|[a-z]{1,3})$/;
const restOfDesignation = /[-\u2010](\d{1,4}[A-Za-z]?)(?![\p{L}\p{N}\p{M}°%]|[-\u2010-\u2015/.,:+](?=[\p{L}\p{N}]))/uy;
const restOfGroup = /\/(\d{2,6})(?!\d)/y;

/**
 * Tokens of a text, in reading order: the same for index and query. Each is a letter followed by letters and digits of
 * ASCII, so that no parser of a database cuts it again. Values with units (`n4d7v`), chemical formulae (`lifepo4`) and
 * class codes (`h01m10s052`) are whole tokens, and also give their number, subclass and main group. A designation with a
 * hyphen also gives its token without (`sc1`).
 *
 * @param language BCP 47, tells Japanese from Chinese in a run of Han characters; optional.
 */
export function tokenize(text: string, language?: string): string[] {
  const tokens: string[] = [];
  const emit = (token: string) => {
    if (token !== '') tokens.push(token);
  };
  const normal = /[\u0080-\uffff]/.test(text) ? text.normalize('NFKC') : text;
  const { length } = normal;
  let at = 0;
  while (at < length) {
    const code = normal.charCodeAt(at);
    const kind = kindOf(code);
    if (kind === blank) at += 1;
    else if (kind === digit) at = readNumber(normal, at, emit);
    else if (kind === letter || isWordCharacter(normal, at)) at = readWord(normal, at, emit);
    else if (isWide(code)) {
      const end = endOfWide(normal, at);
      wideTokens(normal.slice(at, end), language, emit);
      at = end;
    } else at += 1;
  }
  return tokens;
}

function isWordCharacter(text: string, at: number): boolean {
  const code = text.charCodeAt(at);
  if (code < 128) return kinds[code] !== blank;
  if (isWide(code)) return false;
  return letterOrDigit.test(String.fromCodePoint(text.codePointAt(at) as number));
}

function endOfWide(text: string, from: number): number {
  let end = from;
  while (end < text.length) {
    const code = text.charCodeAt(end);
    if (!isWide(code)) break;
    end += code >= 0xd800 && code <= 0xdbff ? 2 : 1;
  }
  return Math.min(end, text.length);
}

function endOfWord(text: string, from: number): number {
  let end = from;
  while (end < text.length) {
    const code = text.charCodeAt(end);
    if (code < 128) {
      if (kinds[code] === blank) break;
      end += 1;
    } else if (isWordCharacter(text, end)) end += (text.codePointAt(end) as number) > 0xffff ? 2 : 1;
    else break;
  }
  return end;
}

function readNumber(text: string, at: number, emit: (token: string) => void): number {
  const value = measuredValueAt(text, at);
  if (value.whole === undefined && isAsciiLetter(text.charCodeAt(value.end))) {
    const end = endOfWord(text, at);
    emit(wordToken(text.slice(at, end)));
    return Math.max(end, value.end);
  }
  if (value.whole !== undefined) emit(value.whole);
  emit(value.number);
  return value.end;
}

function readWord(text: string, at: number, emit: (token: string) => void): number {
  const end = endOfWord(text, at);
  const first = text.charCodeAt(at);
  const isUpper = first >= 65 && first <= 90;
  if (isUpper && mayBeName(text, at + 1, end)) {
    const formula = formulaAt(text, at);
    if (formula !== undefined && at + formula.length >= end) {
      emit(
        formula
          .toLowerCase()
          .replaceAll('.', 'd')
          .replace(/[^a-z0-9]/g, ''),
      );
      return at + formula.length;
    }
    const word = text.slice(at, end);
    const classEnd = readClass(text, word, end, emit);
    if (classEnd !== undefined) return classEnd;
  }
  const word = text.slice(at, end);
  emit(wordToken(word));
  const series = designation.exec(word)?.[1];
  if (series !== undefined) emit(wordToken(series));
  const joined = joinedDesignation(text, word, at, end);
  if (joined !== undefined) emit(wordToken(joined));
  return afterPossessive(text, end);
}

/** `SC1` for the `SC-1` at `at`: a designation is written both ways. Undefined for a range, and for a value with its unit. */
function joinedDesignation(text: string, word: string, at: number, end: number): string | undefined {
  if (!lettersOfDesignation.test(word) || /[-\u2010-\u2015/.]$/.test(text.slice(Math.max(0, at - 1), at)))
    return undefined;
  const isSmall = word === word.toLowerCase();
  if (isSmall && wordToken(word) === '') return undefined;
  restOfDesignation.lastIndex = end;
  const number = restOfDesignation.exec(text)?.[1];
  if (number === undefined) return undefined;
  const isBare = /\d$/.test(number);
  return isBare && measuredValueAt(text, end + 1).whole !== undefined ? undefined : word + number;
}

/** Leaves the `'s` of `vessel's` out. */
function afterPossessive(text: string, end: number): number {
  const mark = text[end];
  const isPossessive =
    (mark === "'" || mark === '\u2019') && text[end + 1] === 's' && endOfWord(text, end + 1) === end + 2;
  return isPossessive ? end + 2 : end;
}

/** Whether a capital, a digit or a bracket follows, as in a formula or code and not in an ordinary word. */
function mayBeName(text: string, from: number, end: number): boolean {
  for (let at = from; at < end; at += 1) {
    const code = text.charCodeAt(at);
    if ((code >= 65 && code <= 90) || (code >= 48 && code <= 57)) return true;
  }
  return text[end] === '(';
}

/** Emits a class code with its subclass and main group; gives the index behind it. */
function readClass(text: string, word: string, end: number, emit: (token: string) => void): number | undefined {
  let section = word;
  let group: string | undefined;
  let sub: string | undefined;
  let next = end;
  if (subclass.test(word)) {
    groupOfClass.lastIndex = end;
    const found = groupOfClass.exec(text);
    if (found === null) return undefined;
    [, group, sub] = found;
    next = groupOfClass.lastIndex;
  } else {
    const joined = subclassWithGroup.exec(word);
    if (joined === null) return undefined;
    restOfGroup.lastIndex = end;
    const found = restOfGroup.exec(text);
    if (found === null) return undefined;
    section = joined[1] as string;
    group = joined[2];
    sub = found[1];
    next = restOfGroup.lastIndex;
  }
  const main = `${section}${group}`.toLowerCase();
  emit(`${main}s${sub}`);
  emit(main);
  emit(section.toLowerCase());
  return next;
}

function isAsciiLetter(code: number): boolean {
  return (code >= 65 && code <= 90) || (code >= 97 && code <= 122);
}
