import {
  createServer as createPlainServer,
  type IncomingMessage,
  request as plainRequest,
  type Server,
} from 'node:http';
import { createServer, request } from 'node:https';
import type { AddressInfo } from 'node:net';
import { selfSignedCertificate } from './self-signed-certificate.ts';

/** A reply as a stranger sees it. */
export interface OutsideReply {
  status: number;
  headers: IncomingMessage['headers'];
  text: string;
}

/** A proxy of an operator that ends TLS before a service, and whoever stands before it. */
export interface TlsProxy {
  /** Asks over TLS, with a path as it is typed. */
  ask(
    path: string,
    asked?: { method?: string; headers?: Record<string, string>; body?: string },
  ): Promise<OutsideReply>;
  /** Plain HTTP on this machine that is sent on over TLS, for callers that know no certificate. */
  address: string;
  close(): void;
}

/** @param name of the host that strangers ask for; its certificate is made here. */
export async function startTlsProxy(target: string, name: string): Promise<TlsProxy> {
  const { hostname, port } = new URL(target);
  const { certificate, privateKey } = selfSignedCertificate(name);
  const cert = `-----BEGIN CERTIFICATE-----\n${certificate.toString('base64')}\n-----END CERTIFICATE-----\n`;
  const key = privateKey.export({ format: 'pem', type: 'pkcs8' });

  const proxy = createServer({ cert, key }, (incoming, outgoing) => {
    const { method, url, socket } = incoming;
    const headers = {
      ...incoming.headers,
      'x-forwarded-for': socket.remoteAddress ?? '',
      'x-forwarded-proto': 'https',
    };
    const onward = plainRequest({ host: hostname, port, method, path: url, headers }, (reply) => {
      outgoing.writeHead(reply.statusCode ?? 502, reply.headers);
      reply.pipe(outgoing);
    });
    onward.on('error', () => outgoing.writeHead(502).end());
    incoming.pipe(onward);
  });
  const over = { host: '127.0.0.1', port: await listening(proxy), servername: name, ca: cert };

  const near = createPlainServer((incoming, outgoing) => {
    const { method, url } = incoming;
    const onward = request({ ...over, method, path: url, headers: { ...incoming.headers, host: name } }, (reply) => {
      outgoing.writeHead(reply.statusCode ?? 502, reply.headers);
      reply.pipe(outgoing);
    });
    onward.on('error', () => outgoing.writeHead(502).end());
    incoming.pipe(onward);
  });
  const address = `http://127.0.0.1:${await listening(near)}`;

  return {
    address,
    ask: (path, { method = 'GET', headers = {}, body } = {}) =>
      new Promise((resolve, reject) => {
        const asking = request({ ...over, method, path, headers: { host: name, ...headers } }, (reply) => {
          let text = '';
          reply.setEncoding('utf8').on('data', (chunk: string) => {
            text += chunk;
          });
          reply.on('end', () => resolve({ status: reply.statusCode ?? 0, headers: reply.headers, text }));
        });
        asking.on('error', reject).end(body);
      }),
    close() {
      for (const server of [near, proxy]) {
        server.close();
        server.closeAllConnections();
      }
    },
  };
}

function listening(server: Server | ReturnType<typeof createServer>): Promise<number> {
  return new Promise((resolve) => {
    server.listen(0, '127.0.0.1', () => resolve((server.address() as AddressInfo).port));
  });
}
