import { type Lookup, type RecordId, rootId, type WorkRecord } from '@assay/works';
import type { OutlineItem } from './outline.types.ts';

/** Which lines of an outline a record stands in. */
export interface OutlineIndex {
  /** Ids of the line that has it and of those above, the nearest first; none where it stands in no line. */
  linesOf(record: RecordId): readonly string[];
  /** A line and those above it. */
  upFrom(id: string): readonly string[];
  /** Those in which a record would stand that is not there yet. */
  linesOfNew(type: string, parent: RecordId | null): readonly string[];
  item(id: string): OutlineItem | undefined;
  /** The line above; undefined at the first level. */
  above(id: string): OutlineItem | undefined;
}

const recordsOf = ({ records, place }: OutlineItem) => records ?? ('record' in place ? [place.record] : []);

export function indexOutline(items: readonly OutlineItem[], work: Pick<Lookup, 'get'>): OutlineIndex {
  const byId = new Map<string, { item: OutlineItem; above: OutlineItem | undefined }>();
  const byRecord = new Map<RecordId, string>();
  const byType = new Map<string, string>();
  const add = (all: readonly OutlineItem[], above: OutlineItem | undefined) => {
    for (const item of all) {
      byId.set(item.id, { item, above });
      for (const record of recordsOf(item)) byRecord.set(record, item.id);
      for (const type of item.types ?? []) byType.set(type, item.id);
      add(item.children ?? [], item);
    }
  };
  add(items, undefined);

  /** Of a record and those above it the first that has a line, by itself or else by its type. */
  function lineOf(record: RecordId): string | undefined {
    const path: WorkRecord[] = [];
    for (let held = work.get(record); held; held = work.get(held.parent ?? '')) path.push(held);
    const lines = [...path.map(({ id }) => byRecord.get(id)), ...path.map(({ type }) => byType.get(type))];
    return lines.find((line) => line !== undefined) ?? byRecord.get(rootId);
  }

  const upFrom = (first: string | undefined): readonly string[] => {
    const lines: string[] = [];
    for (let line = first; line !== undefined; line = byId.get(line)?.above?.id) lines.push(line);
    return lines;
  };

  const linesOf = (record: RecordId) => upFrom(lineOf(record));
  return {
    item: (id) => byId.get(id)?.item,
    above: (id) => byId.get(id)?.above,
    linesOf,
    upFrom,
    linesOfNew(type, parent) {
      const line = byType.get(type);
      const above = parent === null ? [] : linesOf(parent);
      return line === undefined || above.includes(line) ? linesOf(parent ?? rootId) : upFrom(line);
    },
  };
}
