import { agentCodes } from './agents.ts';

/**
 * The route table of section 2.1 of the specification, and behind it the pages of our own. Guards, status codes of the service, path builders and the
 * navigation all read it; a path that is not here is /404.
 */

/** What a share-access check is asked about (section 6). */
export const shareDataTypes = ['seek_search', 'project', 'ai_agent', 'work'] as const;
export type ShareDataType = (typeof shareDataTypes)[number];

export const permissionKeys = ['custom_table_permission', 'ai_agent_studio', 'work_project'] as const;
export type PermissionKey = (typeof permissionKeys)[number];

/** In place of an id: the page on which a work begins. */
export const newWork = 'new';

/** Ids of the agent route under which a new job begins, one for each agent. */
const agentBeginnings: readonly string[] = agentCodes;

/**
 * The share check of a route: `link` asks about the item that `data_id` and `data_type` of the query name (the homes),
 * otherwise the data type and the path parameter that carries the data id. Under an id of `beginnings` there is no item
 * yet: the page is an account's own.
 */
export type ShareCheck = 'link' | { dataType: ShareDataType; id: string; beginnings?: readonly string[] };

export interface RouteRule {
  /** Segments `{name}` hold one value, `{name?}` may be absent, `{name*}` takes the rest. */
  path: `/${string}`;
  /**
   * Row of the specification's table, counted from 1; routes of other sections name the section, `own` ones stand in no
   * section (decision record 013).
   */
  row: number | '2.1' | '2.3' | '2.5' | 'own';
  /** `common` stands in the frame, `bare` on an empty page. */
  layout: 'common' | 'bare';
  /** `public` for everybody; `shared` for members, and for guests whom the share check lets in; else an account. */
  access: 'public' | 'shared' | 'account';
  /** Whether the path is one of the eleven on which a guest is shown the login dialog (section 2.2). */
  login: boolean;
  share?: ShareCheck;
  permission?: PermissionKey;
  /** Where a visitor without an account is sent instead. */
  anonymous?: '/home';
  /** The route is only a way to another one; no screen. */
  redirect?: '/home';
  /** Fixed HTTP status of the page. @default 200 */
  status?: 403 | 404;
  /** False while its screen is not part of this release: the path answers 404 and is absent from navigation. */
  built: boolean;
}

const account = { layout: 'common', access: 'account', login: false } as const;
const open = { layout: 'common', access: 'public', login: false } as const;

