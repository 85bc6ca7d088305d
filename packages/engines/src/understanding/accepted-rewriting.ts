import { designations, namesDesignation, numbersIn } from '../language/literals.ts';
import { quantities } from '../language/quantities.ts';
import type { UnderstoodRow } from './understand-question.ts';
import type { Understanding } from './understanding.types.ts';

const partsAtMost = 4;
const longestTerms = 200;
/** How much longer than what was asked, the thread included, a rewriting may be. */
const longerAtMost = 1.5;
const spareLength = 80;

const negation =
  /\b(?:not|no|never|none|neither|nor|without|cannot|except|unless)\b|n['’]t\b|不|没有|沒有|未|无|無|非|ない|ません|ずに|以外/iu;

interface Asked {
  question: string;
  thread: readonly string[];
  language: string;
}

/** White space, case and width folded, for comparison. */
const folded = (text: string) => text.normalize('NFKC').replace(/\s+/g, ' ').trim().toLowerCase();

const tidy = (text: string) => text.replace(/\s+/g, ' ').trim();

/** Values, numbers and designations of `text` are all in `kept`. */
function isHeldBy(text: string, kept: string): boolean {
  const numbers = new Set(numbersIn(kept));
  const units = new Set(quantities(kept).map(({ unit }) => unit.dimension));
  return (
    numbersIn(text).every((number) => numbers.has(number)) &&
    designations(text).every((name) => namesDesignation(kept, name)) &&
    quantities(text).every(({ unit }) => units.has(unit.dimension))
  );
}

/** Whether a rewriting asks what was asked: it drops and adds no number and no designation, and turns no denial round. */
function isFaithful(rewritten: string, { question, thread }: Asked, keep: readonly string[]): boolean {
  const said = [...thread, question].join('\n');
  return (
    rewritten !== '' &&
    rewritten.length <= said.length * longerAtMost + spareLength &&
    isHeldBy(question, rewritten) &&
    isHeldBy(rewritten, said) &&
    keep.every((literal) => folded(rewritten).includes(folded(literal))) &&
    (negation.test(question) === negation.test(rewritten) || thread.some((earlier) => negation.test(earlier)))
  );
}

/** Corrections of words that stand in the question and are no names of things. */
function acceptedCorrections(found: UnderstoodRow['readAs'], { question }: Asked): Understanding['readAs'] {
  return found.flatMap(({ written, read }) => {
    const isWord = [written, read].every((word) => word.trim() !== '' && !/\d/.test(word) && word.length <= 60);
    const isOther = folded(written) !== folded(read);
    return isWord && isOther && folded(question).includes(folded(written))
      ? [{ written: written.trim(), read: read.trim() }]
      : [];
  });
}

/** The parts, where together they ask all of the question and nothing else; else the question as one. */
function acceptedParts(found: readonly string[], rewritten: string, { question, thread }: Asked): readonly string[] {
  const parts = [...new Set(found.map(tidy))].filter((part) => part !== '');
  const said = [...thread, question, rewritten].join('\n');
  const isSplit =
    parts.length > 1 &&
    parts.length <= partsAtMost &&
    parts.every((part) => part.length <= rewritten.length * longerAtMost + spareLength && isHeldBy(part, said)) &&
    isHeldBy(rewritten, parts.join('\n')) &&
    (!negation.test(rewritten) || parts.some((part) => negation.test(part)));
  return isSplit ? parts : [rewritten];
}

/** English terms for a search: without values that nobody asked for. A formula may stand for a name. */
function acceptedTerms(found: string | null, { question, thread, language }: Asked): string | undefined {
  const isEnglish =
    language.split('-')[0] === 'en' && !/[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u.test(question);
  if (found === null || isEnglish) return undefined;
  const terms = tidy(found);
  const said = [...thread, question].join('\n');
  const numbers = new Set(numbersIn(said));
  const isFair = numbersIn(terms).every((number) => numbers.has(number)) && /\p{Script=Latin}/u.test(terms);
  return isFair && terms.length <= longestTerms ? terms : undefined;
}

/**
 * What of a model's rewriting can be trusted. A rewriting that drops or adds a designation or a number is refused as a
 * whole: its parts and corrections came of the same misreading.
 */
export function acceptedRewriting(row: UnderstoodRow, asked: Asked): Understanding | undefined {
  const question = tidy(row.question);
  const keep = row.keep.filter((literal) => literal.trim() !== '' && folded(asked.question).includes(folded(literal)));
  const readAs = acceptedCorrections(row.readAs, asked);
  // A misspelt condition is kept as it is meant.
  const meant = keep.map((literal) =>
    readAs.reduce((text, { written, read }) => text.replaceAll(folded(written), folded(read)), folded(literal)),
  );
  if (!isFaithful(question, asked, meant)) return undefined;
  const englishTerms = acceptedTerms(row.englishTerms, asked);
  return {
    question,
    parts: acceptedParts(row.parts, question, asked),
    readAs,
    ...(englishTerms === undefined ? {} : { englishTerms }),
  };
}
