import { randomBytes } from 'node:crypto';
import { readFile, rename, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import type { Settings } from '../configuration/settings.ts';
import { keyFor } from '../sealing/sealed-bytes.ts';
import type { WrappingKeys } from './keyring.types.ts';

/** File beside the embedded database that holds the key of its keys; no dump and no log of the database has it. */
export const wrappingKeyFile = 'secret.key';

type WrappingSettings = Pick<Settings, 'ASSAY_SECRET_KEY' | 'ASSAY_SECRET_KEY_FORMER' | 'DATABASE_URL' | 'ASSAY_DATA'>;

/** Keys that the keys of the installation are sealed with: those of the settings, and that of the data folder. */
export async function wrappingKeys(settings: WrappingSettings): Promise<WrappingKeys> {
  const { ASSAY_SECRET_KEY: set, ASSAY_SECRET_KEY_FORMER: former, DATABASE_URL, ASSAY_DATA } = settings;
  const isEmbedded = DATABASE_URL === undefined;
  const kept = await keptSecret(resolve(ASSAY_DATA), isEmbedded && set === undefined);
  // Processes that share a server share no folder: its key opens what moved there, and seals nothing.
  const sealing = set ?? (isEmbedded ? kept : undefined);
  const wrapping = (secret: string) => keyFor('assay keys', secret);
  return {
    sealing: sealing === undefined ? undefined : wrapping(sealing),
    opening: [set, former, kept].filter((secret) => secret !== undefined).map(wrapping),
  };
}

/** The secret of the data folder, made where it is needed. @throws for a file that holds none */
async function keptSecret(directory: string, isNeeded: boolean): Promise<string | undefined> {
  const path = join(directory, wrappingKeyFile);
  const found = await readFile(path, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return undefined;
    throw error;
  });
  if (found !== undefined) {
    const secret = found.trim();
    if (secret.length < 32) throw new Error(`${path} holds no key. Bring back the file as it was.`);
    return secret;
  }
  if (!isNeeded) return undefined;
  const secret = randomBytes(32).toString('base64url');
  // Written beside and renamed: a full disk or a killed process leaves no half of a key.
  await writeFile(`${path}.new`, `${secret}\n`, { mode: 0o600, flush: true });
  await rename(`${path}.new`, path);
  return secret;
}
