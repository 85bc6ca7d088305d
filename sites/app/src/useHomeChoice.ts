import { type HomepageType, homePath } from '@assay/domain';
import { useCallback } from 'react';
import { useSite } from './site-context.ts';

/** Saves a product home and goes to it; one that could not be saved is not gone to (A7). */
export function useHomeChoice(): (type: HomepageType) => Promise<boolean> {
  const { account, sessions, go } = useSite();
  return useCallback(
    async (type) => {
      if (!(await account.saveHomepageType(type))) return false;
      const now = sessions.current();
      if (now?.account) sessions.set({ ...now, account: { ...now.account, homepageType: type } });
      go(homePath(type));
      return true;
    },
    [account, sessions, go],
  );
}
