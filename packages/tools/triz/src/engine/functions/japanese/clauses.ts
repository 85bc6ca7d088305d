import type { JapaneseWord } from '@assay/engines/language';
import { type Predicate, predicateAt } from './predicates.ts';
import { takesObject } from './verbs.ts';

type Phrase = readonly JapaneseWord[];

/** What a verb has beside it, by the particle behind each. */
export type Beside = Partial<
  Record<'が' | 'は' | 'を' | 'に' | 'で' | 'では' | 'も' | 'によって' | 'まで', Phrase | undefined>
>;

/** What a text says piece by piece. */
export type Saying =
  | { kind: 'clause'; predicate: Predicate; beside: Beside; text: string }
  /** A clause in front of a name, said of that name: 発生した気泡. */
  | { kind: 'of name'; predicate: Predicate; beside: Beside; text: string; name: Phrase }
  /** What something is, without a verb: 表面が粗い. */
  | { kind: 'state'; beside: Beside }
  | { kind: 'end' };

const opensName = (word: JapaneseWord | undefined) =>
  word !== undefined && /^(?:名詞|接頭詞|形容詞|)$/u.test(word.wordClass);
const textOf = (words: Phrase) => words.map(({ text }) => text).join('');

class ClauseReader {
  readonly sayings: Saying[] = [];
  readonly #words: Phrase;
  #at = 0;
  /** The name that stands open, without a particle so far. */
  #phrase: JapaneseWord[] = [];
  #beside: Beside = {};
  /** How a thing is made or becomes, in front of する or なる. */
  #state = '';
  /** Where the clause begins. */
  #from = 0;
  /** A clause in front of a name that is not closed yet. */
  #ofName: { predicate: Predicate; beside: Beside; text: string } | undefined;

  constructor(words: Phrase) {
    this.#words = words;
  }

  read(): Saying[] {
    while (this.#at < this.#words.length) this.#readWord(this.#words[this.#at] as JapaneseWord);
    return this.sayings;
  }

  get #next(): JapaneseWord | undefined {
    return this.#words[this.#at + 1];
  }

