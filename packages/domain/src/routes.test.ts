import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { hashRedirectStatus, redirectOf, serverRedirectOf } from './redirects.ts';
import { admit, matchRoute, pathTo, type RouteName, routes, statusOf } from './routes.ts';

/** The paths of section 2.1, written out a second time by hand: the manifest must equal it. */
const specified: readonly (readonly string[])[] = [
  ['/'],
  ['/home'],
  ['/rd', '/ls', '/mse'],
  ['/ip'],
  ['/explore'],
  ['/user-profile'],
  ['/page/{seek_id}'],
  ['/general-search', '/materials-general-search'],
  ['/ai-drafting/{taskName}/{taskId}'],
  ['/ai-ip/image-fto-search/{agent_job_id?}'],
  [
    '/ai-ls/{lsAgentName}',
    '/ai-ls/{lsAgentName}/{lsAgentId}',
    '/ai-ls/{lifesciences*}',
    '/ai-ls/chat-agent/{id}',
    '/ai-ls/document-agent/{id}',
    '/ai-ls/markush-draft-agent/{id}',
    '/ai-ls/chat-agent-share/{id}',
  ],
  ['/material/workflow', '/material/substance', '/material/property', '/material/structure', '/material/metal'],
  ['/material/grade/{grade_id}'],
  ['/material/analyzer', '/material/analyzer/{lsAgentId}'],
  [
    '/user-setting',
    '/user-setting/amount',
    '/user-setting/package',
    '/user-setting/package/rd',
    '/user-setting/package/ip',
    '/user-setting/package/mse',
    '/user-setting/package/ls',
  ],
  ['/roadmap', '/roadmap/create', '/roadmap-view'],
  ['/competitive-landscape', '/company-search'],
  ['/graph'],
  ['/graph/{graph_id}'],
  ['/graph/{graph_id}/report'],
  ['/graph/{graph_id}/pdf/{item_id}'],
  ['/403', '/404'],
  ['/onboarding'],
  ['/ai', '/ai/agent'],
  ['/ai/agent-flow/{agent_job_id}'],
  ['/board/{id}'],
  ['/report/{id}'],
  ['/disclosure/{id}'],
  ['/result/{id}'],
  ['/pwa'],
  ['/history'],
];

const address = (pathname: string, search = '', hash = '') => ({ pathname, search, hash });
const guest = { isLoggedIn: false, permissions: [] };
const member = { isLoggedIn: true, permissions: [] };

