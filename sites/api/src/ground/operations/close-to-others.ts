import type { Dirent } from 'node:fs';
import { chmod, lstat, readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Log } from '../log/log.ts';

/** Rights of anybody but the account that owns a file. */
const others = 0o077;
/** What the product makes in its data directory; whatever else lies there is somebody else's, and so is the directory then. */
const ours =
  /^(?:database(?:\.before-.+)?|restoring|dumps|files|imports|embed|outbox|secret\.key|ask-sessions\.json|address|lock\..+|\.closed)$/;
/** A file whose presence says that everything was gone through once: what is made since is made closed. */
const markName = '.closed';

interface Closing {
  closed: number;
  /** Files that belong to another account, which alone may close them. */
  refused: number;
  signal: AbortSignal;
}

/**
 * Takes from everybody else on the machine what a former version, or a copy brought back, left open in the data
 * directory. All of it is gone through once; from then on a folder is only gone through when it is found open.
 */
export async function closeToOthers(directory: string, log: Log, signal: AbortSignal): Promise<void> {
  const closing: Closing = { closed: 0, refused: 0, signal };
  const entries = await readdir(directory, { withFileTypes: true });
  const own = entries.filter(({ name }) => ours.test(name));
  // Who cannot enter it reads nothing below, however long that takes.
  if (own.length === entries.length) await close(directory, closing);
  const isKnown = own.some(({ name }) => name === markName);
  for (const entry of own) await closeEntry(directory, entry, closing, !isKnown);
  if (signal.aborted) return;
  if (!isKnown && closing.refused === 0) await writeFile(join(directory, markName), '', { mode: 0o600 });
  if (closing.closed > 0) log.info('files-closed', { count: closing.closed });
  if (closing.refused > 0) log.warn('files-left-open', { count: closing.refused });
}

async function closeEntry(parent: string, entry: Dirent, closing: Closing, isGoneThrough: boolean): Promise<void> {
  if (closing.signal.aborted || !(entry.isDirectory() || entry.isFile())) return;
  const path = join(parent, entry.name);
  const wasOpen = await isOpen(path);
  if (entry.isDirectory() && (wasOpen || isGoneThrough)) {
    for (const inner of await readdir(path, { withFileTypes: true }).catch((): Dirent[] => []))
      await closeEntry(path, inner, closing, true);
  }
  // After what it holds: a folder that is closed has been gone through, also when this was cut off.
  if (wasOpen && !closing.signal.aborted) await close(path, closing);
}

async function isOpen(path: string): Promise<boolean> {
  const found = await lstat(path).catch(() => undefined);
  return found !== undefined && (found.mode & others) !== 0;
}

async function close(path: string, closing: Closing): Promise<void> {
  try {
    const { mode } = await lstat(path);
    if ((mode & others) === 0) return;
    await chmod(path, mode & 0o777 & ~others);
    closing.closed += 1;
  } catch (error) {
    // Gone since it was listed.
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') closing.refused += 1;
  }
}
