import { existsSync, readFileSync } from 'node:fs';
import { link, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/** What a process does that has the data directory: the service stays, an import and every other command end. */
export type DirectoryWork = 'service' | 'import' | 'command';

export const workWords: Readonly<Record<DirectoryWork, string>> = {
  service: 'runs the service',
  import: 'imports',
  command: 'runs a command of the operator',
};

/** Another living process has the data directory open; PGlite would silently lose its rows. */
export class DirectoryLockedError extends Error {
  readonly pid: number;
  readonly work: DirectoryWork;
  constructor(directory: string, { pid, work }: Holder) {
    super(
      `The data directory ${directory} is in use by process ${pid}, which ${workWords[work]}. Two processes on one embedded ` +
        'database lose data. Stop that process, set ASSAY_DATA to another directory, or set DATABASE_URL to share a PostgreSQL server.',
    );
    this.pid = pid;
    this.work = work;
  }
}

interface Holder {
  pid: number;
  /** Start time of the process as the kernel counts it, so that a reused pid is not taken for the holder. */
  started: string;
  work: DirectoryWork;
}

const fileName = 'lock.json';
const wantedName = 'lock.wanted';

/**
 * Takes the directory for this process; a lock whose process is gone is taken over.
 *
 * @returns the way to give it back.
 * @throws DirectoryLockedError
 */
export async function lockDirectory(directory: string, work: DirectoryWork): Promise<() => Promise<void>> {
  const path = join(directory, fileName);
  const own = ownHolder(work);
  const draft = join(directory, `lock.${process.pid}.${Math.random().toString(36).slice(2)}.tmp`);
  await writeFile(draft, JSON.stringify(own));
  try {
    for (;;) {
      if (await linkNew(draft, path)) break;
      const holder = await readHolder(path);
      if (holder && isAlive(holder)) throw new DirectoryLockedError(directory, holder);
      // Given back since: it is made anew, never written over.
      if (!holder && !existsSync(path)) continue;
      if (await succeed(directory, path, draft, holder)) break;
    }
  } finally {
    await rm(draft, { force: true });
  }
  return async () => {
    const holder = await readHolder(path);
    if (holder && isSame(holder, own)) await rm(path, { force: true });
  };
}

/** Says that this process wants the directory, for an import that has it to hand on. @returns the way to take it back */
export async function wantDirectory(directory: string, work: DirectoryWork): Promise<() => Promise<void>> {
  const path = join(directory, wantedName);
  await writeFile(path, JSON.stringify(ownHolder(work)));
  return () => rm(path, { force: true });
}

/** Whether a living process has said that it wants the directory. */
export async function isDirectoryWanted(directory: string): Promise<boolean> {
  const holder = await readHolder(join(directory, wantedName));
  return holder !== undefined && isAlive(holder);
}

/** The living process that has the directory. */
export async function directoryHolder(directory: string): Promise<{ pid: number; work: DirectoryWork } | undefined> {
  const holder = await readHolder(join(directory, fileName));
  return holder && isAlive(holder) ? holder : undefined;
}

function ownHolder(work: DirectoryWork): Holder {
  return { pid: process.pid, started: startOf(process.pid) ?? '', work };
}

/**
 * Takes the lock over from a holder that is gone. Whoever makes the successor file of that holder first is the one; a
 * successor that died before it finished is itself succeeded. The lock is read again after the file is made, because a
 * quicker process may have taken it, and cleared its file away, in between.
 *
 * @returns false when the lock has changed meanwhile and must be looked at again.
 * @throws DirectoryLockedError when a living process is taking it over.
 */
async function succeed(directory: string, path: string, draft: string, stale: Holder | undefined): Promise<boolean> {
  const made: string[] = [];
  for (let gone = stale; ; ) {
    const claim = join(directory, `lock.after.${gone?.pid ?? 'unreadable'}.${gone?.started ?? ''}`);
    made.push(claim);
    if (await linkNew(draft, claim)) break;
    const successor = await readHolder(claim);
    if (successor && isAlive(successor)) throw new DirectoryLockedError(directory, successor);
    if (!successor) return false;
    gone = successor;
  }
  const holder = await readHolder(path);
  const isUnchanged =
    stale === undefined ? holder === undefined && existsSync(path) : holder !== undefined && isSame(holder, stale);
  const own = made.at(-1) as string;
  if (!isUnchanged) {
    await rm(own, { force: true });
    return false;
  }
  const replacement = `${draft}.new`;
  await link(draft, replacement);
  await rename(replacement, path);
  for (const claim of made) await rm(claim, { force: true });
  return true;
}

function isSame(a: Holder, b: Holder): boolean {
  return a.pid === b.pid && a.started === b.started;
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

async function readHolder(path: string): Promise<Holder | undefined> {
  try {
    const value: unknown = JSON.parse(await readFile(path, 'utf8'));
    // A process of a former version did not say what it does, and is taken for a service.
    const { pid, started, work = 'service' } = value as Partial<Holder>;
    return typeof pid === 'number' && typeof started === 'string' ? { pid, started, work } : undefined;
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
