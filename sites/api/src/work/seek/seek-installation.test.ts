import { type Client, createClient, createCookieFetch } from '@assay/client';
import { partText, type StreamState } from '@assay/contract';
import * as accountCalls from '@assay/contract/calls/account';
import * as libraryCalls from '@assay/contract/calls/library';
import * as seekCalls from '@assay/contract/calls/seek';
import * as sharingCalls from '@assay/contract/calls/sharing';
import * as suggestCalls from '@assay/contract/calls/suggest';
import { quoteMatches } from '@assay/domain';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { demoAccounts, demoPassword } from '../../people/identity/demo-tenant.ts';
import { type Installation, type RunningService, withEmbedded } from '../../testing/installation.ts';

let installation: Installation;
let service: RunningService;
let client: Client;

beforeAll(async () => {
  installation = await withEmbedded();
  service = await installation.start();
  client = clientOf();
  await signIn(client, 'enterprise');
});
afterAll(() => installation.remove());

function clientOf(options: { shareToken?: () => string | undefined } = {}): Client {
  const address = `${service.address}/api`;
  return createClient({ baseUrl: address, service: 'assay', locale: 'en', fetch: createCookieFetch(), ...options });
}

async function signIn(own: Client, person: string): Promise<void> {
  const account = demoAccounts.find((demo) => demo.account.startsWith(person))?.account ?? '';
  await own.call(accountCalls.signIn, { body: { account, password: demoPassword } });
}

async function ask(input: string): Promise<{ seekId: string; questionId: string; state: StreamState }> {
  const asked = await client.call(seekCalls.init, { body: { input } });
  const { done } = client.openStream(seekCalls.stream, { body: { question_id: asked.question_id } }, {});
  return { seekId: asked.seek_id, questionId: asked.question_id, state: await done };
}

/** Sentences that read as supported or partly so, with what they rest on. */
function cited({ cites }: StreamState) {
  return cites.filter(({ support }) => support === 'supported' || support === 'partly');
}

describe('the installation of a fresh clone', () => {
  it('E11: answers from its library, every cited sentence resolving to the stored text of a document', async () => {
    const { state } = await ask('How does chloride start pitting corrosion on 316L stainless steel?');
    expect(state.status).toBe('FINISH');
    expect(state.groups.filter(({ failed }) => failed)).toEqual([]);
    expect(cited(state).length).toBeGreaterThan(0);
    for (const { part, from, to, support, evidence } of state.cites) {
      expect(to).toBeGreaterThan(from);
      expect(partText(state, part).slice(from, to).trim()).not.toBe('');
      if (support === 'supported' || support === 'partly') expect(evidence.length).toBeGreaterThan(0);
      for (const citation of evidence) {
        const { text } = await client.call(libraryCalls.document, {
          params: { id: citation.document },
          query: { version: citation.version },
        });
        expect(quoteMatches(citation, text)).toBe(true);
      }
    }
  });

  it('E11: says that it does not know, and what it searched, where the library has no answer', async () => {
    const { state } = await ask('Who won the chess world championship in 1972?');
    const about = state.parts.find(({ part }) => part === 'SUMMARY.searched')?.data;
    expect(about).toMatchObject({
      grade: 'none',
      engine: 'extractive',
      searched: { documents: expect.any(Number) },
    });
    expect(cited(state)).toEqual([]);
    expect(partText(state, 'SUMMARY')).not.toBe('');
  });

  it('V1: a guest with the link reads the page and its stream, and loses both when it is revoked', async () => {
    const { seekId, questionId } = await ask('What does creep in nickel superalloys depend on?');
    const item = { data_id: seekId, data_type: 'seek_search' as const };
    const link = await client.call(sharingCalls.create, { body: item });
    const guest = clientOf({ shareToken: () => link.token });
    const page = await guest.call(seekCalls.page, { params: { seek_id: seekId } });
    expect(page.editable).toBe(false);
    const read = () => guest.openStream(seekCalls.stream, { body: { question_id: questionId } }, {}).done;
    expect((await read()).status).toBe('FINISH');
    await client.call(sharingCalls.revoke, { body: { link_id: link.link_id } });
    await expect(guest.call(seekCalls.page, { params: { seek_id: seekId } })).rejects.toMatchObject({
      name: 'CallError',
    });
    await expect(read()).rejects.toMatchObject({ name: 'CallError' });
  });

  it('V1: a member of the tenant reads a page that was opened to everybody in it', async () => {
    const { seekId } = await ask('Why do duplex steels need a PREN above 40?');
    const colleague = clientOf();
    await signIn(colleague, 'viewer');
    const open = () => colleague.call(seekCalls.page, { params: { seek_id: seekId } });
    await expect(open()).rejects.toMatchObject({ code: 403 });
    const item = { data_id: seekId, data_type: 'seek_search' as const };
    await client.call(sharingCalls.grantTenant, { body: { ...item, granted: true } });
    expect((await open()).editable).toBe(false);
  });

  it('E10: suggests from the library', async () => {
    const found = await client.call(suggestCalls.field, { params: { field: 'keyword' }, body: { keyword: 'lith' } });
    expect(found.length).toBeGreaterThan(0);
    expect(found.length).toBeLessThanOrEqual(10);
  });
});
