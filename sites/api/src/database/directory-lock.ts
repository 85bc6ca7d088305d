import { readFileSync } from 'node:fs';
import { link, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/** Another living process has the data directory open; PGlite would silently lose its rows. */
export class DirectoryLockedError extends Error {
  readonly pid: number;
  constructor(directory: string, pid: number) {
    super(
      `The data directory ${directory} is in use by process ${pid}. Two processes on one embedded database lose data. ` +
        'Stop that process, set ASSAY_DATA to another directory, or set DATABASE_URL to share a PostgreSQL server.',
    );
    this.pid = pid;
  }
}

interface Holder {
  pid: number;
  /** Start time of the process as the kernel counts it, so that a reused pid is not taken for the holder. */
  started: string;
}

const fileName = 'lock.json';

/**
 * Takes the directory for this process; a lock whose process is gone is taken over.
 *
 * @returns the way to give it back.
 * @throws DirectoryLockedError
 */
export async function lockDirectory(directory: string): Promise<() => Promise<void>> {
  const path = join(directory, fileName);
  const own: Holder = { pid: process.pid, started: startOf(process.pid) ?? '' };
  const draft = join(directory, `lock.${process.pid}.${Math.random().toString(36).slice(2)}.tmp`);
  await writeFile(draft, JSON.stringify(own));
  try {
    for (;;) {
      if (await linkNew(draft, path)) break;
      const holder = await readHolder(path);
      if (holder && isAlive(holder)) throw new DirectoryLockedError(directory, holder.pid);
      await setAside(path, holder);
    }
  } finally {
    await rm(draft, { force: true });
  }
  return async () => {
    const holder = await readHolder(path);
    if (holder?.pid === own.pid && holder.started === own.started) await rm(path, { force: true });
  };
}

async function linkNew(draft: string, path: string): Promise<boolean> {
  try {
    await link(draft, path);
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false;
    throw error;
  }
}

/**
 * Removes a stale lock. It is renamed first and looked at again, because two starting processes may both have found
 * it stale and the slower one must not remove the lock that the quicker one has just taken.
 */
async function setAside(path: string, stale: Holder | undefined): Promise<void> {
  const aside = `${path}.${process.pid}.stale`;
  try {
    await rename(path, aside);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return;
    throw error;
  }
  const moved = await readHolder(aside);
  if (moved && (moved.pid !== stale?.pid || moved.started !== stale.started)) await linkNew(aside, path);
  await rm(aside, { force: true });
}

async function readHolder(path: string): Promise<Holder | undefined> {
  try {
    const value: unknown = JSON.parse(await readFile(path, 'utf8'));
    const { pid, started } = value as Partial<Holder>;
    return typeof pid === 'number' && typeof started === 'string' ? { pid, started } : undefined;
  } catch {
    return undefined;
  }
}

function isAlive({ pid, started }: Holder): boolean {
  try {
    process.kill(pid, 0);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EPERM') return false;
  }
  const now = startOf(pid);
  return now === undefined || started === '' || now === started;
}

/** Start time of a process in clock ticks since boot (field 22 of /proc/PID/stat); undefined where there is no /proc. */
function startOf(pid: number): string | undefined {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    return fields[0] === 'Z' ? '' : fields[19];
  } catch {
    return undefined;
  }
}
