import { BlockList, isIP } from 'node:net';

/**
 * Where an address lies: `public`; `private` to this machine, its network or its operator; or `closed`, which nobody has a
 * reason to name: link-local addresses, where clouds keep the credentials of a machine, and what is no host at all.
 */
export type AddressKind = 'public' | 'private' | 'closed';

const closed = listOf([
  // RFC 6890 and the registries of IANA for special-purpose addresses.
  ['0.0.0.0', 8],
  ['169.254.0.0', 16],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 4],
  ['240.0.0.0', 4],
  // Metadata services outside the link-local range.
  ['100.100.100.200', 32],
  ['168.63.129.16', 32],
  ['fd00:ec2::', 32],
  ['fd20:ce::254', 128],
  ['::', 128],
  ['100::', 64],
  ['2001::', 32],
  ['2001:db8::', 32],
  ['3fff::', 20],
  ['5f00::', 16],
  ['fe80::', 10],
  ['ff00::', 8],
]);

const own = listOf([
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['172.16.0.0', 12],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['::1', 128],
  ['64:ff9b:1::', 48],
  ['fc00::', 7],
  ['fec0::', 10],
]);

/** Prefixes behind which an IPv4 address is written, and the group of 16 bits at which it begins. */
const carriers: readonly { prefix: BlockList; at: number }[] = [
  { prefix: listOf([['::ffff:0:0', 96]]), at: 6 },
  { prefix: listOf([['::ffff:0:0:0', 96]]), at: 6 },
  { prefix: listOf([['64:ff9b::', 96]]), at: 6 },
  { prefix: listOf([['2002::', 16]]), at: 1 },
  // IPv4-compatible addresses, given up by RFC 4291; `::1` and `::` are looked for before.
  { prefix: listOf([['::', 96]]), at: 6 },
];

/** @param address an IPv4 or IPv6 address, without brackets and zone. Anything else is closed. */
export function kindOfAddress(address: string): AddressKind {
  const version = isIP(address);
  if (version === 0) return 'closed';
  const family = version === 4 ? 'ipv4' : 'ipv6';
  if (closed.check(address, family)) return 'closed';
  if (own.check(address, family)) return 'private';
  if (version === 6) {
    const carrier = carriers.find(({ prefix }) => prefix.check(address, 'ipv6'));
    if (carrier) return kindOfAddress(carriedBy(address, carrier.at));
  }
  return 'public';
}

/** The IPv4 address inside an IPv6 address, from one of its groups on. */
function carriedBy(address: string, at: number): string {
  const groups = groupsOf(address);
  const [high = 0, low = 0] = groups.slice(at, at + 2);
  return [high >> 8, high & 255, low >> 8, low & 255].join('.');
}

/** Eight groups of 16 bits; the URL parser writes an address in one way, without dots. */
function groupsOf(address: string): number[] {
  const text = new URL(`http://[${address}]`).hostname.slice(1, -1);
  const [before = '', after] = text.split('::');
  const numbers = (part: string) => (part === '' ? [] : part.split(':').map((group) => Number.parseInt(group, 16)));
  const [head, tail] = [numbers(before), numbers(after ?? '')];
  return [...head, ...Array<number>(8 - head.length - tail.length).fill(0), ...tail];
}

function listOf(ranges: readonly (readonly [address: string, prefix: number])[]): BlockList {
  const list = new BlockList();
  for (const [address, prefix] of ranges) list.addSubnet(address, prefix, isIP(address) === 4 ? 'ipv4' : 'ipv6');
  return list;
}
