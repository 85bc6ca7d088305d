import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { askQuestion } from '../../testing/ask-question.ts';
import { type Installation, type RunningService, withPostgres } from '../../testing/installation.ts';
import { registerByPhone, signInAs } from '../../testing/people.ts';
import type { TestClient } from '../../testing/test-client.ts';

let installation: Installation;
let service: RunningService;
let owner: TestClient;
let colleague: TestClient;
let stranger: TestClient;
let seekId: string;

beforeAll(async () => {
  installation = await withPostgres({ ASSAY_RATE_LIMITS: '0' });
  service = await installation.start();
  owner = await signInAs(await service.client(), 'enterprise');
  colleague = await signInAs(await service.client(), 'trial');
  stranger = await registerByPhone(await service.client(), '13600136000');
  seekId = (await askQuestion(owner, 'What is the bandgap of 4H-SiC?')).seek_id;
});
afterAll(() => installation.remove());

const item = () => ({ data_id: seekId, data_type: 'seek_search' as const });
const check = async (client: TestClient) => (await client.call('share.check', { query: item() })).data;
const read = async (client: TestClient) => (await client.call('seek.page', { params: { seek_id: seekId } })).status;

async function guestWith(token: string): Promise<TestClient> {
  const guest = await service.client();
  guest.share = token;
  return guest;
}

describe('another tenant', () => {
  it('P53: ends no link that is not of its own', async () => {
    const { data: link } = await owner.call('share.create', { body: item() });
    expect((await stranger.call('share.revoke', { body: { link_id: link.link_id } })).status).toBe(404);
    expect(await read(await guestWith(link.token))).toBe(200);
  });

  it('P53: has nobody to share with or to find by name', async () => {
    const work = (await owner.call('triz.create', { body: { message: 'Make the housing lighter.' } })).data
      .triz_mind_id;
    const own = { data_id: work, data_type: 'work' as const };
    const idOf = async (client: TestClient) => (await client.call('account.session')).data.user?.user_id ?? '';
    const [strangerId, colleagueId] = [await idOf(stranger), await idOf(colleague)];
    const grant = (user: string) => owner.call('share.grantPerson', { body: { ...own, user_id: user, role: 'read' } });
    expect((await grant(strangerId)).status).toBe(404);
    expect((await grant(colleagueId)).status).toBe(200);
    expect((await stranger.call('works.open', { params: { work_id: work } })).status).toBe(404);
    const found = async (client: TestClient) =>
      (await client.call('share.colleagues', { query: { q: '' } })).data.people.map(({ user_id: id }) => id);
    expect(await found(owner)).toContain(colleagueId);
    expect(await found(owner)).not.toContain(strangerId);
    expect(await found(stranger)).toEqual([]);
  });
});

