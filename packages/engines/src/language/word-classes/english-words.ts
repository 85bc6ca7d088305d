import type { ItemToken, ItsFunction, PartOfSpeech, WinkMethods } from 'wink-nlp';

/** A word of an English text or a mark, as it stands there. */
export interface EnglishWord {
  text: string;
  /** Class by Universal Dependencies; a guess where a word has several. */
  wordClass: PartOfSpeech;
  /** The word without its inflection, in lower case. */
  lemma: string;
  isSpaced: boolean;
}

let tagger: Promise<WinkMethods> | undefined;

/** Its table of words takes some 60 MB, so that it is loaded where an English text is first read. */
async function load(): Promise<WinkMethods> {
  const [{ default: wink }, { default: model }] = await Promise.all([
    import('wink-nlp'),
    import('wink-eng-lite-web-model'),
  ]);
  return wink(model, ['pos']);
}

/** Words and marks of an English text, each with its class. */
export async function englishWords(text: string): Promise<EnglishWord[]> {
  tagger ??= load().catch((error: unknown) => {
    tagger = undefined;
    throw error;
  });
  const { readDoc, its } = await tagger;
  // Its types give the function fewer arguments than it is called with.
  const lemma = its.lemma as ItsFunction<string>;
  const words: EnglishWord[] = [];
  readDoc(text)
    .tokens()
    .each((token: ItemToken) => {
      words.push({
        text: token.out(),
        wordClass: token.out(its.pos) as PartOfSpeech,
        lemma: token.out(lemma).toLowerCase(),
        isSpaced: token.out(its.precedingSpaces) !== '',
      });
    });
  return words;
}
