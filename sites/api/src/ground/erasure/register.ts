import { copyFile, mkdir, rename, stat } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import type { PoolClient } from '../database/database.types.ts';
import { DumpUnreadableError, readLines, writeLines } from '../database/dump-file.ts';
import type { WrappingKeys } from '../keys/keyring.types.ts';
import type { SubjectKind } from './erasure.migrations.ts';
import { keptRow, openedRow } from './erasure-keys.ts';

export interface RegisteredKey {
  id: string;
  kind: SubjectKind;
  subject: string;
  secret: string;
  former: boolean;
}

/** A right that was taken away: by the columns that identify its row, and those that were changed. */
export interface EndedRight {
  id: number;
  name: string;
  row_key: Readonly<Record<string, unknown>>;
  /** Null where the row went. */
  change: Readonly<Record<string, unknown>> | null;
  at: string;
}

/**
 * What stands beside all dumps and in none: the keys they are opened with, which keys were destroyed, and which rights
 * ended. There is one, written over when it changes: an older copy opens what was erased since.
 */
export interface Register {
  keys: readonly RegisteredKey[];
  destroyed: readonly string[];
  endings: readonly EndedRight[];
}

/** Name of the file in the folder of dumps. */
export const registerFile = 'register.jsonl.gz';

/** Whether the schema of a database has a register. */
export async function hasRegister(client: Pick<PoolClient, 'query'>): Promise<boolean> {
  const { rows } = await client.query<{ found: boolean }>("select to_regclass('erasure_key') is not null as found");
  return rows[0]?.found === true;
}

/** @throws SealedKeysError */
export async function readRegister(client: PoolClient, wrapping: WrappingKeys): Promise<Register> {
  const keys = await client.query<{ id: string; kind: SubjectKind; subject: string; value: string; former: boolean }>(
    'select id, kind, subject, value, former from erasure_key order by id',
  );
  const destroyed = await client.query<{ id: string }>('select id from erasure_key_destroyed order by id');
  const endings = await client.query<EndedRight>(
    'select id, name, row_key, change, at::text as at from ended_right order by id',
  );
  return {
    keys: keys.rows.map(({ kind, subject, former, ...row }) => ({
      ...openedRow(row, wrapping),
      kind,
      subject,
      former,
    })),
    destroyed: destroyed.rows.map(({ id }) => id),
    endings: endings.rows,
  };
}

/** Puts a register in the place of the one that a database has. */
export async function keepRegister(client: PoolClient, register: Register, wrapping: WrappingKeys): Promise<void> {
  await client.query('truncate erasure_key, erasure_key_destroyed, ended_right');
  const insert = async (table: string, columns: string, rows: readonly unknown[]) => {
    if (rows.length === 0) return;
    await client.query(
      `insert into ${table} (${columns}) select ${columns} from jsonb_populate_recordset(null::${table}, $1::jsonb)`,
      [JSON.stringify(rows)],
    );
  };
  await insert(
    'erasure_key',
    'id, kind, subject, value, former',
    register.keys.map((key) => keptRow(key, wrapping)),
  );
  await insert(
    'erasure_key_destroyed',
    'id',
    register.destroyed.map((id) => ({ id })),
  );
  await insert('ended_right', 'id, name, row_key, change, at', register.endings);
  await client.query(
    "select setval(pg_get_serial_sequence('ended_right', 'id'), coalesce((select max(id) from ended_right), 0) + 1, false)",
  );
}

const head = '{"assay-register":1}';

/** Writes the file of a register; encrypted where there is a key, as dumps are. */
export async function writeRegister(register: Register, path: string, key: string | undefined): Promise<void> {
  async function* lines() {
    yield `${head}\n`;
    for (const each of register.keys) yield `${JSON.stringify({ key: each })}\n`;
    for (const id of register.destroyed) yield `${JSON.stringify({ destroyed: id })}\n`;
    for (const each of register.endings) yield `${JSON.stringify({ ended: each })}\n`;
    yield `{"end":${register.keys.length + register.destroyed.length + register.endings.length}}\n`;
  }
  await writeLines(lines(), path, key);
}

