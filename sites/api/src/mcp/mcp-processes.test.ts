import { Client, StreamableHTTPClientTransport } from '@modelcontextprotocol/client';
import { expect, it } from 'vitest';
import { withPostgres } from '../testing/installation.ts';
import { signInAs } from '../testing/people.ts';
import { callTool } from './testing/mcp-client.ts';

it.each(['legacy', 'auto'] as const)(
  'a client (%s) is answered by whichever process a message comes to',
  async (mode) => {
    const installation = await withPostgres({ ASSAY_RATE_LIMITS: '0' });
    const [first, second] = await Promise.all([installation.start(), installation.start()]);
    const person = await signInAs(await first.client(), 'enterprise');
    const { data } = await person.call('tokens.create', { body: { name: 'agent', scopes: ['read', 'ask'] } });
    let sent = 0;
    const inTurns: typeof fetch = (input, init) => {
      const { address } = (sent += 1) % 2 === 0 ? first : second;
      return fetch(new URL(new URL(input instanceof Request ? input.url : input).pathname, address), init);
    };
    const client = new Client({ name: 'test', version: '1.0.0' }, { versionNegotiation: { mode } });
    const headers = { authorization: `Bearer ${data.token}` };
    await client.connect(
      new StreamableHTTPClientTransport(new URL('/mcp', first.address), { fetch: inTurns, requestInit: { headers } }),
    );
    await client.listTools();
    const begun = await callTool(client, 'triz.create', { message: 'Cool it without weight.' });
    const work_id = begun.data.triz_mind_id;
    expect((await callTool(client, 'works.open', { work_id })).data.work.id).toBe(work_id);
    expect((await callTool(client, 'works.act', { work_id, action: 'principles' })).failure).toBeUndefined();
    expect((await client.readResource({ uri: `assay://works/${work_id}` })).contents).toHaveLength(1);
    expect(sent).toBeGreaterThan(4);
    await client.close();
    await installation.remove();
  },
);
