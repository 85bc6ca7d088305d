import { useEffect, useEffectEvent } from 'react';
import type { PasskeySignIn } from './passkey-sign-in.ts';

/** Has the browser offer passkeys with what it fills in, while the form is open and nothing else is tried. */
export function usePasskeyOffer(
  { canUsePasskeys, offerPasskeys }: Pick<PasskeySignIn, 'canUsePasskeys' | 'offerPasskeys'>,
  { isOpen, onSignedIn, onRefused }: { isOpen: boolean; onSignedIn: () => void; onRefused: (error: unknown) => void },
): void {
  const signedIn = useEffectEvent(onSignedIn);
  const refused = useEffectEvent(onRefused);
  useEffect(() => {
    if (!isOpen || !canUsePasskeys) return undefined;
    const leaving = new AbortController();
    offerPasskeys(leaving.signal).then(
      (isIn) => isIn && signedIn(),
      (error: unknown) => !leaving.signal.aborted && refused(error),
    );
    return () => leaving.abort();
  }, [isOpen, canUsePasskeys, offerPasskeys]);
}
