/** Cells as a spreadsheet puts them on the clipboard: rows of texts. */
export type Block = readonly (readonly string[])[];

/** Rows as tab-separated text, each ended; fields with tabs, quotes or line breaks are quoted, as Excel does. */
export function writeTabular(block: Block): string {
  const field = (text: string) => (/[\t\r\n"]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text);
  return block.map((row) => `${row.map(field).join('\t')}\r\n`).join('');
}

/** Reads tab-separated text with quoted fields, its last row ended or not. A quote that is never closed is a letter. */
export function readTabular(text: string): Block {
  const rows: string[][] = [[]];
  let at = 0;
  while (at <= text.length) {
    const { field, next } = readField(text, at);
    rows.at(-1)?.push(field);
    const mark = text.charAt(next);
    if (mark === '') break;
    at = next + (mark === '\r' && text.charAt(next + 1) === '\n' ? 2 : 1);
    if (mark !== '\t') {
      if (at >= text.length) break;
      rows.push([]);
    }
  }
  return rows;
}

const ends = /[\t\r\n]/g;

function readField(text: string, from: number): { field: string; next: number } {
  if (text.charAt(from) === '"') {
    for (let at = from + 1; at < text.length; at++) {
      if (text.charAt(at) !== '"') continue;
      if (text.charAt(at + 1) === '"') at += 1;
      else if (at + 1 === text.length || /[\t\r\n]/.test(text.charAt(at + 1)))
        return { field: text.slice(from + 1, at).replaceAll('""', '"'), next: at + 1 };
      else break;
    }
  }
  ends.lastIndex = from;
  const next = ends.exec(text)?.index ?? text.length;
  return { field: text.slice(from, next), next };
}
