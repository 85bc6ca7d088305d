import { createDictionaries, type Dictionary, readIn } from './dictionary.ts';
import { foldWord } from './fold-word.ts';
import { createKatakanaReader } from './katakana.ts';
import { loadWordTables } from './word-tables.ts';

const wide = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u;
const kana = /[\p{Script=Hiragana}\p{Script=Katakana}]/u;
/** What is read in one piece: Latin words and numbers with their signs, katakana, and each other character. */
const pieces =
  /[ァ-ヺー・]+|[^\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\s、。，；：！？「」『』（）()【】《》]+|[\s\S]/gu;

/** Prices of a way to cut a text: few words rather than many, and nothing left out that could be read. */
const price = { word: 1, character: 1.4, nothing: -0.3, other: 0.9, unreadHan: 2.5, unreadKana: 0.6 };

interface Step {
  cost: number;
  from: number;
  english: string;
}

interface Reading {
  cost: number;
  english: string;
}

/**
 * English words, in the order of the text, for a text with Chinese or Japanese; other texts come back as they are.
 * It is no translation and for no reader: an encoder of English meanings reads it. Dictionaries load with the first such
 * text, a third of a second.
 */
export function createGloss(): (text: string) => string {
  let read: ((text: string) => string) | undefined;
  return (text) => {
    if (!wide.test(text)) return text;
    read ??= createReader();
    return read(text);
  };
}

function createReader(): (text: string) => string {
  const tables = loadWordTables();
  const dictionaries = createDictionaries(tables);
  const katakana = createKatakanaReader(dictionaries.katakana, tables.vocabulary);

  function readSentence(text: string, known: readonly Dictionary[]): Reading {
    const folded = [...text.matchAll(pieces)].map(([piece]) => ({ piece, key: foldWord(piece) }));
    const way: (Step | undefined)[] = [{ cost: 0, from: 0, english: '' }];
    const offer = (to: number, step: Step) => {
      if (step.cost < (way[to]?.cost ?? Number.POSITIVE_INFINITY)) way[to] = step;
    };
    for (const [from, { piece }] of folded.entries()) {
      const cost = way[from]?.cost ?? 0;
      offer(from + 1, { from, ...readPiece(piece, cost) });
      let key = '';
      for (let to = from; to < folded.length && key.length < 20; to += 1) {
        key += folded[to]?.key;
        const found = readIn(known, key);
        if (found === undefined) continue;
        offer(to + 1, {
          cost:
            cost +
            (key.length === 1 ? price.character : price.word) +
            found.price +
            (found.english === '' ? price.nothing : 0),
          from,
          english: found.english,
        });
      }
    }
    const english: string[] = [];
    for (let at = folded.length; at > 0; ) {
      const step = way[at] as Step;
      english.unshift(step.english);
      at = step.from;
    }
    return { cost: way.at(-1)?.cost ?? 0, english: english.filter((words) => words !== '').join(' ') };
  }

  function readPiece(piece: string, cost: number): { cost: number; english: string } {
    if (/^[ァ-ヺー・]/.test(piece)) return { cost: cost + price.other, english: katakana(piece) };
    if (!wide.test(piece)) return { cost: cost + price.other, english: piece.trim() };
    return { cost: cost + (kana.test(piece) ? price.unreadKana : price.unreadHan), english: '' };
  }

  function readText(text: string, known: readonly Dictionary[]): Reading {
    const sentences = text.split(/(?<=[!?;\n]|\.(?![\w]))/).map((sentence) => readSentence(sentence, known));
    return {
      cost: sentences.reduce((sum, { cost }) => sum + cost, 0),
      english: sentences
        .map(({ english }) => english.replaceAll(/[ー・]/g, ' '))
        .filter((sentence) => sentence !== '')
        .join(' '),
    };
  }

  return (text) => {
    const plain = text.normalize('NFKC').replaceAll('、', ',').replaceAll('。', '.');
    const japanese = readText(plain, dictionaries.ja);
    if (kana.test(plain)) return japanese.english;
    // Titles and keywords of kanji alone are Japanese where that reads them in clearly fewer words, or leaves less out.
    const chinese = readText(plain, dictionaries.zh);

    return japanese.cost < 0.75 * chinese.cost ? japanese.english : chinese.english;
  };
}
