import { createHash } from 'node:crypto';
import { mkdir, rename, rm } from 'node:fs/promises';
import { dirname } from 'node:path';
import type { Database, PoolClient } from './database.types.ts';
import { type DumpLines, DumpUnreadableError, endLine, readEnd, readLines, writeLines } from './dump-file.ts';
import { kyselyOver, singleConnection } from './kysely-over.ts';
import { type AreaSchema, migrate, runSteps } from './migrations.ts';
import { unhurried } from './time-limits.ts';

/**
 * A dump is gzipped JSON lines: a head, then each table's name followed by its rows as `to_jsonb` prints them. It holds
 * no engine's format, so it restores on the embedded database and on a PostgreSQL server alike. Derived tables are left
 * out; their areas make them again.
 */
interface DumpHead {
  assay: 1;
  at: string;
  /** Schema steps of the database, `area/name`. */
  steps: readonly string[];
}

export interface DumpReport {
  tables: number;
  rows: number;
}

/** What was dumped, and whether anybody works with it. */
export interface WrittenDump extends DumpReport {
  isEmpty: boolean;
}

interface DumpOptions {
  /** Secret that dumps are encrypted with; absent for none. */
  key?: string | undefined;
}

const rowsAtOnce = 100;
const quote = (name: string) => `"${name.replaceAll('"', '""')}"`;

/** Writes a consistent dump of the whole database; the file appears when it is complete. */
export async function writeDump(
  database: Database,
  areas: readonly AreaSchema[],
  path: string,
  { key }: DumpOptions = {},
): Promise<WrittenDump> {
  await mkdir(dirname(path), { recursive: true, mode: 0o700 });
  const draft = `${path}.tmp`;
  const report: WrittenDump = { tables: 0, rows: 0, isEmpty: true };
  const client = await database.pool.connect();
  try {
    await client.query('start transaction isolation level repeatable read, read only');
    await client.query(unhurried);
    await writeLines(dumpLines(client, areas, report), draft, key);
    await client.query('commit');
  } catch (error) {
    await client.query('rollback').catch(() => undefined);
    await rm(draft, { force: true });
    throw error;
  } finally {
    client.release();
  }
  await rename(draft, path);
  return report;
}

async function* dumpLines(
  client: PoolClient,
  areas: readonly AreaSchema[],
  report: WrittenDump,
): AsyncGenerator<string> {
  const peopled = new Set(areas.flatMap((area) => area.peopled ?? []));
  const hash = createHash('sha256');
  const hashed = (lines: string) => {
    hash.update(lines);
    return lines;
  };
  const derived = new Set([...areas.flatMap((area) => area.derived ?? []), 'schema_migration']);
  const steps = await client.query<{ step: string }>(
    "select area || '/' || name as step from schema_migration order by at, area, name",
  );
  const head: DumpHead = { assay: 1, at: new Date().toISOString(), steps: steps.rows.map(({ step }) => step) };
  yield `${JSON.stringify(head)}\n`;
  for (const table of await tablesOf(client)) {
    if (derived.has(table)) continue;
    yield hashed(`${JSON.stringify({ table })}\n`);
    report.tables += 1;
    await client.query(
      `declare dump_rows no scroll cursor for select to_jsonb(t)::text as line from ${quote(table)} t`,
    );
    for (;;) {
      const { rows } = await client.query<{ line: string }>(`fetch ${rowsAtOnce} from dump_rows`);
      if (rows.length === 0) break;
      report.rows += rows.length;
      if (peopled.has(table)) report.isEmpty = false;
      yield hashed(rows.map(({ line }) => `${line}\n`).join(''));
    }
    await client.query('close dump_rows');
  }
  yield endLine({ rows: report.rows, sha256: hash.digest('hex') });
}

async function tablesOf(client: PoolClient): Promise<string[]> {
  const { rows } = await client.query<{ name: string }>(
    "select tablename as name from pg_tables where schemaname = 'public' order by tablename",
  );
  return rows.map(({ name }) => name);
}

/**
 * Replaces everything in the database by a dump: the schema is made as it was then, filled, and brought to today's. All
 * of it happens in one transaction, so a failure leaves the database as it was.
 *
 * @throws DumpUnreadableError
 */
export async function restoreDump(
  database: Database,
  areas: readonly AreaSchema[],
  path: string,
  { key }: DumpOptions = {},
): Promise<DumpReport> {
  const lines = readLines(path, key);
  const head = await readHead(lines, path);
  const client = await database.pool.connect();
  let report: DumpReport;
  try {
    await client.query('begin');
    await client.query(unhurried);
    await dropSchema(client);
    await runSteps(kyselyOver(singleConnection(client)), database, areas, new Set(head.steps));
    const foreign = await dropForeignKeys(client);
    report = await load(client, lines, path);
    for (const statement of foreign) await client.query(statement);
    await resetSequences(client);
    await client.query('commit');
  } catch (error) {
    await client.query('rollback').catch(() => undefined);
    throw error;
  } finally {
    client.release();
    lines.close();
  }
  await migrate(database, areas);
  return report;
}