export const routes = {
  root: { path: '/', row: 1, ...open, login: true, redirect: '/home', built: true },
  home: { path: '/home', row: 2, ...open, login: true, share: 'link', built: true },
  rd: { path: '/rd', row: 3, ...account, login: true, share: 'link', anonymous: '/home', built: true },
  ls: { path: '/ls', row: 3, ...account, login: true, share: 'link', anonymous: '/home', built: true },
  mse: { path: '/mse', row: 3, ...account, login: true, share: 'link', anonymous: '/home', built: true },
  ip: { path: '/ip', row: 4, ...account, login: true, anonymous: '/home', built: true },
  explore: { path: '/explore', row: 5, ...account, permission: 'custom_table_permission', built: false },
  userProfile: { path: '/user-profile', row: 6, ...account, built: true },
  page: {
    path: '/page/{seek_id}',
    row: 7,
    layout: 'common',
    access: 'shared',
    login: true,
    share: { dataType: 'seek_search', id: 'seek_id' },
    built: true,
  },
  generalSearch: { path: '/general-search', row: 8, ...account, built: false },
  materialsGeneralSearch: { path: '/materials-general-search', row: 8, ...account, built: false },
  drafting: { path: '/ai-drafting/{taskName}/{taskId}', row: 9, ...account, built: false },
  imageFto: { path: '/ai-ip/image-fto-search/{agent_job_id?}', row: 10, ...account, built: false },
  lsAgent: { path: '/ai-ls/{lsAgentName}', row: 11, ...account, built: false },
  lsAgentJob: { path: '/ai-ls/{lsAgentName}/{lsAgentId}', row: 11, ...account, built: false },
  lsRest: { path: '/ai-ls/{lifesciences*}', row: 11, ...account, built: false },
  lsChat: { path: '/ai-ls/chat-agent/{id}', row: 11, ...account, built: false },
  lsDocument: { path: '/ai-ls/document-agent/{id}', row: 11, ...account, built: false },
  lsMarkush: { path: '/ai-ls/markush-draft-agent/{id}', row: 11, ...account, built: false },
  lsChatShare: {
    path: '/ai-ls/chat-agent-share/{id}',
    row: 11,
    layout: 'common',
    access: 'shared',
    login: true,
    built: false,
  },
  materialWorkflow: { path: '/material/workflow', row: 12, ...account, built: false },
  materialSubstance: { path: '/material/substance', row: 12, ...account, built: false },
  materialProperty: { path: '/material/property', row: 12, ...account, built: false },
  materialStructure: { path: '/material/structure', row: 12, ...account, built: false },
  materialMetal: { path: '/material/metal', row: 12, ...account, built: false },
  materialGrade: { path: '/material/grade/{grade_id}', row: 13, ...account, built: true },
  materialAnalyzer: { path: '/material/analyzer', row: 14, ...account, built: false },
  materialAnalyzerJob: { path: '/material/analyzer/{lsAgentId}', row: 14, ...account, built: false },
  settings: { path: '/user-setting', row: 15, ...account, built: true },
  usage: { path: '/user-setting/amount', row: 15, ...account, built: true },
  packages: { path: '/user-setting/package', row: 15, ...account, login: true, built: true },
  packagesRd: { path: '/user-setting/package/rd', row: 15, ...account, built: true },
  packagesIp: { path: '/user-setting/package/ip', row: 15, ...account, built: true },
  packagesMse: { path: '/user-setting/package/mse', row: 15, ...account, built: true },
  packagesLs: { path: '/user-setting/package/ls', row: 15, ...account, built: true },
  roadmapHome: { path: '/roadmap', row: 16, ...account, built: false },
  roadmapCreate: { path: '/roadmap/create', row: 16, ...account, built: false },
  roadmapView: { path: '/roadmap-view', row: 16, ...account, built: false },
  competitiveLandscape: { path: '/competitive-landscape', row: 17, ...account, built: false },
  companySearch: { path: '/company-search', row: 17, ...account, built: false },
  projects: { path: '/graph', row: 18, ...account, permission: 'work_project', built: false },
  project: {
    path: '/graph/{graph_id}',
    row: 19,
    layout: 'common',
    access: 'shared',
    login: false,
    share: { dataType: 'project', id: 'graph_id' },
    built: false,
  },
  projectReport: { path: '/graph/{graph_id}/report', row: 20, ...account, built: false },
  projectPdf: { path: '/graph/{graph_id}/pdf/{item_id}', row: 21, ...account, built: false },
  forbidden: { path: '/403', row: 22, ...open, status: 403, built: true },
  notFound: { path: '/404', row: 22, ...open, status: 404, built: true },
  onboarding: { path: '/onboarding', row: 23, layout: 'bare', access: 'account', login: false, built: true },
  ai: { path: '/ai', row: 24, ...open, redirect: '/home', built: true },
  aiAgent: { path: '/ai/agent', row: 24, ...open, login: true, redirect: '/home', built: true },
  agentFlow: {
    path: '/ai/agent-flow/{agent_job_id}',
    row: 25,
    layout: 'common',
    access: 'shared',
    login: true,
    share: { dataType: 'ai_agent', id: 'agent_job_id', beginnings: agentBeginnings },
    built: true,
  },
  board: {
    path: '/board/{id}',
    row: 26,
    ...account,
    access: 'shared',
    share: { dataType: 'work', id: 'id', beginnings: [newWork] },
    built: true,
  },
  report: { path: '/report/{id}', row: 27, ...account, built: false },
  disclosure: { path: '/disclosure/{id}', row: 28, ...account, built: false },
  result: {
    path: '/result/{id}',
    row: 29,
    ...account,
    access: 'shared',
    share: { dataType: 'work', id: 'id', beginnings: [newWork] },
    built: true,
  },
  pwa: { path: '/pwa', row: 30, ...open, redirect: '/home', built: true },
  history: { path: '/history', row: 31, ...account, built: true },
  studio: { path: '/ai-studio', row: '2.3', ...account, permission: 'ai_agent_studio', built: false },
  agents: { path: '/agents', row: '2.3', ...account, permission: 'ai_agent_studio', built: false },
  monitor: { path: '/monitor', row: '2.3', ...account, built: false },
  monitorTopics: { path: '/my', row: '2.3', ...account, built: false },
  results: { path: '/results', row: '2.5', ...account, built: false },
  search: { path: '/search', row: 'own', ...account, built: true },
  library: { path: '/library', row: 'own', ...account, built: true },
  librarySource: { path: '/library/{document}', row: 'own', ...account, built: true },
  materials: { path: '/materials', row: 'own', ...account, built: true },
  beginWork: { path: '/work/new/{kind}', row: 'own', ...account, built: true },
  work: {
    path: '/work/{work_id}',
    row: 'own',
    layout: 'common',
    access: 'shared',
    login: false,
    share: { dataType: 'work', id: 'work_id' },
    built: true,
  },
} as const satisfies Record<string, RouteRule>;

