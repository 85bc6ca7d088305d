import { execFile, spawn } from 'node:child_process';
import { mkdtemp, open, rm, statfs } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';

const execute = promisify(execFile);

/** A disk of its own, in memory, which a test fills to its end. */
export interface SmallDisk {
  /** Where it lies for whoever is started by `enter`. */
  directory: string;
  /** A command that starts what is appended to it where the disk is there. */
  enter: readonly string[];
  /** Copies a folder of this machine into one of the disk. */
  hold(from: string, name: string): Promise<void>;
  /** Takes room until no more than so many bytes are free, or gives it all back. */
  leave(bytes: number | 'all'): Promise<void>;
  remove(): Promise<void>;
}

/** Namespaces of an account without rights: Linux has them, and some machines forbid them. */
const own = ['--user', '--map-root-user', '--mount'];

export async function hasSmallDisks(): Promise<boolean> {
  return execute('unshare', [...own, 'mount', '-t', 'tmpfs', 'tmpfs', '/mnt']).then(
    () => true,
    () => false,
  );
}

/** Makes a disk of so many bytes, in a namespace that lives until it is removed. */
export async function openSmallDisk(bytes: number): Promise<SmallDisk> {
  const directory = await mkdtemp(join(tmpdir(), 'assay-disk-'));
  const mount = `mount -t tmpfs -o size=${bytes},mode=700 tmpfs ${directory} && echo mounted && exec cat`;
  const holder = spawn('unshare', [...own, 'sh', '-c', mount], { stdio: ['pipe', 'pipe', 'inherit'] });
  await new Promise<void>((resolve, reject) => {
    holder.stdout.once('data', () => resolve());
    holder.once('exit', (code) => reject(new Error(`There is no small disk: unshare ended with ${code}.`)));
  });
  // Seen from outside by the root of the process that holds it.
  const inside = `/proc/${holder.pid}/root${directory}`;
  const ballast = join(inside, 'ballast');
  return {
    directory,
    enter: ['nsenter', '--target', String(holder.pid), '--user', '--preserve-credentials', '--mount', '--'],
    async hold(from, name) {
      await execute('cp', ['--archive', from, join(inside, name)]);
    },
    async leave(bytesLeft) {
      await rm(ballast, { force: true });
      if (bytesLeft === 'all') return;
      const { bsize } = await statfs(inside);
      const file = await open(ballast, 'w');
      const block = Buffer.alloc(bsize);
      // Others write too: what is free is asked again and again, and may be gone in between.
      while ((await statfs(inside)).bavail * bsize > bytesLeft) {
        const error = await file.write(block).catch((refused: unknown) => refused);
        if (error instanceof Error) break;
      }
      await file.close();
    },
    async remove() {
      const ended = new Promise((resolve) => holder.once('exit', resolve));
      holder.stdin.end();
      await ended;
      await rm(directory, { recursive: true, force: true });
    },
  };
}
