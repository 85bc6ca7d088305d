import type { IncomingMessage } from 'node:http';
import { isIPv6 } from 'node:net';
import type { TLSSocket } from 'node:tls';
import { headers } from '@assay/contract';
import { CallError } from './call-error.ts';

interface OriginOptions {
  trustProxy: boolean;
  publicUrl: string | undefined;
}

/** Address of the client: that of the socket, or the one the trusted proxy saw. */
export function clientAddress(incoming: IncomingMessage, { trustProxy }: OriginOptions): string {
  const forwarded = trustProxy ? incoming.headers['x-forwarded-for'] : undefined;
  const last = String(forwarded ?? '')
    .split(',')
    .at(-1)
    ?.trim();
  return last || (incoming.socket.remoteAddress ?? 'unknown');
}

/**
 * What an address is counted as: itself, or of IPv6 the network of 64 bits, which one subscriber holds whole
 * (RFC 6177, RFC 4291 2.5.4). IPv4 written as IPv6 is IPv4.
 */
export function networkOf(address: string): string {
  const plain = address.split('%')[0] ?? '';
  if (!isIPv6(plain)) return address;
  // Written in one way (RFC 5952), however it came.
  const written = new URL(`http://[${plain}]`).hostname.slice(1, -1);
  const mapped = /^::ffff:([\da-f]+):([\da-f]+)$/.exec(written);
  if (mapped) {
    const halves = mapped.slice(1).map((half) => Number.parseInt(half, 16));
    return halves.flatMap((half) => [half >> 8, half & 255]).join('.');
  }
  const [head = '', tail] = written.split('::');
  const groups = (text: string) => (text === '' ? [] : text.split(':'));
  const missing = tail === undefined ? 0 : 8 - groups(head).length - groups(tail).length;
  const all = [...groups(head), ...Array.from({ length: missing }, () => '0'), ...groups(tail ?? '')];
  return `${all.slice(0, 4).join(':')}::/64`;
}

/** Whether the browser reached us over https, so that cookies may be marked Secure. */
export function isSecure(incoming: IncomingMessage, options: OriginOptions): boolean {
  if (isSecureAddress(incoming.headers['x-forwarded-proto'], options)) return true;
  return (incoming.socket as Partial<TLSSocket>).encrypted === true;
}

/** The same by what the operator and the trusted proxy say, where the connection is not at hand. */
export function isSecureAddress(
  forwarded: string | readonly string[] | null | undefined,
  { trustProxy, publicUrl }: OriginOptions,
): boolean {
  return publicUrl?.startsWith('https:') === true || (trustProxy && forwarded === 'https');
}

/** Whether the page that asks is one of ours, or no page at all. */
export function isOwnOrigin(request: Request, { publicUrl }: Pick<OriginOptions, 'publicUrl'>): boolean {
  const origin = request.headers.get('origin');
  if (origin === null) return true;
  if (!URL.canParse(origin)) return false;
  // Without a public address we do not know by which scheme a proxy was reached.
  return publicUrl === undefined
    ? new URL(origin).host === request.headers.get('host')
    : new URL(origin).origin === new URL(publicUrl).origin;
}

/** What lets a permitted page read our replies: never with cookies. */
export function crossOriginHeaders(origin: string): [name: string, value: string][] {
  const { language, apiVersion, device, signature, requestId, share, trace } = headers;
  return [
    ['access-control-allow-origin', origin],
    ['access-control-allow-methods', 'GET, POST, DELETE'],
    [
      'access-control-allow-headers',
      [
        'authorization',
        'content-type',
        language,
        apiVersion,
        device,
        signature,
        requestId,
        share,
        trace,
        'last-event-id',
      ].join(),
    ],
    ['access-control-expose-headers', [requestId, 'retry-after'].join()],
    ['access-control-max-age', '7200'],
    ['cross-origin-resource-policy', 'cross-origin'],
    ['vary', 'origin'],
  ];
}

/**
 * Refuses a change that another site's page asks for with our visitor's cookies.
 *
 * @throws CallError forbidden
 */
export function assertSameOrigin(request: Request, { publicUrl }: Pick<OriginOptions, 'publicUrl'>): void {
  const site = request.headers.get('sec-fetch-site');
  if (site !== null && site !== 'same-origin' && site !== 'none') throw new CallError('forbidden');
  if (!isOwnOrigin(request, { publicUrl })) throw new CallError('forbidden');
}
