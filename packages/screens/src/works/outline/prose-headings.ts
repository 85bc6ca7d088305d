import { proseText } from '../prose/prose-text.ts';

interface Node {
  type?: unknown;
  content?: unknown;
}

/** Words of the headings in a document of prose, in their order; empty ones too, since they are counted on the page. */
export function proseHeadings(document: unknown): readonly string[] {
  if (typeof document !== 'object' || document === null) return [];
  const { type, content }: Node = document;
  if (type === 'heading') return [proseText({ type: 'doc', content: [document] })];
  return Array.isArray(content) ? content.flatMap(proseHeadings) : [];
}
