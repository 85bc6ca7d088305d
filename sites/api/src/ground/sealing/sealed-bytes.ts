import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';

/** Key of 32 bytes for one use of a secret (HKDF-SHA-256, RFC 5869). */
export function keyFor(use: string, secret: string | Uint8Array): Buffer {
  return Buffer.from(hkdfSync('sha256', secret, '', use, 32));
}

/** Seals bytes by AES-256-GCM, bound to what they are about: moved to another place they do not open. */
export function sealBytes(key: Buffer, about: string, bytes: Uint8Array): string {
  const nonce = randomBytes(12);
  const cipher = createCipheriv('aes-256-gcm', key, nonce).setAAD(Buffer.from(about));
  const sealed = Buffer.concat([cipher.update(bytes), cipher.final()]);
  return [nonce, cipher.getAuthTag(), sealed].map((part) => part.toString('base64url')).join('.');
}

/** @throws where the text was not sealed with this key, for this, or was changed */
export function unsealBytes(key: Buffer, about: string, text: string): Buffer {
  const [nonce, tag, sealed] = text.split('.').map((part) => Buffer.from(part, 'base64url'));
  if (!nonce || !tag || !sealed) throw new Error('What was sealed is not readable.');
  const decipher = createDecipheriv('aes-256-gcm', key, nonce, { authTagLength: 16 }).setAAD(Buffer.from(about));
  decipher.setAuthTag(tag);
  return Buffer.concat([decipher.update(sealed), decipher.final()]);
}
