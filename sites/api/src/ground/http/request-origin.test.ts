import { describe, expect, it } from 'vitest';
import { isSecureAddress, networkOf } from './request-origin.ts';

describe('7: what an address is counted as', () => {
  it.each([
    ['2001:db8:1:2::1', '2001:db8:1:2::/64'],
    ['2001:db8:1:2:ffff:eeee:dddd:cccc', '2001:db8:1:2::/64'],
    ['2001:DB8:1:2::9', '2001:db8:1:2::/64'],
    ['2001:0db8:0001:0002::', '2001:db8:1:2::/64'],
    ['2001:db8:1:3::1', '2001:db8:1:3::/64'],
    ['2001:db8::1', '2001:db8:0:0::/64'],
    ['fe80::1%eth0', 'fe80:0:0:0::/64'],
    ['::1', '0:0:0:0::/64'],
    ['::ffff:192.0.2.7', '192.0.2.7'],
    ['::ffff:c000:207', '192.0.2.7'],
    ['0:0:0:0:0:FFFF:C000:0207', '192.0.2.7'],
    ['64:ff9b::192.0.2.7', '64:ff9b:0:0::/64'],
    ['192.0.2.7', '192.0.2.7'],
    ['unknown', 'unknown'],
  ])('%s is %s', (address, network) => {
    expect(networkOf(address)).toBe(network);
  });
});

describe('whether the browser came over https', () => {
  it.each([
    ['nobody but a named proxy is believed', 'https', false, undefined, false],
    ['a named proxy is', 'https', true, undefined, true],
    ['a named proxy says that it was not', 'http', true, undefined, false],
    ['the public address says so', undefined, false, 'https://assay.example.com', true],
    ['neither says so', undefined, true, 'http://assay.example.com', false],
  ] as const)('%s', (_, forwarded, trustProxy, publicUrl, expected) => {
    expect(isSecureAddress(forwarded, { trustProxy, publicUrl })).toBe(expected);
  });
});
