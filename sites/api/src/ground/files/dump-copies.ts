import { createHash } from 'node:crypto';
import { mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { type DumpAges, isDumpName, outdatedDumps } from '../database/dump-names.ts';
import { placeRegister, readRegisterFile, registerFile } from '../erasure/register.ts';
import type { Bucket } from './bucket.ts';

const prefix = 'dumps/';

/** Digest of a file; undefined where there is none. */
async function digestOf(path: string): Promise<string | undefined> {
  const bytes = await readFile(path).catch(() => undefined);
  return bytes && createHash('sha256').update(bytes).digest('hex');
}

const folderStart = 'bucket-';
/** Milliseconds after which nobody puts what lies in such a folder any more. */
const longest = 3_600_000;

/** What a killed process left holds keys that may have been destroyed since. */
async function removeLeftFolders(directory: string): Promise<void> {
  for (const each of await readdir(directory)) {
    if (!each.startsWith(folderStart)) continue;
    const path = join(directory, each);
    const at = await stat(path).catch(() => undefined);
    if (at && Date.now() - at.mtimeMs > longest) await rm(path, { recursive: true, force: true });
  }
}

/**
 * Puts the register of this installation into a bucket as into a folder: what the one there knows beside it is kept.
 *
 * @throws ForeignRegisterError
 */
async function putRegister(bucket: Bucket, register: string, key: string | undefined): Promise<void> {
  const name = prefix + basename(register);
  await removeLeftFolders(dirname(register));
  const folder = await mkdtemp(join(dirname(register), folderStart));
  try {
    const there = await bucket.get(name);
    if (there) await writeFile(join(folder, registerFile), new Uint8Array(await there.arrayBuffer()));
    await placeRegister(folder, await readRegisterFile(register, key), key, `${name} of the file store`);
    // One of a former key first: it is not lost where the next cannot be put.
    for (const each of (await readdir(folder)).sort()) await bucket.putFile(prefix + each, join(folder, each));
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/**
 * Keeps copies of dumps in a bucket, as they lie on disk, by the same ages. What is kept there is decided by the names
 * there: a folder that was lost takes no copy with it. What the dumps are opened with is one file, which lies there
 * before any of them and is written over when it changes.
 *
 * @param register that file
 * @param key secret that it is encrypted with
 * @returns the way to copy what the bucket lacks of these files. It throws CallError unavailable, and
 * ForeignRegisterError where the bucket holds the dumps of another installation: then nothing there changes.
 */
export function dumpCopies(
  bucket: Bucket,
  keep: DumpAges,
  register: string,
  key: string | undefined,
): (paths: readonly string[]) => Promise<void> {
  let copied: string | undefined;
  return async (paths) => {
    const digest = await digestOf(register);
    // Nothing tells yet whether what the bucket holds is of this installation.
    if (digest === undefined && paths.length === 0) return;
    if (digest !== undefined && digest !== copied) {
      await putRegister(bucket, register, key);
      copied = digest;
    }
    const held = (await bucket.keys(prefix)).map((key) => key.slice(prefix.length)).filter(isDumpName);
    const names = new Set([...held, ...paths.map((path) => basename(path))]);
    const outdated = new Set(outdatedDumps([...names], keep));
    for (const path of paths) {
      const name = basename(path);
      if (!held.includes(name) && !outdated.has(name)) await bucket.putFile(prefix + name, path);
    }
    for (const name of held) if (outdated.has(name)) await bucket.remove(prefix + name);
  };
}
