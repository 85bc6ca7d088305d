import { type Client, encryptNumber } from '@assay/client';
import * as accountCalls from '@assay/contract/calls/account';

/** A phone number as it travels: only under the service's public key. */
export async function sealedNumber(client: Client, mobile: string) {
  const key = await client.call(accountCalls.publicKey);
  return {
    mobile_number: await encryptNumber(mobile, key.public_key),
    key_id: key.key_id,
    country_code: '+86' as const,
  };
}