  #readWord(word: JapaneseWord): void {
    const { wordClass, subclass, text } = word;
    if (text === '(' || text === '（') this.#skipBrackets();
    else if (wordClass === '動詞' && subclass === '自立') this.#readVerb(word);
    else if (wordClass === '名詞' || wordClass === '' || wordClass === '接頭詞') this.#readNoun(word);
    else if (wordClass === '形容詞' || (wordClass === '助動詞' && text === 'な')) this.#readAdjective(word);
    else if (wordClass === '助詞') this.#readParticle(word);
    else {
      if (wordClass === '記号') this.#readMark(text);
      if (wordClass === '接続詞' || wordClass === '連体詞') this.#phrase = [];
      this.#at += 1;
    }
  }

  #skipBrackets(): void {
    const end = this.#words.findIndex(({ text }, at) => at > this.#at && /^[)）]$/u.test(text));
    this.#at = end < 0 ? this.#at + 1 : end + 1;
  }

  #readMark(text: string): void {
    if (text === '、' || text === ',') this.#phrase = [];
    else if (/^[。！!；;：:]$/u.test(text)) {
      this.sayings.push({ kind: 'end' });
      this.#begin(this.#at + 1);
    }
  }

  #begin(from: number): void {
    this.#phrase = [];
    this.#beside = {};
    this.#from = from;
  }

  #readNoun(word: JapaneseWord): void {
    const isAlone = this.#phrase.length === 0;
    const isFormal = word.subclass === '非自立' && isAlone;
    const isTime =
      word.subclass === '副詞可能' && isAlone && this.#next?.wordClass !== '名詞' && this.#next?.wordClass !== '';
    if (isFormal || isTime) {
      if (isTime && this.#next?.text === 'が') this.#beside.が = [word];
      this.#at += this.#next?.wordClass === '助詞' ? 2 : 1;
    } else {
      this.#phrase.push(word);
      this.#at += 1;
    }
  }

  #readAdjective(word: JapaneseWord): void {
    // 味を悪くする: how a thing is made.
    if (word.text.endsWith('く') && /^(?:する|なる)$/u.test(this.#next?.base ?? '')) {
      this.#state = word.text;
      this.#phrase = [];
      this.#at += 1;
      return;
    }
    if (opensName(this.#next) && this.#next?.subclass !== '非自立') {
      // 表面が粗い箱: what is said of the box by way of its surface is no part of the clause.
      if (word.wordClass === '形容詞') this.#beside.が = undefined;
      this.#phrase.push(word);
    } else {
      this.sayings.push({ kind: 'state', beside: this.#beside });
      this.#begin(this.#at + 1);
    }
    this.#at += 1;
  }

  #readParticle(word: JapaneseWord): void {
    const { text, subclass } = word;
    const next = this.#next?.text ?? '';
    const isOpen = this.#phrase.length > 0;
    if (text === 'の' && isOpen) this.#phrase.push(word);
    else if (/^(?:と|や|及び|か)$/u.test(text) && isOpen && opensName(this.#next) && this.#isJoined())
      this.#phrase.push(word);
    else if (/^(?:によって|により|によりまして)$/u.test(text)) this.#close('によって');
    else if (subclass === '接続助詞' || subclass === '終助詞') this.#phrase = [];
    else if (text === 'に' && this.#phrase.length === 1 && this.#phrase[0]?.subclass === '形容動詞語幹')
      this.#phrase = [];
    else if (/^[がをにはも]$/u.test(text)) {
      this.#close(text as keyof Beside);
      if (text === 'に' && /^[はも]$/u.test(next)) this.#at += 1;
    } else if (text === 'まで' && next !== 'は') this.#close('まで');
    else if (text === 'で') {
      // 高電圧では is as often where as what does it.
      this.#close(next === 'は' ? 'では' : 'で');
      if (/^[はも]$/u.test(next)) this.#at += 1;
    } else this.#phrase = [];
    this.#at += 1;
  }

  /** Whether the names behind と stand with those before it, and not with a verb: 正極と負極を. */
  #isJoined(): boolean {
    for (const { wordClass, text } of this.#words.slice(this.#at + 1)) {
      if (wordClass === '助詞' && text !== 'の') return /^[がをはにもで]$/u.test(text);
      if (wordClass === '動詞' || wordClass === '記号') return false;
    }
    return false;
  }

  #close(particle: keyof Beside): void {
    if (this.#phrase.length > 0) {
      if (this.#ofName) this.sayings.push({ kind: 'of name', ...this.#ofName, name: this.#phrase });
      this.#ofName = undefined;
      this.#beside[particle] = this.#phrase;
    }
    this.#phrase = [];
  }

  #readVerb(word: JapaneseWord): void {
    const predicate = predicateAt(this.#words, this.#at, this.#nounFor(word), this.#hasObject());
    if (!predicate) {
      // 三日もすると: how long it took is no clause.
      if (word.base === 'する' && this.#beside.も) this.#beside.も = undefined;
      else this.#begin(this.#at + 1);
      this.#phrase = [];
      this.#at += 1;
      return;
    }
    const text = textOf(this.#words.slice(this.#from, predicate.end + 1));
    if (predicate.isBeforeName) this.#putBeforeName(predicate, text);
    else {
      this.sayings.push({ kind: 'clause', predicate, beside: this.#beside, text });
      this.#begin(predicate.end);
    }
    this.#at = predicate.end;
  }

  #hasObject(): boolean {
    return this.#beside.を !== undefined || this.#beside.も !== undefined || this.#beside.で !== undefined;
  }

  /** The noun of action that a verb makes one of, taken from the open name: 吸着保持する, 傷だらけにする. */
  #nounFor({ base, conjugation }: JapaneseWord): string {
    const isSuru = base === 'する' || base === 'できる';
    // 壊食する, of which the dictionary knows 食する alone.
    const isPart = conjugation.startsWith('サ変・−スル');
    const length = isSuru || isPart ? this.#nounLength() : 0;
    if (this.#state !== '') {
      const state = this.#state;
      this.#state = '';
      return state;
    }
    const noun = textOf(this.#phrase.splice(this.#phrase.length - length, length));
    if (noun !== '') return isPart ? noun + base.replace(/する$/u, '') : noun;
    const { に: state, を: object } = this.#beside;
    if (base !== 'する' || this.#phrase.length > 0 || !state || !object) return '';
    this.#beside.に = undefined;
    return `${textOf(state)}に`;
  }

  /** How many words at the end of the open name a noun of action takes. */
  #nounLength(): number {
    const before = this.#phrase.findLastIndex(({ wordClass }) => !/^(?:名詞|接頭詞|)$/u.test(wordClass));
    return this.#phrase.length - 1 - before;
  }

  #putBeforeName(predicate: Predicate, text: string): void {
    // ファンの送る空気: の stands for が.
    if (this.#phrase.at(-1)?.text === 'の') this.#close('が');
    const { が, は, を, に, で, では, も, によって } = this.#beside;
    const isDone = !を && takesObject(predicate.base, predicate.plain);
    // ヒーターで暖められた空気: what a passive is done by is no part of the clause.
    const isDoneBy = predicate.isPassive && !に && !によって;
    this.#ofName = {
      predicate,
      text,
      beside: { を, に, によって: isDoneBy ? で : によって, が: isDone ? が : undefined },
    };
    this.#beside = { は, で: isDoneBy ? undefined : で, では, も, が: isDone ? undefined : が };
    this.#phrase = [];
  }
}

/** パッキン is one word, though the dictionary lacks it and finds others in it. */
function joined(words: Phrase): JapaneseWord[] {
  const found: JapaneseWord[] = [];
  const isKatakana = (text: string) => /^[\p{Script=Katakana}ー]+$/u.test(text);
  for (const word of words) {
    const last = found.at(-1);
    const text = (last?.text ?? '') + word.text;
    const isOne = last !== undefined && isKatakana(text);
    if (isOne) found.pop();
    found.push(
      isOne ? { text, base: text, wordClass: '名詞', subclass: '一般', conjugation: '', inflection: '' } : word,
    );
  }
  return found;
}

/** What a sentence says, clause by clause. */
export const sayingsOf = (words: Phrase): Saying[] => new ClauseReader(joined(words)).read();
