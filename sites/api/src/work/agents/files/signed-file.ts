import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Keyring } from '../../../ground/keys/keyring.types.ts';
import type { Claim } from '../../../ground/streams/reading-rights.ts';

const macOf = (secret: string, text: string) => createHmac('sha256', secret).update(text).digest('hex');
const fileText = (fileId: string, { expires, by }: SignedAddress) => `agent file\n${fileId}\n${expires}\n${by}`;
const jobText = (jobId: string, expires: number) => `agent guest\n${jobId}\n${expires}`;

/** What the address of a file says besides its id. */
interface SignedAddress {
  /** In ms: whoever has the address may fetch the file until then. */
  expires: number;
  /** The claim of whoever had it signed, by `claimText`: the address ends with it. */
  by: string;
}

/** A claim as it stands in an address. */
export const claimText = ({ kind, values }: Claim): string =>
  Buffer.from(JSON.stringify([kind, ...values])).toString('base64url');

/** The claim of an address whose signature is ours. */
export function claimIn(text: string): Claim {
  const [kind = '', ...values] = JSON.parse(Buffer.from(text, 'base64url').toString()) as string[];
  return { kind, values };
}

/** Signs the address of a file. */
export function signatureOf(keys: Keyring, fileId: string, address: SignedAddress): string {
  return macOf(keys.current(), fileText(fileId, address));
}

export function isSignedBy(keys: Keyring, fileId: string, address: SignedAddress, signature: string): boolean {
  return keys.honoured().some((secret) => isSame(macOf(secret, fileText(fileId, address)), signature));
}

const guestHours = 24;

/** A token that opens one job to the guest who made it: `<expiry in ms>.<signature>`. */
export function guestTokenOf(keys: Keyring, jobId: string, now: number): string {
  const expires = now + guestHours * 3_600_000;
  return `${expires}.${macOf(keys.current(), jobText(jobId, expires))}`;
}

/** When a guest's token ends, in ms. */
export const guestTokenEnd = (token: string): number => Number(token.split('.', 1)[0]);

export function opensJob(keys: Keyring, jobId: string, token: string, now: number): boolean {
  const expires = guestTokenEnd(token);
  if (!(expires > now)) return false;
  return keys.honoured().some((secret) => isSame(`${expires}.${macOf(secret, jobText(jobId, expires))}`, token));
}

function isSame(a: string, b: string): boolean {
  const [one, other] = [Buffer.from(a), Buffer.from(b)];
  return one.length === other.length && timingSafeEqual(one, other);
}