/** Drops every table and function but those of extensions, which the schema is then made with. */
async function dropSchema(client: PoolClient): Promise<void> {
  for (const table of await tablesOf(client)) await client.query(`drop table ${quote(table)} cascade`);
  const { rows } = await client.query<{ signature: string }>(
    `select oid::regprocedure::text as signature from pg_proc where pronamespace = 'public'::regnamespace
     and not exists (select from pg_depend where classid = 'pg_proc'::regclass and objid = pg_proc.oid and deptype = 'e')`,
  );
  for (const { signature } of rows) await client.query(`drop routine ${signature} cascade`);
}

async function readHead(lines: DumpLines, path: string): Promise<DumpHead> {
  const line = await lines.next();
  try {
    const head = JSON.parse(line ?? '') as Partial<DumpHead>;
    if (head.assay === 1 && Array.isArray(head.steps)) return head as DumpHead;
  } catch {
    // Said below, the same as for a head of another form.
  }
  throw new DumpUnreadableError(`${path} is not a dump of Assay.`);
}

async function load(client: PoolClient, lines: DumpLines, path: string): Promise<DumpReport> {
  const report: DumpReport = { tables: 0, rows: 0 };
  const hash = createHash('sha256');
  let insert: string | undefined;
  let rows: string[] = [];
  let size = 0;
  const flush = async () => {
    if (rows.length > 0 && insert !== undefined) await client.query(insert, [`[${rows.join(',')}]`]);
    rows = [];
    size = 0;
  };
  for (;;) {
    const line = await lines.next();
    if (line === undefined) throw new DumpUnreadableError(`${path} ends in the middle: it was not written to its end.`);
    if (line.startsWith('{"table":"')) {
      await flush();
      const { table } = JSON.parse(line) as { table: string };
      // A step of the schema may have put a first row into it.
      await client.query(`delete from ${quote(table)}`);
      insert = await insertInto(client, table);
      report.tables += 1;
      hash.update(`${line}\n`);
      continue;
    }
    const end = readEnd(line);
    if (end) {
      await flush();
      const sha256 = hash.digest('hex');
      if (end.rows === report.rows && (end.sha256 ?? sha256) === sha256) return report;
      throw new DumpUnreadableError(`${path} does not hold what it says at its end: it is damaged.`);
    } else {
      hash.update(`${line}\n`);
      rows.push(line);
      report.rows += 1;
      size += line.length;
      if (rows.length >= rowsAtOnce || size > 4_194_304) await flush();
    }
  }
}

/** Fills a table from a JSON list; generated columns fill themselves. */
async function insertInto(client: PoolClient, table: string): Promise<string> {
  const { rows } = await client.query<{ name: string }>(
    `select column_name as name from information_schema.columns
     where table_schema = 'public' and table_name = $1 and is_generated = 'NEVER' order by ordinal_position`,
    [table],
  );
  if (rows.length === 0)
    throw new DumpUnreadableError(`The dump holds the table ${table}, which this version does not have.`);
  const columns = rows.map(({ name }) => quote(name)).join(', ');
  return `insert into ${quote(table)} (${columns}) overriding system value
    select ${columns} from jsonb_populate_recordset(null::${quote(table)}, $1::jsonb)`;
}

/** Takes the foreign keys away while tables are filled in any order; gives the statements that put them back. */
async function dropForeignKeys(client: PoolClient): Promise<string[]> {
  const { rows } = await client.query<{ owner: string; name: string; definition: string }>(
    `select conrelid::regclass::text as owner, conname as name, pg_get_constraintdef(oid) as definition
     from pg_constraint where contype = 'f' and connamespace = 'public'::regnamespace`,
  );
  for (const { owner, name } of rows) await client.query(`alter table ${owner} drop constraint ${quote(name)}`);
  return rows.map(({ owner, name, definition }) => `alter table ${owner} add constraint ${quote(name)} ${definition}`);
}

/** Moves each sequence past the greatest value of its column. */
async function resetSequences(client: PoolClient): Promise<void> {
  const { rows } = await client.query<{ owner: string; name: string; sequence: string }>(
    `select table_name as owner, column_name as name,
       pg_get_serial_sequence(quote_ident(table_name), column_name) as sequence
     from information_schema.columns
     where table_schema = 'public' and pg_get_serial_sequence(quote_ident(table_name), column_name) is not null`,
  );
  for (const { owner, name, sequence } of rows) {
    await client.query(
      `select setval('${sequence}', coalesce((select max(${quote(name)}) from ${quote(owner)}), 0) + 1, false)`,
    );
  }
}
