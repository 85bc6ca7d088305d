import { createMcpHandler } from '@modelcontextprotocol/server';
import { bodyLimits } from '../ground/http/request-input.ts';
import type { McpCaller } from './mcp-caller.ts';
import { createMcpServer, type Serving } from './mcp-server.ts';

/**
 * Answers one message, of the present revision of the protocol or of those with a handshake, which needs no memory here.
 *
 * @param gone aborts when whoever asked goes away before they are answered.
 */
export function serveMessage(
  request: Request,
  message: unknown,
  caller: McpCaller,
  { gone, ...serving }: Omit<Serving, 'cancelsByLeaving'> & { gone: AbortSignal },
): Promise<Response> {
  const handler = createMcpHandler(
    ({ era }) => createMcpServer(caller, { ...serving, cancelsByLeaving: era === 'modern' }),
    { maxRequestBodySize: bodyLimits.json },
  );
  // The body was read already; what is left of the request says who speaks which revision, and when they leave.
  const head = new Request(request.url, { method: 'POST', headers: request.headers, signal: gone });
  return handler.fetch(head, { parsedBody: message });
}
