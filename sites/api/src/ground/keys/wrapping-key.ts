import { randomBytes } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import type { Settings } from '../configuration/settings.ts';
import { keyFor } from './sealed-bytes.ts';

/** File beside the embedded database that holds the key of its keys; no dump and no log of the database has it. */
export const wrappingKeyFile = 'secret.key';

type WrappingSettings = Pick<Settings, 'ASSAY_SECRET_KEY' | 'ASSAY_SECRET_KEY_FORMER' | 'DATABASE_URL' | 'ASSAY_DATA'>;

/** Keys that the keys of the installation are sealed with: the first seals, all of them open. */
export async function wrappingKeys(settings: WrappingSettings): Promise<readonly Buffer[]> {
  const { ASSAY_SECRET_KEY: set, ASSAY_SECRET_KEY_FORMER: former, DATABASE_URL, ASSAY_DATA } = settings;
  const named = [set, former].filter((secret) => secret !== undefined);
  // Processes that share a server share no folder.
  const kept = DATABASE_URL === undefined ? await keptSecret(resolve(ASSAY_DATA), set === undefined) : undefined;
  return [...named, ...(kept === undefined ? [] : [kept])].map((secret) => keyFor('assay keys', secret));
}

/** The secret of the data folder, made where it is `needed`. */
async function keptSecret(directory: string, isNeeded: boolean): Promise<string | undefined> {
  const path = join(directory, wrappingKeyFile);
  const found = await readFile(path, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return undefined;
    throw error;
  });
  if (found !== undefined) return found.trim();
  if (!isNeeded) return undefined;
  const secret = randomBytes(32).toString('base64url');
  await writeFile(path, `${secret}\n`, { mode: 0o600, flag: 'wx' });
  return secret;
}
