import { isCallError } from '@assay/client';
import { type RouteName, readStored, routes, trialBegunKey } from '@assay/domain';
import type { Translator } from '@assay/i18n';
import { errorsMessages, ScreenFailure } from '@assay/screens/errors';
import {
  type AnyRoute,
  createRootRouteWithContext,
  createRoute,
  createRouter,
  type ErrorComponentProps,
  Outlet,
  redirect,
} from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { destination } from './destination.ts';
import { type Arrival, arrive } from './guard.ts';
import type { ScreenModule } from './screen.types.ts';
import { screens } from './screens.ts';
import { type Services, shareToken } from './services.ts';

/** The domain's pattern in the router's notation. */
function routerPath(pattern: string): string {
  return pattern
    .replaceAll(/\{(\w+)\?\}/g, '{-$$$1}')
    .replaceAll(/\{\w+\*\}/g, '$')
    .replaceAll(/\{(\w+)\}/g, '$$$1');
}

/** Queries travel as they were written: a number in them stays the text it was. */
const asWritten = {
  parseSearch: (search: string) => ({ query: search.replace(/^\?/, '') }),
  stringifySearch: ({ query }: Record<string, unknown>) =>
    typeof query === 'string' && query !== '' ? `?${query}` : '',
};

export interface SiteRouterContext {
  services: Services;
  translator: Translator;
}

export interface SiteRouterOptions extends SiteRouterContext {
  /** The frame around the screens of the common layout. */
  Frame: (props: { arrival: Arrival; children: ReactNode }) => ReactNode;
  /** Shows in place of a screen that only members see. */
  Login: () => ReactNode;
}

/** The router, generated from the domain's route table: every row is a route, each built one has its screen. */
export function createSiteRouter({ services, translator, Frame, Login }: SiteRouterOptions) {
  const { sessions, mayOpen, isPutAway, restore } = services;

  const root = createRootRouteWithContext<SiteRouterContext>()({
    beforeLoad: async ({ location }) => {
      const arrival = await arrive(
        { pathname: location.pathname, search: location.searchStr, hash: location.hash ? `#${location.hash}` : '' },
        {
          visitor: async () => {
            const { account: person } = await sessions.read();
            return { isLoggedIn: person !== undefined, permissions: person?.permissions ?? [] };
          },
          mayOpen,
          isPutAway,
          restore,
          // An account that cannot be loaded is shown nothing, unless its trial has just begun and it is being read anew.
          isClosed: (error) =>
            isCallError(error) && error.status > 0 && readStored(() => sessionStorage, trialBegunKey) === null,
          hasToken: shareToken() !== undefined,
        },
      );
      if (arrival.kind === 'go') throw redirect({ ...destination(arrival.to), replace: true });
      return { arrival };
    },
    loader: () => translator.load(errorsMessages),
    errorComponent: Failure,
    component: Outlet,
  });

  const common = createRoute({
    getParentRoute: () => root,
    id: 'common',
    component: function Common() {
      const { arrival } = common.useRouteContext();
      return <Frame arrival={arrival}>{arrival.kind === 'login' ? <Login /> : <Outlet />}</Frame>;
    },
  });
  const bare = createRoute({
    getParentRoute: () => root,
    id: 'bare',
    component: function Bare() {
      const { arrival } = bare.useRouteContext();
      return arrival.kind === 'login' ? <Login /> : <Outlet />;
    },
  });

  const children: Record<'common' | 'bare', AnyRoute[]> = { common: [], bare: [] };
  for (const name of Object.keys(routes) as RouteName[]) {
    const rule = routes[name];
    const load = screens[name];
    const parent = rule.layout === 'common' ? common : bare;
    const route: AnyRoute = createRoute({
      getParentRoute: () => parent as AnyRoute,
      path: routerPath(rule.path),
      loader: async ({ context, params }) => {
        const isShown = (context as { arrival?: Arrival }).arrival?.kind === 'show';
        const screen = load && isShown ? await load({ params, services }) : undefined;
        if (screen) await translator.load(...screen.catalogues);
        return screen;
      },
      // A screen is code: it does not grow old within a visit.
      staleTime: Number.POSITIVE_INFINITY,
      // A route that was left while it only asked to sign in must not come back as the nothing it was.
      gcTime: 0,
      errorComponent: Failure,
      component: function RouteScreen() {
        const screen = route.useLoaderData() as ScreenModule | undefined;
        const params = route.useParams() as Record<string, string>;
        const search = route.useSearch() as { query?: string };
        if (!screen) return null;
        const { Screen } = screen;
        return <Screen params={params} search={search.query ? `?${search.query}` : ''} />;
      },
    });
    children[rule.layout].push(route);
  }

  return createRouter({
    routeTree: root.addChildren([common.addChildren(children.common), bare.addChildren(children.bare)]),
    context: { services, translator },
    ...asWritten,
    scrollRestoration: true,
    defaultPreload: false,
    // Without a match the root's guard has already gone to /404.
    defaultNotFoundComponent: () => null,
  });
}

function Failure({ error }: ErrorComponentProps) {
  return <ScreenFailure isUnreachable={isCallError(error) && error.status === 0} onReload={() => location.reload()} />;
}
