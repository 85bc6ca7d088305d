import { type Kysely, sql } from 'kysely';
import type { Database } from './database.types.ts';
import { hasSecureRows, type Owners, secureRows } from './row-security.ts';
import { unhurried } from './time-limits.ts';

/** One step of an area's schema; runs once, in a transaction. */
export interface AreaMigration {
  up(db: Kysely<unknown>, database: Pick<Database, 'engine' | 'has'>): Promise<void>;
}

/** Columns of a row that go with whoever a column of it names, and what stands there then. */
export interface ForgottenPart {
  of: 'person' | 'tenant';
  column: string;
  leaves: Readonly<Record<string, string | null>>;
}

/** The schema of an area: steps run in the order of their names, areas in the order of the list. */
export interface AreaSchema {
  area: string;
  migrations: Readonly<Record<string, AreaMigration>>;
  /** Tables that can be made again from others (indexes, caches, leases): left out of dumps. */
  derived?: readonly string[];
  /** Tables that no dump may hold: what ends with this installation, and what has to be changed in the dumps there are. */
  undumped?: readonly string[];
  /** What a row loses when an account or a tenant that it names is erased, where the row itself stays. */
  forgets?: Readonly<Record<string, readonly ForgottenPart[]>>;
  /** Whose the rows of its tables are, where they are anybody's: PostgreSQL shows them to nobody else. */
  owners?: Owners;
  /** Tables whose rows show that somebody works here: a dump without any is called empty. */
  peopled?: readonly string[];
}

/** Makes a migration of plain SQL statements. */
export function migration(...statements: readonly string[]): AreaMigration {
  return {
    async up(db) {
      for (const statement of statements) await sql.raw(statement).execute(db);
    },
  };
}

interface MigrationTables {
  schema_migration: { area: string; name: string };
}

const lockKey = 0x61_73_73_61;

/**
 * Brings the database to the newest schema; processes that start together take turns.
 *
 * @returns names of the steps that ran, `area/name`.
 * @throws when the database was written by a newer version of the service.
 */
export async function migrate(database: Database, areas: readonly AreaSchema[]): Promise<string[]> {
  const before = await doneSteps(database);
  const wanted = stepsOf(areas);
  const isOurs = (step: string) => areas.some(({ area }) => step.startsWith(`${area}/`));
  refuseNewer([...before].filter((step) => isOurs(step) && !wanted.has(step)));
  const isServer = database.engine === 'postgres';
  const isSecure = !isServer || (await hasSecureRows(database.tables(), ownersOf(areas)));
  if (isSecure && [...wanted.keys()].every((step) => before.has(step))) return [];
  return database
    .tables<unknown>()
    .transaction()
    .execute(async (transaction) => {
      await sql.raw(unhurried).execute(transaction);
      return migrateIn(transaction, database, areas);
    });
}

/** The same within a transaction that does more: all of it is there with its end, or nothing. */
export async function migrateIn(
  transaction: Kysely<unknown>,
  database: Pick<Database, 'engine' | 'has'>,
  areas: readonly AreaSchema[],
): Promise<string[]> {
  const isServer = database.engine === 'postgres';
  if (isServer) await sql`select pg_advisory_xact_lock(${lockKey})`.execute(transaction);
  const ran = await runSteps(transaction, database, areas);
  if (isServer) await secureRows(transaction, ownersOf(areas));
  return ran;
}

/**
 * Runs the steps that the schema does not have yet, on a connection that is in a transaction.
 *
 * @param only the steps a dump was written with; all others wait.
 */
export async function runSteps(
  db: Kysely<unknown>,
  database: Pick<Database, 'engine' | 'has'>,
  areas: readonly AreaSchema[],
  only?: ReadonlySet<string>,
): Promise<string[]> {
  const wanted = stepsOf(areas);
  refuseNewer([...(only ?? [])].filter((step) => !wanted.has(step)));
  await sql`create table if not exists schema_migration (
    area text not null, name text not null, at timestamptz not null default clock_timestamp(), primary key (area, name)
  )`.execute(db);
  const table = db as Kysely<MigrationTables>;
  const rows = await table.selectFrom('schema_migration').select(['area', 'name']).execute();
  const done = new Set(rows.map(({ area, name }) => `${area}/${name}`));
  const ran: string[] = [];
  for (const [step, { area, name, migration }] of wanted) {
    if (done.has(step) || only?.has(step) === false) continue;
    await migration.up(db, database);
    await table.insertInto('schema_migration').values({ area, name }).execute();
    ran.push(step);
  }
  return ran;
}

function refuseNewer(unknown: readonly string[]): void {
  const [step] = unknown;
  if (step === undefined) return;
  throw new Error(
    `The data has the schema step ${step}, which this version does not know: it was written by a newer one. ` +
      'Start that version, or restore a backup of this one.',
  );
}

function ownersOf(areas: readonly AreaSchema[]): Owners {
  return Object.assign({}, ...areas.map(({ owners }) => owners ?? {})) as Owners;
}

function stepsOf(areas: readonly AreaSchema[]) {
  return new Map<string, { area: string; name: string; migration: AreaMigration }>(
    areas.flatMap(({ area, migrations }) =>
      Object.keys(migrations)
        .sort()
        .map((name) => {
          const migration = migrations[name] as AreaMigration;
          return [`${area}/${name}`, { area, name, migration }] as const;
        }),
    ),
  );
}

async function doneSteps(database: Database): Promise<Set<string>> {
  const table = await database.pool.query<{ found: string | null }>(
    "select to_regclass('schema_migration')::text as found",
  );
  if (table.rows[0]?.found == null) return new Set();
  const { rows } = await database.pool.query<{ area: string; name: string }>('select area, name from schema_migration');
  return new Set(rows.map(({ area, name }) => `${area}/${name}`));
}
