import { statfs } from 'node:fs/promises';
import type { Log } from '../log/log.ts';

/** Whether there is room on the disk of the data directory for more than its reserve. */
export interface DiskRoom {
  isLow(): Promise<boolean>;
}

interface DiskRoomOptions {
  directory: string;
  /** Bytes that stay free; 0 for no reserve. */
  reserve: number;
  log: Log;
  /** Bytes that are free; of the file system, unless a test tells otherwise. */
  free?: (directory: string) => Promise<number>;
}

/** Milliseconds for which one look holds. */
const lookLife = 1_000;

async function freeBytes(directory: string): Promise<number> {
  const { bavail, bsize } = await statfs(directory);
  return bavail * bsize;
}

/**
 * Looks at the disk when somebody asks, so that what was refused is taken again as soon as there is room. A disk that
 * cannot be looked at has room: it is not the reserve that stops the service then.
 */
export function createDiskRoom({ directory, reserve, log, free = freeBytes }: DiskRoomOptions): DiskRoom {
  let looked = Number.NEGATIVE_INFINITY;
  let state = Promise.resolve(false);
  let wasLow = false;

  async function look(): Promise<boolean> {
    const bytes = await free(directory).catch(() => Number.POSITIVE_INFINITY);
    const isLow = bytes < reserve;
    const megabytes = Number.isFinite(bytes) ? Math.floor(bytes / 2 ** 20) : undefined;
    if (isLow && !wasLow) log.warn('disk-low', { free: megabytes, reserve: reserve / 2 ** 20 });
    if (!isLow && wasLow) log.info('disk-has-room', { free: megabytes });
    wasLow = isLow;
    return isLow;
  }

  return {
    isLow() {
      if (reserve === 0) return state;
      if (performance.now() - looked < lookLife) return state;
      looked = performance.now();
      state = look();
      return state;
    },
  };
}
