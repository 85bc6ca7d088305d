import type { FieldValue, RecordId, WorkRecord } from '../record.types.ts';
import type { Lookup } from '../state/lookup.types.ts';

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

/**
 * How many figures stand before a field, in the order in which a work is read: a record before those in it, siblings and fields
 * in their order.
 */
export function figuresBefore(work: Lookup, record: RecordId, field: string): number {
  let count = 0;
  const isReached = (id: RecordId): boolean => {
    const held = work.get(id);
    for (const name of Object.keys((held && work.kind.types[held.type]?.fields) ?? {})) {
      if (id === record && name === field) return true;
      count += figuresIn(held?.fields[name]).length;
    }
    return id === record || work.children(id).some(isReached);
  };
  return work.children(null).some(isReached) ? count : 0;
}

/** Numbers of the figures of a work by their pictures, in the order in which it is read; of one that comes twice its first. */
export function figureNumbers(work: Lookup): ReadonlyMap<string, number> {
  const numbers = new Map<string, number>();
  let count = 0;
  const visit = (id: RecordId): void => {
    const held = work.get(id);
    for (const name of Object.keys((held && work.kind.types[held.type]?.fields) ?? {})) {
      for (const file of figuresIn(held?.fields[name])) {
        count += 1;
        if (!numbers.has(file)) numbers.set(file, count);
      }
    }
    for (const child of work.children(id)) visit(child);
  };
  for (const id of work.children(null)) visit(id);
  return numbers;
}
