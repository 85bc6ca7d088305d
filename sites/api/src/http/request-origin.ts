import type { IncomingMessage } from 'node:http';
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

/** Whether the browser reached us over https, so that cookies may be marked Secure. */
export function isSecure(incoming: IncomingMessage, { trustProxy, publicUrl }: OriginOptions): boolean {
  if (publicUrl?.startsWith('https:')) return true;
  if (trustProxy && incoming.headers['x-forwarded-proto'] === 'https') return true;
  return (incoming.socket as Partial<TLSSocket>).encrypted === true;
}

/** Whether the page that asks is one of ours, or no page at all. */
export function isOwnOrigin(request: Request, { publicUrl }: Pick<OriginOptions, 'publicUrl'>): boolean {
  const origin = request.headers.get('origin');
  if (origin === null) return true;
  const own = publicUrl === undefined ? request.headers.get('host') : new URL(publicUrl).host;
  return URL.canParse(origin) && new URL(origin).host === own;
}

/** What lets a permitted page read our replies: never with cookies. */
export function crossOriginHeaders(origin: string): [name: string, value: string][] {
  const { language, apiVersion, device, signature, requestId, share } = headers;
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
