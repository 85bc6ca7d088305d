import { wordsIn } from '@assay/engines/language';

/** A text of a library. */
export interface LabelledText {
  readonly text: string;
  /** BCP 47 tag. */
  readonly language: string;
}

const longest = 3;
const wide = /[\u3040-\u9fff]/u;
/** What may stand between two words of a term. */
const joins = /^[ -]?$/u;

const primary = ({ language }: LabelledText) => language.split('-')[0] ?? '';

const isTelling = (word: string) => /\p{L}/u.test(word) && word.length >= (wide.test(word) ? 2 : 3);

/** Runs of words in a text, by themselves and together, each once, as they stand there. */
function termsIn({ text, language }: LabelledText): ReadonlyMap<string, string> {
  const words = wordsIn(text, language);
  const found = new Map<string, string>();
  for (const [first, { start, isStop }] of words.entries()) {
    if (isStop || !isTelling(words[first]?.text ?? '')) continue;
    for (let length = 1; length <= longest; length += 1) {
      const last = words[first + length - 1];
      const before = words[first + length - 2];
      if (!last || last.isStop || (length > 1 && !joins.test(text.slice(before?.end, last.start)))) break;
      if (!isTelling(last.text)) continue;
      const term = text.slice(start, last.end);
      if (!found.has(term.toLowerCase())) found.set(term.toLowerCase(), term);
    }
  }
  return found;
}

function countsIn(texts: readonly LabelledText[]) {
  const counts = new Map<string, number>();
  const surface = new Map<string, string>();
  for (const text of texts)
    for (const [key, term] of termsIn(text)) {
      counts.set(key, (counts.get(key) ?? 0) + 1);
      if (!surface.has(key)) surface.set(key, term);
    }
  return { counts, surface, total: [...counts.values()].reduce((sum, count) => sum + count, 0) };
}

/** Parts of another term, or the other way round. */
const overlap = (one: string, other: string) => one.includes(other) || other.includes(one);

/**
 * Terms that some texts hold and others do not, the most telling first: by log odds with a prior of all of them (Monroe,
 * Colaresi and Quinn, Fightin' Words, 2008), in standard deviations. They are in the language of most of the texts, as they
 * stand in them, and none is a part of another.
 *
 * @param asked words that all texts are about, which tell none from another
 */
export function tellingTerms(
  own: readonly LabelledText[],
  others: readonly LabelledText[],
  { count, asked }: { count: number; asked: string },
): readonly string[] {
  const languages = own.map(primary);
  const shares = [...new Set(languages)].map((language) => ({
    language,
    texts: languages.filter((one) => one === language).length,
  }));
  const language = shares.reduce((most, one) => (one.texts > most.texts ? one : most), {
    language: '',
    texts: 0,
  }).language;
  const inside = countsIn(own.filter((one) => primary(one) === language));
  const outside = countsIn(others.filter((one) => primary(one) === language));
  const about = new Set(termsIn({ text: asked, language }).keys());
  const all = inside.total + outside.total;
  const scored = [...inside.counts]
    .filter(([key]) => !about.has(key))
    .map(([key, within]) => {
      const without = outside.counts.get(key) ?? 0;
      const prior = within + without;
      const odds = (counted: number, total: number) =>
        Math.log((counted + prior) / (total + all - counted - prior + 1));
      const deviation = Math.sqrt(1 / (within + prior) + 1 / (without + prior));
      return { key, score: (odds(within, inside.total) - odds(without, outside.total)) / deviation };
    })
    .sort(
      (one, other) => other.score - one.score || other.key.length - one.key.length || (one.key < other.key ? -1 : 1),
    );
  const taken: string[] = [];
  for (const { key } of scored) {
    if (taken.length === count) break;
    if (!taken.some((one) => overlap(one, key))) taken.push(key);
  }
  return taken.map((key) => inside.surface.get(key) ?? key);
}
