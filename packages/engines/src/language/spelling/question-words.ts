/** A word of a question that may be misspelled, as written. */
export interface WrittenWord {
  text: string;
  start: number;
}

/** A run of letters and what clings to it: of `LiFePO4`, `4-point` or `C++` no part is a word. */
const run = /[\p{L}\p{N}\p{M}]+/gu;
const plain = /^[A-Za-z][a-z]{3,}$/;
const endsSentence = /(?:^|[.?!:]["')\]]?\s+|\n\s*)["'([]?$/;

/** Words of an English question whose spelling is worth a look: no name, acronym, formula or designation. */
export function wordsToCheck(question: string): WrittenWord[] {
  const words: WrittenWord[] = [];
  for (const { 0: text, index } of question.matchAll(run)) {
    if (!plain.test(text)) continue;
    if (/^[A-Z]/.test(text) && !endsSentence.test(question.slice(0, index))) continue;
    if (isOfAddress(question, index, index + text.length)) continue;
    words.push({ text, start: index });
  }
  return words;
}

/** Whether a word is a piece of a file's name, an address or the like. */
function isOfAddress(text: string, start: number, end: number): boolean {
  return (
    /[@\\/_&#]/.test(text[end] ?? '') ||
    /[@\\/_&#.]/.test(text[start - 1] ?? '') ||
    /^\.[a-z0-9]/i.test(text.slice(end))
  );
}
