import type { WidgetName } from '@assay/domain';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { framesOf } from '../../testing/ask-question.ts';
import { type Installation, type RunningService, withPostgres } from '../../testing/installation.ts';
import { signInAs } from '../../testing/people.ts';
import type { TestClient } from '../../testing/test-client.ts';

const operatorPage = 'https://www.operator.example';
const page = 'https://www.site.example';
const other = 'https://shop.site.example';
/** A word that stands in the tenant's own document and nowhere else. */
const secretWord = 'Quorvex';

let installation: Installation;
let service: RunningService;
let admin: TestClient;
let visitor: TestClient;
beforeAll(async () => {
  installation = await withPostgres({ ASSAY_RATE_LIMITS: '0', EMBED_ORIGINS: operatorPage });
  service = await installation.start();
  admin = await signInAs(await service.client(), 'admin');
  visitor = await service.client();
});
afterAll(() => installation.remove());

const as = (token: string, origin = page) => ({
  origin,
  authorization: `Bearer ${token}`,
  'sec-fetch-site': 'cross-site',
});

async function begin(widget: WidgetName, site?: string, origin = page) {
  const { status, data } = await visitor.call(
    'embed.session',
    { body: { widget, ...(site === undefined ? {} : { site }) } },
    { origin, 'sec-fetch-site': 'cross-site' },
  );
  return { status, token: (data as { token?: string } | undefined)?.token ?? '' };
}

async function addSite(widgets: WidgetName[], terms: object = {}) {
  const { data, status, failure } = await admin.call('embed.addSite', {
    body: { origins: [page, other], widgets, ...terms },
  });
  if (status !== 200) throw new Error(`The site was not added: ${failure?.message}`);
  return data;
}

async function withSite(widgets: WidgetName[], terms: object, work: (site: string) => Promise<void>): Promise<void> {
  const { site_id: id } = await addSite(widgets, terms);
  try {
    await work(id);
  } finally {
    await admin.call('embed.removeSite', { body: { site_id: id } });
  }
}

const allowed = (reply: Response) => reply.headers.get('access-control-allow-origin');

describe('point 9: CORS', () => {
  const preflight = (path: string, origin: string) =>
    fetch(`${service.address}/api${path}`, {
      method: 'OPTIONS',
      headers: { origin, 'access-control-request-method': 'POST' },
    });

  it('P72: is opened for the calls that the widgets of the page need, and for no other', async () => {
    await withSite(['sales-lead'], {}, async () => {
      expect(allowed(await preflight('/assay/lead/create', page))).toBe(page);
      expect(allowed(await preflight('/assay/embed/session', other))).toBe(other);
      for (const path of [
        '/seek/init',
        '/assay/share/create',
        '/assay/members',
        '/assay/embed/add-site',
        '/assay/account/sign-in',
      ])
        expect([path, allowed(await preflight(path, page))]).toEqual([path, null]);
      expect(allowed(await preflight('/assay/lead/create', 'https://elsewhere.example'))).toBeNull();
    });
    expect(allowed(await preflight('/assay/lead/create', page))).toBeNull();
  });

  it('lets a page read replies with its own token only', async () => {
    await withSite(['company-autocomplete'], {}, async () => {
      const { token } = await begin('company-autocomplete');
      const find = (headers: Record<string, string>) =>
        visitor.open('companies.find', { query: { companyName: 'Acme' } }, { headers });
      expect(allowed(await find(as(token)))).toBe(page);
      expect(allowed(await find({ origin: page, 'sec-fetch-site': 'cross-site' }))).toBeNull();
      expect(allowed(await find(as(token, other)))).toBeNull();
      expect((await find(as(token, other))).status).toBe(403);
    });
  });
});

describe('point 9: a reply', () => {
  it('P72: is read by a page for the calls of its token’s widget alone, also where it carries another widget', async () => {
    const find = { query: { companyName: 'Acme' } };
    await withSite(['sales-lead', 'seek-panel'], {}, async (site) => {
      const tokens = { lead: (await begin('sales-lead')).token, seek: (await begin('seek-panel', site)).token };
      const read = async (name: 'companies.find' | 'seek.init' | 'members.list', input: object, token: string) => {
        const { status, headers } = await visitor.open(name, input, { headers: as(token) });
        return [status, headers.get('access-control-allow-origin'), headers.get('access-control-allow-credentials')];
      };
      const question = { body: { input: 'What is PEEK?' } };
      expect(await read('companies.find', find, tokens.lead)).toEqual([200, page, null]);
      expect(await read('seek.init', question, tokens.seek)).toEqual([200, page, null]);
      expect(await read('companies.find', find, tokens.seek)).toEqual([403, null, null]);
      expect(await read('seek.init', question, tokens.lead)).toEqual([403, null, null]);
      for (const token of Object.values(tokens))
        expect(await read('members.list', {}, token)).toEqual([403, null, null]);
    });
  });
});

