import { hmac } from '@noble/hashes/hmac.js';
import { sha256 } from '@noble/hashes/sha2.js';

/** HMAC-SHA-256 (RFC 2104, FIPS 180-4) for places without WebCrypto. */
export function hmacSha256(key: Uint8Array, text: Uint8Array): Uint8Array {
  return hmac(sha256, key, text);
}
