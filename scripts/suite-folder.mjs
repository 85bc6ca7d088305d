// Where a run of the suites keeps what it throws away.
import { chmodSync, mkdtempSync, readFileSync, rmSync, statfsSync } from 'node:fs';
import { freemem, tmpdir } from 'node:os';
import { join } from 'node:path';

const gibibyte = 1024 ** 3;
/** Many times what a run was seen to hold in it, which was under half a gibibyte. */
const enoughRoom = 6 * gibibyte;
const enoughMemory = 10 * gibibyte;

/**
 * Whether a table of mounts (proc_pid_mounts(5)) has a file system in memory at a place, from which programs may be run.
 *
 * @param {string} mounts
 * @param {string} place
 */
export function holdsInMemory(mounts, place) {
  const last = mounts
    .split('\n')
    .map((line) => line.split(' '))
    .findLast((fields) => fields[1] === place);
  if (last === undefined) return false;
  const [, , type, options = ''] = last;
  return type === 'tmpfs' && !options.split(',').some((option) => option === 'noexec' || option === 'ro');
}

/** The folder that Linux lends in memory; undefined where there is none, or no room in it or beside it. */
function folderInMemory() {
  const place = '/dev/shm';
  try {
    if (!holdsInMemory(readFileSync('/proc/self/mounts', 'utf8'), place)) return undefined;
    const { bavail, bsize } = statfsSync(place);
    const memory = process.availableMemory?.() ?? freemem();
    return bavail * bsize >= enoughRoom && memory >= enoughMemory ? place : undefined;
  } catch {
    return undefined;
  }
}

/**
 * Makes the folder of this run, which is removed when the process ends. It is in memory where that is lent: suites make and
 * drop databases of a thousand files by the hundred, of which a disk's file system made a fifth of their time.
 */
export function folderForSuites() {
  const folder = mkdtempSync(join(folderInMemory() ?? tmpdir(), 'assay-test-'));
  // A database server refuses to run as root, and so as another user it passes through here.
  chmodSync(folder, 0o755);
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
  return folder;
}
