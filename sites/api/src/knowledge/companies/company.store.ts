import { slipCodes, slipFrom } from '@assay/domain';
import { type Kysely, type Selectable, sql } from 'kysely';
import type { CompanyTables } from './companies.migrations.ts';
import type { NewCompany } from './company-record.ts';

export type CompanyRow = Omit<Selectable<CompanyTables['company']>, 'terms'>;

export const companyFacts = [
  'id',
  'name',
  'names',
  'country',
  'country_en',
  'state',
  'city',
  'founded_date',
  'employee_number',
  'employee_bucket',
  'entity_type',
  'ownership_type',
  'ans_category',
  'weight',
] as const satisfies readonly (keyof CompanyRow)[];

/** Words kept in mind as stored already; an import of any size holds no more. */
const mostKnownWords = 200_000;

/** Rows of the companies. */
export function createCompanyStore(db: Kysely<CompanyTables>) {
  return {
    async find(id: string): Promise<CompanyRow | undefined> {
      return db.selectFrom('company').select(companyFacts).where('id', '=', id).executeTakeFirst();
    },
    async largest(count: number): Promise<CompanyRow[]> {
      return db
        .selectFrom('company')
        .select(companyFacts)
        .where(sql<boolean>`weight >= 9`)
        .orderBy('weight', 'desc')
        .orderBy('id')
        .limit(count)
        .execute();
    },
  };
}

/** Writes companies; one that is there already is replaced. Words that this writer stored before are not sent again. */
export function createCompanyWriter() {
  let known = new Set<string>();
  return async (db: Kysely<CompanyTables>, companies: readonly NewCompany[]): Promise<void> => {
    const last = [...new Map(companies.map((company) => [company.row.id, company])).values()];
    const rows = last.map(({ row, terms }) => ({ ...row, terms: terms.map((term) => `'${term}'`).join(' ') }));
    await sql`
      insert into company (${sql.join(companyFacts.map((column) => sql.ref(column)))}, terms)
      select ${sql.join(companyFacts.map((column) => sql.ref(`r.${column}`)))}, r.terms::tsvector
      from json_to_recordset(${JSON.stringify(rows)}::json) as r (
        id text, name text, names jsonb, country text, country_en text, state text, city text, founded_date text,
        employee_number integer, employee_bucket smallint, entity_type text, ownership_type text, ans_category text,
        weight smallint, terms text)
      on conflict (id) do update set
        ${sql.join([...companyFacts, 'terms'].map((column) => sql`${sql.ref(column)} = ${sql.ref(`excluded.${column}`)}`))}
    `.execute(db);
    const fresh = [...new Set(last.flatMap(({ terms }) => terms.filter(hasSlips)))].filter((word) => !known.has(word));
    if (fresh.length === 0) return;
    // Sorted, so that two writers take their locks in one order.
    const words = fresh.sort().map((word) => ({ word, codes: slipCodes(word) }));
    await sql`
      insert into company_word (word, codes)
      select r.word, array(select json_array_elements_text(r.codes)::integer)
      from json_to_recordset(${JSON.stringify(words)}::json) as r (word text, codes json)
      on conflict do nothing
    `.execute(db);
    if (known.size > mostKnownWords) known = new Set();
    for (const word of fresh) known.add(word);
  };
}

/** Whether a term is a word in which slips are looked for: letters of an alphabet, long enough. */
function hasSlips(term: string): boolean {
  return term.length >= slipFrom && !term.startsWith('=') && /^\p{L}[\p{L}\p{M}\p{N}]+$/u.test(term);
}

/** Brings what was written last from the waiting lists into the indexes, and tells the planner of it. */
export async function settleCompanies(db: Kysely<CompanyTables>): Promise<void> {
  const indexes = ['company_terms', 'company_terms_middle', 'company_terms_large', 'company_terms_largest'];
  for (const index of [...indexes, 'company_word_codes'])
    await sql`select gin_clean_pending_list(${index}::regclass)`.execute(db);
  for (const table of ['company', 'company_word']) await sql`analyze ${sql.table(table)}`.execute(db);
}
