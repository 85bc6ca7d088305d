import { type AreaMigration, type AreaSchema, migration } from '../../ground/database/migrations.ts';

/**
 * Passages as they are searched, with what filters compare, and totals by scope. Totals are appended by the statement
 * that changes passages, so that importers never wait for each other on a counter; the sum of the rows is the total.
 * Words and abbreviations are counted likewise, of shared texts under the empty tenant.
 * `search_sees` is the one rule of who sees which passage; PostgreSQL inlines it into each query.
 */
export const searchMigrations: Record<string, AreaMigration> = {
  '0002_search': migration(
    `create table search_passage (
      passage_id bigint primary key,
      tenant_id text,
      document_key bigint not null,
      document_id text not null,
      version integer not null,
      family_id text not null,
      start_offset integer not null,
      end_offset integer not null,
      kind text not null,
      language text not null,
      source_type text not null,
      date date,
      label text,
      section text,
      text text not null,
      tokens text not null,
      length integer not null
    )`,
    'create index search_passage_document on search_passage (document_key)',
    'create index search_passage_tenant on search_passage (tenant_id) where tenant_id is not null',
    `create table search_posting (
      term text not null,
      passage_id bigint not null,
      frequency smallint not null,
      length integer not null,
      primary key (term, passage_id) include (frequency, length)
    )`,
    'create index search_posting_passage on search_posting (passage_id)',
    `create table search_embedding (
      passage_id bigint primary key,
      sequence bigserial not null,
      vector bytea not null,
      code bytea not null
    )`,
    'create index search_embedding_sequence on search_embedding (sequence)',
    `create table search_total (
      tenant_id text,
      language text not null,
      source_type text not null,
      documents integer not null,
      passages integer not null,
      embedded integer not null default 0,
      length bigint not null default 0
    )`,
    `create table search_index (
      name text primary key,
      tokenizer integer not null,
      settings text not null
    )`,
    `create table search_phrase (
      document_key bigint not null,
      tenant_id text,
      phrase text not null,
      text text not null,
      word smallint not null
    )`,
    'create index search_phrase_prefix on search_phrase (phrase text_pattern_ops)',
    'create index search_phrase_document on search_phrase (document_key)',
    `create table search_word (
      id bigserial primary key,
      tenant_id text not null,
      word text not null,
      stem text not null,
      initial text not null,
      length smallint not null,
      letters integer not null,
      count integer not null
    )`,
    'create index search_word_stem on search_word (stem)',
    'create index search_word_shape on search_word (initial, length)',
    `create table search_abbreviation (
      id bigserial primary key,
      tenant_id text not null,
      short text not null,
      long text not null,
      count integer not null
    )`,
    'create index search_abbreviation_short on search_abbreviation (short)',
    `create table search_lease (
      name text primary key,
      holder text not null,
      until timestamptz not null
    )`,
    `create function search_total_added() returns trigger language plpgsql as $$ begin
      insert into search_total (tenant_id, language, source_type, documents, passages, length)
      select tenant_id, language, source_type, count(distinct document_key), count(*), sum(length)
      from added group by tenant_id, language, source_type;
      return null;
    end $$`,
    `create function search_total_removed() returns trigger language plpgsql as $$ begin
      insert into search_total (tenant_id, language, source_type, documents, passages, embedded, length)
      select r.tenant_id, r.language, r.source_type, -count(distinct r.document_key), -count(*), -count(e.passage_id),
        -sum(r.length)
      from removed r left join search_embedding e on e.passage_id = r.passage_id
      group by r.tenant_id, r.language, r.source_type;
      delete from search_embedding using removed where search_embedding.passage_id = removed.passage_id;
      return null;
    end $$`,
    `create function search_sees(
      row_tenant text, row_source text, row_date date, row_language text, row_document bigint,
      tenant text, sources text[], since date, until date, languages text[], documents bigint[]
    ) returns boolean language sql immutable as $$
      select (row_tenant is null or row_tenant = tenant)
        and (sources is null or row_source = any(sources))
        and (since is null or row_date >= since)
        and (until is null or row_date <= until)
        and (languages is null or split_part(row_language, '-', 1) = any(languages))
        and (documents is null or row_document = any(documents))
    $$`,
    `create function search_total_embedded() returns trigger language plpgsql as $$ begin
      insert into search_total (tenant_id, language, source_type, documents, passages, embedded)
      select p.tenant_id, p.language, p.source_type, 0, 0, count(*)
      from added join search_passage p on p.passage_id = added.passage_id
      group by p.tenant_id, p.language, p.source_type;
      return null;
    end $$`,
    `create trigger search_total_embedded after insert on search_embedding
      referencing new table as added for each statement execute function search_total_embedded()`,
    `create trigger search_total_added after insert on search_passage
      referencing new table as added for each statement execute function search_total_added()`,
    `create trigger search_total_removed after delete on search_passage
      referencing old table as removed for each statement execute function search_total_removed()`,
  ),
  '0003_search_sentences': migration(
    `create table search_sentence (
      digest uuid not null,
      passage_id bigint not null,
      vector bytea not null,
      primary key (digest, passage_id)
    )`,
    'create index search_sentence_passage on search_sentence (passage_id)',
    `create function search_sentence_removed() returns trigger language plpgsql as $$ begin
      delete from search_sentence using removed where search_sentence.passage_id = removed.passage_id;
      return null;
    end $$`,
    `create trigger search_sentence_removed after delete on search_passage
      referencing old table as removed for each statement execute function search_sentence_removed()`,
  ),
  /**
   * Frequencies of words are counted over what a tenant sees, so postings say whose they are and each tenant has an index
   * of its own. The strategies make what is dropped here again.
   */
  '0004_tenant_statistics': migration(
    'drop trigger if exists search_posting_added on search_passage',
    'drop trigger if exists search_posting_removed on search_passage',
    'drop function if exists search_posting_added()',
    'drop function if exists search_posting_removed()',
    'drop function if exists search_rank(text, text, text[], date, date, text[], bigint[], integer)',
    'drop index if exists search_passage_bm25',
    'truncate search_posting',
    'alter table search_posting add column tenant_id text, drop constraint search_posting_pkey',
    `alter table search_posting add constraint search_posting_pkey
      primary key (term, passage_id) include (frequency, length, tenant_id)`,
  ),
};

/**
 * What is searched is made from the library again (`rebuildPassages`). Embeddings of passages are kept, they take hours;
 * those of sentences are several times their size, and answers do without them until they are made again.
 */
export const searchSchema: AreaSchema = {
  area: 'search',
  owners: {
    search_passage: 'tenant or everybody',
    search_posting: 'tenant or everybody',
    search_phrase: 'tenant or everybody',
    search_total: 'tenant or everybody',
    search_word: 'tenant or everybody',
    search_abbreviation: 'tenant or everybody',
  },
  migrations: searchMigrations,
  derived: [
    'search_passage',
    'search_posting',
    'search_phrase',
    'search_word',
    'search_abbreviation',
    'search_total',
    'search_lease',
    'search_sentence',
  ],
};