describe('route table', () => {
  it('D1: holds the 31 rows of the specification, path by path', () => {
    expect(specified).toHaveLength(31);
    for (const [index, paths] of specified.entries()) {
      const ours = Object.values(routes).filter((rule) => rule.row === index + 1);
      expect(ours.map((rule) => rule.path)).toEqual(paths);
    }
  });

  it('pages of our own need an account or the right to what they show, and stand on no path of the specification', () => {
    const own = Object.values(routes).filter(({ row }) => row === 'own');
    expect(own.map(({ path }) => path)).toEqual([
      '/search',
      '/library',
      '/library/{document}',
      '/materials',
      '/work/new/{kind}',
      '/work/{work_id}',
    ]);
    const words = new Set(specified.flat().map((path) => path.split('/')[1]));
    for (const rule of own) {
      expect(words.has(rule.path.split('/')[1])).toBe(false);
      const isShared = rule.path === '/work/{work_id}';
      expect(admit(matchRoute(rule.path), guest).kind).toBe(isShared ? 'share-check' : 'login');
      expect(admit(matchRoute(rule.path), member).kind).toBe(isShared ? 'share-check' : 'open');
    }
  });

  it('D1: keeps onboarding outside the common layout, and nothing else', () => {
    const bare = Object.entries(routes).filter(([, rule]) => rule.layout === 'bare');
    expect(bare.map(([name]) => name)).toEqual(['onboarding']);
  });

  it.each(['/', '/ai', '/ai/agent', '/pwa'])('D2: %s redirects to /home before any dialog', (path) => {
    expect(redirectOf(address(path))).toEqual({ kind: 'redirect', to: '/home' });
    expect(admit(matchRoute(path), guest)).toEqual({ kind: 'redirect', to: '/home' });
  });

  it.each(['/rd', '/ls', '/mse', '/ip'])('D3: %s sends an anonymous visitor to /home', (path) => {
    expect(admit(matchRoute(path), guest)).toEqual({ kind: 'redirect', to: '/home' });
    expect(admit(matchRoute(path), member)).toEqual({ kind: 'open' });
  });

  it('D3: /ip carries no share check, the other homes do', () => {
    expect('share' in routes.ip).toBe(false);
    for (const name of ['rd', 'ls', 'mse'] as const) expect(routes[name].share).toBe('link');
  });

  it('D4: unknown and unbuilt paths answer 404, /403 and /404 their own status', () => {
    expect(statusOf('/nowhere')).toBe(404);
    expect(statusOf('/graph')).toBe(404);
    expect(statusOf('/404')).toBe(404);
    expect(statusOf('/403')).toBe(403);
    expect(statusOf('/home')).toBe(200);
    expect(statusOf('/page/abc')).toBe(200);
    expect(statusOf('/page')).toBe(404);
    expect(statusOf('/page/%E0%A4%A')).toBe(404);
  });

  it('A2: the login dialog belongs to the eleven listed paths', () => {
    const listed = Object.values(routes).filter((rule) => rule.login);
    expect(listed.map((rule) => rule.path).sort()).toEqual(
      [
        '/',
        '/home',
        '/rd',
        '/ip',
        '/mse',
        '/ls',
        '/ai-ls/chat-agent-share/{id}',
        '/ai/agent',
        '/page/{seek_id}',
        '/ai/agent-flow/{agent_job_id}',
        '/user-setting/package',
      ].sort(),
    );
  });

  it('A2: a guest on /home sees it under the dialog, on /history only the login; a member neither', () => {
    expect(admit(matchRoute('/home'), guest)).toEqual({ kind: 'open-with-login' });
    expect(admit(matchRoute('/history'), guest)).toEqual({ kind: 'login' });
    expect(admit(matchRoute('/home'), member)).toEqual({ kind: 'open' });
    expect(admit(matchRoute('/history'), member)).toEqual({ kind: 'open' });
  });

  it.each(['/home', '/rd', '/ls', '/mse'])('V1: %s asks about the item that its query names', (path) => {
    const named = '?data_id=q1&data_type=seek_search';
    const check = { kind: 'share-check', dataType: 'seek_search', dataId: 'q1' };
    expect(admit(matchRoute(path), member, named)).toEqual(check);
    expect(admit(matchRoute(path), member, '?data_id=q1&data_type=other')).toEqual({ kind: 'open' });
    expect(admit(matchRoute(path), member, '?data_type=seek_search')).toEqual({ kind: 'open' });
    expect(admit(matchRoute('/ip'), member, named), 'no check on /ip').toEqual({ kind: 'open' });
  });

  it('V1: a page asks for its share check with data type seek search', () => {
    expect(admit(matchRoute('/page/q1'), guest)).toEqual({
      kind: 'share-check',
      dataType: 'seek_search',
      dataId: 'q1',
    });
  });

  it('D7: /page/{id} serves whatever the id belongs to', () => {
    expect(matchRoute('/page/fmea-7')).toMatchObject({ name: 'page', params: { seek_id: 'fmea-7' } });
  });

  it('prefers text over a parameter and a parameter over the rest of a path', () => {
    expect(matchRoute('/ai-ls/chat-agent/7')?.name).toBe('lsChat');
    expect(matchRoute('/ai-ls/novelty/7')?.name).toBe('lsAgentJob');
    expect(matchRoute('/ai-ls/a/b/c')).toMatchObject({ name: 'lsRest', params: { lifesciences: 'a/b/c' } });
    expect(matchRoute('/graph/1/report')?.name).toBe('projectReport');
    expect(matchRoute('/home/')?.name).toBe('home');
  });

  it('builds paths that match back to the same route and values', () => {
    const value = fc.string({ minLength: 1, maxLength: 12 }).filter((text) => text.trim() !== '');
    fc.assert(
      fc.property(value, (id) => {
        expect(matchRoute(pathTo('page', { seek_id: id }))).toMatchObject({ name: 'page', params: { seek_id: id } });
        const pdf = matchRoute(pathTo('projectPdf', { graph_id: id, item_id: id }));
        expect(pdf).toMatchObject({ name: 'projectPdf', params: { graph_id: id, item_id: id } });
      }),
    );
    expect(pathTo('imageFto')).toBe('/ai-ip/image-fto-search');
    expect(pathTo('imageFto', { agent_job_id: 'a b' })).toBe('/ai-ip/image-fto-search/a%20b');
  });

  it('never throws on a path nobody thought of', () => {
    fc.assert(
      fc.property(fc.webPath(), fc.string(), (path, text) => {
        for (const candidate of [path, text, `/${text}`]) {
          const match = matchRoute(candidate);
          if (match) expect(Object.keys(routes)).toContain(match.name satisfies RouteName);
          expect([200, 403, 404]).toContain(statusOf(candidate));
          redirectOf(address(candidate, '?a=1', `#${text}`));
        }
      }),
    );
  });
});

