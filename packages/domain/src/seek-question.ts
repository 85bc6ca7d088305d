/** What a question needs to be looked up: its own words, its deeper input, and those of the question before it. */
export interface AskedQuestion {
  input: string;
  deepInput?: string | undefined;
  /** Inputs of the thread, oldest first. */
  thread: readonly string[];
}

const longestTitle = 80;
/** A follow-up with fewer words than this leans on the question before it ("and at 60 °C?"). */
const selfSufficient = 6;

/** Text that is searched for. */
export function seekQuery({ input, deepInput, thread }: AskedQuestion): string {
  const previous = wordCount(input) < selfSufficient ? thread.at(-1) : undefined;
  return [previous, input, deepInput].filter((text) => text !== undefined && text.trim() !== '').join(' ');
}

/** Title of a page: the question's first sentence without its mark, shortened at a word. */
export function seekTitle(input: string): string {
  const line = input.trim().replaceAll(/\s+/g, ' ');
  const sentence = /^.*?[.?!。？！](?=\s|$|[^\d\s])/u.exec(line)?.[0] ?? line;
  const text = sentence.replace(/[\s?？.。!！]+$/u, '') || line;
  if (text.length <= longestTitle) return text;
  const cut = text.slice(0, longestTitle);
  const space = cut.lastIndexOf(' ');
  return `${(space > longestTitle / 2 ? cut.slice(0, space) : cut).trimEnd()}…`;
}

function wordCount(text: string): number {
  let words = 0;
  for (const { isWordLike } of new Intl.Segmenter(undefined, { granularity: 'word' }).segment(text)) {
    if (isWordLike) words += 1;
  }
  return words;
}
