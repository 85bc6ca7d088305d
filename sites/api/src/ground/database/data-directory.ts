import { access, constants, mkdir, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { dumpsIn } from './dump-names.ts';

/** The files of the embedded database are not those of a whole one. */
export class DamagedDirectoryError extends Error {}

const newestDump = async (directory: string) => (await dumpsIn(join(directory, 'dumps'))).at(-1);

/** How the person goes on who finds the embedded database damaged. */
async function advice(directory: string): Promise<string> {
  const newest = await newestDump(directory);
  const set = join(directory, 'database');
  return newest === undefined
    ? `There is no dump in ${join(directory, 'dumps')}: restore your own copy of ${set}. If this installation was never used, delete that folder and start again.`
    : `The newest dump is ${newest}. Restore it with: npm run restore -- ${newest} (the damaged files are kept beside it).`;
}

/** How the folder of a database begins that a restore has replaced. */
export const replacedFolder = 'database.before-';

/** Folders that nobody fills but a service whose database is there. */
const keptBesides = ['dumps', 'files'];

/**
 * Refuses a folder that holds files but no PG_VERSION, and one that is missing or empty beside what a restore was about to
 * put in its place, beside dumps or beside files of people: to begin a database there would hide that one was lost.
 *
 * @throws DamagedDirectoryError
 */
export async function assertComplete(directory: string): Promise<void> {
  const set = join(directory, 'database');
  const names = await readdir(set).catch((): string[] => []);
  if (names.includes('PG_VERSION')) return;
  if (names.length === 0) {
    const replaced = (await readdir(directory).catch((): string[] => [])).filter((name) =>
      name.startsWith(replacedFolder),
    );
    const newest = replaced.sort().at(-1);
    if (newest === undefined) return assertNew(directory);
    throw new DamagedDirectoryError(
      `A restore ended before it was done: ${set} is not there. Run it again, or rename ${join(directory, newest)} back to ${set}.`,
    );
  }
  throw new DamagedDirectoryError(
    `The folder ${set} holds files but no PG_VERSION: it is what is left of a database. ${await advice(directory)}`,
  );
}

/** What a file system or a tool puts into a folder that is a disk of its own. */
const isOfDisk = (name: string) => name === 'lost+found' || name.startsWith('.');

/** @throws DamagedDirectoryError for a directory without a database that has served one */
async function assertNew(directory: string): Promise<void> {
  const folders = keptBesides.map((name) => join(directory, name));
  const filled: string[] = [];
  for (const folder of folders) {
    const names = await readdir(folder).catch((): string[] => []);
    if (names.some((name) => !isOfDisk(name))) filled.push(folder);
  }
  if (filled.length === 0) return;
  const set = join(directory, 'database');
  const newest = await newestDump(directory);
  const way =
    newest === undefined
      ? `Put your own copy of ${set} back.`
      : `Restore the newest dump: npm run restore -- ${newest}`;
  throw new DamagedDirectoryError(
    `There is no database in ${set}, though what lies in ${filled.join(' and ')} is of one. ${way}\nIf the database is on a PostgreSQL server, set DATABASE_URL. To begin anew, set ASSAY_DATA to another folder.`,
  );
}

/** What the engine says of files that it cannot open, as a sentence that says what to do. */
export async function damaged(directory: string, cause: unknown): Promise<Error> {
  // The engine's file system throws objects that are no errors.
  const said = (cause instanceof Error ? cause.message : JSON.stringify(cause)).split('\n', 1)[0];
  return new DamagedDirectoryError(
    `The embedded database in ${join(directory, 'database')} cannot be opened (${said}). Its files may be damaged. ${await advice(directory)}`,
    { cause },
  );
}

const unwritableCodes: Readonly<Record<string, string>> = {
  EROFS: 'lies on a file system that is mounted read-only',
  EACCES: 'may not be written by the account of this process',
  EPERM: 'may not be written by the account of this process',
  ENOSPC: 'lies on a disk that is full',
  ENOTDIR: 'cannot be made: a part of its path is a file',
  EEXIST: 'cannot be made: a file has its name',
};

/**
 * Makes a data directory where there is none, and sees that this account may read and write what lies in it.
 *
 * @throws Error that says why it may not and what to set
 */
export async function assertWritable(directory: string): Promise<void> {
  try {
    await mkdir(directory, { recursive: true, mode: 0o700 });
    await access(directory, constants.R_OK | constants.W_OK | constants.X_OK);
  } catch (error) {
    throw unwritable(directory, error) ?? error;
  }
}

/** A sentence for a data directory that cannot be written; undefined for another fault. */
export function unwritable(directory: string, cause: unknown): Error | undefined {
  const why = unwritableCodes[(cause as NodeJS.ErrnoException).code ?? ''];
  if (why === undefined) return undefined;
  return new Error(
    `The data directory ${directory} ${why}. Make it writable for this account, or set ASSAY_DATA to another.`,
    { cause },
  );
}
