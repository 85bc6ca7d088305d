import { createHmac, timingSafeEqual } from 'node:crypto';
import { headers, signedText } from '@assay/contract';
import type { Keyring } from '../keys/keyring.types.ts';
import { CallError } from './call-error.ts';

const deviceForm = /^[A-Za-z0-9_-]{16,64}$/;
const signatureForm = /^(\d{10,16})\.([0-9a-f]{64})$/;
const clockTolerance = 5 * 60_000;

/** Key of a device: derived from the service's keys, so that every process knows it and nothing is stored. */
export function deviceKey(keys: Keyring, device: string): string {
  return keyOf(keys.current(), device);
}

function keyOf(secret: string, device: string): string {
  return createHmac('sha256', secret).update(`device\n${device}`).digest('hex');
}

/**
 * Checks the device headers of a request over its method, path with query, and time.
 *
 * @returns the device id.
 * @throws CallError badSignature when they are missing, wrong or older than five minutes.
 */
export function verifyDevice(request: Request, keys: Keyring, now: number): string {
  const device = request.headers.get(headers.device) ?? '';
  const [, time = '', mac = ''] = signatureForm.exec(request.headers.get(headers.signature) ?? '') ?? [];
  if (!deviceForm.test(device) || time === '' || Math.abs(now - Number(time)) > clockTolerance) {
    throw new CallError('badSignature');
  }
  const { pathname, search } = new URL(request.url);
  const text = signedText(request.method, pathname + search, Number(time), device);
  const given = Buffer.from(mac, 'hex');
  const isOf = (secret: string) =>
    timingSafeEqual(createHmac('sha256', keyOf(secret, device)).update(text).digest(), given);
  if (!keys.honoured().some(isOf)) throw new CallError('badSignature');
  return device;
}
