import type { Publication } from '@assay/domain';
import { sql, type Transaction } from 'kysely';
import type { LibraryTables } from '../documents/library.tables.ts';
import type { PassageIndex } from '../search/passage-index.types.ts';
import type { PassageRow } from '../search/search.types.ts';
import type { PreparedPublication } from './prepared-publication.ts';

export interface StoredCounts {
  added: number;
  updated: number;
  unchanged: number;
}

export interface StoreOptions {
  /** Null stores into the shared library of the installation. */
  tenantId: string | null;
  runId: number | null;
  index: PassageIndex;
}

interface Change {
  prepared: PreparedPublication;
  key: number;
  version: number;
  isNew: boolean;
  isNewText: boolean;
}

/**
 * Stores publications, one statement per table for the whole batch. The same record changes nothing; another text makes
 * the next version, and passages always belong to the newest one. The last of two records with one id wins.
 */
export async function storePublications(
  transaction: Transaction<LibraryTables>,
  batch: readonly PreparedPublication[],
  options: StoreOptions,
): Promise<StoredCounts> {
  const latest = new Map(batch.map((prepared) => [prepared.publication.id, prepared]));
  if (latest.size === 0) return { added: 0, updated: 0, unchanged: 0 };
  await adoptFamilies(transaction, [...latest.values()], options.tenantId);
  const existing = await transaction
    .selectFrom('document')
    .select(['key', 'id', 'version', 'sha256', 'record_sha256', 'family_id'])
    .where(sql<boolean>`tenant_id is not distinct from ${options.tenantId}`)
    .where(sql<boolean>`id = any(${[...latest.keys()]}::text[])`)
    .forUpdate()
    .execute();
  const known = new Map(existing.map((row) => [row.id, row]));
  const changed = [...latest.values()].filter((prepared) => {
    const row = known.get(prepared.publication.id);
    return (
      row === undefined ||
      row.record_sha256 !== prepared.recordSha256 ||
      row.family_id !== prepared.publication.familyId
    );
  });
  const fresh = changed.filter(({ publication }) => !known.has(publication.id));
  const keys = await nextKeys(transaction, 'document_key_seq', fresh.length);
  const changes = changed.map((prepared): Change => {
    const row = known.get(prepared.publication.id);
    if (row === undefined) return { prepared, key: keys.pop() as number, version: 1, isNew: true, isNewText: true };
    const isNewText = row.sha256 !== prepared.sha256;
    return { prepared, key: row.key, version: row.version + (isNewText ? 1 : 0), isNew: false, isNewText };
  });
  if (changes.length > 0) await writeChanges(transaction, changes, options);
  return { added: fresh.length, updated: changed.length - fresh.length, unchanged: batch.length - changed.length };
}

async function writeChanges(
  transaction: Transaction<LibraryTables>,
  changes: readonly Change[],
  options: StoreOptions,
): Promise<void> {
  const old = changes.filter(({ isNew }) => !isNew).map(({ key }) => key);
  if (old.length > 0) {
    await options.index.remove(transaction, old);
    for (const table of ['passage', 'claim', 'reference', 'classification', 'party'] as const) {
      await sql`delete from ${sql.table(table)} where document_key = any(${old}::bigint[])`.execute(transaction);
    }
  }
  await writeDocuments(transaction, changes, options);
  await writeVersions(
    transaction,
    changes.filter(({ isNewText }) => isNewText),
  );
  await writeParticulars(transaction, changes);
  await writePassages(transaction, changes, options);
}