describe('legacy redirects', () => {
  it.each([
    ['/results/standard', '/results/?a=1#/standard'],
    ['/results/design', '/results/?a=1#/design'],
    ['/results/analysis', '/results/?a=1#/analysis'],
    ['/technology-roadmap/create', '/roadmap/create?a=1'],
    ['/technology-roadmap/detail', '/roadmap-view/?a=1#/detail'],
    ['/technology-roadmap', '/roadmap?a=1'],
    ['/material', '/home?a=1'],
    ['/material/search', '/home?a=1'],
    ['/home/chat', '/home?a=1'],
    ['/home/search', '/home?a=1'],
    ['/material/chat', '/home?a=1'],
    ['/air', '/home?a=1'],
    ['/air/user-setting/package', '/user-setting/package?a=1'],
    ['/air/user-setting/amount', '/user-setting/amount?a=1'],
    ['/newsletter/detail/12', '/monitor/?a=1#/report/12'],
    ['/newsletter/mySubscription', '/monitor/?a=1#/my'],
    ['/newsletter/topics', '/monitor/?a=1#/topics'],
    ['/newsletter/subscription', '/monitor/?a=1#/subscription'],
    ['/newsletter/result', '/monitor/?a=1#/result'],
    ['/newsletter', '/monitor?a=1'],
  ])('D11, D12, D13: %s becomes %s with the query kept', (from, to) => {
    expect(redirectOf(address(from, '?a=1'))).toEqual({ kind: 'redirect', to });
  });

  it('D12: follows the hash of the old application', () => {
    expect(redirectOf(address('/air/', '', '#/page/q1?b=2'))).toEqual({ kind: 'redirect', to: '/page/q1?b=2' });
    expect(redirectOf(address('/air', '?a=1', '#/page'))).toEqual({ kind: 'redirect', to: '/page?a=1' });
    expect(redirectOf(address('/air', '', '#/elsewhere'))).toEqual({ kind: 'redirect', to: '/home' });
    expect(redirectOf(address('/air', '', '#/user-setting/amount'))).toEqual({
      kind: 'redirect',
      to: '/user-setting/amount',
    });
  });

  it('D12: leaves addresses that only begin like an old one alone', () => {
    expect(redirectOf(address('/material/metal'))).toBeUndefined();
    expect(redirectOf(address('/home'))).toBeUndefined();
  });

  it('D13: a newsletter number that is not one is not found', () => {
    expect(redirectOf(address('/newsletter/detail/x1'))).toEqual({ kind: 'not-found' });
    expect(redirectOf(address('/newsletter', '', '#/detail/x1'))).toEqual({ kind: 'not-found' });
  });

  it('D4: an old address whose every target is unbuilt is not found, whatever its hash', () => {
    expect(hashRedirectStatus('/air')).toBe(200);
    expect(hashRedirectStatus('/air/')).toBe(200);
    expect(hashRedirectStatus('/technology-roadmap')).toBe(404);
    expect(hashRedirectStatus('/newsletter')).toBe(404);
  });

  it('leaves to the browser what depends on the hash', () => {
    expect(serverRedirectOf('/air/', '')).toBe('browser');
    expect(serverRedirectOf('/newsletter', '')).toBe('browser');
    expect(serverRedirectOf('/pwa', '?a=1')).toEqual({ kind: 'redirect', to: '/home?a=1' });
    expect(serverRedirectOf('/home', '')).toBeUndefined();
  });
});
