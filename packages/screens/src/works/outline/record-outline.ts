import { type Lookup, type RecordId, rootId } from '@assay/works';
import { isProseValue } from '../prose/prose-text.ts';
import type { WorkDescriptions } from '../WorkDescriptions.ts';
import type { OutlineItem } from './outline.types.ts';
import { proseHeadings } from './prose-headings.ts';

/** Types of records that stand for a thing: what has to refer to another, as a score or a connection does, is about that. */
function thingTypes({ kind }: Lookup): ReadonlySet<string> {
  const things = Object.entries(kind.types).filter(
    ([, { fields }]) => !Object.values(fields).some(({ form, isRequired }) => form === 'reference' && isRequired),
  );
  return new Set(things.map(([type]) => type));
}

/** What a work without an outline of its own is made of: its records as they stand below each other, and the headings in their prose. */
export function recordOutline(work: Lookup, words: Pick<WorkDescriptions, 'record' | 'type'>): readonly OutlineItem[] {
  const things = thingTypes(work);
  const headings = (record: RecordId): OutlineItem[] =>
    Object.entries(work.get(record)?.fields ?? {}).flatMap(([field, value]) =>
      isProseValue(value)
        ? proseHeadings(value).flatMap((label, heading): OutlineItem[] =>
            label === ''
              ? []
              : [{ id: `${record} ${field} ${heading}`, label, place: { record, field, heading }, records: [] }],
          )
        : [],
    );
  const below = (parent: RecordId | null): OutlineItem[] =>
    work.children(parent).flatMap((id): OutlineItem[] => {
      const record = work.get(id);
      if (!record || id === rootId || !things.has(record.type)) return [];
      const children = [...headings(id), ...below(id)];
      return [
        {
          id,
          label: words.record(record, work) || words.type(record.type),
          place: { record: id },
          ...(children.length > 0 && { children, isOpen: parent === null }),
        },
      ];
    });
  return below(null);
}
