import { createHash } from 'node:crypto';
import { type FileHandle, open, opendir, readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { SettingsError } from '../../ground/configuration/settings.ts';

/** Passwords that are known to have leaked, by their hashes in files of this machine. */
export interface BreachedPasswords {
  /** @throws when the list cannot be read */
  has(password: string): Promise<boolean>;
}

/** Hexadecimal digits of a SHA-1, and of the part of it by which the ranges of a list are named. */
const digits = { hash: 40, range: 5 } as const;
/** More than the longest line takes: a hash, a colon, a count and the end of the line. */
const longestLine = 128;
/** So few bytes are read as a whole instead of being halved once more. */
const readAtOnce = 4096;
/** Places at which a file is looked at for its order. */
const probes = 64;

const line = /^([0-9A-F]+):(\d+)$/i;
const rangeName = /^([0-9A-F]{5})(\.txt)?$/i;

/**
 * Opens the list of a setting: a folder of ranges, each a file named by the first five digits of the SHA-1 with the rest
 * and a count on each line, or one file of whole hashes with counts in the order of the hashes. Lines with a count of 0
 * pad a range and are no hits. Nothing of it is held in memory.
 *
 * @see https://haveibeenpwned.com/API/v3#PwnedPasswords
 * @throws SettingsError for a path that holds no such list
 */
export async function openBreachedPasswords(path: string): Promise<BreachedPasswords> {
  try {
    const countOf = (await stat(path)).isDirectory() ? await openFolder(path) : await openFile(path);
    return {
      async has(password) {
        // What is typed may come in several forms of Unicode; the one that is kept counts too.
        const forms = new Set([password, password.normalize('NFKC')]);
        for (const form of forms) {
          const hash = createHash('sha1').update(form).digest('hex').toUpperCase();
          if ((await countOf(hash)) > 0) return true;
        }
        return false;
      },
    };
  } catch (error) {
    const reason =
      error instanceof UnfitList ? error.message : ((error as NodeJS.ErrnoException).code ?? String(error));
    throw new SettingsError([
      `ASSAY_BREACHED_PASSWORDS must be a folder of ranges of Pwned Passwords (SHA-1), or one file of them ordered by hash, that can be read: ${reason}.`,
    ]);
  }
}

class UnfitList extends Error {
  override readonly name = 'UnfitList';
}

type CountOf = (hash: string) => Promise<number>;

async function openFolder(folder: string): Promise<CountOf> {
  let form: RegExpExecArray | undefined;
  for await (const { name } of await opendir(folder)) {
    form = rangeName.exec(name) ?? undefined;
    if (form) break;
  }
  if (!form) throw new UnfitList('the folder holds no file that is named as a range, such as 21BD1 or 21BD1.txt');
  const [name, , ending = ''] = form;
  const rest = digits.hash - digits.range;
  if (line.exec(firstLine(await readFile(join(folder, name), 'latin1')))?.[1]?.length !== rest)
    throw new UnfitList(`${name} holds no lines of ${rest} digits, a colon and a count`);
  return async (hash) => {
    const range = hash.slice(0, digits.range);
    // A list of which a part was fetched refuses what that part holds.
    const text =
      (await readIfThere(join(folder, `${range}${ending}`))) ??
      (await readIfThere(join(folder, `${range.toLowerCase()}${ending}`))) ??
      '';
    return countIn(text, hash.slice(digits.range));
  };
}

async function readIfThere(file: string): Promise<string | undefined> {
  try {
    return await readFile(file, 'latin1');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  }
}

async function openFile(path: string): Promise<CountOf> {
  const file = await open(path);
  try {
    await assertOrdered(file);
  } finally {
    await file.close();
  }
  return async (hash) => {
    // Opened for each question: the list may be replaced while the service runs.
    const list = await open(path);
    try {
      return await countInFile(list, hash);
    } finally {
      await list.close();
    }
  };
}

async function assertOrdered(file: FileHandle): Promise<void> {
  const { size } = await file.stat();
  if (hashOf(firstLine(await readAt(file, 0, longestLine))) === undefined)
    throw new UnfitList(`the file holds no lines of ${digits.hash} digits, a colon and a count`);
  let former = '';
  for (let probe = 0; probe < probes; probe += 1) {
    const next = await lineAfter(file, Math.floor((size * probe) / probes));
    if (!next) return;
    const hash = hashOf(next.text);
    if (hash === undefined || hash < former) throw new UnfitList('the lines of the file are not ordered by hash');
    former = hash;
  }
}

/** Halves the file until little is left of it. The line of the hash begins in `[low, high)` if there is one. */
async function countInFile(file: FileHandle, hash: string): Promise<number> {
  let low = 0;
  let high = (await file.stat()).size;
  while (high - low > readAtOnce) {
    const middle = Math.floor((low + high) / 2);
    const next = await lineAfter(file, middle);
    if (!next || next.at >= high) high = middle + 1;
    else if ((hashOf(next.text) ?? '') > hash) high = next.at;
    else low = next.at;
  }
  return countIn(await readAt(file, low, high - low + longestLine), hash);
}

/** The first line that begins behind a place, but for the very beginning of the file. */
async function lineAfter(file: FileHandle, place: number): Promise<{ at: number; text: string } | undefined> {
  const text = await readAt(file, place, 2 * longestLine);
  const end = place === 0 ? -1 : text.indexOf('\n');
  if (place > 0 && end === -1) return undefined;
  const found = firstLine(text.slice(end + 1));
  return found === '' ? undefined : { at: place + end + 1, text: found };
}

async function readAt(file: FileHandle, place: number, length: number): Promise<string> {
  const { buffer, bytesRead } = await file.read(Buffer.alloc(length), 0, length, place);
  return buffer.toString('latin1', 0, bytesRead);
}

const firstLine = (text: string) => (text.split('\n', 1)[0] ?? '').trimEnd();

function hashOf(text: string): string | undefined {
  const hash = line.exec(text)?.[1]?.toUpperCase();
  return hash?.length === digits.hash ? hash : undefined;
}

function countIn(text: string, hash: string): number {
  for (const each of text.split('\n')) {
    const [, found = '', count] = line.exec(each.trimEnd()) ?? [];
    if (found.toUpperCase() === hash) return Number(count);
  }
  return 0;
}
