import type { JapaneseWord } from '@assay/engines/language';

/** Nouns that name a time, a place or a count of another thing, and none. */
const noThing =
  /^(?:こと|もの|とき|時|場合|ところ|ため|よう|はず|まま|結果|方法|以上|以下|程度|今|今度|現在|最近|毎日|毎回|ほか|他|など|全部|一部|部分|何|どれ|誰|人|彼|彼女|彼ら|私|我々|度|回|方|側|問題|費用|コスト|時間|期間|寿命)$/u;
const pronouns = new Set(['それ', 'これ', 'あれ', 'それら', 'これら']);
const longestName = 24;

export const isPronoun = (name: string) => pronouns.has(name);

/** Things that the words of a phrase name: 正極と負極 are two. */
export function namesOf(phrase: readonly JapaneseWord[]): string[] {
  const names: string[] = [];
  let open = '';
  let isNamed = false;
  let last: JapaneseWord | undefined;
  const close = () => {
    const name = open.replace(/^の|の$/gu, '');
    const head = name.split('の').at(-1) ?? name;
    const isLatinOrCount = /^[\d.,\s]*$/u.test(name);
    if (
      isNamed &&
      !isLatinOrCount &&
      name.length <= longestName &&
      !noThing.test(name) &&
      !/^(?:こと|もの|とき|時|場合|ところ|ため|よう)$/u.test(head) &&
      last?.subclass !== '数'
    )
      names.push(name);
    open = '';
    isNamed = false;
  };
  for (const word of phrase) {
    if (word.wordClass === '助詞' && word.text !== 'の') close();
    else {
      open += word.text;
      if (word.wordClass === '名詞' || word.wordClass === '') isNamed = true;
      last = word;
    }
  }
  close();
  return names;
}
