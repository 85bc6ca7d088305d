import { randomUUID } from 'node:crypto';
import { type Kysely, sql, type Transaction } from 'kysely';
import type { Subject } from '../../ground/erasure/erasure-keys.ts';
import type { SealedFiles } from '../../ground/files/sealed-files.ts';
import type { LibraryTables } from '../documents/library.tables.ts';

/** An original whose bytes lie in the store and which no document has yet. */
export interface KeptOriginal {
  documentId: string;
  fileId: string;
  bytes: number;
}

/** Bytes that no document took are removed after this time: an import may stop, and its batch be refused. */
const keptUntaken = '1 day';

/** The files that documents were read from, as they were: bytes in the store of files, rows that tie them to documents. */
export function createOriginals(db: Kysely<LibraryTables>, files: SealedFiles, limit: number) {
  /** A database that was restored names files that its store may not have: the same file again brings the bytes. */
  async function mend(tenantId: string | null, fileId: string, bytes: Uint8Array): Promise<void> {
    const found = await files.open(fileId);
    if (found) await found.stream.cancel();
    else await files.write(fileId, inOnePiece(bytes), subjectsOf(tenantId));
  }

  return {
    /** Most that the originals of one library may take together, in bytes; 0 where none is kept. */
    limit,

    /**
     * Puts the bytes of a document's file into the store, before the document is stored.
     *
     * @param tenantId Null is the shared library of the installation.
     * @returns undefined where the document has its original, or none is kept; `full` when there is no room for it.
     */
    async keep(
      tenantId: string | null,
      documentId: string,
      bytes: Uint8Array,
    ): Promise<KeptOriginal | 'full' | undefined> {
      if (limit === 0) return undefined;
      const held = await originalOf(db, tenantId, documentId);
      if (held !== undefined) {
        await mend(tenantId, held, bytes);
        return undefined;
      }
      if ((await bytesHeld(db, tenantId)) + bytes.byteLength > limit) return 'full';
      const fileId = randomUUID();
      await sql`insert into document_original_left (id, at) values (${fileId}, now() + ${sql.lit(keptUntaken)}::interval)`.execute(
        db,
      );
      await files.write(fileId, inOnePiece(bytes), subjectsOf(tenantId));
      return { documentId, fileId, bytes: bytes.byteLength };
    },

    /**
     * Gives kept originals to their documents, in the transaction that stored these and under the lock of their scope.
     *
     * @returns those for which there is no room any more
     */
    async take<Kept extends KeptOriginal>(
      transaction: Transaction<LibraryTables>,
      tenantId: string | null,
      kept: readonly Kept[],
    ): Promise<Kept[]> {
      if (kept.length === 0) return [];
      let held = await bytesHeld(transaction, tenantId);
      const within = kept.filter(({ bytes }) => {
        if (held + bytes > limit) return false;
        held += bytes;
        return true;
      });
      await sql`
        with taken as (
          insert into document_original (document_key, file_id, bytes)
          select d.key, r."fileId", r.bytes
          from json_to_recordset(${JSON.stringify(within)}::json) as r ("documentId" text, "fileId" text, bytes bigint)
          join document d on d.id = r."documentId" and d.tenant_id is not distinct from ${tenantId}::text
          on conflict (document_key) do nothing
          returning file_id
        )
        delete from document_original_left where id in (select file_id from taken)`.execute(transaction);
      return kept.filter((original) => !within.includes(original));
    },

    /**
     * The original of a document that a tenant may read: of its own one before the shared one of the same id.
     *
     * @param tenantId Null reads the shared library only.
     */
    async open(tenantId: string | null, documentId: string) {
      const { rows } = await sql<{ title: string; fileId: string | null }>`
        select d.title, o.file_id as "fileId" from document d left join document_original o on o.document_key = d.key
        where d.id = ${documentId} and (d.tenant_id is null or d.tenant_id = ${tenantId}::text)
        order by d.tenant_id nulls last
        limit 1`.execute(db);
      const [row] = rows;
      if (row === undefined || row.fileId === null) return undefined;
      const { title, fileId } = row;
      return { title, fileId, read: () => files.open(fileId) };
    },
  };
}

export type Originals = ReturnType<typeof createOriginals>;

async function originalOf(
  db: Kysely<LibraryTables>,
  tenantId: string | null,
  documentId: string,
): Promise<string | undefined> {
  const found = await db
    .selectFrom('document_original')
    .innerJoin('document', 'document.key', 'document_original.document_key')
    .select('document_original.file_id')
    .where(sql<boolean>`document.tenant_id is not distinct from ${tenantId}::text`)
    .where('document.id', '=', documentId)
    .executeTakeFirst();
  return found?.file_id;
}

async function bytesHeld(db: Kysely<LibraryTables>, tenantId: string | null): Promise<number> {
  const { rows } = await sql<{ held: number | string }>`
    select coalesce(sum(o.bytes), 0) as held from document_original o join document d on d.key = o.document_key
    where d.tenant_id is not distinct from ${tenantId}::text`.execute(db);
  return Number(rows[0]?.held ?? 0);
}

/** The shared library is everybody's. */
const subjectsOf = (tenantId: string | null): Subject[] =>
  tenantId === null ? [] : [{ kind: 'tenant', id: tenantId }];

async function* inOnePiece(bytes: Uint8Array): AsyncGenerator<Uint8Array> {
  yield bytes;
}
