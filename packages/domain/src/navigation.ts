import { type PermissionKey, type RouteName, routes } from './routes.ts';

export interface NavigationEntry {
  name: 'home' | 'explore' | 'studio' | 'monitor' | 'project' | 'incognito' | 'library' | 'materials';
  /** The link as written in section 2.3; it may differ from the router path. */
  link: string;
  route: RouteName;
  /** Routes on which the entry is the current one. */
  current: readonly RouteName[];
  permission?: PermissionKey;
  place: 'top' | 'bottom';
}

/** The six entries of the navigation panel (section 2.3). */
export const navigation: readonly NavigationEntry[] = [
  { name: 'home', link: '/home', route: 'home', current: ['home', 'rd', 'ls', 'mse', 'ip', 'page'], place: 'top' },
  {
    name: 'explore',
    link: '/explore',
    route: 'explore',
    current: ['explore'],
    permission: 'custom_table_permission',
    place: 'top',
  },
  {
    name: 'studio',
    link: '/ai-studio',
    route: 'agents',
    current: ['studio', 'agents'],
    permission: 'ai_agent_studio',
    place: 'top',
  },
  {
    name: 'monitor',
    link: '/monitor/?from=invite-monitor-nav#/my',
    route: 'monitorTopics',
    current: ['monitor', 'monitorTopics'],
    place: 'top',
  },
  {
    name: 'project',
    link: '/graph',
    route: 'projects',
    current: ['projects', 'project', 'projectReport', 'projectPdf'],
    permission: 'work_project',
    place: 'top',
  },
  { name: 'incognito', link: '/home?incognito=1', route: 'home', current: [], place: 'bottom' },
];

/** Entries of the pages that the specification does not list; they follow its own. */
export const ownNavigation: readonly NavigationEntry[] = [
  { name: 'library', link: '/library', route: 'library', current: ['library', 'librarySource'], place: 'top' },
  { name: 'materials', link: '/materials', route: 'materials', current: ['materials', 'materialGrade'], place: 'top' },
];

/** Query parameter that carries the short id of a longer address. */
export const shortParameter = 'short';

const incognitoParameter = 'incognito';

/** Whether an address is of something that leaves no history and is not tracked (section 2.3). */
export function isIncognito(search: string): boolean {
  return new URLSearchParams(search).get(incognitoParameter) === '1';
}

/** An address that stays incognito where the one before it was. */
export function staysIncognito(address: string, isOn: boolean): string {
  if (!isOn) return address;
  return `${address}${address.includes('?') ? '&' : '?'}${incognitoParameter}=1`;
}

/** Entries that exist in this release and that the visitor may use. */
export function visibleNavigation(permissions: readonly PermissionKey[]): NavigationEntry[] {
  return [...navigation, ...ownNavigation].filter(
    ({ route, permission }) => routes[route].built && (permission === undefined || permissions.includes(permission)),
  );
}

export interface AccountMenuEntry {
  name: 'profile' | 'history' | 'plans' | 'usage';
  route: RouteName;
}

/** What the account menu gains over the account service's own entries (section 2.3). */
export const accountMenu: readonly AccountMenuEntry[] = [
  { name: 'profile', route: 'userProfile' },
  { name: 'history', route: 'history' },
  { name: 'plans', route: 'packages' },
  { name: 'usage', route: 'usage' },
];

/** Account menu entries whose screen exists in this release. */
export function visibleAccountMenu(): AccountMenuEntry[] {
  return accountMenu.filter(({ route }) => routes[route].built);
}

/** Local storage key of the navigation panel's state. */
export const collapseKey = 'nav.collapse';

/** The stored state of the navigation panel; collapsed when nothing, or no boolean, is stored. */
export function isCollapsed(stored: string | null): boolean {
  return stored !== 'false';
}
