import { describe, expect, it } from 'vitest';
import { relyingPartyOf } from './relying-party.ts';

const partyAt = (host: string, ASSAY_PUBLIC_URL?: string) =>
  relyingPartyOf({ ASSAY_PUBLIC_URL }, new Request('http://service.internal/', { headers: { host } }));

describe('P17: the relying party', () => {
  it.each(['assay.corp.example', 'localhost:8080', '10.1.2.3'])(
    'is the public address of the product and no other, also when the browser says %s',
    (host) => {
      expect(partyAt(host, 'https://assay.example')).toEqual({
        id: 'assay.example',
        origins: ['https://assay.example'],
      });
    },
  );

  it('keeps the port of the public address in its origin, and out of its name', () => {
    expect(partyAt('x', 'http://localhost:8080')).toEqual({ id: 'localhost', origins: ['http://localhost:8080'] });
  });

  it('is without a public address the name that the browser knows, over TLS alone', () => {
    expect(partyAt('assay.internal')).toEqual({ id: 'assay.internal', origins: ['https://assay.internal'] });
    expect(partyAt('assay.internal:8443').origins).toEqual(['https://assay.internal:8443']);
  });

  it.each([
    ['localhost:8080', 'localhost', 'localhost:8080'],
    ['127.0.0.1:8080', 'localhost', 'localhost:8080'],
    ['[::1]:8080', 'localhost', 'localhost:8080'],
    ['assay.localhost:8080', 'assay.localhost', 'assay.localhost:8080'],
  ])('is on this machine, for %s, %s, without TLS too', (host, id, place) => {
    expect(partyAt(host)).toEqual({ id, origins: [`https://${place}`, `http://${place}`] });
  });
});
