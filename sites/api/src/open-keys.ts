import type { Settings } from './ground/configuration/settings.ts';
import type { Database } from './ground/database/database.types.ts';
import type { ErasureTables } from './ground/erasure/erasure.migrations.ts';
import { sealErasureKeys } from './ground/erasure/erasure-keys.ts';
import { openKeyring } from './ground/keys/keyring.ts';
import type { Keyring } from './ground/keys/keyring.types.ts';
import type { KeysTables } from './ground/keys/keys.migrations.ts';
import { replaceKeys } from './ground/keys/rotate-keys.ts';
import { SealedKeysError } from './ground/keys/wrapped-secret.ts';
import { wrappingKeys } from './ground/keys/wrapping-key.ts';
import type { Log } from './ground/log/log.ts';
import type { IdentityTables } from './people/identity/identity.migrations.ts';

/**
 * Opens the keys of the installation. Where a dump was restored without the key of its keys, new ones are made when
 * nothing that lasts was sealed with them: what they signed would have run out within a day.
 *
 * @throws SealedKeysError where second factors or files would be lost
 */
export async function openKeys(settings: Settings, database: Database, log: Log): Promise<Keyring> {
  const wrapping = await wrappingKeys(settings);
  if (!wrapping.sealing && settings.NODE_ENV === 'production')
    log.warn('keys-in-the-clear', {
      advice: 'Set ASSAY_SECRET_KEY, so that no dump or log of the database opens them.',
    });
  if ((await sealErasureKeys(database.tables<ErasureTables>(), wrapping)) > 0) throw new SealedKeysError();
  try {
    return await openKeyring(database, wrapping, log);
  } catch (error) {
    if (!(error instanceof SealedKeysError) || (await hasFactors(database))) throw error;
    log.warn('keys-replaced', { reason: error.message });
    await database
      .tables<KeysTables>()
      .transaction()
      .execute((transaction) => replaceKeys(transaction, wrapping));
    return openKeyring(database, wrapping, log);
  }
}

async function hasFactors(database: Database): Promise<boolean> {
  const one = database.tables<IdentityTables>().selectFrom('second_factor').select('user_id').limit(1);
  return (await one.executeTakeFirst()) !== undefined;
}
