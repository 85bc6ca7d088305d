import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { AssayCalls } from '@assay/contract';
import { type SiteProofResult, siteProofPath, type WidgetName } from '@assay/domain';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { areas } from '../../areas.ts';
import { createAuditLog } from '../../ground/audit/audit-log.ts';
import { migrate } from '../../ground/database/migrations.ts';
import { openDatabase } from '../../ground/database/open-database.ts';
import { createLog } from '../../ground/log/log.ts';
import type { MemberScope } from '../../ground/scope/tenant-scope.ts';
import type { ToldChange } from '../../people/identity/owner-post.ts';
import { framesOf } from '../../testing/ask-question.ts';
import { type Installation, installations, type RunningService, withPostgres } from '../../testing/installation.ts';
import { registerByPhone, signInAs } from '../../testing/people.ts';
import type { TestClient } from '../../testing/test-client.ts';
import type { EmbedTables } from './embed.migrations.ts';
import { createOriginStore } from './origin.store.ts';
import { createProofLooks } from './proof-looks.ts';
import { createSiteProofs } from './site-proofs.ts';

type Site = AssayCalls['embed.addSite']['response'];

const page = 'https://www.site.example';
const other = 'https://shop.site.example';
const everyWidget: WidgetName[] = ['seek-panel', 'sales-lead', 'company-autocomplete'];

async function addSite(by: TestClient, origins: string[], widgets = everyWidget): Promise<Site> {
  const { data, status, failure } = await by.call('embed.addSite', { body: { origins, widgets } });
  if (status !== 200) throw new Error(`The site was not added: ${failure?.message}`);
  return data;
}

