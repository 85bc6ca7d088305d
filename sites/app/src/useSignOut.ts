import { forgetEverythingStored } from '@assay/domain';
import { useCallback, useState } from 'react';

/** Wait between signing out and leaving (section 9), ms. */
export const signOutDelay = 1_000;

/**
 * Signs out and, a second later, goes to the address that the service gave, or to / when it gave none.
 *
 * @param leave opens an address with everything read anew
 */
export function useSignOut(
  signOut: () => Promise<string>,
  leave: (address: string) => void = (address) => window.location.assign(address),
): { isSigningOut: boolean; signOut(): void } {
  const [isSigningOut, setSigningOut] = useState(false);
  const run = useCallback(async () => {
    setSigningOut(true);
    const address = await signOut().catch(() => '/');
    setTimeout(() => {
      // Drafts and kept fields of this tab: the next person must not find them.
      forgetEverythingStored(() => sessionStorage);
      leave(address || '/');
    }, signOutDelay);
  }, [signOut, leave]);
  return { isSigningOut, signOut: () => void run() };
}
