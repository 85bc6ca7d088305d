import type { Lookup, WorkRecord } from '@assay/works';

/** The documents of a summary, each with its sections, in their order. */
export function sectionsOf(work: Lookup): { source: WorkRecord; sections: readonly WorkRecord[] }[] {
  const recordsOf = (parent: string | null, type: string) =>
    work.children(parent).flatMap((id) => {
      const record = work.get(id);
      return record?.type === type ? [record] : [];
    });
  return recordsOf(null, 'source').map((source) => ({ source, sections: recordsOf(source.id, 'section') }));
}

/** Name of a document, or heading of a section; empty where it has none. */
export function nameOf({ fields }: WorkRecord): string {
  const { name } = fields;
  return typeof name === 'string' ? name : '';
}
