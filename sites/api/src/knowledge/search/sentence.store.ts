import type { RankedPassage } from '@assay/domain';
import { comparedTextsVersion } from '@assay/engines/answering';
import { packVector, textDigest, unpackVector } from '@assay/engines/retrieval';
import { sql } from 'kysely';
import type { Database } from '../../ground/database/database.types.ts';
import { vectorsOf } from './rank-passages.ts';
import { readPassages } from './read-passages.ts';

/** A passage whose sentences have no vectors yet, as the engine of answers reads it. */
export interface PendingSentences {
  id: number;
  passage: RankedPassage;
}

/**
 * Vectors of the texts that questions are compared with, beside the passages they are from. They are found by their text,
 * of which only a digest is kept: whoever has the text has the vector.
 */
export function createSentenceStore(database: Database) {
  const db = database.tables<unknown>();
  return {
    /** Drops vectors of another model, or of texts that were cut otherwise. */
    async useModel(name: string): Promise<void> {
      await db.transaction().execute(async (transaction) => {
        const { rows } = await sql<{ tokenizer: number; settings: string }>`
          select tokenizer, settings from search_index where name = 'sentence' for update`.execute(transaction);
        if (rows[0]?.settings === name && rows[0].tokenizer === comparedTextsVersion) return;
        await sql`truncate search_sentence`.execute(transaction);
        await sql`insert into search_index (name, tokenizer, settings) values ('sentence', ${comparedTextsVersion}, ${name})
          on conflict (name) do update set tokenizer = excluded.tokenizer, settings = excluded.settings`.execute(
          transaction,
        );
      });
    },

    /** Passages without vectors of their sentences behind the one named, in the order of their ids. */
    async pending(after: number, languages: readonly string[], count: number): Promise<PendingSentences[]> {
      const all = languages.includes('*');
      const { rows } = await sql<{ id: number }>`
        select p.passage_id as id from search_passage p
        where p.passage_id > ${after} and (${all} or split_part(p.language, '-', 1) = any(${[...languages]}::text[]))
          and not exists (select from search_sentence s where s.passage_id = p.passage_id)
        order by p.passage_id limit ${count}`.execute(db);
      const found = await readPassages(
        database,
        rows.map(({ id }) => id),
      );
      return rows.flatMap(({ id }) => {
        const passage = found.get(id);
        if (passage === undefined) return [];
        const { documentId: document, ...rest } = passage;
        return { id, passage: { ...rest, document, score: 0 } };
      });
    },

    /** Stores vectors of the texts of passages; a passage that went away meanwhile is left out. */
    async add(rows: readonly { id: number; text: string; vector: Float32Array }[]): Promise<void> {
      const values = rows.map(({ id, text, vector }) => [
        textDigest(text),
        id,
        Buffer.from(packVector(vector)).toString('hex'),
      ]);
      await sql`
        insert into search_sentence (digest, passage_id, vector)
        select (r->>0)::uuid, (r->>1)::bigint, decode(r->>2, 'hex')
        from json_array_elements(${JSON.stringify(values)}::json) as r
        where exists (select from search_passage p where p.passage_id = (r->>1)::bigint)
        on conflict do nothing`.execute(db);
    },

    /** Vectors of those texts that have one, in one row as passages come. */
    async find(texts: readonly string[]): Promise<Map<string, Float32Array>> {
      const { rows } = await sql<{ places: string | null; vectors: Uint8Array | null }>`
        select string_agg(place::text, ' ') as places, string_agg(vector, ''::bytea) as vectors
        from (
          select distinct on (w.place) w.place, s.vector
          from unnest(${texts.map(textDigest)}::uuid[]) with ordinality as w (digest, place)
            join search_sentence s on s.digest = w.digest
          order by w.place
        ) found`.execute(db);
      const places = rows[0]?.places?.split(' ') ?? [];
      const vectors = vectorsOf('1'.repeat(places.length), rows[0]?.vectors);
      return new Map(
        places.map((place, at) => [texts[Number(place) - 1] as string, unpackVector(vectors[at] as Uint8Array)]),
      );
    },
  };
}

export type SentenceStore = ReturnType<typeof createSentenceStore>;
