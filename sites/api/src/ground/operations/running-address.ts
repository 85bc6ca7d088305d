import { readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

const fileName = 'address';

/** Leaves the address of the running service in its data directory, for the commands of this machine. */
export async function leaveAddress(directory: string, address: string): Promise<() => Promise<void>> {
  const path = join(directory, fileName);
  await writeFile(path, address);
  return async () => {
    if ((await readAddress(directory)) === address) await rm(path, { force: true });
  };
}

/** Address of the service that runs on a data directory; undefined when none has said so. */
export async function readAddress(directory: string): Promise<string | undefined> {
  return readFile(join(directory, fileName), 'utf8').catch(() => undefined);
}
