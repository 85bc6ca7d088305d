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

/** As the eye compares them: the dash of a range may be written as a hyphen. */
const alike = (text: string) => text.toLocaleLowerCase().replaceAll('–', '-');

/** Places of a text below an element, for the browser's own highlighting; formulas and figures are nodes of their own. */
export function rangesIn(root: Element, wanted: string): Range[] {
  const needle = alike(wanted.trim());
  const ranges: Range[] = [];
  if (needle === '') return ranges;
  const nodes: { node: Node; start: number; end: number }[] = [];
  let text = '';
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const start = text.length;
    text += alike(node.nodeValue ?? '');
    nodes.push({ node, start, end: text.length });
  }
  for (let at = text.indexOf(needle); at >= 0; at = text.indexOf(needle, at + needle.length)) {
    const end = at + needle.length;
    const first = nodes.find((each) => at < each.end);
    const last = nodes.find((each) => end <= each.end);
    if (!first || !last) continue;
    const range = document.createRange();
    range.setStart(first.node, at - first.start);
    range.setEnd(last.node, end - last.start);
    ranges.push(range);
  }
  return ranges;
}
