import { type HomepageType, homepageTypes, homeRoutes, pathTo } from '@assay/domain';
import { useMessages } from '@assay/i18n';
import { SignInPage } from '@assay/screens/account';
import { Frame, frameMessages } from '@assay/screens/frame';
import { usePageTitle } from '@assay/screens/page-title';
import { lazy, type ReactNode, Suspense, useCallback, useEffect, useState } from 'react';
import type { Arrival } from './guard.ts';
import { useSite } from './site-context.ts';
import { useHomeChoice } from './useHomeChoice.ts';
import { useOnboarding } from './useOnboarding.ts';
import { useOnline } from './useOnline.ts';
import { useOverlay } from './useOverlay.ts';
import { usePreferences } from './usePreferences.ts';
import { useSignOut } from './useSignOut.ts';

const homes: readonly string[] = ['home', 'rd', 'ls', 'mse', 'ip'];
/** Screens that speak of a failure: nothing is begun on them. */
const ends: readonly (string | undefined)[] = ['forbidden', 'notFound', undefined];

/** Comes after the page; where it cannot be fetched the product works without it. */
const SiteUpgrade = lazy(() =>
  import('./SiteUpgrade.tsx').then(
    (module) => ({ default: module.SiteUpgrade }),
    () => ({ default: () => null }),
  ),
);

export interface SiteFrameProps {
  arrival: Arrival;
  children: ReactNode;
}

/** The frame with the visitor's own choices, and the login dialog on the paths that have one. */
export function SiteFrame({ arrival, children }: SiteFrameProps) {
  const { account, session, epoch, askToSignIn, toaster } = useSite();
  const preferences = usePreferences();
  const chooseHome = useHomeChoice();
  const t = useMessages(frameMessages);
  const { isSigningOut, signOut } = useSignOut(
    account.signOut,
    useCallback(() => toaster.show({ title: t('account.stillSignedIn'), tone: 'critical' }), [toaster, t]),
  );
  const isOnline = useOnline();
  const [isHelpOpen, setHelpOpen] = useState(false);
  const { Overlay, ...overlay } = useOverlay();
  const person = session?.account;
  const isGuest = session !== undefined && !person;
  const isLoginOffered = arrival.kind === 'show' && arrival.isLoginOffered;
  const asked = session?.demand ? 'factor' : isGuest && 'sign-in';
  const route = arrival.kind === 'go' ? undefined : arrival.match.name;

  const isOnboarded = useOnboarding(route);

  useEffect(() => {
    if (asked && isLoginOffered) askToSignIn();
  }, [asked, isLoginOffered, askToSignIn]);

  async function switchTenant(tenantId: string) {
    try {
      await account.switchTenant(tenantId);
      // Nothing of the former organisation stays on the page.
      window.location.assign(pathTo('home'));
    } catch (error) {
      toaster.show({ title: error instanceof Error ? error.message : String(error), tone: 'critical' });
    }
  }

  return (
    <Frame
      visitor={
        person
          ? {
              name: person.name,
              permissions: person.permissions,
              // The header tells the home on show, which need not be the saved one.
              homepageType: homepageTypes.find((type) => homeRoutes[type] === route) ?? person.homepageType,
              ...(person.email === undefined ? {} : { email: person.email }),
              ...(person.tenant === undefined ? {} : { tenant: person.tenant }),
              ...(person.tenantId === undefined ? {} : { tenantId: person.tenantId }),
              tenants: person.tenants,
            }
          : isGuest
            ? 'guest'
            : undefined
      }
      route={route}
      preferences={preferences}
      isOffline={!isOnline}
      onFind={() => overlay.open('palette')}
      isHelpOpen={isHelpOpen}
      onHelp={setHelpOpen}
      {...(route !== undefined && homes.includes(route)
        ? { onHomepageType: (type: HomepageType) => void chooseHome(type) }
        : {})}
      onSignIn={() => askToSignIn()}
      onSignOut={signOut}
      onTenant={(tenantId) => void switchTenant(tenantId)}
      isSigningOut={isSigningOut}
    >
      {children}
      {Overlay && (
        <Overlay
          onClose={overlay.close}
          onOpen={overlay.open}
          onHelp={() => setHelpOpen(true)}
          onSignOut={signOut}
          onTenant={(tenantId) => void switchTenant(tenantId)}
        />
      )}
      {person && isOnboarded && !ends.includes(route) && (
        <Suspense>
          <SiteUpgrade key={`${epoch} ${person.id}`} person={person} route={route} />
        </Suspense>
      )}
    </Frame>
  );
}

/** The sign-in in place of a screen that only members see. */
export function SiteLogin() {
  const { account, session, signedIn } = useSite();
  const t = useMessages(frameMessages);
  usePageTitle(t('account.signIn'));
  return (
    <Suspense>
      <SignInPage
        account={account}
        singleSignOn={session?.singleSignOn}
        isRegistrationOpen={session?.isRegistrationOpen}
        demand={session?.demand}
        ended={session?.ended}
        onSignedIn={signedIn}
      />
    </Suspense>
  );
}
