import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Installation, type RunningService, withEmbedded } from '../testing/installation.ts';
import { signInAs } from '../testing/people.ts';
import { callTool, connectMcp, revisions } from './testing/mcp-client.ts';

let installation: Installation;
let service: RunningService;
let token: string;

beforeAll(async () => {
  installation = await withEmbedded({ ASSAY_RATE_LIMITS: '0' });
  service = await installation.start();
  const owner = await signInAs(await service.client(), 'enterprise');
  const { data } = await owner.call('tokens.create', { body: { name: 'agent', scopes: ['read', 'ask'] } });
  token = data.token;
});
afterAll(() => installation?.remove());

describe.each(revisions)('an agent that speaks the revision %s', (revision) => {
  it('connects with a token, lists tools and calls two', async () => {
    const client = await connectMcp(service.address, token, revision);
    const { tools } = await client.listTools();
    expect(tools.length).toBe(20);
    const found = await callTool(client, 'materials.grades', { query: '304' });
    expect(found.data).toMatchObject({ total: expect.any(Number) });
    const refused = await callTool(client, 'materials.grade', { grade_id: 'NO' });
    expect(refused.failure).toMatchObject({ error_code: 400, fields: { grade_id: expect.any(String) } });
    await client.close();
  });
});