describe('point 9: a token', () => {
  it('P71: dies with the origin that is withdrawn, the widget that is taken away, and the site', async () => {
    const find = async (token: string) =>
      (await visitor.send('companies.find', { query: { companyName: 'Acme' } }, as(token))).status;
    const site = await addSite(['company-autocomplete', 'sales-lead']);
    const change = (terms: { origins: string[]; widgets: WidgetName[] }) =>
      admin.call('embed.changeSite', { body: { ...terms, site_id: site.site_id } });
    const { token } = await begin('company-autocomplete');
    expect(await find(token)).toBe(200);
    await change({ origins: [other], widgets: ['company-autocomplete'] });
    expect(await find(token)).toBe(403);
    await change({ origins: [page], widgets: ['sales-lead'] });
    expect(await find(token)).toBe(403);
    await change({ origins: [page], widgets: ['company-autocomplete'] });
    expect(await find(token)).toBe(200);
    await admin.call('embed.removeSite', { body: { site_id: site.site_id } });
    expect(await find(token)).toBe(403);
  });

  it('of a page that the operator lists is that of no tenant', async () => {
    const { token } = await begin('company-autocomplete', undefined, operatorPage);
    const { status } = await visitor.send(
      'companies.find',
      { query: { companyName: 'Acme' } },
      as(token, operatorPage),
    );
    expect(status).toBe(200);
    expect((await begin('seek-panel', undefined, operatorPage)).status).toBe(403);
  });
});

describe('point 9: framed pages', () => {
  it('are framed by the page that names itself, where its site carries the form, and by no other', async () => {
    const ancestors = async (origin: string) =>
      /frame-ancestors ([^;]*)/.exec(
        (await fetch(`${service.address}/embed/form?origin=${encodeURIComponent(origin)}`)).headers.get(
          'content-security-policy',
        ) ?? '',
      )?.[1];
    await withSite(['sales-lead'], {}, async () => {
      expect(await ancestors(page)).toBe(`'self' ${page}`);
      expect(await ancestors('https://elsewhere.example')).toBe(`'self'`);
      expect(await ancestors(`${page}; script-src *`)).toBe(`'self'`);
    });
    expect(await ancestors(page)).toBe(`'self'`);
  });
});