export type RouteName = keyof typeof routes;

type Simplify<T> = { [K in keyof T]: T[K] };
type PathParams<P extends string> = P extends `${string}{${infer Name}}${infer Rest}`
  ? (Name extends `${infer Base}?`
      ? { [K in Base]?: string }
      : Name extends `${infer Base}*`
        ? { [K in Base]: string }
        : { [K in Name]: string }) &
      PathParams<Rest>
  : unknown;

/** Path parameters of a route, by name. */
export type RouteParams<N extends RouteName> = Simplify<PathParams<(typeof routes)[N]['path']>>;

interface Segment {
  kind: 'text' | 'one' | 'optional' | 'rest';
  name: string;
}

function segmentsOf(pattern: string): Segment[] {
  return pattern
    .split('/')
    .filter((text) => text !== '')
    .map((text) => {
      const match = /^\{(\w+)([?*]?)\}$/.exec(text);
      if (!match) return { kind: 'text', name: text };
      const kind = match[2] === '?' ? 'optional' : match[2] === '*' ? 'rest' : 'one';
      return { kind, name: match[1] ?? '' };
    });
}

/** Decodes one path segment; undefined when its escapes are broken, which makes the path unknown rather than an error. */
function decode(segment: string): string | undefined {
  try {
    return decodeURIComponent(segment);
  } catch {
    return undefined;
  }
}

/** Parameters of `path` under `pattern`, or undefined when it does not match. A trailing slash is ignored. */
export function matchPattern(pattern: string, path: string): Record<string, string> | undefined {
  const given: string[] = [];
  for (const part of path.split('/').filter((text) => text !== '')) {
    const text = decode(part);
    if (text === undefined) return undefined;
    given.push(text);
  }
  const params: Record<string, string> = {};
  const wanted = segmentsOf(pattern);
  for (const [index, segment] of wanted.entries()) {
    const value = given[index];
    if (segment.kind === 'rest') {
      if (value === undefined) return undefined;
      params[segment.name] = given.slice(index).join('/');
      return params;
    }
    if (value === undefined) return segment.kind === 'optional' ? params : undefined;
    if (segment.kind === 'text' && segment.name !== value) return undefined;
    if (segment.kind !== 'text') params[segment.name] = value;
  }
  return given.length > wanted.length ? undefined : params;
}

const rank: Record<Segment['kind'], string> = { text: '0', one: '1', optional: '2', rest: '3' };
const bySpecificity = (Object.keys(routes) as RouteName[])
  .map((name) => ({
    name,
    order: segmentsOf(routes[name].path)
      .map((segment) => rank[segment.kind])
      .join(''),
  }))
  .sort((a, b) => (a.order < b.order ? -1 : a.order > b.order ? 1 : 0))
  .map(({ name }) => name);

