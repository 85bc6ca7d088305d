/** A word of a Japanese text or a mark, as the dictionary of IPA divides and classes it. */
export interface JapaneseWord {
  text: string;
  /** 名詞, 動詞, 助詞 …; empty for a word that the dictionary lacks. */
  wordClass: string;
  /** 格助詞, 自立, サ変接続 …; empty where there is none. */
  subclass: string;
  /** 五段・サ行, サ変・スル …; empty for what is not inflected. */
  conjugation: string;
  /** 未然形, 連用形 …; empty for what is not inflected. */
  inflection: string;
  /** The word in its dictionary form. */
  base: string;
}

/** What the tokenizer answers; its types say `any`. */
interface Token {
  surface: string;
  partOfSpeech?: string;
  partOfSpeechSubcategory1?: string;
  conjugationForm?: string;
  conjugationType?: string;
  baseForm?: string;
}

let reader: Promise<(text: string) => readonly Token[]> | undefined;

/** Its dictionary takes some 130 MB, so that it is loaded where a Japanese text is first read. */
async function load(): Promise<(text: string) => readonly Token[]> {
  const { TokenizerBuilder } = await import('lindera-wasm-nodejs-ipadic');
  const builder = new TokenizerBuilder();
  builder.setDictionary('embedded://ipadic');
  builder.setMode('normal');
  const tokenizer = builder.build();
  return (text) => tokenizer.tokenize(text);
}

const told = (value: string | undefined) => (value === undefined || value === '*' || value === 'UNK' ? '' : value);

/** Words and marks of a Japanese text. */
export async function japaneseWords(text: string): Promise<JapaneseWord[]> {
  reader ??= load();
  let tokens: readonly Token[];
  try {
    tokens = (await reader)(text);
  } catch (error) {
    // A program of WebAssembly that has failed once answers nothing any more.
    reader = undefined;
    throw error;
  }
  return tokens.map((token) => ({
    text: token.surface,
    wordClass: told(token.partOfSpeech),
    subclass: told(token.partOfSpeechSubcategory1),
    // The tokenizer names the two the other way round.
    conjugation: told(token.conjugationForm),
    inflection: told(token.conjugationType),
    base: told(token.baseForm) || token.surface,
  }));
}
