import { createHmac } from 'node:crypto';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { hmacSha256 } from './hmac-sha256.ts';
import { sign } from './signature.ts';

describe('sign()', () => {
  it('AA1: signs method, path with query, time and device in the time of the service', async () => {
    const device = { id: 'device-0123456789', key: 'the key', skew: 2_000 };
    const mac = createHmac('sha256', 'the key')
      .update('POST\n/api/seek/init?x=1\n3000\ndevice-0123456789')
      .digest('hex');
    expect(await sign(device, 'post', '/api/seek/init?x=1', 1_000)).toBe(`3000.${mac}`);
  });
});

describe('hmacSha256()', () => {
  it('AA1: equals the platform’s own for every key and text', () => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 150 }), fc.uint8Array({ maxLength: 300 }), (key, text) => {
        expect(Buffer.from(hmacSha256(key, text)).toString('hex')).toBe(
          createHmac('sha256', key).update(text).digest('hex'),
        );
      }),
    );
  });
});
