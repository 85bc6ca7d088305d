import { createHash } from 'node:crypto';
import { mkdir, rename, rm } from 'node:fs/promises';
import { dirname } from 'node:path';
import type { Database, PoolClient } from './database.types.ts';
import { createContentSum } from './dump-content.ts';
import { type DumpLines, DumpUnreadableError, endLine, openLine, readEnd, readLines, writeLines } from './dump-file.ts';
import type { DumpOpening, DumpRow, DumpSealing } from './dump-sealing.types.ts';
import { kyselyOver, singleConnection } from './kysely-over.ts';
import { asOfOneMoment, inLongTransaction } from './long-transaction.ts';
import { type AreaSchema, migrateIn, runSteps } from './migrations.ts';

/**
 * A dump is gzipped JSON lines: a head, then each table's name followed by its rows as `to_jsonb` prints them, or by
 * what these were sealed to. It holds no engine's format, so it restores on the embedded database and on a PostgreSQL
 * server alike. Derived tables are left out; their areas make them again.
 */
interface DumpHead {
  /** 2 where rows may be sealed, as a whole or in parts; 3 where one may be both. */
  assay: 1 | 2 | 3;
  at: string;
  /** Schema steps of the database, `area/name`. */
  steps: readonly string[];
  /** What of the rights that ended it knows. */
  endings?: KnownEndings;
}

/** Numbers of the entries that a dump has seen: up to the last, but for those that were still being written. */
export interface KnownEndings {
  last: number;
  missing: readonly number[];
}

export interface DumpReport {
  tables: number;
  rows: number;
}

export interface RestoreReport extends DumpReport {
  /** Rows that were not restored, since those whose they were have been erased. */
  erased: number;
  /** Undefined for a dump of a former version. */
  endings: KnownEndings | undefined;
}

/** What was dumped, and whether anybody works with it. */
export interface WrittenDump extends DumpReport {
  isEmpty: boolean;
}

/** How a dump is written. */
export interface DumpWriting {
  /** Secret that dumps are encrypted with; absent for none. */
  key?: string | undefined;
  /** Makes ready to seal the rows; the rest is called on the connection of the dump. Absent: they are not sealed. */
  seals?: (() => Promise<(client: PoolClient) => Promise<DumpSealing>>) | undefined;
}

/** How a dump is read. */
export interface DumpReading {
  key?: string | undefined;
  /** Opens what was sealed; absent for a dump of which nothing is. */
  opening?: DumpOpening | undefined;
}

const rowsAtOnce = 100;
const noOwners = 'null::text[]';
const quote = (name: string) => `"${name.replaceAll('"', '""')}"`;

/** Writes a consistent dump of the whole database; the file appears when it is complete. */
export async function writeDump(
  database: Database,
  areas: readonly AreaSchema[],
  path: string,
  { key, seals }: DumpWriting = {},
): Promise<WrittenDump> {
  const sealRows = await seals?.();
  await mkdir(dirname(path), { recursive: true, mode: 0o700 });
  const draft = `${path}.tmp`;
  const report: WrittenDump = { tables: 0, rows: 0, isEmpty: true };
  const written = async (client: PoolClient): Promise<DumpSealing | undefined> => {
    const sealing = await sealRows?.(client);
    await writeLines(dumpLines(client, areas, report, sealing), draft, key);
    return sealing;
  };
  try {
    const sealing = await inLongTransaction(database.pool, written, asOfOneMoment);
    await sealing?.keep();
    await rename(draft, path);
  } catch (error) {
    await rm(draft, { force: true });
    throw error;
  }
  return report;
}

async function* dumpLines(
  client: PoolClient,
  areas: readonly AreaSchema[],
  report: WrittenDump,
  sealing: DumpSealing | undefined,
): AsyncGenerator<string> {
  const peopled = new Set(areas.flatMap((area) => area.peopled ?? []));
  const content = createContentSum();
  const written = createHash('sha256');
  const told = (lines: string) => {
    written.update(lines);
    return lines;
  };
  const leftOut = notDumped(areas);
  const steps = await client.query<{ step: string }>(
    "select area || '/' || name as step from schema_migration order by at, area, name",
  );
  const head: DumpHead = {
    assay: sealing ? 3 : 1,
    at: new Date().toISOString(),
    steps: steps.rows.map(({ step }) => step),
    ...(sealing ? { endings: await knownEndings(client) } : {}),
  };
  yield `${JSON.stringify(head)}\n`;
  for (const table of await tablesOf(client)) {
    if (leftOut.has(table)) continue;
    const name = `${JSON.stringify({ table })}\n`;
    content.table(table);
    yield told(name);
    report.tables += 1;
    const owners = sealing?.ownersIn(table);
    for await (const rows of rowsOf(client, table, owners)) {
      report.rows += rows.length;
      if (peopled.has(table)) report.isEmpty = false;
      for (const { line } of rows) content.row(table, line);
      const lines = sealing ? await sealing.seal(table, rows) : rows.map(({ line }) => line);
      yield told(lines.map((line) => `${line}\n`).join(''));
    }
  }
  yield endLine({ rows: report.rows, sha256: written.digest('hex'), content: content.digest() });
}