describe('point 9: visitors of a seek panel', () => {
  const ask = async (token: string, input: string) => {
    const asked = await visitor.send('seek.init', { body: { input } }, as(token));
    const ids = asked.data as { seek_id: string; question_id: string } | undefined;
    return { status: asked.status, seekId: ids?.seek_id ?? '', questionId: ids?.question_id ?? '' };
  };
  const answerOf = async (token: string, questionId: string) =>
    (await visitor.open('seek.stream', { body: { question_id: questionId } }, { headers: as(token) })).text();

  beforeAll(async () => {
    const note = new FormData();
    const text = `# ${secretWord}\n\nThe yield strength of the alloy ${secretWord} is 931 MPa at room temperature.\n`;
    note.append('files', new File([text], 'private.md'));
    const { run } = (await admin.send('library.import', { body: note })).data as { run: number };
    await vi.waitFor(async () => {
      const { data } = await admin.send('library.importRun', { params: { run: String(run) } });
      expect((data as { state: string }).state).toBe('done');
    });
  });

  it('P75: are answered from the library that everybody may read, unless the site says otherwise', async () => {
    const question = `What is the yield strength of the alloy ${secretWord}?`;
    await withSite(['seek-panel'], {}, async (site) => {
      const { token } = await begin('seek-panel', site);
      const { questionId } = await ask(token, question);
      expect(await answerOf(token, questionId)).not.toContain('931');
    });
    await withSite(['seek-panel'], { library: 'tenant' }, async (site) => {
      const { token } = await begin('seek-panel', site);
      const { questionId } = await ask(token, question);
      expect(await answerOf(token, questionId)).toContain('931');
    });
  });

  it('P75: read their own questions, and nothing of the tenant: no page, grant, member or document of it', async () => {
    const before = (await admin.call('members.list')).data.length;
    const { data: own } = await admin.call('seek.init', { body: { input: 'What is PEEK?' } });
    const shared = { data_type: 'seek_search' as const, data_id: own.seek_id };
    await admin.call('share.grantTenant', { body: { ...shared, granted: true } });
    for (const library of ['shared', 'tenant']) {
      await withSite(['seek-panel'], { library }, async (site) => {
        const { token } = await begin('seek-panel', site);
        const stranger = await begin('seek-panel', site);
        const { seekId } = await ask(token, 'What is PEEK?');
        const read = async (by: string, id: string) =>
          (await visitor.send('seek.page', { params: { seek_id: id } }, as(by))).status;
        expect(await read(token, seekId)).toBe(200);
        expect(await read(stranger.token, seekId)).toBe(403);
        expect(await read(token, own.seek_id), `granted to the tenant, library ${library}`).toBe(403);
        for (const name of ['members.list', 'history.records', 'library.documents', 'account.info'] as const)
          expect([name, (await visitor.send(name, {}, as(token))).status]).toEqual([name, 403]);
        expect((await admin.call('members.list')).data).toHaveLength(before);
      });
    }
  });

  it('P75: of an agent see and change only the jobs of their own tab', async () => {
    const job = { code: 'air_technical_qa_agent', content: 'What is PEEK?' } as const;
    const { data: ofTenant } = await admin.call('agents.run', { body: job });
    const shared = { data_type: 'ai_agent' as const, data_id: ofTenant.job_id };
    expect((await admin.call('share.grantTenant', { body: { ...shared, granted: true } })).status).toBe(200);
    await withSite(['agent-chat'], { library: 'tenant' }, async (site) => {
      const [own, stranger] = [await begin('agent-chat', site), await begin('agent-chat', site)];
      const { job_id, reply } = (await visitor.send('agents.run', { body: job }, as(own.token)))
        .data as typeof ofTenant;
      const statusesOf = async (token: string, id: string, of: string) => {
        const asked = [
          ['agents.job', { params: { id } }],
          ['agents.messages', { body: { job_id: id, reply: of } }],
          ['agents.pollMessages', { body: { job_id: id, reply: of, wait: 0 } }],
          [
            'agents.passages',
            { params: { id }, body: { reply: of, document: 'd', version: 1, passages: [{ start: 0, end: 1 }] } },
          ],
          ['agents.run', { body: { job_id: id, reply: of } }],
          ['agents.chat', { body: { job_id: id, content: 'And PPS?' } }],
          ['agents.reply', { params: { job_id: id }, body: { reply: of, approve: true } }],
          ['agents.executePlan', { body: { job_id: id, reply: of } }],
          ['agents.terminate', { params: { id }, body: { reply: of } }],
        ] as const;
        const statuses: [name: string, status: number][] = [];
        for (const [name, input] of asked) statuses.push([name, (await visitor.send(name, input, as(token))).status]);
        return statuses;
      };
      for (const [token, id, of] of [
        [stranger.token, job_id, reply],
        [own.token, ofTenant.job_id, ofTenant.reply],
      ] as const)
        expect((await statusesOf(token, id, of)).filter(([, status]) => status !== 403 && status !== 404)).toEqual([]);
      expect((await visitor.send('agents.job', { params: { id: job_id } }, as(own.token))).status).toBe(200);
    });
  });

  it('P76: ask as often in a day as the site may take, and those of another site as often again', async () => {
    await withSite(['seek-panel'], { questions_a_day: 2 }, async (site) => {
      const tokens = await Promise.all([1, 2, 3, 4].map(() => begin('seek-panel', site)));
      const replies = await Promise.all(tokens.map(({ token }) => ask(token, 'What is PEEK?')));
      expect(replies.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 200, 429, 429]);
    });
    await withSite(['seek-panel'], { questions_a_day: 0 }, async (site) => {
      const { token } = await begin('seek-panel', site);
      expect((await ask(token, 'What is PEEK?')).status).toBe(429);
    });
  });

  it('are cut when the origin of their page is withdrawn', async () => {
    await withSite(['seek-panel'], {}, async (site) => {
      const { token } = await begin('seek-panel', site);
      const { questionId } = await ask(token, 'What is PEEK?');
      await answerOf(token, questionId);
      const { rows } = await service.database.pool.query<{ stream_id: string }>(
        'select stream_id from run where id = $1',
        [questionId],
      );
      const stream = rows[0]?.stream_id;
      await service.database.pool.query(`delete from stream_event where stream_id = $1 and type = 'finish'`, [stream]);
      await service.database.pool.query(
        `update stream set status = 'PROCESSING', last_seq = last_seq - 1 where id = $1`,
        [stream],
      );
      const reply = await visitor.open('seek.stream', { body: { question_id: questionId } }, { headers: as(token) });
      await admin.call('embed.changeSite', { body: { site_id: site, origins: [other], widgets: ['seek-panel'] } });
      expect(framesOf(await reply.text()).at(-1)).toMatchObject({ type: 'failed', code: 403 });
    });
  });
});
