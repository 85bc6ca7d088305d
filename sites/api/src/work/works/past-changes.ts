import { EditRefused, type Needs, type PastChange, type RecordId } from '@assay/works';
import { type QueryExecutorProvider, sql } from 'kysely';

/** Most changes of one record that steps are brought over: who was away longer gets their words back. */
const mostBetween = 5_000;

type Past = PastChange & { readonly revision: number };

interface Row {
  id: string;
  revision: number;
  undoes: string | null;
  patches: string;
  inverse: string | null;
}

/** Changes of records of a work, as far as the edits of one call need them; each is read once. */
export function createPastChanges(db: QueryExecutorProvider, work: string) {
  const held = new Map<RecordId, { after: number; changes: Past[] }>();

  async function read(record: RecordId, after: number): Promise<Past[]> {
    // What a removal took away stands in its inverse; of other changes that is not needed.
    const { rows } = await sql<Row>`
      select id, revision, undoes, patches, case when strpos(patches, '"op":"remove"') > 0 then inverse end as inverse
      from work_change
      where work_id = ${work} and revision > ${after} and strpos(patches, ${JSON.stringify(record)}) > 0
      order by revision limit ${mostBetween + 1}
    `.execute(db);
    if (rows.length > mostBetween) throw new EditRefused('changedSince', { record });
    return rows.map(({ id, revision, undoes, patches, inverse }) => ({
      id,
      revision,
      patches: JSON.parse(patches),
      inverse: JSON.parse(inverse ?? '[]'),
      ...(undoes !== null && { undoes }),
    }));
  }

  return {
    /** @throws EditRefused where too much has happened since */
    async load(since: Needs['since']): Promise<void> {
      for (const { record, revision } of since) {
        const known = held.get(record);
        if (!known || known.after > revision)
          held.set(record, { after: revision, changes: await read(record, revision) });
      }
    },
    /** What has been done meanwhile in the same call. */
    add(change: Past): void {
      for (const { changes } of held.values()) changes.push(change);
    },
    /** Of those that are loaded. */
    since: (revision: number, record: RecordId): readonly Past[] =>
      held.get(record)?.changes.filter((change) => change.revision > revision) ?? [],
    /** The same of several records, in their order. */
    sinceAll(needed: Needs['since']): readonly Past[] {
      const found = new Map<number, Past>();
      for (const { record, revision } of needed) {
        for (const change of this.since(revision, record)) found.set(change.revision, change);
      }
      return [...found.values()].sort((a, b) => a.revision - b.revision);
    },
  };
}

export type PastChanges = ReturnType<typeof createPastChanges>;
