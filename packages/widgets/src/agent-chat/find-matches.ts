/** Words of one row, folded for comparison: case, width and accents do not count. */
export function folded(text: string): string {
  return text.normalize('NFKD').replaceAll(/\p{M}/gu, '').toLocaleLowerCase();
}

/** Keys of the rows that hold what is looked for, in order. */
export function findMatches(
  keys: readonly string[],
  textOfRow: (key: string) => string,
  wanted: string,
): readonly string[] {
  const needle = folded(wanted.trim());
  return needle === '' ? [] : keys.filter((key) => folded(textOfRow(key)).includes(needle));
}

/** Places of a text in the text nodes below an element, for the browser's own highlighting. */
export function rangesIn(root: Element, wanted: string): Range[] {
  const needle = wanted.trim().toLocaleLowerCase();
  const ranges: Range[] = [];
  if (needle === '') return ranges;
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const text = node.nodeValue?.toLocaleLowerCase() ?? '';
    for (let at = text.indexOf(needle); at >= 0; at = text.indexOf(needle, at + needle.length)) {
      const range = document.createRange();
      range.setStart(node, at);
      range.setEnd(node, at + needle.length);
      ranges.push(range);
    }
  }
  return ranges;
}
