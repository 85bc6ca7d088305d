import { createHmac, timingSafeEqual } from 'node:crypto';

/** Signs the address of a file: whoever has it may fetch the file until `expires`, in ms. */
export function signatureOf(secret: string, fileId: string, expires: number): string {
  return createHmac('sha256', secret).update(`agent file\n${fileId}\n${expires}`).digest('hex');
}

export function isSignedBy(secret: string, fileId: string, expires: number, signature: string): boolean {
  return isSame(signatureOf(secret, fileId, expires), signature);
}

const guestHours = 24;

/** A token that opens one job to the guest who made it: `<expiry in ms>.<signature>`. */
export function guestTokenOf(secret: string, jobId: string, now: number): string {
  const expires = now + guestHours * 3_600_000;
  return `${expires}.${createHmac('sha256', secret).update(`agent guest\n${jobId}\n${expires}`).digest('hex')}`;
}

/** When a guest's token ends, in ms. */
export const guestTokenEnd = (token: string): number => Number(token.split('.', 1)[0]);

export function opensJob(secret: string, jobId: string, token: string, now: number): boolean {
  const expires = guestTokenEnd(token);
  if (!(expires > now)) return false;
  return isSame(guestTokenOf(secret, jobId, expires - guestHours * 3_600_000), token);
}

function isSame(a: string, b: string): boolean {
  const [one, other] = [Buffer.from(a), Buffer.from(b)];
  return one.length === other.length && timingSafeEqual(one, other);
}