describe.each(installations)('P74: an origin on $engine', ({ install }) => {
  let installation: Installation;
  let service: RunningService;
  /** Of the tenant that runs the installation. */
  let operator: TestClient;
  let first: TestClient;
  let second: TestClient;
  let visitor: TestClient;
  beforeAll(async () => {
    installation = await install({ ASSAY_RATE_LIMITS: '0', ASSAY_STEP_UP_MINUTES: '1440' });
    service = await installation.start();
    operator = await signInAs(await service.client(), 'admin');
    first = await registerByPhone(await service.client(), '13900000001');
    second = await registerByPhone(await service.client(), '13900000002');
    visitor = await service.client();
  });
  afterEach(async () => {
    for (const by of [operator, first, second]) {
      for (const { site_id } of (await by.call('embed.sites')).data.sites)
        await by.call('embed.removeSite', { body: { site_id } });
    }
  });
  afterAll(() => installation.remove());

  const provedOf = ({ proofs }: Site) => proofs.filter(({ proved_at: at }) => at !== null).map(({ origin }) => origin);
  const siteOf = async (by: TestClient, id: string) =>
    (await by.call('embed.sites')).data.sites.find(({ site_id: each }) => each === id) as Site;
  const approve = ({ site_id }: Site, origin = page, by = operator) =>
    by.send('installation.approveOrigin', { body: { site_id, origin } });
  const withdraw = ({ site_id }: Site, origin = page, by = operator) =>
    by.send('installation.withdrawOrigin', { body: { site_id, origin } });
  const as = (token: string) => ({ origin: page, authorization: `Bearer ${token}`, 'sec-fetch-site': 'cross-site' });

  async function begin(widget: WidgetName, site?: Site, origin = page) {
    const { status, data } = await visitor.call(
      'embed.session',
      { body: { widget, ...(site === undefined ? {} : { site: site.site_id }) } },
      { origin, 'sec-fetch-site': 'cross-site' },
    );
    return { status, token: (data as { token?: string } | undefined)?.token ?? '' };
  }
  const corsOf = async (path: string) =>
    (
      await fetch(`${service.address}/api${path}`, {
        method: 'OPTIONS',
        headers: { origin: page, 'access-control-request-method': 'POST' },
      })
    ).headers.get('access-control-allow-origin');
  const framersOf = async () =>
    /frame-ancestors ([^;]*)/.exec(
      (await fetch(`${service.address}/embed/form?origin=${encodeURIComponent(page)}`)).headers.get(
        'content-security-policy',
      ) ?? '',
    )?.[1];
  /** Whether a page gets tokens, CORS and the frame of the form. */
  const carried = async (site: Site) => ({
    tokens: [(await begin('seek-panel', site)).status, (await begin('company-autocomplete')).status],
    cors: [await corsOf('/assay/embed/session'), await corsOf('/seek/init')],
    framers: await framersOf(),
  });
  const nothing = { tokens: [403, 403], cors: [null, null], framers: `'self'` };
  const everything = { tokens: [200, 200], cors: [page, page], framers: `'self' ${page}` };

  it('that is not proved gets no token, no CORS and no frame; approved by the operator it gets all of them', async () => {
    const site = await addSite(first, [page]);
    expect(provedOf(site)).toEqual([]);
    expect(await carried(site)).toEqual(nothing);
    const { status, data } = await approve(site);
    expect([status, data]).toEqual([200, expect.objectContaining({ origin: page, site_id: site.site_id })]);
    expect(provedOf(await siteOf(first, site.site_id))).toEqual([page]);
    expect(await carried(site)).toEqual(everything);
    expect((await withdraw(site)).status).toBe(200);
    expect(await carried(site)).toEqual(nothing);
  });

  it('is carried by one tenant: the second waits, is told so, and may have it when the first leaves it', async () => {
    const [mine, theirs] = [await addSite(first, [page], ['sales-lead']), await addSite(second, [page])];
    await approve(mine);
    expect((await approve(theirs)).status).toBe(409);
    const body = { site_id: theirs.site_id, origin: page };
    expect((await second.send('embed.proveOrigin', { body })).status).toBe(409);
    // What the second carries does not widen the page of the first.
    expect(await carried(theirs)).toEqual({ ...everything, tokens: [403, 403], cors: [page, null] });
    await first.call('embed.removeSite', { body: { site_id: mine.site_id } });
    expect((await approve(theirs)).status).toBe(200);
    expect(await carried(theirs)).toEqual(everything);
  });

  it('has one holder when two are approved at the same moment', async () => {
    for (let round = 0; round < 5; round += 1) {
      const sites = [await addSite(first, [page]), await addSite(second, [page])];
      const replies = await Promise.all(sites.map((site) => approve(site)));
      expect(replies.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
      await first.call('embed.removeSite', { body: { site_id: sites[0]?.site_id ?? '' } });
      await second.call('embed.removeSite', { body: { site_id: sites[1]?.site_id ?? '' } });
    }
  });

  it('keeps its proof through changes of its site; one that is new in it waits', async () => {
    const site = await addSite(first, [page]);
    await approve(site);
    const change = async (origins: string[]) =>
      (await first.call('embed.changeSite', { body: { site_id: site.site_id, origins, widgets: everyWidget } })).data;
    const lineOf = ({ proofs }: Site, origin: string) => proofs.find((each) => each.origin === origin)?.line;
    const changed = await change([other, page]);
    expect(provedOf(changed)).toEqual([page]);
    expect(lineOf(changed, page)).toBe(lineOf(site, page));
    expect(lineOf(changed, other)).not.toBe(lineOf(site, page));
    // Whoever lists it again begins anew.
    await change([other]);
    expect(provedOf(await change([other, page]))).toEqual([]);
  });

  it('of the operator is proved by being listed, and stays withdrawn through a change', async () => {
    const site = await addSite(operator, [page]);
    expect(provedOf(site)).toEqual([page]);
    await withdraw(site);
    const { data } = await operator.call('embed.changeSite', {
      body: { site_id: site.site_id, origins: [page, other], widgets: everyWidget },
    });
    expect(provedOf(data)).toEqual([other]);
  });

  it('of this machine is proved by being listed while one develops, for the first who does', async () => {
    const own = ['http://localhost:5173', 'http://127.0.0.1:8080'];
    const site = await addSite(first, [...own, 'http://localhost.example', 'https://127.0.0.1']);
    expect(provedOf(site).toSorted()).toEqual(own.toSorted());
    expect(provedOf(await addSite(second, own))).toEqual([]);
  });

  it('is asked of nobody where the operator lets the service look for no file', async () => {
    const site = await addSite(first, [page]);
    const { data } = await first.call('embed.proveOrigin', { body: { site_id: site.site_id, origin: page } });
    expect(data).toEqual({ result: 'off' });
    expect(site.proofs).toEqual([expect.objectContaining({ by_file: false })]);
    const { rows } = await service.database.pool.query(`select 1 from egress_event where purpose = 'site_proof'`);
    expect(rows).toEqual([]);
  });

  it('is approved, withdrawn and listed by the operator alone, who is shown no line', async () => {
    const site = await addSite(first, [page]);
    for (const reply of [
      await approve(site, page, first),
      await withdraw(site, page, first),
      await first.send('installation.origins', { query: {} }),
    ])
      expect(reply.status).toBe(403);
    expect((await approve(site, other)).status).toBe(404);
    const list = async (query: string) => (await operator.call('installation.origins', { query: { query } })).data;
    await addSite(operator, ['https://a.operator.example']);
    const { origins } = await list('');
    expect(origins.map(({ origin, proved_at: at }) => [origin, at !== null])).toEqual([
      [page, false],
      ['https://a.operator.example', true],
    ]);
    expect(JSON.stringify(origins)).not.toContain('assay-site-');
    expect((await list('www.site')).origins.map(({ site_id: id }) => id)).toEqual([site.site_id]);
    expect((await list('site.example')).total).toBe(0);
  });

  it('stands in the audit logs of both, approved and withdrawn', async () => {
    const site = await addSite(first, [page]);
    await approve(site);
    await withdraw(site);
    for (const by of [first, operator]) {
      for (const action of ['site_approved', 'site_withdrawn'] as const) {
        const { data } = await by.call('audit.events', { query: { action } });
        expect(data.events[0]?.detail).toContain(page);
      }
    }
  });

  it('that is withdrawn is noted as ended, so that no dump from before brings it back; an approval is no end', async () => {
    const site = await addSite(first, [page]);
    const noted = async () => {
      const { rows } = await service.database.pool.query<{ change: object | null }>(
        `select change from ended_right where name = 'embed_origin' and row_key ->> 'site_id' = $1`,
        [site.site_id],
      );
      return rows.map(({ change }) => change);
    };
    await approve(site);
    expect(await noted()).toEqual([]);
    await withdraw(site);
    const line = (await siteOf(first, site.site_id)).proofs[0]?.line;
    expect(line).not.toBe(site.proofs[0]?.line);
    expect(await noted()).toEqual([{ proved_at: null, proof: line }]);
  });

  it('that is withdrawn ends its token and an open stream', async () => {
    const site = await addSite(first, [page]);
    await approve(site);
    const { token } = await begin('seek-panel', site);
    const asked = await visitor.send('seek.init', { body: { input: 'What is PEEK?' } }, as(token));
    const { question_id: id } = asked.data as { question_id: string };
    const open = () => visitor.open('seek.stream', { body: { question_id: id } }, { headers: as(token) });
    await (await open()).text();
    const { pool } = service.database;
    const { rows } = await pool.query<{ stream_id: string }>('select stream_id from run where id = $1', [id]);
    const stream = rows[0]?.stream_id;
    await pool.query(`delete from stream_event where stream_id = $1 and type = 'finish'`, [stream]);
    await pool.query(`update stream set status = 'PROCESSING', last_seq = last_seq - 1 where id = $1`, [stream]);
    const reply = await open();
    await withdraw(site);
    expect(framesOf(await reply.text()).at(-1)).toMatchObject({ type: 'failed', code: 403 });
    expect((await open()).status).toBe(403);
  });

  describe('by its file', () => {
    let server: Server;
    let answer: RequestListener;
    let asked: string[];
    beforeAll(async () => {
      server = createServer((incoming, outgoing) => {
        asked.push(incoming.url ?? '');
        answer(incoming, outgoing);
      });
      await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
    });
    afterAll(() => {
      server.closeAllConnections();
      server.close();
    });

    const addressOf = () => `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    /** The rule over the store of the installation; the hosts of all pages are the server of this test. */
    function proofs(change: object = {}) {
      asked = [];
      return createSiteProofs(
        { NODE_ENV: 'production', ASSAY_SITE_PROOF: 'file', ...change },
        {
          origins: createOriginStore(service.database.tables<EmbedTables>()),
          fetch: (input, init) => fetch(`${addressOf()}${new URL(new Request(input).url).pathname}`, init),
          runsInstallation: async () => false,
        },
      );
    }
    async function scopeOf(by: TestClient): Promise<MemberScope> {
      const { data } = await by.call('account.session');
      return { tenantId: data.tenant?.tenant_id ?? '', userId: data.user?.user_id ?? '', role: 'owner' };
    }
    const check = async (site: Site, by = first, origin = page) =>
      (await proofs().check(await scopeOf(by), { siteId: site.site_id, origin })).result;
    const says =
      (text: string, status = 200, headers: Record<string, string> = {}): RequestListener =>
      (_, outgoing) =>
        outgoing.writeHead(status, { 'content-type': 'text/plain', ...headers }).end(text);
    const lineOf = (site: Site) => site.proofs[0]?.line ?? '';

    it('is proved by its line among others, and then by nothing more', async () => {
      const site = await addSite(first, [page]);
      answer = says(`\uFEFF# Assay\r\n  ${lineOf(site)} \r\nanother\n`);
      expect(await check(site)).toBe('proved');
      expect(asked).toEqual([siteProofPath]);
      expect(await carried(site)).toEqual(everything);
      expect(await check(site)).toBe('proved');
      expect(asked).toEqual([]);
      await withdraw(site);
      expect(await check(site), 'the former file after a withdrawal').toBe('differs');
      expect(await carried(site)).toEqual(nothing);
    });

    it.each<[string, SiteProofResult, (line: string) => RequestListener]>([
      ['another line', 'differs', () => says('assay-site-0123')],
      ['a line that only holds it', 'differs', (line) => says(`not ${line}`)],
      ['nothing', 'differs', () => says('')],
      ['404 with the line', 'missing', (line) => says(line, 404)],
      ['500', 'missing', () => says('', 500)],
      ['a redirect to the line', 'redirected', (line) => says(line, 302, { location: '/elsewhere' })],
      ['a line after 4 KiB', 'tooLarge', (line) => says(`${'x\n'.repeat(2_100)}${line}`)],
      [
        'a body without end',
        'tooLarge',
        (line) => (_, outgoing) => {
          outgoing.writeHead(200);
          const more = () => {
            while (!outgoing.destroyed && outgoing.write(`${line}\n`.repeat(100)));
          };
          outgoing.on('drain', more);
          more();
        },
      ],
      ['a connection that breaks', 'unreachable', () => (incoming) => incoming.socket.destroy()],
      ['no answer', 'unreachable', () => () => undefined],
    ])(
      'is not proved by %s: %s',
      async (_, result, answering) => {
        const site = await addSite(first, [page]);
        answer = answering(lineOf(site));
        expect(await check(site)).toBe(result);
        expect(asked).toEqual([siteProofPath]);
        expect(provedOf(await siteOf(first, site.site_id))).toEqual([]);
      },
      20_000,
    );

    it('is not proved by the line of another tenant, nor asked for by one who does not list it', async () => {
      const [mine, theirs] = [await addSite(first, [page]), await addSite(second, [page])];
      answer = says(lineOf(theirs));
      expect(await check(mine)).toBe('differs');
      await expect(check(theirs, first)).rejects.toMatchObject({ error: 'notFound' });
      await expect(check(mine, first, other)).rejects.toMatchObject({ error: 'notFound' });
      expect(asked).toEqual([]);
    });

    it('has one holder when two prove it at the same moment', async () => {
      const sites = [await addSite(first, [page]), await addSite(second, [page])] as const;
      const waiting: (() => void)[] = [];
      // Both are looked at before either is answered.
      answer = (_, outgoing) => {
        waiting.push(() => outgoing.end(sites.map(lineOf).join('\n')));
        if (waiting.length === 2) for (const go of waiting) go();
      };
      const results = await Promise.allSettled([check(sites[0]), check(sites[1], second)]);
      expect(results.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
      expect(results.find(({ status }) => status === 'rejected')).toMatchObject({ reason: { error: 'conflict' } });
    });

    it('is not proved by what was asked before it was withdrawn', async () => {
      const site = await addSite(first, [page]);
      answer = (_, outgoing) => {
        void withdraw(site).then(() => outgoing.end(lineOf(site)));
      };
      await expect(check(site)).rejects.toMatchObject({ error: 'notFound' });
      expect(await carried(site)).toEqual(nothing);
    });

    describe('looked for again', () => {
      const day = 86_400_000;
      let clock = 0;
      let told: ToldChange[];
      /** Why nobody can be told. */
      let untold: Error | undefined;
      /** Rounds by a clock of the test; what owners are told is kept. */
      function looks() {
        // By chance the first look is due four hours later than a day.
        clock = Date.now() + day / 6;
        told = [];
        untold = undefined;
        return createProofLooks({
          origins: createOriginStore(service.database.tables<EmbedTables>()),
          look: proofs().look,
          owners: {
            async tellWithin(_, each) {
              if (untold) throw untold;
              told.push(each);
            },
          },
          audit: createAuditLog(
            service.database,
            createLog(() => undefined),
          ),
          now: () => new Date(clock),
          chance: () => 0.5,
        });
      }
      const never = new AbortController().signal;
      async function days(count: number, { round }: ReturnType<typeof looks>) {
        for (let at = 0; at < count; at += 1) {
          clock += day;
          await round(never);
        }
      }
      const missing: RequestListener = (_, outgoing) => outgoing.writeHead(404).end();
      async function provedSite() {
        const site = await addSite(first, [page]);
        answer = says(lineOf(site));
        expect(await check(site)).toBe('proved');
        return site;
      }

      it('stands while the file is there, asked for once a day', async () => {
        const site = await provedSite();
        const again = looks();
        await again.round(never);
        expect(asked, 'not before a day is over').toEqual([]);
        await days(3, again);
        await again.round(never);
        expect(asked).toHaveLength(3);
        expect([provedOf(await siteOf(first, site.site_id)), told]).toEqual([[page], []]);
      });

      it('ends what the page carries 14 days after the file went; owners are told before, and the log tells', async () => {
        const site = await provedSite();
        const again = looks();
        answer = missing;
        await days(1, again);
        const until = new Date(clock + 14 * day).toISOString();
        expect(told.map(({ change }) => change)).toEqual([{ kind: 'origin_missing', origin: page, until }]);
        expect((await siteOf(first, site.site_id)).proofs[0]?.lost_at).toBe(until);
        await days(13, again);
        expect([provedOf(await siteOf(first, site.site_id)), told.length]).toEqual([[page], 1]);
        expect((await carried(site)).tokens).toEqual([200, 200]);
        await days(1, again);
        expect(told.at(-1)?.change).toEqual({ kind: 'origin_lost', origin: page, days: 14 });
        expect(await carried(site)).toEqual(nothing);
        const { rows } = await service.database.pool.query(`select detail from audit_event where action = 'site_lost'`);
        expect(rows).toEqual([{ detail: page }]);
        const before = asked.length;
        await days(3, again);
        expect(asked, 'nobody is asked any more').toHaveLength(before);
        answer = says(lineOf(site));
        expect(await check(site), 'by the same line').toBe('proved');
      });

      it('is not lost by a host that is away for four weeks, and stands again once the file is found', async () => {
        const site = await provedSite();
        const again = looks();
        answer = (incoming) => incoming.socket.destroy();
        await days(15, again);
        expect(told).toEqual([]);
        await days(14, again);
        expect([provedOf(await siteOf(first, site.site_id)), told.map(({ change }) => change.kind)]).toEqual([
          [page],
          ['origin_missing'],
        ]);
        answer = says(lineOf(site));
        await days(1, again);
        expect((await siteOf(first, site.site_id)).proofs[0]).toMatchObject({ lost_at: null });
        await days(20, again);
        expect(told).toHaveLength(1);
      });

      it('leaves alone what the operator approves, and what is withdrawn while it is looked for', async () => {
        const site = await provedSite();
        const again = looks();
        answer = missing;
        await days(1, again);
        await approve(site);
        await days(20, again);
        expect([provedOf(await siteOf(first, site.site_id)), told.length, asked.length]).toEqual([[page], 1, 1]);
        await withdraw(site);
        const [line] = (await siteOf(first, site.site_id)).proofs;
        answer = says(line?.line ?? '');
        expect(await check(site)).toBe('proved');
        const once = looks();
        answer = (_, outgoing) => void withdraw(site).then(() => outgoing.writeHead(404).end());
        await days(1, once);
        expect([told, provedOf(await siteOf(first, site.site_id))]).toEqual([[], []]);
      });

      it('is not written down as looked at where nobody could be told: the next look tells', async () => {
        const site = await provedSite();
        const again = looks();
        answer = missing;
        clock += day;
        untold = new Error('The queue is away.');
        await expect(again.round(never)).rejects.toThrow('away');
        expect((await siteOf(first, site.site_id)).proofs[0]?.lost_at).toBeNull();
        untold = undefined;
        await again.round(never);
        expect(told.map(({ change }) => change.kind)).toEqual(['origin_missing']);
        expect((await siteOf(first, site.site_id)).proofs[0]?.lost_at).toBe(new Date(clock + 14 * day).toISOString());
      });

      it('tells and ends once where two processes look at the same moment', async () => {
        await provedSite();
        const [one, other] = [looks(), looks()];
        const waiting: (() => void)[] = [];
        answer = (_, outgoing) => {
          waiting.push(() => outgoing.writeHead(404).end());
          if (waiting.length === 2) for (const go of waiting.splice(0)) go();
        };
        clock += day;
        await Promise.all([one.round(never), other.round(never)]);
        expect(told).toHaveLength(1);
      });
    });

    it('without TLS, or where no file is looked for, is asked of nobody; of this machine neither in production', async () => {
      const plain = 'http://www.plain.example';
      const local = 'http://localhost:5999';
      const site = await addSite(first, [plain, page]);
      answer = says(site.proofs.map(({ line }) => line).join('\n'));
      expect(await check(site, first, plain)).toBe('insecure');
      const scope = await scopeOf(first);
      expect(
        (await proofs({ ASSAY_SITE_PROOF: 'operator' }).check(scope, { siteId: site.site_id, origin: page })).result,
      ).toBe('off');
      await service.database.pool.query(`insert into embed_origin (site_id, tenant_id, origin) values ($1, $2, $3)`, [
        site.site_id,
        scope.tenantId,
        local,
      ]);
      await proofs().noteListed(scope, site.site_id, [local]);
      expect(provedOf(await siteOf(first, site.site_id))).toEqual([]);
      expect(asked).toEqual([]);
    });
  });
});

