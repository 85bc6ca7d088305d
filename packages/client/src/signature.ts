import { signedText } from '@assay/contract';
import type { Device } from './device.ts';

const keys = new Map<string, Promise<CryptoKey>>();

/** Value of the signature header: `<unix ms>.<hex HMAC-SHA-256>` over method, path with query, time and device. */
export async function sign(device: Device, method: string, pathAndQuery: string, now: number): Promise<string> {
  const time = now + Math.round(device.skew ?? 0);
  const text = new TextEncoder().encode(signedText(method, pathAndQuery, time, device.id));
  const key = new TextEncoder().encode(device.key);
  // Browsers offer WebCrypto only on secure origins; a development install opened from another machine is none.
  const mac = isSecureCrypto() ? await signNatively(device.key, key, text) : await signInScript(key, text);
  return `${time}.${Array.from(mac, (byte) => byte.toString(16).padStart(2, '0')).join('')}`;
}

async function signNatively(
  name: string,
  key: Uint8Array<ArrayBuffer>,
  text: Uint8Array<ArrayBuffer>,
): Promise<Uint8Array> {
  let imported = keys.get(name);
  if (!imported) {
    imported = crypto.subtle.importKey('raw', key, { name: 'HMAC', hash: 'SHA-256' }, false, ['sign']);
    keys.set(name, imported);
  }
  return new Uint8Array(await crypto.subtle.sign('HMAC', await imported, text));
}

async function signInScript(key: Uint8Array, text: Uint8Array): Promise<Uint8Array> {
  const { hmacSha256 } = await import('./hmac-sha256.ts');
  return hmacSha256(key, text);
}

function isSecureCrypto(): boolean {
  return typeof crypto.subtle === 'object';
}
