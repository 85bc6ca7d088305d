import { mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { agentCodes, homepageTypes, locales } from '@assay/domain';
import { noteLanguages, notesFolder, questionsFile, type StarterQuestion } from '@assay/starter-library';
import { tools } from '@assay/tools/service';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { fixedKeys } from '../../ground/keys/testing/fixed-keys.ts';
import { type Installation, type RunningService, withPostgres } from '../../testing/installation.ts';
import { registerByPhone, signInAs } from '../../testing/people.ts';
import type { TestClient } from '../../testing/test-client.ts';
import { homeContent } from './home-content.ts';
import { openProfileToken, profileToken } from './profile-token.ts';

let installation: Installation;
/** A built application of one page. */
let site: string;
let service: RunningService;
let client: TestClient;
beforeAll(async () => {
  site = await mkdtemp(join(tmpdir(), 'assay-site-'));
  await writeFile(join(site, 'index.html'), '<!doctype html>');
  installation = await withPostgres({ ROLE: 'web', ASSAY_SITE: site });
  service = await installation.start();
  client = await signInAs(await service.client(), 'enterprise');
});
afterAll(async () => {
  await installation.remove();
  await rm(site, { recursive: true, force: true });
});

describe.each(locales)('D14: the homes in %s', (locale) => {
  it('give every home words, a card and a question', () => {
    for (const type of homepageTypes) {
      const { homepages, cards, questions } = homeContent[locale];
      expect(homepages[type].title).not.toBe('');
      expect(cards[type].length).toBeGreaterThan(0);
      expect(questions[type].length).toBeGreaterThan(0);
    }
  });

  it('offer every agent of the release and every tool that has a card, under an address that begins it', async () => {
    client.locale = locale;
    const { data } = await client.call('home.productCards', { query: { homepage_type: 'MSE' } });
    const begun = tools.flatMap(({ card }) => card ?? []);
    expect(begun.map(({ link }) => link)).toContain('/board/new?mind=material-mind');
    const leading = data.filter(({ input }) => input === null);
    expect(leading.map(({ link }) => link)).toEqual([
      ...agentCodes.map((code) => `/ai/agent-flow/${code}`),
      ...begun.map(({ link }) => link),
    ]);
    expect(leading.slice(-begun.length).map(({ title }) => title)).toEqual(
      begun.map(({ words }) => words[locale].title),
    );
    client.locale = 'en';
  });

  it('ask only what a note of the starter library answers', async () => {
    const known = JSON.parse(await readFile(questionsFile, 'utf8')) as StarterQuestion[];
    for (const { note, question } of Object.values(homeContent[locale].questions).flat()) {
      expect((await stat(new URL(`${locale}/${note}.md`, notesFolder))).isFile(), note).toBe(true);
      const listed = known.find((entry) => entry.question === question && entry.language === noteLanguages[locale]);
      if (listed) expect(listed.answers).toContain(`note:${note}`);
    }
  });

  it('are what the calls deliver', async () => {
    client.locale = locale;
    const { data: options } = await client.call('home.options');
    expect(options.map(({ value, link }) => [value, link])).toEqual([
      ['RD', '/rd'],
      ['LS', '/ls'],
      ['MSE', '/mse'],
      ['IP', '/ip'],
    ]);
    const { data: cards } = await client.call('home.productCards', { query: { homepage_type: 'IP' } });
    expect(cards).toEqual((await client.call('home.ipCards')).data);
    expect(cards[0]?.title).toBe(homeContent[locale].cards.IP[0]?.title);
    client.locale = 'en';
  });
});

describe('D14: the profile token', () => {
  it('speaks of one person for 15 minutes, to whoever holds it', async () => {
    const { data } = await client.call('home.ipProfileToken');
    expect((Date.parse(data.expires_at) - Date.now()) / 60_000).toBeCloseTo(15, 0);
    const reader = await service.client();
    const read = (token: string) => reader.call('home.ipProfile', { body: { token } });
    expect((await read(data.token)).data).toMatchObject({ full_name: 'Mei Enterprise', tenant: 'Assay Demo' });
    const [text = '', seal = ''] = data.token.split('.');
    const other = Buffer.from('["t","u",9999999999999]').toString('base64url');
    for (const wrong of [text, `${text}.`, `${other}.${seal}`, `${text}.${seal.slice(1)}`, '.', 'null']) {
      expect((await read(wrong)).failure?.error_code, wrong).toBe(90113001);
    }
  });

  it('is worth nothing after its time', () => {
    const holder = { tenantId: 't', userId: 'u' };
    const keys = fixedKeys('secret');
    const token = profileToken(keys, holder, new Date(1000));
    expect(openProfileToken(keys, token, 999)).toMatchObject(holder);
    expect(openProfileToken(keys, token, 1000)).toBeUndefined();
    expect(openProfileToken(fixedKeys('another'), token, 999)).toBeUndefined();
    expect(openProfileToken(fixedKeys('another', 'secret'), token, 999)).toMatchObject(holder);
  });
});

describe('the saved homepage type', () => {
  it('A7: is RD at first and what was switched to afterwards', async () => {
    const person = await registerByPhone(await service.client(), '13500135002');
    expect((await person.call('home.redirect')).data).toEqual({ homepage_type: 'RD' });
    for (const type of homepageTypes) {
      expect((await person.call('home.switch', { body: { home_page_type: type } })).data).toBe(true);
      expect((await person.call('home.redirect')).data).toEqual({ homepage_type: type });
    }
    expect((await person.send('home.switch', { body: { home_page_type: 'XX' } })).status).toBe(400);
  });
});

describe('what was chosen last', () => {
  it('W3: stands first on its home, for the person who chose it', async () => {
    const person = await registerByPhone(await service.client(), '13500135005');
    const cards = async (caller: TestClient, homepage_type: 'RD' | 'MSE') =>
      (await caller.call('home.productCards', { query: { homepage_type } })).data.map(({ id }) => id);
    const before = await cards(person, 'MSE');
    const last = before.at(-1) ?? '';
    expect((await person.call('home.saveSelectedModule', { params: { module: last } })).data).toEqual({ saved: true });
    expect(await cards(person, 'MSE')).toEqual([last, ...before.slice(0, -1)]);
    expect(await cards(await service.client(), 'MSE')).toEqual(before);
    expect(await cards(person, 'RD')).toEqual(await cards(await service.client(), 'RD'));
    expect((await person.call('home.init')).data.selected_module).toBe(last);
  });

  it('D14: recommends what belongs to the home that asks', async () => {
    for (const homepage_type of homepageTypes) {
      const { data } = await client.call('home.recommendCards', { query: { homepage_type } });
      expect(data.map(({ id }) => id)).toEqual(homeContent.en.questions[homepage_type].map(({ note }) => note));
    }
  });
});

describe('D16: short queries', () => {
  it('restore the query for 90 days, in their tenant', async () => {
    const body = { path: '/rd', query: { q: 'sodium-ion cells below -20 °C', sources: 'patent' } };
    const { data } = await client.call('home.transferToShort', { body });
    expect((Date.parse(data.expires_at) - Date.now()) / 86_400_000).toBeCloseTo(90, 1);
    expect((await client.call('home.restoreQuery', { params: data })).data).toEqual(body);
    expect((await client.call('home.transferToShort', { body })).data.short_id).toBe(data.short_id);
    const stranger = await registerByPhone(await service.client(), '13500135001');
    expect((await stranger.call('home.restoreQuery', { params: data })).status).toBe(404);
    const page = `/home?short=${data.short_id}`;
    const statuses = async (path: string) =>
      Promise.all([client, stranger, await service.client()].map(async (each) => (await each.fetch(path)).status));
    expect(await statuses(page), 'D4: reader, stranger, guest who may sign in').toEqual([200, 404, 200]);
    expect(await statuses('/home?short=abcdefghijklmnop')).toEqual([404, 404, 200]);
    await service.database.pool.query("update short_query set expires_at = now() - interval '1 second'");
    expect((await client.call('home.restoreQuery', { params: data })).status).toBe(404);
    expect((await client.fetch(page)).status).toBe(404);
  });

  it.each(['//evil.example/x', 'https://evil.example', '/\\evil.example', 'rd'])(
    'P86: refuse a path off this site: %s',
    async (path) => {
      expect((await client.call('home.transferToShort', { body: { path, query: {} } })).status).toBe(400);
    },
  );

  it('keep a previewed search under its qid', async () => {
    const { data } = await client.call('home.searchPreview', { body: { playbook: 'seek', q_s: ' anode binders ' } });
    expect((await client.call('home.previewedSearch', { params: { qid: data.qid } })).data).toEqual({
      qid: data.qid,
      playbook: 'seek',
      q_s: 'anode binders',
    });
  });

  it('P61, R1: lists the searches of a person, newest first, each once, and nobody else’s', async () => {
    const person = await registerByPhone(await service.client(), '13500135003');
    const search = (playbook: string, q_s: string) => person.call('home.searchPreview', { body: { playbook, q_s } });
    const list = async (body = {}) => (await person.call('home.searchHistory', { body })).data;
    await search('seek', 'anode binders');
    await search('insights_company_search', 'solid electrolytes 100%');
    await search('seek', 'anode binders');
    expect(await list()).toMatchObject({
      total: 2,
      has_more: false,
      searches: [{ q_s: 'anode binders' }, { playbook: 'insights_company_search' }],
    });
    expect(await list({ playbook: 'seek' })).toMatchObject({ total: 1 });
    expect((await list({ q_s: 'BINDER' })).searches.map(({ q_s }) => q_s)).toEqual(['anode binders']);
    expect((await list({ q_s: '0%' })).total).toBe(1);
    expect((await list({ q_s: '_' })).total).toBe(0);
    expect(await list({ limit: 1 })).toMatchObject({ total: 2, has_more: true });
    expect(await list({ limit: 1, page: 2 })).toMatchObject({
      has_more: false,
      searches: [{ playbook: expect.any(String) }],
    });
    const other = await registerByPhone(await service.client(), '13500135004');
    const theirs = async () => (await other.call('home.searchHistory', { body: {} })).data;
    expect(await theirs()).toMatchObject({ total: 0, searches: [] });
    const { data: invitation } = await person.call('members.invite', { body: { role: 'member' } });
    await other.call('members.accept', { body: { token: invitation.link?.split('=')[1] ?? '' } });
    expect(await theirs(), 'of a colleague').toMatchObject({ total: 0, searches: [] });
    const [first] = (await list()).searches;
    expect((await person.call('home.previewedSearch', { params: { qid: first?.qid ?? '' } })).data.q_s).toBe(
      'anode binders',
    );
    await service.database.pool.query("update search_kept set searched_at = now() - interval '91 days'");
    expect((await list()).total).toBe(0);
  });
});

it.each(locales)('T8: gives %s what to ask first on the materials home', async (locale) => {
  const reader = await signInAs(await service.client(), 'viewer');
  reader.locale = locale;
  const { data } = await reader.call('home.materialQuery');
  expect(data).toEqual(
    homeContent[locale].questions.MSE.map(({ note, question, topic }) => ({ id: note, query: question, topic })),
  );
});