/** Rows of a table, some at a time. */
async function* rowsOf(client: PoolClient, table: string, owners = noOwners): AsyncGenerator<DumpRow[]> {
  await client.query(
    `declare dump_rows no scroll cursor for
     select to_jsonb(t)::text as line, ${owners} as owners from ${quote(table)} t`,
  );
  for (;;) {
    const { rows } = await client.query<DumpRow>(`fetch ${rowsAtOnce} from dump_rows`);
    if (rows.length === 0) break;
    yield rows;
  }
  await client.query('close dump_rows');
}

/** The checksum that a dump of the database would have now. */
export async function contentOf({ pool }: Database, areas: readonly AreaSchema[]): Promise<string> {
  const content = createContentSum();
  const leftOut = notDumped(areas);
  const read = async (client: PoolClient): Promise<void> => {
    for (const table of await tablesOf(client)) {
      if (leftOut.has(table)) continue;
      content.table(table);
      for await (const rows of rowsOf(client, table)) for (const { line } of rows) content.row(table, line);
    }
  };
  await inLongTransaction(pool, read, asOfOneMoment);
  return content.digest();
}

/** Tables that are no part of a dump. */
function notDumped(areas: readonly AreaSchema[]): Set<string> {
  return new Set([...leftOutOf(areas), ...areas.flatMap((area) => area.derived ?? []), 'schema_migration']);
}

/** Tables of which no dump holds rows, or is believed. */
function leftOutOf(areas: readonly AreaSchema[]): Set<string> {
  return new Set(areas.flatMap((area) => area.undumped ?? []));
}

/** Entries that are written at this moment have lower numbers than the last that is seen, and come to be seen later. */
const writtenAtOnce = 1_000;

async function knownEndings(client: PoolClient): Promise<KnownEndings> {
  const { rows } = await client.query<KnownEndings>(
    `select coalesce(max(id), 0)::int as last, coalesce((
       select json_agg(n) from generate_series(greatest(1, (select max(id) from ended_right) - ${writtenAtOnce}),
         (select max(id) from ended_right)) n
       where not exists (select from ended_right e where e.id = n)
     ), '[]') as missing from ended_right`,
  );
  return rows[0] ?? { last: 0, missing: [] };
}

async function tablesOf(client: PoolClient): Promise<string[]> {
  const { rows } = await client.query<{ name: string }>(
    "select tablename as name from pg_tables where schemaname = 'public' order by tablename",
  );
  return rows.map(({ name }) => name);
}

/**
 * Replaces everything in the database by a dump: the schema is made as it was then, filled, and brought to today's. All
 * of it happens in one transaction, so a failure leaves the database as it was, and so does a process that is killed.
 *
 * @param finish what has to hold before anybody sees what was restored; part of the transaction
 * @throws DumpUnreadableError
 */
