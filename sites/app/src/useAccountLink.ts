import { type AccountLink, accountLinkOf } from '@assay/screens/account';
import { useCallback, useEffect, useState } from 'react';

export interface HeldLink {
  link: AccountLink;
  /** The visitor signs in with an account there is; the link is shown again afterwards. */
  isWaiting: boolean;
}

/** Takes a mailed link's token out of the address, so that it stands in no history. */
function takeLink(): HeldLink | undefined {
  const link = accountLinkOf(location.hash);
  if (!link) return undefined;
  history.replaceState(history.state, '', location.pathname + location.search);
  return { link, isWaiting: false };
}

/**
 * The mailed link that the visitor came by, until it is done with.
 *
 * @param subscribe calls back after every navigation within the site, which changes the address without an event
 */
export function useAccountLink(subscribe: (arrived: () => void) => () => void) {
  const [held, setHeld] = useState(takeLink);
  useEffect(() => {
    const arrived = () => setHeld((former) => takeLink() ?? former);
    window.addEventListener('hashchange', arrived);
    const unsubscribe = subscribe(arrived);
    return () => {
      window.removeEventListener('hashchange', arrived);
      unsubscribe();
    };
  }, [subscribe]);
  const wait = useCallback(() => setHeld((former) => former && { ...former, isWaiting: true }), []);
  const close = useCallback(() => setHeld(undefined), []);
  return { held, wait, close };
}
