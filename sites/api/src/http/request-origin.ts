import type { IncomingMessage } from 'node:http';
import type { TLSSocket } from 'node:tls';
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

/**
 * Refuses a change that another site's page asks for with our visitor's cookies.
 *
 * @throws CallError forbidden
 */
export function assertSameOrigin(request: Request, { publicUrl }: OriginOptions): void {
  const site = request.headers.get('sec-fetch-site');
  if (site !== null && site !== 'same-origin' && site !== 'none') throw new CallError('forbidden');
  const origin = request.headers.get('origin');
  if (origin === null) return;
  const own = publicUrl === undefined ? request.headers.get('host') : new URL(publicUrl).host;
  if (!URL.canParse(origin) || new URL(origin).host !== own) throw new CallError('forbidden');
}
