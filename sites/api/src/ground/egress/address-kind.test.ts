import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { kindOfAddress } from './address-kind.ts';

describe('kindOfAddress()', () => {
  it.each([
    ['93.184.216.34', 'public'],
    ['8.8.8.8', 'public'],
    ['2606:4700:4700::1111', 'public'],
    ['172.15.255.255', 'public'],
    ['172.32.0.1', 'public'],
    ['127.0.0.1', 'private'],
    ['127.255.255.254', 'private'],
    ['10.0.0.1', 'private'],
    ['172.16.0.1', 'private'],
    ['172.31.255.255', 'private'],
    ['192.168.1.1', 'private'],
    ['100.64.0.1', 'private'],
    ['198.18.0.1', 'private'],
    ['::1', 'private'],
    ['fd12:3456::1', 'private'],
    ['fec0::1', 'private'],
    ['0.0.0.0', 'closed'],
    ['169.254.169.254', 'closed'],
    ['169.254.170.2', 'closed'],
    ['100.100.100.200', 'closed'],
    ['168.63.129.16', 'closed'],
    ['192.0.0.192', 'closed'],
    ['224.0.0.1', 'closed'],
    ['255.255.255.255', 'closed'],
    ['::', 'closed'],
    ['fe80::1', 'closed'],
    ['fd00:ec2::254', 'closed'],
    ['ff02::1', 'closed'],
    ['2001:db8::1', 'closed'],
    ['localhost', 'closed'],
    ['127.1', 'closed'],
    ['', 'closed'],
  ] as const)('says of %s that it is %s', (address, kind) => {
    expect(kindOfAddress(address)).toBe(kind);
  });

  it.each([
    ['::ffff:127.0.0.1', 'private'],
    ['::ffff:7f00:1', 'private'],
    ['::ffff:169.254.169.254', 'closed'],
    ['::ffff:a9fe:a9fe', 'closed'],
    ['::ffff:8.8.8.8', 'public'],
    ['::ffff:0:10.0.0.1', 'private'],
    ['64:ff9b::10.0.0.1', 'private'],
    ['64:ff9b::a9fe:a9fe', 'closed'],
    ['64:ff9b::8.8.8.8', 'public'],
    ['2002:7f00:1::', 'private'],
    ['2002:a9fe:a9fe::1', 'closed'],
    ['2002:808:808::1', 'public'],
    ['::127.0.0.1', 'private'],
    ['0:0:0:0:0:ffff:c0a8:0101', 'private'],
  ] as const)('looks into %s, which carries another: %s', (address, kind) => {
    expect(kindOfAddress(address)).toBe(kind);
  });

  it('judges an IPv4 address alike however IPv6 carries it', () => {
    const octet = fc.integer({ min: 0, max: 255 });
    fc.assert(
      fc.property(fc.tuple(octet, octet, octet, octet), (octets) => {
        const address = octets.join('.');
        const hex = octets.map((each) => each.toString(16).padStart(2, '0')).join('');
        const groups = `${hex.slice(0, 4)}:${hex.slice(4)}`;
        const kind = kindOfAddress(address);
        expect(kindOfAddress(`::ffff:${address}`)).toBe(kind);
        expect(kindOfAddress(`::ffff:${groups}`)).toBe(kind);
        expect(kindOfAddress(`64:ff9b::${groups}`)).toBe(kind);
        expect(kindOfAddress(`2002:${groups}::1`)).toBe(kind);
      }),
    );
  });
});
