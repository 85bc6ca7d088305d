import { afterAll, beforeAll, expect, it } from 'vitest';
import { areas } from './areas.ts';
import { whereOf } from './ground/erasure/row-owners.ts';
import { personalData } from './operation/privacy/personal-data.ts';
import { ownersOfRows } from './row-owners.ts';
import { type Installation, withPostgres } from './testing/installation.ts';

let installation: Installation;
let columns: Map<string, Set<string>>;
beforeAll(async () => {
  installation = await withPostgres({}, 'schema');
  const { pool } = await installation.open();
  const { rows } = await pool.query<{ name: string; columns: string[] }>(
    `select table_name as name, array_agg(column_name::text) as columns from information_schema.columns
     where table_schema = 'public' group by table_name`,
  );
  columns = new Map(rows.map((row) => [row.name, new Set(row.columns)]));
});
afterAll(() => installation.remove());

const leftOut = new Set(areas.flatMap(({ derived = [], undumped = [] }) => [...derived, ...undumped]));
const sealedBy = (table: string) => ownersOfRows.of(table, columns.get(table) ?? new Set()) ?? '';

it('P40: rows that go with an account are sealed by its key in every dump, whatever parts of them go with others', () => {
  const open = personalData
    .filter(({ table, onDeletion = 'delete' }) => onDeletion === 'delete' && !leftOut.has(table))
    .filter(({ table }) => !sealedBy(table).includes("'person:'"))
    .map(({ table, person }) => `${table}: ${whereOf(personalData, person)}`);
  expect(open).toEqual([]);
});

/** What is of everybody, or tells of nobody: catalogues, counts, hashes, ids of files that are to go, sealed keys. */
const ofNobody = [
  'agent_file_left',
  'audit_chain',
  // Stays without what names people and tenants, which is sealed in parts.
  'audit_event',
  'company',
  'company_import',
  'company_word',
  'document_original_left',
  'embed_use',
  'given_once',
  'installation_key',
  'schema_migration',
  'search_index',
  'work_figure_left',
];

it('P40: what is sealed by nobody’s key in a dump is what is of nobody', () => {
  const unsealed = [...columns.keys()].filter((table) => !leftOut.has(table) && sealedBy(table) === '').sort();
  expect(unsealed).toEqual(ofNobody);
});
