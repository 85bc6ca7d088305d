import { type AreaMigration, type AreaSchema, migration } from '../../ground/database/migrations.ts';

/**
 * Tables of the library. A document belongs to a tenant, or to everybody when `tenant_id` is null. `key` is the internal
 * identity; `id` is the publication id that citations carry, unique per scope.
 */
const migrations: Record<string, AreaMigration> = {
  '0001_library': migration(
    `create table family_member (
    publication_id text primary key,
    family_id text not null
  )`,
    `create index family_member_family on family_member (family_id)`,
    `create table document (
    key bigserial primary key,
    tenant_id text,
    id text not null,
    family_id text not null,
    version integer not null,
    source_type text not null,
    source text not null,
    title text not null,
    language text not null,
    publication_date date,
    filing_date date,
    priority_date date,
    /** First of publication, priority and filing that is known: what a date filter compares. */
    date date,
    licence text not null,
    url text,
    sha256 text not null,
    record_sha256 text not null,
    /** Of the record as it stands in its source; of the last piece when it came in pieces. */
    blob_sha256 text,
    import_run_id bigint,
    imported_at timestamptz not null default now()
  )`,
    `create unique index document_scope_id on document (tenant_id, id) nulls not distinct`,
    `create index document_family on document (family_id)`,
    `create index document_source on document (source, id)`,
    `create table document_version (
    document_key bigint not null references document (key) on delete cascade,
    version integer not null,
    title text not null,
    text text not null,
    sha256 text not null,
    parts jsonb not null,
    created_at timestamptz not null default now(),
    primary key (document_key, version)
  )`,
    `create table claim (
    document_key bigint not null references document (key) on delete cascade,
    number integer not null,
    depends_on integer[] not null,
    start_offset integer not null,
    end_offset integer not null,
    primary key (document_key, number)
  )`,
    `create table reference (
    document_key bigint not null references document (key) on delete cascade,
    position integer not null,
    kind text not null,
    identifier text not null,
    category text,
    primary key (document_key, position)
  )`,
    `create index reference_identifier on reference (identifier) where kind = 'patent'`,
    `create table classification (
    document_key bigint not null references document (key) on delete cascade,
    position integer not null,
    scheme text not null,
    code text not null,
    is_first boolean not null,
    primary key (document_key, position)
  )`,
    `create index classification_code on classification (code text_pattern_ops)`,
    `create table party (
    document_key bigint not null references document (key) on delete cascade,
    position integer not null,
    role text not null,
    name text not null,
    country text,
    primary key (document_key, position)
  )`,
    `create index party_name on party (lower(name) text_pattern_ops)`,
    `create table passage (
    id bigserial primary key,
    tenant_id text,
    document_key bigint not null references document (key) on delete cascade,
    document_id text not null,
    version integer not null,
    family_id text not null,
    start_offset integer not null,
    end_offset integer not null,
    kind text not null,
    language text not null,
    source_type text not null,
    date date
  )`,
    `create index passage_document on passage (document_key)`,
    `create table import_run (
    id bigserial primary key,
    tenant_id text,
    requested_by text,
    paths jsonb not null,
    state text not null,
    started_at timestamptz not null default now(),
    finished_at timestamptz,
    message text,
    files integer not null default 0,
    files_done integer not null default 0,
    bytes_total bigint not null default 0,
    bytes_done bigint not null default 0,
    added integer not null default 0,
    updated integer not null default 0,
    unchanged integer not null default 0,
    problems integer not null default 0
  )`,
    `create table import_problem (
    run_id bigint not null references import_run (id) on delete cascade,
    file text not null,
    record integer not null,
    byte_offset bigint not null,
    code text not null,
    message text not null,
    primary key (run_id, file, record, byte_offset, code)
  )`,
    `create table import_checkpoint (
    tenant_id text,
    file text not null,
    fingerprint text not null,
    byte_offset bigint not null,
    record integer not null,
    is_done boolean not null,
    run_id bigint not null,
    updated_at timestamptz not null default now()
  )`,
    `create unique index import_checkpoint_file on import_checkpoint (tenant_id, file) nulls not distinct`,
  ),
  /** Problems written before are told as they were, in English. */
  '0002_import_reasons': migration(
    `alter table import_problem add column reason text, add column details jsonb not null default '{}'`,
    `update import_problem set reason = 'recordUnreadable', details = jsonb_build_object('detail', message)`,
    `alter table import_problem alter column reason set not null`,
  ),
  '0003_newest': migration(`create index document_newest on document (tenant_id, key)`),
  /** Of dates that name no day: null for the others, and for what was imported before. */
  '0004_date_precision': migration(`alter table document add column date_precision jsonb`),
  // However a row goes, with its document, its tenant or by hand: its bytes in the store are still to be removed.
  '0005_originals': migration(
    `create table document_original (
    document_key bigint primary key references document (key) on delete cascade,
    file_id text not null unique,
    bytes bigint not null,
    kept_at timestamptz not null default now()
  )`,
    `create table document_original_left (id text primary key, at timestamptz not null default now())`,
    `create function note_document_original_left() returns trigger language plpgsql as $$
      begin
        insert into document_original_left (id) values (old.file_id) on conflict do nothing;
        return null;
      end
    $$`,
    `create trigger document_original_left after delete on document_original
      for each row execute function note_document_original_left()`,
  ),
  /** Imports from paths are the operator's alone, whatever tenant they are for; so uploads are told from them. */
  '0006_uploads': migration(
    `alter table import_run add column is_upload boolean not null default false,
      /** That wait for their import. */
      add column upload_bytes bigint not null default 0`,
    `update import_run set is_upload = true where tenant_id is not null and paths->>0 like '%/imports/uploads/%'`,
  ),
  /**
   * What a tenant's files tell of families is the tenant's. Of what was told before only that is kept which a document
   * of the same scope says too.
   */
  '0007_family_owners': migration(
    `alter table family_member add column tenant_id text, drop constraint family_member_pkey`,
    `create temporary table family_told on commit drop as
      select d.tenant_id, d.id as publication_id, d.family_id from document d
      where exists (select from family_member m where m.publication_id = d.id and m.family_id = d.family_id)`,
    `delete from family_member`,
    `insert into family_member (tenant_id, publication_id, family_id) select tenant_id, publication_id, family_id from family_told`,
    `create unique index family_member_scope on family_member (tenant_id, publication_id) nulls not distinct`,
  ),
};

export const librarySchema: AreaSchema = {
  area: 'library',
  migrations,
  owners: {
    document: 'tenant or everybody',
    document_version: { column: 'document_key', of: 'document', key: 'key' },
    document_original: { column: 'document_key', of: 'document', key: 'key' },
    claim: { column: 'document_key', of: 'document', key: 'key' },
    reference: { column: 'document_key', of: 'document', key: 'key' },
    classification: { column: 'document_key', of: 'document', key: 'key' },
    party: { column: 'document_key', of: 'document', key: 'key' },
    passage: 'tenant or everybody',
    family_member: 'tenant or everybody',
    import_run: 'tenant',
    import_problem: { column: 'run_id', of: 'import_run', key: 'id' },
    import_checkpoint: 'tenant or everybody',
  },
};
