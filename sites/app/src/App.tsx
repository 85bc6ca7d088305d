import { createToaster, ToastRegion } from '@assay/design-system';
import { type Translator, useMessages } from '@assay/i18n';
import { SignInDialog } from '@assay/screens/account';
import { frameMessages } from '@assay/screens/frame';
import { useQuery } from '@tanstack/react-query';
import { RouterProvider } from '@tanstack/react-router';
import { useCallback, useEffect, useMemo, useState } from 'react';
import { followLinks } from './follow-links.ts';
import { hasChosenLocale, storeLocale } from './preferences.ts';
import { createSiteRouter, destination } from './router.tsx';
import { SiteFrame, SiteLogin } from './SiteFrame.tsx';
import type { Services } from './services.ts';
import { sessionQuery } from './session.ts';
import { type Site, SiteContext } from './site-context.ts';

const toaster = createToaster();

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
  const session = useQuery(sessionQuery(services.account), services.queries);
  const [login, setLogin] = useState<'closed' | 'open' | 'question'>('closed');
  const t = useMessages(frameMessages);

  const go = useCallback(
    (address: string, { replace = false } = {}) => void router.navigate({ ...destination(address), replace }),
    [router],
  );
  useEffect(() => followLinks(go), [go]);
  useEffect(
    () =>
      router.subscribe('onResolved', ({ pathChanged, fromLocation }) => {
        // A reader who went somewhere begins at its main part; screens with a box of their own have taken the focus.
        if (!pathChanged || !fromLocation || document.querySelector('main :focus')) return;
        document.querySelector<HTMLElement>('main')?.focus({ preventScroll: true });
      }),
    [router],
  );

  const signedIn = useCallback(async () => {
    setLogin('closed');
    await services.queries.resetQueries();
    await router.invalidate();
  }, [services, router]);

  // The account's language counts until this browser has a choice of its own.
  const saved = session.data?.account?.locale;
  useEffect(() => {
    if (saved === undefined || hasChosenLocale()) return;
    storeLocale(saved);
    if (saved !== translator.locale) location.reload();
  }, [saved, translator.locale]);

  const askToSignIn = useCallback((reason?: 'question') => setLogin(reason ?? 'open'), []);
  const site = useMemo(
    (): Site => ({
      ...services,
      locale: translator.locale,
      session: session.data,
      toaster,
      go,
      askToSignIn,
      signedIn: () => void signedIn(),
    }),
    [services, translator.locale, session.data, go, askToSignIn, signedIn],
  );

  return (
    <SiteContext value={site}>
      <RouterProvider router={router} />
      {session.data && !session.data.account && (
        <SignInDialog
          isOpen={login !== 'closed'}
          hasQuestion={login === 'question'}
          onClose={() => setLogin('closed')}
          source={services.account}
          onSignedIn={site.signedIn}
        />
      )}
      <ToastRegion toaster={toaster} label={t('notifications.label')} closeLabel={t('notifications.close')} />
    </SiteContext>
  );
}
