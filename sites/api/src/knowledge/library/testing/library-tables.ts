import type { Database } from '../../../ground/database/database.types.ts';

/** Tables of the library without keys, runs and times, in a stable order: equal for equal contents. */
const queries: Readonly<Record<string, string>> = {
  document: `select tenant_id, id, family_id, version, source_type, source, title, language, publication_date, filing_date,
    priority_date, date, date_precision, licence, url, sha256, record_sha256 from document order by tenant_id, id`,
  version: `select d.id, v.version, v.title, v.text, v.sha256, v.parts from document_version v
    join document d on d.key = v.document_key order by d.id, v.version`,
  claim: `select d.id, c.number, c.depends_on, c.start_offset, c.end_offset from claim c
    join document d on d.key = c.document_key order by d.id, c.number`,
  reference: `select d.id, r.position, r.kind, r.identifier, r.category from reference r
    join document d on d.key = r.document_key order by d.id, r.position`,
  classification: `select d.id, c.position, c.scheme, c.code, c.is_first from classification c
    join document d on d.key = c.document_key order by d.id, c.position`,
  party: `select d.id, p.position, p.role, p.name, p.country from party p
    join document d on d.key = p.document_key order by d.id, p.position`,
  passage: `select document_id, version, family_id, start_offset, end_offset, kind, language, source_type, date from passage
    order by document_id, start_offset`,
  searched: `select document_id, version, start_offset, end_offset, text, tokens, length from search_passage
    order by document_id, start_offset`,
  totals: `select language, source_type, sum(documents)::integer as documents, sum(passages)::integer as passages
    from search_total group by 1, 2 order by 1, 2`,
  checkpoint: 'select file, fingerprint, byte_offset, record, is_done from import_checkpoint order by file',
  run: `select state, files, files_done, bytes_total, bytes_done, added, updated, unchanged, problems from import_run order by id`,
  problem: 'select file, record, byte_offset, code, message from import_problem order by file, record, byte_offset',
};

export async function readLibrary(database: Database): Promise<Record<string, unknown[]>> {
  const tables: Record<string, unknown[]> = {};
  for (const [name, query] of Object.entries(queries)) tables[name] = (await database.pool.query(query)).rows;
  return tables;
}