/** @throws DumpUnreadableError */
export async function readRegisterFile(path: string, key: string | undefined): Promise<Register> {
  const lines = readLines(path, key);
  const register = { keys: [] as RegisteredKey[], destroyed: [] as string[], endings: [] as EndedRight[] };
  try {
    if ((await lines.next()) !== head) throw new DumpUnreadableError(`${path} is not a register of Assay.`);
    for (let rows = 0; ; rows += 1) {
      const line = await lines.next();
      if (line === undefined) throw new DumpUnreadableError(`${path} ends in the middle.`);
      const entry = JSON.parse(line) as { end?: number; key?: RegisteredKey; destroyed?: string; ended?: EndedRight };
      if (entry.end === rows) return register;
      if (entry.key) register.keys.push(entry.key);
      else if (entry.destroyed !== undefined) register.destroyed.push(entry.destroyed);
      else if (entry.ended) register.endings.push(entry.ended);
      else throw new DumpUnreadableError(`${path} does not hold what it says at its end: it is damaged.`);
    }
  } finally {
    lines.close();
  }
}

/** Registers of folders, but for those that cannot be read, as one of the time of another dump key; the first says why. */
export async function registersIn(
  folders: readonly string[],
  key: string | undefined,
): Promise<{ registers: Register[]; failure: unknown }> {
  const registers: Register[] = [];
  let failure: unknown;
  for (const folder of new Set(folders.map((each) => resolve(each)))) {
    const path = join(folder, registerFile);
    if (!(await stat(path).catch(() => undefined))) continue;
    try {
      registers.push(await readRegisterFile(path, key));
    } catch (error) {
      failure ??= error;
    }
  }
  return { registers, failure };
}

/** Whether two registers are of one installation. */
export function haveCommon(one: Register, other: Register): boolean {
  const ids = new Set([...one.keys.map(({ id }) => id), ...one.destroyed]);
  return other.keys.some(({ id }) => ids.has(id)) || other.destroyed.some((id) => ids.has(id));
}

/** Whether a register opens the dumps of another installation; one that knows nobody yet opens none. */
export function isForeign(there: Register, own: Register): boolean {
  return there.keys.length + there.destroyed.length > 0 && !haveCommon(there, own);
}

/** A folder holds the keys to the dumps of another installation, which would be lost under those of this one. */
export class ForeignRegisterError extends Error {
  constructor(path: string) {
    super(
      `${path} opens the dumps of another installation, and is not written over. Set DATABASE_URL or ASSAY_DATA to what belongs together, or choose another folder or bucket for the dumps, or move those away.`,
    );
  }
}

/**
 * What the register of a folder and this one know together.
 *
 * @param name how the register of the folder is told of
 * @throws ForeignRegisterError where that is of another installation than this one
 */
export async function joinedWithFolder(
  folder: string,
  own: Register,
  key: string | undefined,
  name = join(folder, registerFile),
): Promise<{ register: Register; isReadable: boolean }> {
  const { registers, failure } = await registersIn([folder], key);
  if (registers.some((there) => isForeign(there, own))) throw new ForeignRegisterError(name);
  return { register: joinRegisters([...registers, own]), isReadable: failure === undefined };
}

/**
 * Puts a register in the place of that of a folder. A database that was set back in time knows less than that one, whose
 * keys open later dumps: none of them is lost but for those that were destroyed.
 *
 * @param name how the register of the folder is told of
 * @returns what stands there now
 * @throws ForeignRegisterError
 */
export async function placeRegister(
  folder: string,
  own: Register,
  key: string | undefined,
  name?: string,
): Promise<Register> {
  const path = join(folder, registerFile);
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const { register, isReadable } = await joinedWithFolder(folder, own, key, name);
  await writeRegister(register, `${path}.tmp`, key);
  // Of the time of another dump key, as far as anybody can tell: nothing else opens the dumps of that time.
  if (!isReadable) await copyFile(path, join(folder, formerRegisterFile(new Date())));
  await rename(`${path}.tmp`, path);
  return register;
}

const formerRegisterFile = (at: Date) => `register.former-${at.toISOString().replaceAll(':', '-')}.jsonl.gz`;

/** What registers of one installation know together: what one of them knows to be destroyed is. */
export function joinRegisters(registers: readonly Register[]): Register {
  const destroyed = new Set(registers.flatMap((register) => register.destroyed));
  const keys = new Map(registers.flatMap((register) => register.keys).map((key) => [key.id, key]));
  for (const id of destroyed) keys.delete(id);
  const endings = new Map(registers.flatMap((register) => register.endings).map((ended) => [ended.id, ended]));
  return {
    keys: oneCurrent([...keys.values()]),
    destroyed: [...destroyed].sort(),
    endings: [...endings.values()].sort((a, b) => a.id - b.id),
  };
}

/** Of several keys of a subject one seals, and all open. */
function oneCurrent(keys: readonly RegisteredKey[]): RegisteredKey[] {
  const current = new Set<string>();
  return keys.map((key) => {
    const name = `${key.kind}:${key.subject}`;
    const former = key.former || current.has(name);
    if (!former) current.add(name);
    return { ...key, former };
  });
}
