import { createToaster, ToastRegion } from '@assay/design-system';
import { pathTo } from '@assay/domain';
import { type Translator, useMessages } from '@assay/i18n';
import { LinkDialog, ProofDialog, SignInDialog } from '@assay/screens/account';
import { frameMessages } from '@assay/screens/frame';
import { RouterProvider } from '@tanstack/react-router';
import { Suspense, useCallback, useEffect, useMemo, useRef, useState, useSyncExternalStore } from 'react';
import { destination } from './destination.ts';
import { followLinks } from './follow-links.ts';
import { followsAccountLocale } from './preferences.ts';
import { createSiteRouter } from './router.tsx';
import { SiteFrame, SiteLogin } from './SiteFrame.tsx';
import type { Services } from './services.ts';
import { type Site, SiteContext } from './site-context.ts';
import { useAccountLink } from './useAccountLink.ts';

const toaster = createToaster();

/** Puts the focus at the beginning of the page, unless the page or a dialog has taken it. */
function focusPage() {
  if (document.querySelector('main :focus, dialog[open]')) return;
  document.querySelector<HTMLElement>('main')?.focus({ preventScroll: true });
}

export interface AppProps {
  services: Services;
  translator: Translator;
}

/** The site: router, session, sign-in, and what floats over every screen. */
export function App({ services, translator }: AppProps) {
  const router = useMemo(
    () => createSiteRouter({ services, translator, Frame: SiteFrame, Login: SiteLogin }),
    [services, translator],
  );
  const session = useSyncExternalStore(services.sessions.subscribe, services.sessions.current);
  const isProofAsked = useSyncExternalStore(services.proofs.subscribe, services.proofs.isAsking);
  const [login, setLogin] = useState<'closed' | 'open' | 'question'>('closed');
  const onArrival = useCallback((arrived: () => void) => router.subscribe('onResolved', arrived), [router]);
  const link = useAccountLink(onArrival);
  const [epoch, setEpoch] = useState(0);
  const t = useMessages(frameMessages);

  const go = useCallback(
    (address: string, { replace = false } = {}) => void router.navigate({ ...destination(address), replace }),
    [router],
  );
  useEffect(() => followLinks(go), [go]);
  useEffect(() => services.onForbidden(() => go(pathTo('forbidden'), { replace: true })), [services, go]);
  useEffect(
    () =>
      router.subscribe('onResolved', ({ pathChanged, fromLocation }) => {
        // A reader who went somewhere begins at its main part; screens with a box of their own have taken the focus.
        if (!pathChanged || !fromLocation) return;
        requestAnimationFrame(focusPage);
      }),
    [router],
  );

  const signedIn = useCallback(async () => {
    setLogin('closed');
    const { account } = await services.sessions.refresh();
    setEpoch((count) => count + 1);
    await router.invalidate();
    if (account?.hasListedPassword)
      toaster.show({
        key: 'listed-password',
        title: t('account.listedTitle'),
        description: t('account.listedText'),
        tone: 'caution',
        isSticky: true,
        action: { label: t('account.listedChange'), onPress: () => go(`${pathTo('userProfile')}?section=security`) },
      });
    // The form that had the focus is gone.
    requestAnimationFrame(focusPage);
  }, [services, router, t, go]);

  // A session that ended elsewhere, or ran out, asks to sign in again over the page that is open.
  const wasSignedIn = useRef(false);
  const isSignedIn = session && session.account !== undefined;
  useEffect(() => {
    if (isSignedIn === false && wasSignedIn.current) setLogin('open');
    wasSignedIn.current = isSignedIn === true;
  }, [isSignedIn]);

  // The account's language is the same on every device; what was typed survives the reload.
  const saved = session?.account?.locale;
  useEffect(() => {
    if (saved === undefined || !followsAccountLocale(saved) || saved === translator.locale) return;
    async function reload() {
      const { keepFields } = await import('./kept-fields.ts');
      keepFields();
      location.reload();
    }
    void reload();
  }, [saved, translator.locale]);

  const askToSignIn = useCallback((reason?: 'question') => setLogin(reason ?? 'open'), []);
  const site = useMemo(
    (): Site => ({
      ...services,
      locale: translator.locale,
      session,
      epoch,
      toaster,
      go,
      askToSignIn,
      signedIn: () => void signedIn(),
    }),
    [services, translator.locale, session, epoch, go, askToSignIn, signedIn],
  );

  // Whoever came by a mailed link is shown that first; the sign-in comes where it is asked for.
  const isLinkShown = session !== undefined && link.held !== undefined && (!link.held.isWaiting || !!session.account);
  return (
    <SiteContext value={site}>
      <RouterProvider router={router} />
      {isLinkShown && link.held && (
        <Suspense>
          <LinkDialog
            link={link.held.link}
            account={services.account}
            isSignedIn={session?.account !== undefined}
            onSignIn={() => {
              link.wait();
              setLogin('open');
            }}
            onDone={() => {
              link.close();
              site.signedIn();
            }}
            onClose={link.close}
          />
        </Suspense>
      )}
      {!isLinkShown && login !== 'closed' && session && !session.account && (
        <Suspense>
          <SignInDialog
            isOpen
            hasQuestion={login === 'question'}
            onClose={() => {
              setLogin('closed');
              // What only members see is closed to somebody who is none.
              void router.invalidate();
            }}
            account={services.account}
            singleSignOn={session.singleSignOn}
            isRegistrationOpen={session.isRegistrationOpen}
            demand={session.demand}
            ended={session.ended}
            onSignedIn={site.signedIn}
          />
        </Suspense>
      )}
      {isProofAsked && (
        <Suspense>
          <ProofDialog
            client={services.client}
            onProved={() => services.proofs.settle(true)}
            onClose={() => services.proofs.settle(false)}
          />
        </Suspense>
      )}
      <ToastRegion toaster={toaster} label={t('notifications.label')} closeLabel={t('notifications.close')} />
    </SiteContext>
  );
}
