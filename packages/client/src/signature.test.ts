import { createHmac } from 'node:crypto';
import fc from 'fast-check';
import { afterEach, describe, expect, it, vi } from 'vitest';
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

describe('without WebCrypto, as on an origin that is not secure', () => {
  afterEach(() => vi.unstubAllGlobals());

  it('AA1: signs as the platform does, with every key', async () => {
    vi.stubGlobal('crypto', { getRandomValues: crypto.getRandomValues.bind(crypto) });
    await fc.assert(
      fc.asyncProperty(fc.string({ minLength: 1, maxLength: 150 }), fc.webPath(), async (key, path) => {
        const mac = createHmac('sha256', key).update(`GET\n${path}\n1000\ndevice-0123456789`).digest('hex');
        expect(await sign({ id: 'device-0123456789', key }, 'get', path, 1_000)).toBe(`1000.${mac}`);
      }),
    );
  });
});
