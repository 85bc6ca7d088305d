import { constants, createPrivateKey, generateKeyPair, privateDecrypt, randomUUID } from 'node:crypto';
import { promisify } from 'node:util';
import { type DialCode, isMobileNumber } from '@assay/domain';
import type { Kysely } from 'kysely';
import { CallError } from '../../ground/http/call-error.ts';
import type { IdentityTables } from './identity.migrations.ts';

const generate = promisify(generateKeyPair);

/** A new key is served after a day; a former one still opens what was encrypted just before. */
const serveFor = 86_400_000;
const acceptFor = 2 * serveFor;

export interface ServedKey {
  key_id: string;
  algorithm: 'RSA-OAEP-256';
  public_key: string;
}

/** The key that phone numbers travel under today; every process serves the same. */
export async function servedKey(db: Kysely<IdentityTables>): Promise<ServedKey> {
  const current = await db
    .selectFrom('transport_key')
    .select(['id', 'public_key'])
    .where('created_at', '>', new Date(Date.now() - serveFor))
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .executeTakeFirst();
  const { id, public_key } = current ?? (await makeKey(db));
  return { key_id: id, algorithm: 'RSA-OAEP-256', public_key };
}

async function makeKey(db: Kysely<IdentityTables>): Promise<{ id: string; public_key: string }> {
  const { publicKey, privateKey } = await generate('rsa', { modulusLength: 3072 });
  const key = {
    id: randomUUID(),
    public_key: publicKey.export({ type: 'spki', format: 'der' }).toString('base64'),
    private_key: privateKey.export({ type: 'pkcs8', format: 'pem' }) as string,
  };
  await db.insertInto('transport_key').values(key).execute();
  await db
    .deleteFrom('transport_key')
    .where('created_at', '<', new Date(Date.now() - acceptFor))
    .execute();
  return key;
}

/**
 * Opens a phone number that travelled under a served key.
 *
 * @throws CallError badRequest when the key is unknown or too old, or what is inside is no mobile number of the country.
 */
export async function openMobileNumber(
  db: Kysely<IdentityTables>,
  { mobile_number: sealed, key_id, country_code }: { mobile_number: string; key_id: string; country_code: DialCode },
): Promise<string> {
  const key = await db
    .selectFrom('transport_key')
    .select('private_key')
    .where('id', '=', key_id)
    .where('created_at', '>', new Date(Date.now() - acceptFor))
    .executeTakeFirst();
  const digits = key === undefined ? '' : decrypt(key.private_key, sealed);
  if (!isMobileNumber(digits, country_code)) {
    throw new CallError('badRequest', {
      fields: {
        mobile_number: `A mobile number of ${country_code} in digits, encrypted with a key served in the last two days.`,
      },
    });
  }
  return digits;
}

function decrypt(privateKey: string, sealed: string): string {
  try {
    return privateDecrypt(
      { key: createPrivateKey(privateKey), padding: constants.RSA_PKCS1_OAEP_PADDING, oaepHash: 'sha256' },
      Buffer.from(sealed, 'base64'),
    ).toString('utf8');
  } catch {
    return '';
  }
}

/** First three and last four digits, four stars between (section 5). */
export function maskMobileNumber(digits: string): string {
  return digits.length === 11 ? `${digits.slice(0, 3)}****${digits.slice(-4)}` : digits;
}