async function writeDocuments(
  transaction: Transaction<LibraryTables>,
  changes: readonly Change[],
  { tenantId, runId }: StoreOptions,
): Promise<void> {
  const rows = changes.map(({ prepared: { publication, sha256, recordSha256, blobSha256 }, key, version }) => ({
    key,
    id: publication.id,
    family_id: publication.familyId,
    version,
    source_type: publication.sourceType,
    source: publication.source,
    title: publication.title,
    language: publication.language,
    publication_date: publication.dates.publication,
    filing_date: publication.dates.filing,
    priority_date: publication.dates.priority,
    date: dateOf(publication),
    date_precision: publication.dates.precision,
    licence: publication.licence,
    url: publication.url,
    sha256,
    record_sha256: recordSha256,
    blob_sha256: blobSha256,
  }));
  await sql`
    insert into document (key, tenant_id, id, family_id, version, source_type, source, title, language, publication_date,
      filing_date, priority_date, date, date_precision, licence, url, sha256, record_sha256, blob_sha256, import_run_id)
    select key, ${tenantId}::text, id, family_id, version, source_type, source, title, language, publication_date,
      filing_date, priority_date, date, date_precision, licence, url, sha256, record_sha256, blob_sha256, ${runId}::bigint
    from json_to_recordset(${JSON.stringify(rows)}::json) as r (key bigint, id text, family_id text, version integer,
      source_type text, source text, title text, language text, publication_date date, filing_date date,
      priority_date date, date date, date_precision jsonb, licence text, url text, sha256 text, record_sha256 text, blob_sha256 text)
    on conflict (key) do update set family_id = excluded.family_id, version = excluded.version,
      source_type = excluded.source_type, source = excluded.source, title = excluded.title, language = excluded.language,
      publication_date = excluded.publication_date, filing_date = excluded.filing_date,
      priority_date = excluded.priority_date, date = excluded.date, date_precision = excluded.date_precision, licence = excluded.licence, url = excluded.url,
      sha256 = excluded.sha256, record_sha256 = excluded.record_sha256, blob_sha256 = excluded.blob_sha256, import_run_id = excluded.import_run_id,
      imported_at = now()`.execute(transaction);
}

async function writeVersions(transaction: Transaction<LibraryTables>, changes: readonly Change[]): Promise<void> {
  if (changes.length === 0) return;
  const rows = changes.map(({ prepared: { publication, text, sha256, parts }, key, version }) => ({
    key,
    version,
    title: publication.title,
    text,
    sha256,
    parts,
  }));
  await sql`
    insert into document_version (document_key, version, title, text, sha256, parts)
    select key, version, title, text, sha256, parts
    from json_to_recordset(${JSON.stringify(rows)}::json) as r (key bigint, version integer, title text, text text, sha256 text, parts jsonb)`.execute(
    transaction,
  );
}

/** Claims, references, classes and parties of the changed documents. */
async function writeParticulars(transaction: Transaction<LibraryTables>, changes: readonly Change[]): Promise<void> {
  const claims = changes.flatMap(({ prepared: { publication, parts }, key }) => {
    const spans = parts.filter(({ kind }) => kind === 'claim');
    const written = new Map(
      publication.claims
        .filter(({ text }) => text.trim() !== '')
        .map((claim, index) => [claim.number, { claim, span: spans[index] }]),
    );
    return [...written.values()].map(({ claim, span }) => ({
      key,
      number: claim.number,
      depends_on: claim.dependsOn,
      start: span?.start,
      end: span?.end,
    }));
  });
  if (claims.length > 0) {
    await sql`
      insert into claim (document_key, number, depends_on, start_offset, end_offset)
      select key, number, array(select json_array_elements_text(depends_on)::integer), "start", "end"
      from json_to_recordset(${JSON.stringify(claims)}::json) as r (key bigint, number integer, depends_on json, "start" integer, "end" integer)`.execute(
      transaction,
    );
  }
  const references = changes.flatMap(({ prepared, key }) =>
    prepared.publication.references.map((reference, position) => ({ key, position, ...reference })),
  );
  if (references.length > 0) {
    await sql`
      insert into reference (document_key, position, kind, identifier, category)
      select key, position, kind, identifier, category
      from json_to_recordset(${JSON.stringify(references)}::json) as r (key bigint, position integer, kind text, identifier text, category text)`.execute(
      transaction,
    );
  }
  const classes = changes.flatMap(({ prepared, key }) =>
    prepared.publication.classes.map((code, position) => ({ key, position, first: false, ...code })),
  );
  if (classes.length > 0) {
    await sql`
      insert into classification (document_key, position, scheme, code, is_first)
      select key, position, scheme, code, first
      from json_to_recordset(${JSON.stringify(classes)}::json) as r (key bigint, position integer, scheme text, code text, first boolean)`.execute(
      transaction,
    );
  }
  const parties = changes.flatMap(({ prepared, key }) =>
    prepared.publication.parties.map((party, position) => ({ key, position, ...party })),
  );
  if (parties.length > 0) {
    await sql`
      insert into party (document_key, position, role, name, country)
      select key, position, role, name, country
      from json_to_recordset(${JSON.stringify(parties)}::json) as r (key bigint, position integer, role text, name text, country text)`.execute(
      transaction,
    );
  }
}

