import { randomBytes, randomUUID } from 'node:crypto';
import { type Kysely, sql } from 'kysely';
import type { Database } from '../database/database.types.ts';
import { seeingEverything } from '../database/tenant-sight.ts';
import type { WrappingKeys } from '../keys/keyring.types.ts';
import { keyFor } from '../keys/sealed-bytes.ts';
import { isWrappedOtherwise, unwrapSecret, wrapSecret } from '../keys/wrapped-secret.ts';
import type { ErasureTables, KeyRow, SubjectKind } from './erasure.migrations.ts';

/** A person or a tenant, with whom goes what is sealed for them. */
export interface Subject {
  kind: SubjectKind;
  id: string;
}

/** The key of a subject. */
export interface SubjectKey {
  id: string;
  /** 32 random bytes as hex. */
  secret: string;
}

/** What is sealed for subjects: the key, and the ids of the keys that make it. */
export interface SealingKey {
  ids: readonly string[];
  key: Buffer;
}

/** Keys by which what is sealed for a person or a tenant ends with them, wherever copies of it lie. */
export interface ErasureKeys {
  /** The key that only all of the subjects' keys give; those that a subject lacks are made. */
  sealingFor(subjects: readonly Subject[]): Promise<SealingKey>;
  /** The key of ids that something was sealed for; undefined when one of them was destroyed. */
  openingFor(ids: readonly string[]): Promise<Buffer | undefined>;
}

const about = (id: string) => `erasure key ${id}`;
const newSubjectKey = (): SubjectKey => ({ id: randomUUID(), secret: randomBytes(32).toString('hex') });

/** The key that several keys give together, in whatever order they are brought. */
export function joinedKey(keys: readonly SubjectKey[]): SealingKey {
  const inOrder = keys.toSorted((a, b) => (a.id < b.id ? -1 : 1));
  return {
    ids: inOrder.map(({ id }) => id),
    key: keyFor('erasure', Buffer.from(inOrder.map(({ secret }) => secret).join(''), 'hex')),
  };
}

/** The secret of a key as its row holds it. @throws SealedKeysError */
export const openedRow = ({ id, value }: { id: string; value: string }, wrapping: WrappingKeys): SubjectKey => ({
  id,
  secret: unwrapSecret(about(id), value, wrapping),
});

/** A new key as its row holds it. */
export function newRow({ kind, id: subject }: Subject, wrapping: WrappingKeys): KeyRow {
  return keptRow({ ...newSubjectKey(), kind, subject }, wrapping);
}

/** A key as its row holds it. */
export function keptRow({ secret, ...key }: SubjectKey & Omit<KeyRow, 'value'>, wrapping: WrappingKeys): KeyRow {
  return { ...key, value: wrapSecret(about(key.id), secret, wrapping) };
}

/**
 * Seals keys that are in the clear, or under a former wrapping key.
 *
 * @returns how many of them no wrapping key opens
 */
export async function sealErasureKeys(db: Kysely<ErasureTables>, wrapping: WrappingKeys): Promise<number> {
  const rows = await db.selectFrom('erasure_key').select(['id', 'value']).execute();
  let closed = 0;
  for (const row of rows) {
    const opened = openedOrUndefined(row, wrapping);
    if (!opened) closed += 1;
    else if (isWrappedOtherwise(about(row.id), row.value, wrapping))
      await db
        .updateTable('erasure_key')
        .set({ value: wrapSecret(about(row.id), opened.secret, wrapping) })
        .where('id', '=', row.id)
        .where('value', '=', row.value)
        .execute();
  }
  return closed;
}

/**
 * Brings keys that no wrapping key opens back from where they are known, and gives the others up.
 *
 * @returns how many were given up: what was sealed with them is lost
 */
export async function recoverErasureKeys(
  db: Kysely<ErasureTables>,
  known: readonly SubjectKey[],
  wrapping: WrappingKeys,
): Promise<number> {
  const secrets = new Map(known.map(({ id, secret }) => [id, secret]));
  const rows = await db.selectFrom('erasure_key').select(['id', 'value']).execute();
  let lost = 0;
  for (const row of rows) {
    if (openedOrUndefined(row, wrapping)) continue;
    const secret = secrets.get(row.id);
    if (secret === undefined) {
      lost += 1;
      await db.deleteFrom('erasure_key').where('id', '=', row.id).execute();
    } else
      await db
        .updateTable('erasure_key')
        .set({ value: wrapSecret(about(row.id), secret, wrapping) })
        .where('id', '=', row.id)
        .execute();
  }
  return lost;
}

function openedOrUndefined(row: { id: string; value: string }, wrapping: WrappingKeys): SubjectKey | undefined {
  try {
    return openedRow(row, wrapping);
  } catch {
    return undefined;
  }
}

/** The keys in the database, read at each use: one that was destroyed opens nothing from then on, in any process. */
export function createErasureKeys(database: Database, wrapping: WrappingKeys): ErasureKeys {
  const db = database.tables<ErasureTables>();

  async function keyOf(subject: Subject): Promise<SubjectKey> {
    const find = () =>
      db
        .selectFrom('erasure_key')
        .select(['id', 'value'])
        .where('kind', '=', subject.kind)
        .where('subject', '=', subject.id)
        .where('former', '=', false)
        .executeTakeFirst();
    const found = await find();
    if (found) return openedRow(found, wrapping);
    await db
      .insertInto('erasure_key')
      .values(newRow(subject, wrapping))
      .onConflict((conflict) => conflict.doNothing())
      .execute();
    const made = await find();
    if (!made) throw new Error('The key of somebody who was just erased is not made again.');
    return openedRow(made, wrapping);
  }

  return {
    sealingFor: (subjects) =>
      seeingEverything(async () => {
        const keys: SubjectKey[] = [];
        for (const subject of subjects) keys.push(await keyOf(subject));
        return joinedKey(keys);
      }),
    openingFor: (ids) =>
      seeingEverything(async () => {
        const rows = await db
          .selectFrom('erasure_key')
          .select(['id', 'value'])
          .where('id', '=', sql<string>`any(${[...ids]}::text[])`)
          .execute();
        if (rows.length < ids.length) return undefined;
        return joinedKey(rows.map((row) => openedRow(row, wrapping))).key;
      }),
  };
}