describe('P74: the file of an origin', () => {
  it('is looked for at no private address, whatever is listed, and the ledger tells what left', async () => {
    let connections = 0;
    const server = createServer((_, outgoing) => outgoing.end()).on('connection', () => {
      connections += 1;
    });
    await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
    const { port } = server.address() as AddressInfo;
    const installation = await withPostgres({
      ROLE: 'web',
      ASSAY_RATE_LIMITS: '0',
      ASSAY_SITE_PROOF: 'file',
      ASSAY_PRIVATE_HOSTS: 'localhost,127.0.0.1,10.0.0.1',
    });
    const service = await installation.start();
    const owner = await registerByPhone(await service.client(), '13900000003');
    const origins = [
      `https://127.0.0.1:${port}`,
      `https://localhost:${port}`,
      `https://[::ffff:7f00:1]:${port}`,
      'https://10.0.0.1',
      'https://169.254.169.254',
      'https://nowhere.invalid',
    ];
    const site = await addSite(owner, origins);
    expect(site.proofs.map(({ by_file: isByFile }) => isByFile)).toEqual(origins.map(() => true));
    for (const origin of origins) {
      const { data } = await owner.call('embed.proveOrigin', { body: { site_id: site.site_id, origin } });
      expect([origin, data]).toEqual([origin, { result: 'unreachable' }]);
    }
    expect(connections).toBe(0);
    const { data } = await owner.call('egress.events', { query: { purpose: 'site_proof' } });
    expect(data.events.map(({ host, outcome }) => [host, outcome])).toEqual([['nowhere.invalid', 'failed']]);
    await installation.remove();
    server.close();
  });
});

