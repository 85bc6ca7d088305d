/** Characters before the first word that was found, and of all of it. */
const before = 40;
const longest = 180;

/** Signs of Markdown, which say nothing in one line. */
const marks = /[#*_`>|]+|\[\^?[^\]]*\](?:\([^)]*\))?/g;

/** One line of a text around the first word of a query that stands in it; of its beginning where none does. */
export function snippetOf(text: string, query: string): string {
  const line = text.replaceAll(marks, ' ').replaceAll(/\s+/g, ' ').trim();
  const fold = line.toLowerCase();
  const places = query
    .normalize('NFKC')
    .toLowerCase()
    .split(/[^\p{L}\p{M}\p{N}]+/u)
    .filter(Boolean)
    .map((word) => fold.indexOf(word))
    .filter((place) => place >= 0);
  const at = places.length === 0 ? 0 : Math.min(...places);
  const start = at <= before ? 0 : startOfWord(line, at - before);
  const end = Math.min(line.length, start + longest);
  return `${start > 0 ? '… ' : ''}${whole(line.slice(start, end)).trim()}${end < line.length ? ' …' : ''}`;
}

function startOfWord(line: string, place: number): number {
  const blank = line.indexOf(' ', place);
  return blank >= 0 && blank - place < before / 2 ? blank + 1 : place;
}

/** A slice without the halves of characters that were cut through. */
function whole(slice: string): string {
  return slice.replace(/^[\uDC00-\uDFFF]/, '').replace(/[\uD800-\uDBFF]$/, '');
}
