import { type AccountLink, accountLinkOf } from '@assay/screens/account';
import { useCallback, useEffect, useState } from 'react';

/** Takes a mailed link's token out of the address, so that it stands in no history. */
function takeLink(): AccountLink | undefined {
  const link = accountLinkOf(location.hash);
  if (link) history.replaceState(history.state, '', location.pathname + location.search);
  return link;
}

/** The mailed link that the visitor came by, until it is done with. */
export function useAccountLink(): [link: AccountLink | undefined, close: () => void] {
  const [link, setLink] = useState(takeLink);
  useEffect(() => {
    const changed = () => setLink((held) => takeLink() ?? held);
    window.addEventListener('hashchange', changed);
    return () => window.removeEventListener('hashchange', changed);
  }, []);
  return [link, useCallback(() => setLink(undefined), [])];
}
