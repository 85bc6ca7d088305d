import type { TableNode } from './nodes.ts';

/** Whether a table has names above its columns: Markdown writes a head also where there are none. */
export function hasHead({ header, rows }: TableNode): boolean {
  return rows.length === 0 || header.cells.some(({ children }) => children.length > 0);
}
