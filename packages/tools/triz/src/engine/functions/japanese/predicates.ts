import type { JapaneseWord } from '@assay/engines/language';
import { verbSaid } from './verbs.ts';

/** What a clause says of its things: a verb with all that is hung on it. */
export interface Predicate {
  /** The verb as an analyst writes it: a noun without する, else its dictionary form. */
  plain: string;
  /** Its dictionary form, する included. */
  base: string;
  isPassive: boolean;
  isCausative: boolean;
  isDenied: boolean;
  /** The place of the first word behind it. */
  end: number;
  /** A name follows that it is said of: 発生した気泡. */
  isBeforeName: boolean;
  /** It is said of a case alone: 溶かすと. */
  isCondition: boolean;
  /** What follows comes of it: 凍って, 削れるので. */
  isReason: boolean;
}

const isVerb = (word: JapaneseWord | undefined) => word?.wordClass === '動詞';
const isHung = (word: JapaneseWord | undefined, next: JapaneseWord | undefined) =>
  word !== undefined &&
  ((isVerb(word) && word.subclass !== '自立') ||
    word.wordClass === '助動詞' ||
    (word.wordClass === '助詞' &&
      word.subclass === '接続助詞' &&
      /^(?:て|で|ちゃ|ば)$/u.test(word.text) &&
      ((isVerb(next) && next?.subclass !== '自立') || /^[はも]$/u.test(next?.text ?? ''))) ||
    (word.wordClass === '助詞' && /^[はも]$/u.test(word.text) && isVerb(next) && next?.subclass === '非自立') ||
    (word.wordClass === '助詞' && /^[はも]$/u.test(word.text) && /^(?:いけ|なら|ない|でき)/u.test(next?.text ?? '')));

const rows: Readonly<Record<string, string>> = {
  け: 'く',
  げ: 'ぐ',
  せ: 'す',
  て: 'つ',
  ね: 'ぬ',
  べ: 'ぶ',
  め: 'む',
  れ: 'る',
  え: 'う',
};
/** 防げる is what one can do: 防ぐ. */
function withoutAbility(base: string): string {
  const end = rows[base.at(-2) ?? ''];
  const plain = base.endsWith('る') && end !== undefined ? base.slice(0, -2) + end : base;
  return verbSaid(base, base) === undefined && verbSaid(plain, plain) !== undefined ? plain : base;
}

/** The predicate whose verb stands at a place; a noun of action in front of する is `noun`. */
export function predicateAt(
  words: readonly JapaneseWord[],
  at: number,
  noun: string,
  hasObject: boolean,
): Predicate | undefined {
  const verb = words[at];
  if (!verb || !isVerb(verb) || verb.subclass !== '自立') return undefined;
  let end = at + 1;
  let base = verb.base;
  const second = words[end];
  // 掻き取る is one verb in two words.
  if (verb.inflection === '連用形' && isVerb(second) && second?.subclass === '自立' && base !== 'する') {
    base = verb.text + second.base;
    end += 1;
  }
  const begun = end;
  while (end < words.length && isHung(words[end], words[end + 1])) end += 1;
  const hung = words.slice(begun, end);
  const isCausative = hung.some(({ base, subclass }) => /^(?:せる|させる)$/u.test(base) && subclass === '接尾');
  const isPassive = hung.some(({ base, subclass }) => /^(?:れる|られる)$/u.test(base) && subclass === '接尾');
  const isSuru = base === 'する' || base === 'できる' || (noun !== '' && base.endsWith('する'));
  if (isSuru && noun === '') return undefined;
  const isDenied = hung.some(({ base }) => /^(?:ない|ず|ぬ|ん)$/u.test(base)) || words[end]?.text === 'ず';
  let plain = isSuru ? noun : isDenied || hasObject ? withoutAbility(base) : base;
  if (/[にく]$/u.test(noun)) plain = `${noun}する`;
  if (isCausative && !isSuru) plain = verb.text + 'せる';
  const next = words[end];
  const last = words[end - 1];
  const isBeforeName =
    (last?.inflection === '基本形' || last?.text === 'た') &&
    ((next?.wordClass === '名詞' && next.subclass !== '非自立' && next.subclass !== '接尾') ||
      next?.wordClass === '' ||
      next?.wordClass === '接頭詞' ||
      next?.wordClass === '形容詞');
  return {
    plain: isCausative && isSuru ? `${noun}させる` : plain,
    base: noun.endsWith('く') ? noun + base : isSuru ? `${noun}する` : base,
    isPassive,
    isCausative,
    isDenied,
    end,
    isBeforeName,
    isCondition:
      (next?.wordClass === '助詞' && /^(?:と|ば)$/u.test(next.text)) || /^(?:たら|なら)$/u.test(last?.text ?? ''),
    isReason: /^(?:て|で|ので|から|ため)$/u.test(next?.text ?? ''),
  };
}
