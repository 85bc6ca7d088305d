import { close, fstat, open, read } from 'node:fs';
import { lstat, realpath } from 'node:fs/promises';
import { isAbsolute, relative } from 'node:path';
import { promisify } from 'node:util';

const closeFile = promisify(close);

/** As the system says of what an account may not read: an import tells it as it tells that. */
function refused(): Error {
  return Object.assign(new Error('It lies outside of the folder.'), { code: 'EPERM' });
}

async function realWithin(path: string, within: string): Promise<string> {
  const real = await realpath(path);
  const inner = relative(await realpath(within), real);
  if (inner.startsWith('..') || isAbsolute(inner)) throw refused();
  return real;
}

/** @throws where a path leads out of the folder, if one is given */
export async function assertWithin(path: string, within: string | undefined): Promise<void> {
  if (within !== undefined) await realWithin(path, within);
}

/**
 * Opens a file to read it. Of a folder it opens what lies there and nowhere else: what was opened is looked at, not what
 * the path leads to before or after, and a file that has a second name, which may be one outside, is refused.
 *
 * @returns what it is known to the system by; whoever asks closes it
 * @throws where it cannot be read, or lies outside
 */
export async function openWithin(path: string, within: string | undefined): Promise<number> {
  const fd = await promisify(open)(path, 'r');
  if (within === undefined) return fd;
  try {
    const held = await promisify(fstat)(fd);
    const named = await lstat(await realWithin(path, within));
    if (held.nlink > 1 || held.ino !== named.ino || held.dev !== named.dev) throw refused();
    return fd;
  } catch (error) {
    await closeFile(fd);
    throw error;
  }
}

/** The first bytes of a file. */
export async function readHead(path: string, length: number, within: string | undefined): Promise<Uint8Array> {
  const fd = await openWithin(path, within);
  try {
    const { buffer, bytesRead } = await promisify(read)(fd, Buffer.alloc(length), 0, length, 0);
    return buffer.subarray(0, bytesRead);
  } finally {
    await closeFile(fd);
  }
}