export interface RouteMatch {
  name: RouteName;
  rule: RouteRule;
  params: Readonly<Record<string, string>>;
}

/** The most specific route of a path (without query and hash), or undefined for an unknown one. */
export function matchRoute(path: string): RouteMatch | undefined {
  for (const name of bySpecificity) {
    const params = matchPattern(routes[name].path, path);
    if (params) return { name, rule: routes[name], params };
  }
  return undefined;
}

/**
 * HTTP status with which the service serves a path: the page's own, 404 for an unknown path or a screen that is not
 * part of this release. Redirects come before (see `redirectOf`).
 */
export function statusOf(path: string): 200 | 403 | 404 {
  const match = matchRoute(path);
  if (!match?.rule.built) return 404;
  return match.rule.status ?? 200;
}

type ParamsArgument<N extends RouteName> =
  {} extends RouteParams<N> ? [params?: RouteParams<N>] : [params: RouteParams<N>];

/** Builds the path of a route; values are percent-encoded, a `{name*}` value keeps its slashes. */
export function pathTo<N extends RouteName>(name: N, ...[params]: ParamsArgument<N>): `/${string}` {
  const values: Readonly<Record<string, string | undefined>> = { ...params };
  const segments = segmentsOf(routes[name].path).flatMap((segment) => {
    if (segment.kind === 'text') return [segment.name];
    const value = values[segment.name];
    if (value === undefined || value === '') return [];
    return segment.kind === 'rest' ? value.split('/').map(encodeURIComponent) : [encodeURIComponent(value)];
  });
  return `/${segments.join('/')}`;
}

/** The page of a work whose kind has none of its own; under `new` the one on which a work of the kind begins. */
export const workAddress = (kind: string, id: string): string =>
  id === newWork ? pathTo('beginWork', { kind }) : pathTo('work', { work_id: id });

/** What a visitor's arrival on a route leads to, before its screen is shown. */
export type Admission =
  | { kind: 'open' }
  /** The screen stands, with the login dialog over it. */
  | { kind: 'open-with-login' }
  /** Nothing is shown but the login; the path stays, so the visitor arrives after it. */
  | { kind: 'login' }
  | { kind: 'redirect'; to: '/home' }
  | { kind: 'share-check'; dataType: ShareDataType; dataId: string }
  | { kind: 'forbidden' }
  | { kind: 'not-found' };

export interface Visitor {
  isLoggedIn: boolean;
  permissions: readonly PermissionKey[];
}

/** The item whose share check decides who may open an address; undefined where there is none. */
export function sharedItem(
  { share }: RouteRule,
  params: Readonly<Record<string, string>>,
  search = '',
): { dataType: ShareDataType; dataId: string } | undefined {
  if (share === undefined) return undefined;
  if (share === 'link') {
    const query = new URLSearchParams(search);
    const dataType = shareDataTypes.find((type) => type === query.get('data_type'));
    const id = query.get('data_id');
    return dataType && id ? { dataType, dataId: id } : undefined;
  }
  const dataId = params[share.id] ?? '';
  return share.beginnings?.includes(dataId) ? undefined : { dataType: share.dataType, dataId };
}

/** Applies the rules of sections 2.1, 2.2 and 6 in their order: redirect, unbuilt, anonymous, share, login, permission. */
export function admit(match: RouteMatch | undefined, visitor: Visitor, search = ''): Admission {
  if (!match) return { kind: 'not-found' };
  const { rule, params } = match;
  if (rule.redirect) return { kind: 'redirect', to: rule.redirect };
  if (!rule.built) return { kind: 'not-found' };
  if (!visitor.isLoggedIn && rule.anonymous) return { kind: 'redirect', to: rule.anonymous };
  const item = sharedItem(rule, params, search);
  if (item) return { kind: 'share-check', ...item };
  if (!visitor.isLoggedIn && rule.access !== 'public') return { kind: 'login' };
  if (!visitor.isLoggedIn && rule.login) return { kind: 'open-with-login' };
  if (rule.permission && !visitor.permissions.includes(rule.permission)) return { kind: 'forbidden' };
  return { kind: 'open' };
}
