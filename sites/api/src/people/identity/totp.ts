import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';

/** Seconds of a step and digits of a code, as every authenticator app knows them (RFC 6238, RFC 4226). */
export const totpStep = 30;
const totpDigits = 6;
/** Steps around the present one that are taken too, for clocks that differ and people who type slowly. */
const tolerance = 1;
const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';

/** A secret as long as its hash: 160 bits (RFC 4226, 4). */
export function newTotpSecret(): Buffer {
  return randomBytes(20);
}

/** Base32 without padding (RFC 4648, 6), as it is typed into an app. */
export function base32(bytes: Buffer): string {
  let bits = 0;
  let held = 0;
  let text = '';
  for (const byte of bytes) {
    held = (held << 8) | byte;
    bits += 8;
    while (bits >= 5) {
      bits -= 5;
      text += alphabet[(held >>> bits) & 31];
    }
    held &= (1 << bits) - 1;
  }
  return bits === 0 ? text : text + alphabet[(held << (5 - bits)) & 31];
}

/** The code of a counter (HOTP, RFC 4226, 5.3; SHA-1, which its use here does not weaken). */
export function codeAt(secret: Buffer, counter: number, digits: number = totpDigits): string {
  const moving = Buffer.alloc(8);
  moving.writeBigUInt64BE(BigInt(counter));
  const mac = createHmac('sha1', secret).update(moving).digest();
  const offset = (mac[mac.length - 1] ?? 0) & 15;
  return String((mac.readUInt32BE(offset) & 0x7f_ff_ff_ff) % 10 ** digits).padStart(digits, '0');
}

/** Step that a moment, in ms, lies in. */
export const stepAt = (now: number) => Math.floor(now / 1000 / totpStep);

/** The step whose code was given, within the tolerance; undefined for a wrong code. */
export function matchingStep(secret: Buffer, code: string, now: number): number | undefined {
  const given = Buffer.from(code);
  const present = stepAt(now);
  let found: number | undefined;
  // All of them, whichever matches: the time it takes tells nothing.
  for (let step = present - tolerance; step <= present + tolerance; step += 1) {
    const expected = Buffer.from(codeAt(secret, step));
    if (expected.length === given.length && timingSafeEqual(expected, given)) found = step;
  }
  return found;
}

/** What an app reads from the QR code. */
export function totpAddress(secret: Buffer, { issuer, account }: { issuer: string; account: string }): string {
  const label = `${encodeURIComponent(issuer)}:${encodeURIComponent(account)}`;
  const query = new URLSearchParams({
    secret: base32(secret),
    issuer,
    digits: String(totpDigits),
    period: String(totpStep),
  });
  return `otpauth://totp/${label}?${query}`;
}
