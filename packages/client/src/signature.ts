import { signedText } from '@assay/contract';

/** This browser or process towards the service: an opaque id and the key its requests are signed with. */
export interface Device {
  /** 16 to 64 characters of `[A-Za-z0-9_-]`. */
  id: string;
  key: string;
}

const keys = new Map<string, Promise<CryptoKey>>();

/** Value of the signature header: `<unix ms>.<hex HMAC-SHA-256>` over method, path with query, time and device. */
export async function sign(device: Device, method: string, pathAndQuery: string, time: number): Promise<string> {
  const text = new TextEncoder().encode(signedText(method, pathAndQuery, time, device.id));
  const mac = new Uint8Array(await crypto.subtle.sign('HMAC', await importKey(device.key), text));
  return `${time}.${Array.from(mac, (byte) => byte.toString(16).padStart(2, '0')).join('')}`;
}

function importKey(key: string): Promise<CryptoKey> {
  let imported = keys.get(key);
  if (!imported) {
    imported = crypto.subtle.importKey('raw', new TextEncoder().encode(key), { name: 'HMAC', hash: 'SHA-256' }, false, [
      'sign',
    ]);
    keys.set(key, imported);
  }
  return imported;
}
