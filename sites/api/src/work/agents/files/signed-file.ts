import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Keyring } from '../../../ground/keys/keyring.types.ts';

const macOf = (secret: string, text: string) => createHmac('sha256', secret).update(text).digest('hex');
const fileText = (fileId: string, expires: number) => `agent file\n${fileId}\n${expires}`;
const jobText = (jobId: string, expires: number) => `agent guest\n${jobId}\n${expires}`;

/** Signs the address of a file: whoever has it may fetch the file until `expires`, in ms. */
export function signatureOf(keys: Keyring, fileId: string, expires: number): string {
  return macOf(keys.current(), fileText(fileId, expires));
}

export function isSignedBy(keys: Keyring, fileId: string, expires: number, signature: string): boolean {
  return keys.honoured().some((secret) => isSame(macOf(secret, fileText(fileId, expires)), signature));
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
