import { type AreaSchema, migration } from '../../ground/database/migrations.ts';

/**
 * Organisations of the index, shared by all tenants. They are found by terms (the whole name, its words, pairs of East
 * Asian characters), the large ones through small indexes of their own; slips of the keyboard by the codes of words.
 */
export const companiesSchema: AreaSchema = {
  area: 'companies',
  migrations: {
    '0001_companies': migration(
      `create table company (
        id text primary key,
        name text not null,
        names jsonb not null default '[]',
        country text not null default '',
        country_en text,
        state text,
        city text,
        founded_date text,
        employee_number integer,
        employee_bucket smallint,
        entity_type text,
        ownership_type text,
        ans_category text,
        weight smallint not null,
        terms tsvector not null
      )`,
      'create index company_terms on company using gin (terms)',
      'create index company_terms_middle on company using gin (terms) where weight >= 4',
      'create index company_terms_large on company using gin (terms) where weight >= 7',
      'create index company_terms_largest on company using gin (terms) where weight >= 9',
      'create index company_largest on company (weight desc, id) where weight >= 9',
      'create table company_word (word text primary key, codes integer[] not null)',
      'create index company_word_codes on company_word using gin (codes)',
      `create table company_import (
        fingerprint text primary key,
        file text not null,
        byte_offset bigint not null default 0,
        line integer not null default 0,
        imported integer not null default 0,
        skipped integer not null default 0,
        is_done boolean not null default false,
        updated_at timestamptz not null default now()
      )`,
    ),
  },
};

/** Tiers of size in which companies are searched, the largest first; each has an index of its own. */
export const companyTiers = [9, 7, 4, 0] as const;

/** A name of an organisation besides the one it is registered under. */
export interface CompanyName {
  text: string;
  /** Language of the product in which it is called so; null for any. */
  locale: string | null;
}

export interface CompanyTables {
  company: {
    id: string;
    name: string;
    /** JSON text when written, parsed when read. */
    names: CompanyName[];
    country: string;
    country_en: string | null;
    state: string | null;
    city: string | null;
    founded_date: string | null;
    employee_number: number | null;
    employee_bucket: number | null;
    entity_type: string | null;
    ownership_type: string | null;
    ans_category: string | null;
    /** Popularity: 0 for an unknown size, else one more than the employee bucket. */
    weight: number;
    terms: string;
  };
  company_word: { word: string; codes: number[] };
  company_import: {
    fingerprint: string;
    file: string;
    byte_offset: number;
    line: number;
    imported: number;
    skipped: number;
    is_done: boolean;
    updated_at: Date;
  };
}
