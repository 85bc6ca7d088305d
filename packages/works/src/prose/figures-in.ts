import type { FieldValue, WorkRecord } from '../record.types.ts';

interface ProseNode {
  readonly type?: string;
  readonly attrs?: { readonly file?: unknown };
  readonly content?: readonly ProseNode[];
}

const found = new WeakMap<object, readonly string[]>();

function inNode(node: ProseNode): readonly string[] {
  const below = (node.content ?? []).flatMap(inNode);
  return node.type === 'figure' ? [String(node.attrs?.file), ...below] : below;
}

/** Pictures of the figures of prose, in their order; one that stands there twice comes twice. */
export function figuresIn(value: FieldValue | undefined): readonly string[] {
  if (typeof value !== 'object') return [];
  const known = found.get(value);
  if (known) return known;
  const now = (value as ProseNode).type === 'doc' ? inNode(value as ProseNode) : [];
  found.set(value, now);
  return now;
}

/** Pictures of all figures of records, each once. */
export function figuresOf(records: readonly Pick<WorkRecord, 'fields'>[]): ReadonlySet<string> {
  return new Set(records.flatMap(({ fields }) => Object.values(fields).flatMap(figuresIn)));
}