async function writePassages(
  transaction: Transaction<LibraryTables>,
  changes: readonly Change[],
  { tenantId, index }: StoreOptions,
): Promise<void> {
  const count = changes.reduce((sum, { prepared }) => sum + prepared.passages.length, 0);
  if (count === 0) return;
  const ids = await nextKeys(transaction, 'passage_id_seq', count);
  let next = 0;
  const passages = changes.flatMap(({ prepared: { publication, passages }, key, version }) => {
    const date = dateOf(publication);
    return passages.map(
      ({ part, ...passage }): PassageRow => ({
        ...passage,
        id: ids[next++] as number,
        tenantId,
        documentKey: key,
        documentId: publication.id,
        familyId: publication.familyId,
        version,
        title: publication.title,
        label: part.label,
        section: part.section,
        language: publication.language,
        sourceType: publication.sourceType,
        date,
      }),
    );
  });
  const rows = passages.map(({ id, documentKey, start, end, kind }) => [id, documentKey, start, end, kind]);
  await sql`
    insert into passage (id, tenant_id, document_key, document_id, version, family_id, start_offset, end_offset, kind, language, source_type, date)
    select (r->>0)::bigint, d.tenant_id, d.key, d.id, d.version, d.family_id, (r->>2)::integer, (r->>3)::integer, r->>4, d.language, d.source_type, d.date
    from json_array_elements(${JSON.stringify(rows)}::json) as r join document d on d.key = (r->>1)::bigint`.execute(
    transaction,
  );
  await index.add(transaction, passages);
}

/**
 * Families that another source told of (an OPS family reply) hold for publications that came without one: those of the
 * same scope, and for a tenant the shared ones behind its own.
 */
async function adoptFamilies(
  transaction: Transaction<LibraryTables>,
  batch: readonly PreparedPublication[],
  tenantId: string | null,
): Promise<void> {
  const orphans = batch.filter(({ publication }) => publication.sourceType === 'patent');
  if (orphans.length === 0) return;
  const rows = await transaction
    .selectFrom('family_member')
    .select(['publication_id', 'family_id'])
    .where(sql<boolean>`publication_id = any(${orphans.map(({ publication }) => publication.id)}::text[])`)
    .where(sql<boolean>`(tenant_id is null or tenant_id = ${tenantId}::text)`)
    // The later one of a map holds.
    .orderBy(sql`tenant_id nulls first`)
    .execute();
  const families = new Map(rows.map((row) => [row.publication_id, row.family_id]));
  for (const prepared of orphans) {
    const familyId = families.get(prepared.publication.id);
    if (familyId !== undefined) prepared.publication = { ...prepared.publication, familyId };
  }
}

async function nextKeys(
  transaction: Transaction<LibraryTables>,
  sequence: 'document_key_seq' | 'passage_id_seq',
  count: number,
): Promise<number[]> {
  if (count === 0) return [];
  const { rows } = await sql<{
    key: number;
  }>`select nextval(${sql.lit(sequence)})::bigint as key from generate_series(1, ${count}::integer)`.execute(
    transaction,
  );
  return rows.map(({ key }) => key);
}

/** The date that filters compare: publication, else priority, else filing. */
function dateOf({ dates }: Publication): string | undefined {
  return dates.publication ?? dates.priority ?? dates.filing;
}
