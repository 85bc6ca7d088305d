import { readFile, stat } from 'node:fs/promises';
import { homepageTypes, locales } from '@assay/domain';
import { noteLanguages, notesFolder, questionsFile, type StarterQuestion } from '@assay/starter-library';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Installation, type RunningService, withEmbedded } from '../testing/installation.ts';
import { registerByPhone, signInAs } from '../testing/people.ts';
import type { TestClient } from '../testing/test-client.ts';
import { homeContent } from './home-content.ts';

let installation: Installation;
let service: RunningService;
let client: TestClient;
beforeAll(async () => {
  installation = await withEmbedded({ ROLE: 'web' });
  service = await installation.start();
  client = await signInAs(await service.client(), 'enterprise');
});
afterAll(() => installation.remove());

describe.each(locales)('D14: the homes in %s', (locale) => {
  it('give every home words, a card and a question', () => {
    for (const type of homepageTypes) {
      const { homepages, cards, questions } = homeContent[locale];
      expect(homepages[type].title).not.toBe('');
      expect(cards[type].length).toBeGreaterThan(0);
      expect(questions[type].length).toBeGreaterThan(0);
    }
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

describe('the saved homepage type', () => {
  it('is RD at first and what was switched to afterwards', async () => {
    const person = await registerByPhone(await service.client(), '13500135000');
    expect((await person.call('home.redirect')).data).toEqual({ homepage_type: 'RD' });
    expect((await person.call('home.switch', { body: { home_page_type: 'LS' } })).data).toBe(true);
    expect((await person.call('home.redirect')).data).toEqual({ homepage_type: 'LS' });
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
    await service.database.pool.query("update short_query set expires_at = now() - interval '1 second'");
    expect((await client.call('home.restoreQuery', { params: data })).status).toBe(404);
  });

  it.each(['//evil.example/x', 'https://evil.example', '/\\evil.example', 'rd'])(
    'refuse a path off this site: %s',
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
});
