import type { WrappingKeys } from './keyring.types.ts';
import { sealBytes, unsealBytes } from './sealed-bytes.ts';

/** What lies in the database cannot be opened with the wrapping keys that are there. */
export class SealedKeysError extends Error {
  constructor() {
    super(
      'The keys of this installation are sealed with a key that is not here. Bring back secret.key of the data folder they were made in, or set ASSAY_SECRET_KEY (after a change, ASSAY_SECRET_KEY_FORMER too). If it is lost, "npm run keys -- replace" makes new keys: second factors are then set up anew.',
    );
  }
}

const sealed = 'sealed:';
const clear = 'clear:';

/**
 * A secret as a row holds it: sealed where there is a key that seals.
 *
 * @param about what the secret is, so that it opens in its own row alone
 */
export function wrapSecret(about: string, secret: string, { sealing }: WrappingKeys): string {
  return sealing ? `${sealed}${sealBytes(sealing, about, Buffer.from(secret))}` : `${clear}${secret}`;
}

/** @throws SealedKeysError */
export function unwrapSecret(about: string, value: string, { opening }: WrappingKeys): string {
  if (value.startsWith(clear)) return value.slice(clear.length);
  for (const key of opening) {
    try {
      return unsealBytes(key, about, value.slice(sealed.length)).toString();
    } catch {
      // Of another wrapping key.
    }
  }
  throw new SealedKeysError();
}

/** Whether a row is not sealed as it would be now. */
export function isWrappedOtherwise(about: string, value: string, { sealing }: WrappingKeys): boolean {
  if (!sealing) return false;
  if (value.startsWith(clear)) return true;
  try {
    unsealBytes(sealing, about, value.slice(sealed.length));
    return false;
  } catch {
    return true;
  }
}
