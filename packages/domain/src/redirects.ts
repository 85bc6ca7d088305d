import { matchPattern, routes, statusOf } from './routes.ts';

/** One legacy address of section 2.5. `hash` is the part behind `#`, which only a browser sees. */
export interface LegacyRedirect {
  path: `/${string}`;
  hash?: `/${string}`;
  /** Target path, with `{name}` filled from the source; the hash of the target follows `#`. */
  to: `/${string}`;
  /** Parameters that must be whole numbers; anything else is /404. */
  numeric?: readonly string[];
}

/** Exact matches only: /material is old, /material/metal is not. */
export const legacyRedirects: readonly LegacyRedirect[] = [
  { path: '/results/standard', to: '/results/#/standard' },
  { path: '/results/design', to: '/results/#/design' },
  { path: '/results/analysis', to: '/results/#/analysis' },
  { path: '/technology-roadmap/create', to: '/roadmap/create' },
  { path: '/technology-roadmap/detail', to: '/roadmap-view/#/detail' },
  { path: '/technology-roadmap', hash: '/create', to: '/roadmap/create' },
  { path: '/technology-roadmap', hash: '/detail', to: '/roadmap-view/#/detail' },
  { path: '/technology-roadmap', to: '/roadmap' },
  { path: '/air', hash: '/page/{seek_id}', to: '/page/{seek_id}' },
  { path: '/air', hash: '/page', to: '/page' },
  { path: '/air', hash: '/user-setting/package', to: '/user-setting/package' },
  { path: '/air', hash: '/user-setting/amount', to: '/user-setting/amount' },
  { path: '/air/user-setting/package', to: '/user-setting/package' },
  { path: '/air/user-setting/amount', to: '/user-setting/amount' },
  { path: '/material', to: '/home' },
  { path: '/material/search', to: '/home' },
  { path: '/home/chat', to: '/home' },
  { path: '/home/search', to: '/home' },
  { path: '/material/chat', to: '/home' },
  { path: '/air', to: '/home' },
  { path: '/newsletter/detail/{number}', to: '/monitor/#/report/{number}', numeric: ['number'] },
  { path: '/newsletter/mySubscription', to: '/monitor/#/my' },
  { path: '/newsletter/topics', to: '/monitor/#/topics' },
  { path: '/newsletter/subscription', to: '/monitor/#/subscription' },
  { path: '/newsletter/result', to: '/monitor/#/result' },
  { path: '/newsletter', hash: '/detail/{number}', to: '/monitor/#/report/{number}', numeric: ['number'] },
  { path: '/newsletter', hash: '/mySubscription', to: '/monitor/#/my' },
  { path: '/newsletter', hash: '/topics', to: '/monitor/#/topics' },
  { path: '/newsletter', hash: '/subscription', to: '/monitor/#/subscription' },
  { path: '/newsletter', hash: '/result', to: '/monitor/#/result' },
  { path: '/newsletter', to: '/monitor' },
];

/** The redirects of the route table itself: /, /ai, /ai/agent and /pwa. */
const tableRedirects: readonly LegacyRedirect[] = Object.values(routes).flatMap((rule) =>
  'redirect' in rule ? [{ path: rule.path, to: rule.redirect }] : [],
);

const redirects: readonly LegacyRedirect[] = [...tableRedirects, ...legacyRedirects];

/** An address in its parts: `search` with its `?`, `hash` with its `#`, both possibly empty. */
export interface Address {
  pathname: string;
  search: string;
  hash: string;
}

export type RedirectOutcome = { kind: 'redirect'; to: string } | { kind: 'not-found' };

function fill(target: string, params: Readonly<Record<string, string>>): string {
  return target.replaceAll(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(params[name] ?? ''));
}

function withQuery(target: string, search: string): string {
  const [path, hash] = target.split('#', 2);
  const query = search.replace(/^\?/, '');
  return `${path}${query === '' ? '' : `?${query}`}${hash === undefined ? '' : `#${hash}`}`;
}

/**
 * Where an old address lives now, with its query kept (that of the address and that inside its hash);
 * undefined when it is not an old one.
 */
export function redirectOf({ pathname, search, hash }: Address): RedirectOutcome | undefined {
  const [hashPath = '', hashQuery = ''] = hash.replace(/^#/, '').split('?', 2);
  for (const redirect of redirects) {
    const fromPath = matchPattern(redirect.path, pathname);
    if (!fromPath) continue;
    const fromHash = redirect.hash === undefined ? {} : matchPattern(redirect.hash, hashPath);
    if (!fromHash || (redirect.hash !== undefined && hashPath === '')) continue;
    const params = { ...fromPath, ...fromHash };
    if (redirect.numeric?.some((name) => !/^\d+$/.test(params[name] ?? ''))) return { kind: 'not-found' };
    const query = [search.replace(/^\?/, ''), redirect.hash === undefined ? '' : hashQuery].filter(
      (text) => text !== '',
    );
    return { kind: 'redirect', to: withQuery(fill(redirect.to, params), query.join('&')) };
  }
  return undefined;
}

const hashBases: ReadonlySet<string> = new Set(
  redirects.flatMap(({ path, hash }) => (hash === undefined ? [] : [path])),
);

/**
 * Redirects that the service answers itself. Paths whose target depends on the hash are left to the browser: a server
 * would send /air/#/page to /home, since it never sees the hash.
 */
export function serverRedirectOf(pathname: string, search: string): RedirectOutcome | 'browser' | undefined {
  const path = pathname.length > 1 ? pathname.replace(/\/+$/, '') : pathname;
  if (hashBases.has(path)) return 'browser';
  return redirectOf({ pathname, search, hash: '' });
}

/**
 * Status of an old address whose target depends on the hash, which the service does not see: 200 where any of its
 * targets is part of this release.
 */
export function hashRedirectStatus(pathname: string): 200 | 404 {
  const targets = redirects.filter(({ path }) => matchPattern(path, pathname) !== undefined);
  return targets.some(({ to }) => statusOf(to.split('#')[0] ?? to) === 200) ? 200 : 404;
}
