import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { dumpsIn } from './dump-names.ts';

/** The files of the embedded database are not those of a whole one. */
export class DamagedDirectoryError extends Error {}

/** How the person goes on who finds the embedded database damaged. */
async function advice(directory: string): Promise<string> {
  const newest = (await dumpsIn(join(directory, 'dumps'))).at(-1);
  const set = join(directory, 'database');
  return newest === undefined
    ? `There is no dump in ${join(directory, 'dumps')}: restore your own copy of ${set}. If this installation was never used, delete that folder and start again.`
    : `The newest dump is ${newest}. Restore it with: npm run restore -- ${newest} (the damaged files are kept beside it).`;
}

/**
 * Refuses a folder that holds files but no PG_VERSION: to begin a database in it would hide that one was lost.
 *
 * @throws DamagedDirectoryError
 */
export async function assertComplete(directory: string): Promise<void> {
  const set = join(directory, 'database');
  const names = await readdir(set).catch((): string[] => []);
  if (names.length === 0 || names.includes('PG_VERSION')) return;
  throw new DamagedDirectoryError(
    `The folder ${set} holds files but no PG_VERSION: it is what is left of a database. ${await advice(directory)}`,
  );
}

/** What the engine says of files that it cannot open, as a sentence that says what to do. */
export async function damaged(directory: string, cause: unknown): Promise<Error> {
  const said = (cause instanceof Error ? cause.message : String(cause)).split('\n', 1)[0];
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
};

/** A sentence for a data directory that cannot be written; undefined for another fault. */
export function unwritable(directory: string, cause: unknown): Error | undefined {
  const why = unwritableCodes[(cause as NodeJS.ErrnoException).code ?? ''];
  if (why === undefined) return undefined;
  return new Error(
    `The data directory ${directory} ${why}. Make it writable for this account, or set ASSAY_DATA to another.`,
    { cause },
  );
}
