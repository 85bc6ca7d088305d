import { open } from 'node:fs/promises';
import { dumpMark } from './dump-encryption.ts';
import { dumpsIn } from './dump-names.ts';

/** Whether a file is a dump that whoever has it can read; one that went meanwhile is none. */
async function isUnencrypted(path: string): Promise<boolean> {
  const file = await open(path).catch(() => undefined);
  if (!file) return false;
  try {
    const { buffer } = await file.read({ buffer: Buffer.alloc(dumpMark.length), position: 0 });
    return !buffer.equals(dumpMark);
  } finally {
    await file.close();
  }
}

/** How many dumps of a directory were written without a key. */
export async function countUnencrypted(directory: string): Promise<number> {
  const found = await Promise.all((await dumpsIn(directory)).map(isUnencrypted));
  return found.filter(Boolean).length;
}
