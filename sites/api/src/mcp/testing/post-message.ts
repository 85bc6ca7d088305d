interface MessageInit {
  method?: string;
  headers?: Readonly<Record<string, string>>;
  search?: string;
  /** Without the token. */
  bare?: boolean;
}

/** Sends a message as it stands, as a client with a token does. */
export type McpPost = (message: unknown, init?: MessageInit) => Promise<Response>;

/** One request to where agents are served; text and streams go as they are, all else as JSON. */
export function postMessage(
  address: string,
  token: string,
  message: unknown,
  { method = 'POST', headers = {}, search = '', bare = false }: MessageInit = {},
): Promise<Response> {
  const isRaw = typeof message === 'string' || message instanceof ReadableStream || message === undefined;
  const body = isRaw ? message : JSON.stringify(message);
  return fetch(`${address}/mcp${search}`, {
    method,
    headers: {
      'content-type': 'application/json',
      accept: 'application/json, text/event-stream',
      ...(bare ? {} : { authorization: `Bearer ${token}` }),
      ...headers,
    },
    ...(body !== undefined && { body, duplex: 'half' }),
  });
}

/** What a message was answered with, alone or as the last event of a stream. */
export async function answerOf(reply: Response) {
  const text = await reply.text();
  const isStream = reply.headers.get('content-type')?.startsWith('text/event-stream') === true;
  const events = text.split('\n').filter((line) => line.startsWith('data: {'));
  return JSON.parse(isStream ? (events.at(-1)?.slice('data: '.length) ?? '') : text) as {
    jsonrpc: string;
    id: unknown;
    result: { isError?: boolean; content: { text: string }[]; tools: { name: string }[] };
    error: { code: number; message: string; data?: Record<string, unknown> };
  };
}
