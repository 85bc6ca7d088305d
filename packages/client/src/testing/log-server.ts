import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { StreamFrame } from '@assay/contract';
import { type Client, type ClientOptions, createClient } from '../client.ts';
import type { StreamOptions } from '../open-stream.ts';

export interface LogEvent {
  id: string;
  frame: StreamFrame;
}

/** What the server does with one connection; the default writes everything after the cursor and ends. */
export type Behaviour = (connection: {
  response: ServerResponse;
  request: IncomingMessage;
  /** Events after the cursor the reader sent. */
  rest: readonly LogEvent[];
  after: string | undefined;
  /** Counts connections from 0. */
  nth: number;
}) => void;

/** Options of a reader; its streams wait hardly at all between tries. */
export interface ReaderOptions extends Omit<Partial<ClientOptions>, 'stream'> {
  stream?: Partial<StreamOptions>;
}

export interface LogServer {
  client: (options?: ReaderOptions) => Client;
  connections(): number;
  close(): Promise<void>;
}

/** Writes an event as it stands on the wire. */
export function wire({ id, frame }: LogEvent): string {
  return `id: ${id}\ndata: ${JSON.stringify(frame)}\n\n`;
}

export function openReply(response: ServerResponse): void {
  response.writeHead(200, { 'content-type': 'text/event-stream' });
  response.flushHeaders();
}

export function refuse(response: ServerResponse, status: number): void {
  response.writeHead(status, { 'content-type': 'application/json' });
  response.end(JSON.stringify({ status: false, error_code: status, message: `Refused with ${status}.` }));
}

/** A real HTTP server with one log, whose connections behave as the test says. */
export async function startLogServer(events: readonly LogEvent[], behave: Behaviour): Promise<LogServer> {
  let connections = 0;
  const server = createServer(async (request, response) => {
    const nth = connections;
    connections += 1;
    let body = '';
    for await (const chunk of request) body += chunk;
    const { last_event_id: after } = JSON.parse(body) as { last_event_id?: string };
    const from = after === undefined ? 0 : events.findIndex(({ id }) => id === after) + 1;
    behave({ response, request, rest: events.slice(from), after, nth });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    client: (options = {}) =>
      createClient({
        baseUrl: `http://127.0.0.1:${port}`,
        service: 'assay',
        locale: 'en',
        device: { id: 'device-0123456789', key: 'key' },
        ...options,
        stream: { backOff: () => 1, ...options.stream },
      }),
    connections: () => connections,
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

/** An answer of the given pieces of text, as a log of one attempt. */
export function answerLog(pieces: readonly string[]): LogEvent[] {
  let offset = 0;
  const frames: StreamFrame[] = [
    { type: 'open', stream: 's', attempt: 1, kind: 'seek' },
    { type: 'part', part: 'SUMMARY', kind: 'text', group: 'SUMMARY' },
  ];
  for (const piece of pieces) {
    frames.push({ type: 'delta', part: 'SUMMARY', o: offset, d: piece });
    offset += piece.length;
  }
  frames.push({ type: 'finish' });
  return frames.map((frame, index) => ({ id: `1.${index + 1}`, frame }));
}
