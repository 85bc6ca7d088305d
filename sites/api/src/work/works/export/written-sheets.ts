import type { Locale } from '@assay/domain';
import type { Sheet } from '@assay/markdown/writers';
import type { WorkOutline } from '@assay/works';
import { exportWords } from './export-words.ts';

/** Characters of the narrowest and the widest column of a table that was written among words. */
const widths = { least: 8, most: 60 } as const;

/** Tables that somebody wrote among words, as sheets: words alone, since a sheet sets no formulas. */
export function writtenSheets(blocks: WorkOutline['blocks'], locale: Locale): Sheet[] {
  const words = exportWords(locale);
  const tables = blocks.flatMap((block) => (block.kind === 'table' && block.isWritten ? [block] : []));
  return tables.map(({ head, rows }, at) => {
    const names = head.map((cell) => (typeof cell === 'string' ? cell : cell.text));
    const cells = rows.map((row) => row.map(({ text }) => text));
    const longest = names.map((name, column) => Math.max(name.length, ...cells.map((row) => row[column]?.length ?? 0)));
    return {
      name: words('table', { number: at + 1 }),
      ...(names.some((name) => name !== '') && { head: names }),
      widths: longest.map((length) => Math.min(widths.most, Math.max(widths.least, length + 2))),
      rows: cells,
    };
  });
}
