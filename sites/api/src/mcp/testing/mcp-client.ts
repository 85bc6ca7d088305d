import type { AssayCalls, CallName, Failure } from '@assay/contract';
import type { McpAnswer } from '@assay/contract/mcp-tools';
import { Client, StreamableHTTPClientTransport } from '@modelcontextprotocol/client';

/** A revision of the protocol, as clients of today and of last year begin with it. */
export const revisions = ['present', 'with a handshake'] as const;
export type Revision = (typeof revisions)[number];

/** An agent's client with a token, connected. */
export async function connectMcp(
  address: string,
  token: string | undefined,
  revision: Revision = 'present',
): Promise<Client> {
  const client = new Client(
    { name: 'test', version: '1.0.0' },
    { versionNegotiation: { mode: revision === 'present' ? { pin: '2026-07-28' } : 'legacy' } },
  );
  const headers: HeadersInit = token === undefined ? {} : { authorization: `Bearer ${token}` };
  await client.connect(new StreamableHTTPClientTransport(new URL('/mcp', address), { requestInit: { headers } }));
  // From now on the client holds every result to the schema of its tool.
  await client.listTools();
  return client;
}

/** What a tool answered with. */
interface ToolReply<Data> {
  data: Data;
  about: string;
  guide?: string;
  failure?: Failure;
  /** What a model reads. */
  text: string;
}

type DataOf<N extends CallName> = N extends 'seek.init' ? McpAnswer : AssayCalls[N]['response'];

/** Calls the tool of a call. */
export async function callTool<N extends CallName>(
  client: Client,
  name: N,
  args: Record<string, unknown> = {},
  options?: Parameters<Client['callTool']>[1],
): Promise<ToolReply<DataOf<N>>> {
  const result = await client.callTool({ name: name.replace('.', '_'), arguments: args }, options);
  const [block] = result.content;
  const text = block?.type === 'text' ? block.text : '';
  const told: unknown = result.isError ? { failure: JSON.parse(text) } : result.structuredContent;
  return { ...(told as ToolReply<DataOf<N>>), text };
}
