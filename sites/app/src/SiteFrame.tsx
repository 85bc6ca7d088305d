import { type HomepageType, homePath } from '@assay/domain';
import { SignInPage } from '@assay/screens/account';
import { Frame } from '@assay/screens/frame';
import { lazy, type ReactNode, Suspense, useEffect, useState } from 'react';
import type { Arrival } from './guard.ts';
import { useSite } from './site-context.ts';
import { useOnboarding } from './useOnboarding.ts';
import { useOnline } from './useOnline.ts';
import { usePreferences } from './usePreferences.ts';

/** Wait between signing out and leaving (section 9), ms. */
const signOutDelay = 1_000;
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
  const { account, sessions, session, epoch, go, askToSignIn } = useSite();
  const preferences = usePreferences();
  const [isSigningOut, setSigningOut] = useState(false);
  const isOnline = useOnline();
  const person = session?.account;
  const isGuest = session !== undefined && !person;
  const isLoginOffered = arrival.kind === 'show' && arrival.isLoginOffered;
  const route = arrival.kind === 'go' ? undefined : arrival.match.name;

  useOnboarding(route);

  useEffect(() => {
    if (isGuest && isLoginOffered) askToSignIn();
  }, [isGuest, isLoginOffered, askToSignIn]);

  async function signOut() {
    setSigningOut(true);
    const address = await account.signOut().catch(() => '/');
    setTimeout(() => window.location.assign(address), signOutDelay);
  }

  function chooseHome(type: HomepageType) {
    if (session?.account) sessions.set({ ...session, account: { ...session.account, homepageType: type } });
    // A home that could not be saved is still shown; the next visit begins at the former one.
    account.saveHomepageType(type).catch(() => undefined);
    go(homePath(type));
  }

  return (
    <Frame
      visitor={
        person
          ? {
              name: person.name,
              permissions: person.permissions,
              homepageType: person.homepageType,
              ...(person.email === undefined ? {} : { email: person.email }),
              ...(person.tenant === undefined ? {} : { tenant: person.tenant }),
            }
          : isGuest
            ? 'guest'
            : undefined
      }
      route={route}
      preferences={preferences}
      isOffline={!isOnline}
      {...(route !== undefined && homes.includes(route) ? { onHomepageType: chooseHome } : {})}
      onSignIn={() => askToSignIn()}
      onSignOut={() => void signOut()}
      isSigningOut={isSigningOut}
    >
      {children}
      {person && !ends.includes(route) && (
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
  return (
    <Suspense>
      <SignInPage source={account} singleSignOn={session?.singleSignOn} onSignedIn={signedIn} />
    </Suspense>
  );
}
