import { sql } from 'kysely';
import type { Database, PoolClient } from '../database/database.types.ts';
import type { DumpSealing } from '../database/dump-sealing.types.ts';
import type { WrappingKeys } from '../keys/keyring.types.ts';
import { type SubjectKeys, sealRows } from './dump-seals.ts';
import type { ErasureTables, KeyRow, SubjectKind } from './erasure.migrations.ts';
import { keptRow, newRow, openedRow, type SubjectKey } from './erasure-keys.ts';
import type { RegisteredKey } from './register.ts';
import type { RowOwners } from './row-owners.ts';

const keysAtOnce = 1_000;
/** Subjects that are remembered while a dump is written. */
const remembered = 50_000;

interface DumpSealsOptions {
  owners: RowOwners;
  wrapping: WrappingKeys;
  /** Writes down the keys where no dump holds them; before a dump counts that needs them. */
  register: () => Promise<void>;
}

/** Gives each person and each tenant a key who has none. */
async function makeKeys(database: Database, { subjects }: RowOwners, wrapping: WrappingKeys): Promise<void> {
  const db = database.tables<ErasureTables>();
  for (const [kind, table] of Object.entries(subjects) as [SubjectKind, string][]) {
    for (;;) {
      const { rows } = await sql<{ id: string }>`
        select id from ${sql.table(table)} s
        where not exists (select from erasure_key k where k.kind = ${kind} and k.subject = s.id and not k.former)
        limit ${keysAtOnce}`.execute(db);
      if (rows.length === 0) break;
      await db
        .insertInto('erasure_key')
        .values(rows.map(({ id }) => newRow({ kind, id }, wrapping)))
        .onConflict((conflict) => conflict.doNothing())
        .execute();
    }
  }
}

/**
 * Makes ready to seal the rows of a dump by the keys of those whose they are. What is given is called on the connection
 * of the dump, when its moment is fixed.
 */
export async function dumpSeals(
  database: Database,
  { owners, wrapping, register }: DumpSealsOptions,
): Promise<(client: PoolClient) => Promise<DumpSealing>> {
  await makeKeys(database, owners, wrapping);
  const known = new Map<string, SubjectKey | undefined>();
  const made = new Map<string, KeyRow>();

  const keys: SubjectKeys = {
    async of(client, subjects) {
      const asked = subjects.filter((subject) => !known.has(subject));
      if (asked.length > 0) {
        if (known.size > remembered) known.clear();
        for (const [subject, row] of await existing(client, owners, asked)) {
          // Somebody who came since the keys were made.
          if (!row) made.set(subject, made.get(subject) ?? newRow(subjectOf(subject), wrapping));
          known.set(subject, openedRow(row ?? (made.get(subject) as KeyRow), wrapping));
        }
        for (const subject of asked) if (!known.has(subject)) known.set(subject, undefined);
      }
      return new Map(
        subjects.flatMap((subject) => {
          const key = known.get(subject);
          return key ? [[subject, key] as const] : [];
        }),
      );
    },
    async keep() {
      for (const row of made.values()) await keepKey(database, owners, row);
      await register();
    },
  };
  return (client) => sealRows(client, owners, keys);
}

/** A key that was made for somebody who is gone meanwhile was destroyed before anybody knew it. */
async function keepKey(database: Database, { subjects }: RowOwners, row: KeyRow): Promise<void> {
  const db = database.tables<ErasureTables>();
  await sql`
    insert into erasure_key (id, kind, subject, value)
    select ${row.id}, ${row.kind}, ${row.subject}, ${row.value}
    where exists (select from ${sql.table(subjects[row.kind])} where id = ${row.subject})
    on conflict do nothing`.execute(db);
  await sql`
    insert into erasure_key_destroyed (id)
    select ${row.id}::text where not exists (select from erasure_key where id = ${row.id})`.execute(db);
}

/** Keys of a time that the database lost open dumps of that time: they go with those whose they are all the same. */
export async function adoptKeys(
  client: Pick<PoolClient, 'query'>,
  { subjects }: RowOwners,
  { keys, wrapping }: { keys: readonly RegisteredKey[]; wrapping: WrappingKeys },
): Promise<void> {
  if (keys.length === 0) return;
  await client.query(
    `insert into erasure_key (id, kind, subject, value, former)
     select id, kind, subject, value, true from jsonb_populate_recordset(null::erasure_key, $1::jsonb) k
     where (kind = 'person' and exists (select from ${subjects.person} s where s.id = k.subject))
       or (kind = 'tenant' and exists (select from ${subjects.tenant} s where s.id = k.subject))
     on conflict do nothing`,
    [JSON.stringify(keys.map((key) => keptRow(key, wrapping)))],
  );
}

/** Rows of the subjects that there are; undefined where one has no key yet. */
async function existing(client: PoolClient, { subjects }: RowOwners, asked: readonly string[]) {
  const wanted = asked.map((subject) => ({ ...subjectOf(subject), named: subject }));
  const { rows } = await client.query<{ named: string; id: string | null; value: string | null }>(
    `select w.named, k.id, k.value
     from json_to_recordset($1::json) as w (kind text, id text, named text)
     left join erasure_key k on k.kind = w.kind and k.subject = w.id and not k.former
     where (w.kind = 'person' and exists (select from ${subjects.person} s where s.id = w.id))
       or (w.kind = 'tenant' and exists (select from ${subjects.tenant} s where s.id = w.id))`,
    [JSON.stringify(wanted)],
  );
  return rows.map(
    ({ named, id, value }) => [named, id === null || value === null ? undefined : { id, value }] as const,
  );
}

function subjectOf(named: string): { kind: SubjectKind; id: string } {
  const at = named.indexOf(':');
  return { kind: named.slice(0, at) as SubjectKind, id: named.slice(at + 1) };
}
