import { textWidth } from '../Chart/textWidth.ts';

const ideographs = /[\u2E80-\u9FFF\uF900-\uFAFF\uFF00-\uFFEF]/;

/** Words, and single signs where a script is written without spaces; each with the space before it. */
function pieces(text: string): string[] {
  const found: string[] = [];
  let piece = '';
  for (const sign of text) {
    if (sign === ' ' || ideographs.test(sign)) {
      if (piece) found.push(piece);
      piece = sign;
      if (sign !== ' ') {
        found.push(piece);
        piece = '';
      }
    } else piece += sign;
  }
  return piece ? [...found, piece] : found;
}

/** Text in lines of a width in px at a size in px, at most `most` of them; what does not fit ends in an ellipsis. Widths are estimates. */
export function wrapText(text: string, width: number, size: number, most: number): string[] {
  const fits = (line: string) => (textWidth(line) * size) / 12 <= width;
  const lines: string[] = [];
  let line = '';
  for (const piece of text.split('\n').flatMap((part, at) => (at === 0 ? pieces(part) : [' ', ...pieces(part)]))) {
    if (line === '' || fits(line + piece)) line += line === '' ? piece.trimStart() : piece;
    else {
      lines.push(line);
      line = piece.trimStart();
    }
  }
  if (line) lines.push(line);
  const kept = lines.slice(0, most).map((each) => {
    if (fits(each)) return each;
    const signs = [...each];
    while (signs.length > 1 && !fits(`${signs.join('')}…`)) signs.pop();
    return `${signs.join('')}…`;
  });
  const last = kept.at(-1);
  if (lines.length > most && last !== undefined && !last.endsWith('…')) {
    const signs = [...last];
    while (signs.length > 1 && !fits(`${signs.join('')}…`)) signs.pop();
    kept[kept.length - 1] = `${signs.join('').trimEnd()}…`;
  }
  return kept;
}
