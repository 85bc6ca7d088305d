import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/** What the endpoint does with a request. */
export type ScriptedReply =
  | { status: number; headers?: Record<string, string> }
  /** Streams `body`; `cut` ends the connection behind so many characters, `hang` leaves it open there. */
  | { body: string; cut?: number; hang?: boolean; delayMs?: number };

export interface ReceivedRequest {
  headers: Record<string, string | string[] | undefined>;
  body: Record<string, unknown> & { messages: { role: string; content: unknown }[] };
}

export interface ScriptedEndpoint {
  baseUrl: string;
  requests: ReceivedRequest[];
  close(): Promise<void>;
}

/** Rows in the envelope that structured replies have. */
export const rowsReply = (...elements: object[]): { body: string } => ({ body: JSON.stringify({ elements }) });

const beginnings = {
  understand: 'You prepare',
  choose: 'You choose',
  write: 'You answer',
  judge: 'You check',
  propose: 'You propose',
} as const;
export type AskedPrompt = keyof typeof beginnings;

/** Which of the prompts a request carries. */
export function promptOf({ body }: ReceivedRequest): AskedPrompt {
  const system = JSON.stringify(body.messages.filter(({ role }) => role === 'system'));
  const found = (Object.keys(beginnings) as AskedPrompt[]).find((name) => system.includes(beginnings[name]));
  if (found === undefined) throw new Error(`No prompt of ours: ${system}`);
  return found;
}

/** A server on this machine that speaks the OpenAI chat protocol and replies as `script` says. */
export async function openScriptedEndpoint(
  script: (request: ReceivedRequest, at: number) => ScriptedReply,
): Promise<ScriptedEndpoint> {
  const requests: ReceivedRequest[] = [];
  const server = createServer((incoming, outgoing) => {
    let raw = '';
    incoming.setEncoding('utf8');
    incoming.on('data', (piece: string) => {
      raw += piece;
    });
    incoming.on('end', () => {
      const request = { headers: incoming.headers, body: JSON.parse(raw) as ReceivedRequest['body'] };
      requests.push(request);
      const reply = script(request, requests.length - 1);
      if ('status' in reply) {
        outgoing
          .writeHead(reply.status, { 'content-type': 'application/json', ...reply.headers })
          .end(JSON.stringify({ error: { message: 'refused', type: 'x' } }));
        return;
      }
      const base = { id: 'c', object: 'chat.completion.chunk', created: 1, model: 'm' };
      const chunk = (delta: object, finish: string | null, more: object = {}) =>
        `data: ${JSON.stringify({ ...base, choices: [{ index: 0, delta, finish_reason: finish }], ...more })}\n\n`;
      const speak = () => {
        outgoing.writeHead(200, { 'content-type': 'text/event-stream' });
        for (const content of reply.body.slice(0, reply.cut).match(/[\s\S]{1,9}/g) ?? [])
          outgoing.write(chunk({ role: 'assistant', content }, null));
        if (reply.hang) return;
        if (reply.cut === undefined) {
          const usage = { prompt_tokens: 10, completion_tokens: 9, total_tokens: 19 };
          outgoing.write(`${chunk({}, 'stop', { usage })}data: [DONE]\n\n`);
        }
        outgoing.end();
      };
      const timer = setTimeout(speak, reply.delayMs ?? 0);
      outgoing.on('close', () => clearTimeout(timer));
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    baseUrl: `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`,
    requests,
    close() {
      server.closeAllConnections();
      return new Promise((resolve) => server.close(() => resolve()));
    },
  };
}
