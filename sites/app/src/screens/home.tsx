import {
  type HomepageType,
  homePath,
  homeRoutes,
  isIncognito,
  matchRoute,
  pathTo,
  staysIncognito,
} from '@assay/domain';
import { useMessages, useTranslator } from '@assay/i18n';
import { frameMessages } from '@assay/screens/frame';
import {
  createHomeNotesSource,
  createHomeSource,
  Home,
  HomeNotes,
  homeMessages,
  questionIn,
} from '@assay/screens/home';
import { usePageTitle } from '@assay/screens/page-title';
import { useRouter } from '@tanstack/react-router';
import { useCallback, useEffect, useMemo } from 'react';
import { destination } from '../destination.ts';
import { makeReady } from '../make-ready.ts';
import { forget, Reading } from '../reading.tsx';
import type { ScreenProps } from '../screen.types.ts';
import { useSite } from '../site-context.ts';
import { useHomeChoice } from '../useHomeChoice.ts';

export const catalogues = [homeMessages];

function homeOf(pathname: string): HomepageType | undefined {
  const name = matchRoute(pathname)?.name;
  return (Object.keys(homeRoutes) as HomepageType[]).find((type) => homeRoutes[type] === name);
}

/** The page of answers is fetched ahead by then, for a question that is asked with one press, in ms. */
const restBeforeFetching = 1500;

/** /home and the product homes. A member on /home is taken to the saved home; the question typed goes along. */
export function Screen({ search }: ScreenProps) {
  const { client, session, go, askToSignIn, epoch, asked } = useSite();
  const source = useMemo(() => createHomeSource(client), [client]);
  const notes = useMemo(() => createHomeNotesSource(client), [client]);
  const choose = useHomeChoice();
  const router = useRouter();
  const translator = useTranslator();
  const account = session?.account;
  const shown = homeOf(location.pathname);
  const isHidden = isIncognito(search);
  const given = useMemo(() => questionIn(search), [search]);
  const t = useMessages(frameMessages);
  usePageTitle(isHidden ? t('nav.incognito') : shown && t(`homes.names.${shown}`));
  const saved = account?.homepageType;
  // While the page of a question loads, this screen still stands and may be drawn again at that page's address.
  const isUndecided = matchRoute(location.pathname)?.name === 'home';
  useEffect(() => {
    if (isUndecided && saved !== undefined) go(`${homePath(saved)}${search}`, { replace: true });
  }, [isUndecided, saved, search, go]);
  const isMember = account !== undefined;
  const makePageReady = useCallback(() => {
    if (isMember) void makeReady(() => import('./page.tsx'), translator);
  }, [isMember, translator]);
  useEffect(() => {
    const timer = setTimeout(makePageReady, restBeforeFetching);
    return () => clearTimeout(timer);
  }, [makePageReady]);
  return (
    <Reading>
      <Home
        source={source}
        home={shown ?? saved ?? 'RD'}
        visitor={
          session === undefined ? 'unknown' : !account ? 'guest' : account.role === 'viewer' ? 'viewer' : 'member'
        }
        notes={shown && !isHidden && <HomeNotes source={notes} home={shown} onChoose={choose} />}
        isIncognito={isHidden}
        {...(given ? { given } : {})}
        onLeaveIncognito={() => go(location.pathname)}
        onSignInNeeded={() => askToSignIn('question')}
        onWriting={makePageReady}
        onAsked={(seekId) => {
          asked.add(seekId);
          forget(epoch, ['home', 'recent'], ['history']);
          return router.navigate(destination(staysIncognito(pathTo('page', { seek_id: seekId }), isHidden)));
        }}
      />
    </Reading>
  );
}