export async function restoreDump(
  database: Database,
  areas: readonly AreaSchema[],
  path: string,
  { key, opening }: DumpReading = {},
  finish: (client: PoolClient, report: RestoreReport) => Promise<void> = async () => undefined,
): Promise<RestoreReport> {
  const lines = readLines(path, key);
  const head = await readHead(lines, path);
  const restore = async (client: PoolClient): Promise<RestoreReport> => {
    await dropSchema(client);
    await runSteps(kyselyOver(singleConnection(client)), database, areas, new Set(head.steps));
    const foreign = await dropForeignKeys(client);
    const loaded = await load(client, lines, { path, opening, leftOut: leftOutOf(areas) });
    const report = { ...loaded, endings: head.endings };
    if (report.erased > 0) await dropOrphans(client, foreign);
    for (const { statement } of foreign) await client.query(statement);
    await resetSequences(client);
    await migrateIn(kyselyOver(singleConnection(client)), database, areas);
    await finish(client, report);
    return report;
  };
  return inLongTransaction(database.pool, restore).finally(() => lines.close());
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

const forms: readonly DumpHead['assay'][] = [1, 2, 3];

async function readHead(lines: DumpLines, path: string): Promise<DumpHead> {
  const line = await lines.next();
  try {
    const head = JSON.parse(line ?? '') as Partial<DumpHead>;
    if (forms.some((form) => form === head.assay) && Array.isArray(head.steps)) return head as DumpHead;
  } catch {
    // Said below, the same as for a head of another form.
  }
  throw new DumpUnreadableError(`${path} is not a dump of Assay.`);
}

interface Loading {
  path: string;
  opening: DumpOpening | undefined;
  /** Tables whose rows are not believed. */
  leftOut: ReadonlySet<string>;
}

async function load(client: PoolClient, lines: DumpLines, { path, opening, leftOut }: Loading) {
  const report = { tables: 0, rows: 0, erased: 0 };
  const hash = createHash('sha256');
  let table = '';
  let insert: string | undefined;
  let held = 0;
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
      ({ table } = JSON.parse(line) as { table: string });
      // A step of the schema may have put a first row into it.
      await client.query(`delete from ${quote(table)}`);
      insert = leftOut.has(table) ? undefined : await insertInto(client, table);
      report.tables += 1;
      hash.update(`${line}\n`);
      continue;
    }
    const end = readEnd(line);
    if (end) {
      await flush();
      const sha256 = hash.digest('hex');
      if (end.rows === held && (end.sha256 ?? sha256) === sha256) return report;
      throw new DumpUnreadableError(`${path} does not hold what it says at its end: it is damaged.`);
    }
    hash.update(`${line}\n`);
    const opened = openLine(table, line, opening);
    held += opened.lines.length + opened.erased;
    report.erased += opened.erased;
    if (insert === undefined) continue;
    report.rows += opened.lines.length;
    rows.push(...opened.lines);
    size += opened.lines.reduce((sum, { length }) => sum + length, 0);
    if (rows.length >= rowsAtOnce || size > 4_194_304) await flush();
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

interface ForeignKey {
  owner: string;
  columns: readonly string[];
  of: string;
  keys: readonly string[];
  /** What becomes of a row whose parent goes: `n` for null, `d` for its default, anything else for its end. */
  onDelete: string;
  /** Puts it back. */
  statement: string;
}

/** Takes the foreign keys away while tables are filled in any order. */
async function dropForeignKeys(client: PoolClient): Promise<ForeignKey[]> {
  const { rows } = await client.query<Omit<ForeignKey, 'statement'> & { name: string; definition: string }>(
    `select conrelid::regclass::text as owner, conname as name, pg_get_constraintdef(c.oid) as definition,
       confrelid::regclass::text as of, confdeltype as "onDelete",
       array(select attname::text from unnest(conkey) with ordinality k(n, at)
         join pg_attribute a on a.attrelid = conrelid and a.attnum = k.n order by k.at) as columns,
       array(select attname::text from unnest(confkey) with ordinality k(n, at)
         join pg_attribute a on a.attrelid = confrelid and a.attnum = k.n order by k.at) as keys
     from pg_constraint c where contype = 'f' and connamespace = 'public'::regnamespace`,
  );
  for (const { owner, name } of rows) await client.query(`alter table ${owner} drop constraint ${quote(name)}`);
  return rows.map(({ name, definition, ...key }) => ({
    ...key,
    statement: `alter table ${key.owner} add constraint ${quote(name)} ${definition}`,
  }));
}

/** Rows that hang on one that is not here any more go as they would have gone with it. */
async function dropOrphans(client: PoolClient, foreign: readonly ForeignKey[]): Promise<void> {
  for (let gone = 1; gone > 0; ) {
    gone = 0;
    for (const { owner, columns, of, keys, onDelete } of foreign) {
      const named = columns.map((column) => `c.${quote(column)}`);
      const pairs = keys.map((key, at) => `p.${quote(key)} = ${named[at]}`).join(' and ');
      const orphan = `${named.map((name) => `${name} is not null`).join(' and ')}
        and not exists (select from ${of} p where ${pairs})`;
      const { rowCount } = await client.query(
        onDelete === 'n'
          ? `update ${owner} c set ${columns.map((column) => `${quote(column)} = null`).join(', ')} where ${orphan}`
          : `delete from ${owner} c where ${orphan}`,
      );
      gone += rowCount;
    }
  }
}

/** Moves each sequence past the greatest value of its column. */
async function resetSequences(client: PoolClient): Promise<void> {
  const { rows } = await client.query<{ owner: string; name: string; sequence: string }>(
    `select owner, name, sequence from (
       select c.relname::text as owner, a.attname::text as name,
         pg_get_serial_sequence(quote_ident(c.relname), a.attname) as sequence
       from pg_class c join pg_attribute a on a.attrelid = c.oid
       where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') and a.attnum > 0 and not a.attisdropped
     ) columns where sequence is not null`,
  );
  for (const { owner, name, sequence } of rows) {
    await client.query(
      `select setval('${sequence}', coalesce((select max(${quote(name)}) from ${quote(owner)}), 0) + 1, false)`,
    );
  }
}
