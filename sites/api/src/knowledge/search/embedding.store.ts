import { packVector, signCode, unpackVector } from '@assay/engines/retrieval';
import { sql } from 'kysely';
import type { Database } from '../../ground/database/database.types.ts';

export interface PendingPassage {
  id: number;
  /** Title and passage, as the model reads it. */
  text: string;
}

/** Rows of embeddings: what is still to be made, and what was made. */
export function createEmbeddingStore(database: Database) {
  const db = database.tables<unknown>();
  return {
    /** Drops embeddings of another model; vectors of two models are not comparable. */
    async useModel(name: string): Promise<void> {
      await db.transaction().execute(async (transaction) => {
        const { rows } = await sql<{ settings: string }>`
          select settings from search_index where name = 'embedding' for update`.execute(transaction);
        if (rows[0]?.settings === name) return;
        if (rows.length > 0) {
          await sql`truncate search_embedding`.execute(transaction);
          await sql`update search_total set embedded = 0 where embedded <> 0`.execute(transaction);
        }
        await sql`insert into search_index (name, tokenizer, settings) values ('embedding', 0, ${name})
          on conflict (name) do update set settings = excluded.settings`.execute(transaction);
      });
    },

    /** Passages without an embedding behind the one named, in the order of their ids. */
    async pending(after: number, languages: readonly string[], count: number): Promise<PendingPassage[]> {
      const all = languages.includes('*');
      const { rows } = await sql<PendingPassage>`
        select p.passage_id as id, d.title || '. ' || p.text as text
        from search_passage p join document d on d.key = p.document_key
        where p.passage_id > ${after} and (${all} or split_part(p.language, '-', 1) = any(${[...languages]}::text[]))
          and not exists (select from search_embedding e where e.passage_id = p.passage_id)
        order by p.passage_id limit ${count}`.execute(db);
      return rows;
    },

    /** Stores vectors; a passage that went away meanwhile, or that another process was faster with, is left out. */
    async add(rows: readonly { id: number; vector: Float32Array }[]): Promise<void> {
      const values = rows.map(({ id, vector }) => {
        const packed = packVector(vector);
        // The code is that of the stored vector, whether it came packed or was made just now.
        return [id, hex(packed), hex(signCode(unpackVector(packed)))];
      });
      await sql`
        insert into search_embedding (passage_id, vector, code)
        select (r->>0)::bigint, decode(r->>1, 'hex'), decode(r->>2, 'hex')
        from json_array_elements(${JSON.stringify(values)}::json) as r
        where exists (select from search_passage p where p.passage_id = (r->>0)::bigint)
        on conflict (passage_id) do nothing`.execute(db);
    },

    /** Takes the lease on making embeddings, so that two processes do not make the same ones. */
    async lease(holder: string, seconds: number): Promise<boolean> {
      const { rows } = await sql`
        insert into search_lease as l (name, holder, until) values ('embedding', ${holder}, now() + make_interval(secs => ${seconds}))
        on conflict (name) do update set holder = excluded.holder, until = excluded.until
        where l.holder = excluded.holder or l.until < now()
        returning holder`.execute(db);
      return rows.length > 0;
    },

    async release(holder: string): Promise<void> {
      await sql`delete from search_lease where name = 'embedding' and holder = ${holder}`.execute(db);
    },
  };
}

export type EmbeddingStore = ReturnType<typeof createEmbeddingStore>;

function hex(bytes: Uint8Array): string {
  return Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString('hex');
}
