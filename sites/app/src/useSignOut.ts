import { isCallError } from '@assay/client';
import { forgetEverythingStored } from '@assay/domain';
import { useCallback, useState } from 'react';

/** Wait between signing out and leaving (section 9), ms. */
export const signOutDelay = 1_000;

/**
 * Signs out and, a second later, goes to the address that the service gave, or to / when it gave none. Where the service
 * did not end the session, the page stays as it is and says so: whoever walks away is still signed in.
 *
 * @param onFailed told why the session lives on
 *
 * @param leave opens an address with everything read anew
 */
export function useSignOut(
  signOut: () => Promise<string>,
  onFailed: (error: unknown) => void,
  leave: (address: string) => void = (address) => window.location.assign(address),
): { isSigningOut: boolean; signOut(): void } {
  const [isSigningOut, setSigningOut] = useState(false);
  const run = useCallback(async () => {
    setSigningOut(true);
    let address: string;
    try {
      address = await signOut();
    } catch (error) {
      // Ended before: there is nothing left to sign out of.
      if (!isCallError(error, 'unauthenticated')) {
        setSigningOut(false);
        onFailed(error);
        return;
      }
      address = '/';
    }
    setTimeout(() => {
      // Drafts and kept fields of this tab: the next person must not find them.
      forgetEverythingStored(() => sessionStorage);
      leave(address || '/');
    }, signOutDelay);
  }, [signOut, onFailed, leave]);
  return { isSigningOut, signOut: () => void run() };
}