describe('P74: origins of an installation from before', () => {
  it('are proved for who alone lists them, and of several for who listed them first', async () => {
    const installation = await withPostgres({}, 'blank');
    const directory = installation.environment['ASSAY_DATA'] ?? '';
    const database = await openDatabase({ url: undefined, directory, poolSize: 2 });
    const former = areas.map((area) =>
      area.area === 'embed'
        ? {
            ...area,
            migrations: Object.fromEntries(Object.entries(area.migrations).filter(([name]) => name < '0004')),
          }
        : area,
    );
    await migrate(database, former);
    const { pool } = database;
    for (const [at, tenant] of ['a', 'b', 'c'].entries()) {
      await pool.query('insert into tenant (id, name) values ($1, $1)', [tenant]);
      await pool.query(
        `insert into embed_site (id, tenant_id, widgets, created_at)
         values ($1, $1, '["sales-lead"]', now() - make_interval(days => $2))`,
        [tenant, at],
      );
      for (const origin of [page, `https://${tenant}.example`])
        await pool.query('insert into embed_origin (site_id, tenant_id, origin) values ($1, $1, $2)', [tenant, origin]);
    }
    await migrate(database, areas);
    const { rows } = await pool.query<{ origin: string; tenant_id: string }>(
      'select origin, tenant_id from embed_origin where proved_at is not null order by origin',
    );
    expect(rows.map(({ origin, tenant_id: id }) => `${origin} ${id}`)).toEqual([
      'https://a.example a',
      'https://b.example b',
      'https://c.example c',
      `${page} c`,
    ]);
    const { rows: lines } = await pool.query<{ n: number }>('select count(distinct proof)::int as n from embed_origin');
    expect(lines[0]?.n).toBe(6);
    await database.close();
    await installation.remove();
  });
});
