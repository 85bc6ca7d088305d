import type { RouteName } from '@assay/domain';
import type { Going, ScreenModule } from './screen.types.ts';

/** The page of a tool's works. Which tools there are is fetched too, so that the shell does not grow with each. */
async function work(kind: string): Promise<ScreenModule> {
  const screen = import('./screens/work.tsx');
  const { toolViews } = await import('@assay/tools/views');
  const [{ workScreen }, view] = await Promise.all([screen, toolViews[kind]?.()]);
  if (!view) throw new Error(`There is no tool "${kind}".`);
  return workScreen(view);
}

/** The page of boards, which are of several kinds: its address does not say of which. */
const board = async (going: Going) => (await import('./screens/board.tsx')).boards(going, work);

/** The page of results, and what opens over every screen. */
export const finding = () => import('./finding.tsx');
const home = () => import('./screens/home.tsx');
const packages = () => import('./screens/packages.tsx');

/** The screen of each route that has one; each is fetched when it is first gone to. */
export const screens: { readonly [N in RouteName]?: (going: Going) => Promise<ScreenModule> } = {
  home,
  rd: home,
  ls: home,
  mse: home,
  ip: home,
  page: () => import('./screens/page.tsx'),
  agentFlow: () => import('./screens/agent-flow.tsx'),
  materialGrade: () => import('./screens/material-grade.tsx'),
  search: finding,
  library: () => import('./screens/library.tsx'),
  librarySource: () => import('./screens/library-source.tsx'),
  materials: () => import('./screens/materials.tsx'),
  settings: () => import('./screens/settings.tsx'),
  usage: () => import('./screens/usage.tsx'),
  packages: () => import('./screens/package-redirect.tsx'),
  packagesRd: packages,
  packagesIp: packages,
  packagesMse: packages,
  packagesLs: packages,
  userProfile: () => import('./screens/user-profile.tsx'),
  onboarding: () => import('./screens/onboarding.tsx'),
  history: () => import('./screens/history.tsx'),
  board,
  result: () => work('triz'),
  beginWork: async (going) => (await import('./screens/begin-work.tsx')).beginning(going),
  work: () => import('./screens/any-work.tsx'),
  forbidden: () => import('./screens/forbidden.tsx'),
  notFound: () => import('./screens/not-found.tsx'),
};
