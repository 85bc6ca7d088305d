import { createHash, timingSafeEqual } from 'node:crypto';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Settings } from '../../ground/configuration/settings.ts';
import type { PrometheusMeter } from '../../ground/metrics/prometheus-meter.ts';

export const metricsPath = '/metrics';

/** The metrics as a reply; 401 for whoever lacks the token that the settings name. */
export function metricsReply(
  { registry }: Pick<PrometheusMeter, 'registry'>,
  token: string | undefined,
): (authorization: string | null) => Promise<Response> {
  return async (authorization) => {
    if (token !== undefined && !isEqual(authorization ?? '', `Bearer ${token}`)) {
      return new Response('This address needs the token of METRICS_TOKEN.\n', {
        status: 401,
        headers: { 'www-authenticate': 'Bearer', 'content-type': 'text/plain; charset=utf-8' },
      });
    }
    return new Response(await registry.metrics(), {
      headers: { 'content-type': registry.contentType, 'cache-control': 'no-store' },
    });
  };
}

/** Serves the metrics alone on a port of their own. @throws when the port is taken */
export async function listenForMetrics(
  reply: ReturnType<typeof metricsReply>,
  { HOST, METRICS_PORT }: Pick<Settings, 'HOST' | 'METRICS_PORT'>,
): Promise<{ address: string; close(): void }> {
  const server: Server = createServer((incoming, outgoing) => void answer(reply, incoming, outgoing));
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(METRICS_PORT, HOST, resolve);
  });
  const { port } = server.address() as AddressInfo;
  return {
    address: `http://${HOST.includes(':') ? `[${HOST}]` : HOST}:${port}${metricsPath}`,
    close() {
      server.close();
      server.closeAllConnections();
    },
  };
}

async function answer(
  reply: ReturnType<typeof metricsReply>,
  incoming: IncomingMessage,
  outgoing: ServerResponse,
): Promise<void> {
  const isMetrics = incoming.method === 'GET' && incoming.url === metricsPath;
  const found = isMetrics ? await reply(incoming.headers.authorization ?? null).catch(() => undefined) : null;
  if (!found) {
    outgoing.writeHead(found === null ? 404 : 500).end();
    return;
  }
  outgoing.writeHead(found.status, Object.fromEntries(found.headers)).end(await found.text());
}

function isEqual(given: string, expected: string): boolean {
  const digest = (text: string) => createHash('sha256').update(text).digest();
  return timingSafeEqual(digest(given), digest(expected));
}
