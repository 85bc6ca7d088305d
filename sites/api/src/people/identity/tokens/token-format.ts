import { randomBytes } from 'node:crypto';
import { crc32 } from 'node:zlib';
import { type TokenKind, tokenKinds, tokenPrefixes } from '@assay/domain';

const signs = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';
/** Signs of the secret: 178 random bits. */
const secretLength = 30;
/** A CRC-32 in base 62 has six signs at most. */
const checkLength = 6;
const form = new RegExp(`^[0-9A-Za-z]{${secretLength + checkLength}}$`);

/**
 * A new token: what it is by its prefix, a secret, and a checksum over both, so that a scanner for leaked secrets knows
 * one without asking us, and a mistyped one is refused without a look.
 *
 * @see https://github.blog/engineering/platform-security/behind-githubs-new-authentication-token-formats/
 */
export function newToken(kind: TokenKind): string {
  const secret = `${tokenPrefixes[kind]}${randomSigns(secretLength)}`;
  return `${secret}${checkOf(secret)}`;
}

/** The kind of a token; undefined for what we never made. */
export function kindOfToken(token: string): TokenKind | undefined {
  const kind = tokenKinds.find((each) => token.startsWith(tokenPrefixes[each]));
  if (kind === undefined || !form.test(token.slice(tokenPrefixes[kind].length))) return undefined;
  return checkOf(token.slice(0, -checkLength)) === token.slice(-checkLength) ? kind : undefined;
}

/** What a list shows of a token, so that its owner knows which it is. */
export const endOfToken = (token: string): string => token.slice(-4);

function randomSigns(length: number): string {
  let text = '';
  while (text.length < length) {
    // 248 is the largest multiple of 62 in a byte: above it, some signs would be likelier than others.
    for (const byte of randomBytes(length)) if (byte < 248 && text.length < length) text += signs[byte % signs.length];
  }
  return text;
}

function checkOf(secret: string): string {
  let rest = crc32(secret);
  let text = '';
  for (let at = 0; at < checkLength; at += 1) {
    text = `${signs[rest % signs.length]}${text}`;
    rest = Math.floor(rest / signs.length);
  }
  return text;
}