describe('V1: who may open an item', () => {
  it('lets its owner in and nobody else', async () => {
    expect(await check(owner)).toMatchObject({ allowed: true, by: 'owner' });
    for (const client of [colleague, stranger, await service.client()]) {
      expect(await check(client)).toMatchObject({ allowed: false, by: null });
      expect(await read(client)).not.toBe(200);
    }
  });

  it('lets the tenant in while it is granted', async () => {
    await owner.call('share.grantTenant', { body: { ...item(), granted: true } });
    expect(await check(colleague)).toMatchObject({ allowed: true, by: 'tenant' });
    expect([await read(colleague), await read(stranger)]).toEqual([
      200,
      expect.not.toSatisfy((status) => status === 200),
    ]);
    await owner.call('share.grantTenant', { body: { ...item(), granted: false } });
    expect(await check(colleague)).toMatchObject({ allowed: false, by: null });
  });

  it('P56, A1: lets a guest read by a live link, and closes at the moment it is revoked', async () => {
    const { data: link } = await owner.call('share.create', { body: item() });
    expect(link.path).toBe(`/page/${seekId}?share=${link.token}`);
    const guest = await guestWith(link.token);
    expect(await check(guest)).toMatchObject({ allowed: true, by: 'link' });
    expect(await read(guest)).toBe(200);
    stranger.share = link.token;
    expect(await check(stranger), 'a link opens the item to accounts too').toMatchObject({ allowed: true, by: 'link' });
    stranger.share = undefined;

    const before = (await owner.call('share.links', { query: item() })).data;
    expect(before.links.find(({ link_id }) => link_id === link.link_id)?.opened).toBe(2);
    const after = (await owner.call('share.revoke', { body: { link_id: link.link_id } })).data;
    expect(after.share_count, 'V2').toBe(before.share_count - 1);
    expect(await check(guest)).toMatchObject({ allowed: false, by: null });
    expect(await read(guest)).not.toBe(200);
  });

  it('V2: a guest reads no private field, and sees nobody’s links', async () => {
    const { data: link } = await owner.call('share.create', { body: item() });
    const guest = await guestWith(link.token);
    const { user, tenant } = (await owner.call('account.session')).data;
    const reply = await guest.open('seek.page', { params: { seek_id: seekId } });
    const text = await reply.text();
    expect(reply.status).toBe(200);
    for (const secret of [user?.user_id, user?.email, user?.full_name, tenant?.tenant_id, link.token]) {
      expect(text).not.toContain(secret ?? '?');
    }
    expect((await guest.call('share.links', { query: item() })).status).toBe(403);
    expect((await guest.call('share.create', { body: item() })).status).toBe(403);
  });

  it('P56, V1: ends a link when its time is over', async () => {
    const { data: link } = await owner.call('share.create', { body: { ...item(), expires_in_days: 1 } });
    const guest = await guestWith(link.token);
    expect(await read(guest)).toBe(200);
    await service.database.pool.query("update share_link set expires_at = now() - interval '1 second' where id = $1", [
      link.link_id,
    ]);
    expect(await read(guest)).not.toBe(200);
    expect((await check(guest)).allowed).toBe(false);
  });

  it('D4: serves the page with the status of what it shows', async () => {
    const site = await mkdtemp(join(tmpdir(), 'assay-site-'));
    await writeFile(join(site, 'index.html'), '<!doctype html>');
    await service.stop();
    service = await installation.start({ ASSAY_SITE: site });
    const reader = await signInAs(await service.client(), 'enterprise');
    const { data: link } = await reader.call('share.create', { body: item() });
    const other = await signInAs(await service.client(), 'trial');
    const visitor = await service.client();
    const path = `/page/${seekId}`;
    const statusOf = async (client: TestClient, address: string) => (await client.fetch(address)).status;
    expect([await statusOf(reader, path), await statusOf(other, path)]).toEqual([200, 403]);
    expect([await statusOf(visitor, link.path), await statusOf(visitor, `${path}?share=wrong`)]).toEqual([200, 403]);
    expect(await statusOf(visitor, path), 'the login is offered').toBe(200);
    await rm(site, { recursive: true, force: true });
    [owner, colleague] = [reader, other];
  });

  it('opens one item only', async () => {
    const other = await askQuestion(owner, 'What is the Blech effect?');
    const { data: link } = await owner.call('share.create', { body: item() });
    const guest = await guestWith(link.token);
    expect((await guest.call('seek.page', { params: { seek_id: other.seek_id } })).status).not.toBe(200);
    expect((await guest.call('history.records')).status).toBe(403);
  });

  it('P63: who may read it changes nothing of it', async () => {
    const granted = (is: boolean) => owner.call('share.grantTenant', { body: { ...item(), granted: is } });
    await granted(true);
    const guest = await guestWith((await owner.call('share.create', { body: item() })).data.token);
    const page = async () => (await owner.call('seek.page', { params: { seek_id: seekId } })).data;
    const before = await page();
    const question_id = before.questions[0]?.question_id ?? '';
    const input = 'And of 6H-SiC?';
    for (const reader of [colleague, await signInAs(await service.client(), 'admin'), guest]) {
      const replies = [
        await reader.send('seek.init', { body: { seek_id: seekId, input } }),
        await reader.send('seek.regenerate', { body: { question_id, modules: ['SUMMARY'] } }),
        await reader.send('seek.rewrite', { body: { question_id, deep_input: input } }),
        await reader.send('seek.stopEvent', { query: { question_id } }),
      ];
      for (const { status } of replies) expect([401, 403, 404]).toContain(status);
    }
    expect(await page()).toEqual(before);
    await granted(false);
  });

  it('P57: keeps only the hash of a token', async () => {
    const links = await Promise.all([1, 2, 3].map(() => owner.call('share.create', { body: item() })));
    const tokens = links.map(({ data }) => data.token);
    // 128 bits are 22 signs of base64url.
    for (const token of tokens) expect(token).toMatch(/^[\w-]{22,}$/);
    expect(new Set(tokens).size).toBe(3);
    for (const token of tokens) {
      const guest = await guestWith(token);
      expect(await read(guest)).toBe(200);
      await guest.fetch(`/page/${seekId}?share=${token}`);
    }
    const { rows } = await service.database.pool.query<{ line: string }>(
      'select to_jsonb(s)::text as line from share_link s union all select to_jsonb(a)::text from audit_event a',
    );
    const kept = [...rows.map(({ line }) => line), ...service.lines].join('\n');
    for (const token of tokens) expect(kept).not.toContain(token);
  });

  it('lets an administrator of the tenant share, a colleague not', async () => {
    expect((await colleague.call('share.create', { body: item() })).status).toBe(403);
    const admin = await signInAs(await service.client(), 'admin');
    expect((await admin.call('share.create', { body: item() })).status).toBe(200);
  });
});
