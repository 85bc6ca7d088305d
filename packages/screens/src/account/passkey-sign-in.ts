import type { Client } from '@assay/client';
import * as passkeysCalls from '@assay/contract/calls/passkeys';
import { canFillInPasskeys, canUsePasskeys, type SignedByPasskey, signByPasskey } from './passkey-browser.ts';

/** Ms after which a challenge that waits in the page is made anew, before it runs out. */
const renewal = 240_000;

/** Signing in with a passkey. */
export interface PasskeySignIn {
  /** Whether passkeys work in this browser and at this address. */
  canUsePasskeys: boolean;
  /** The browser asks which one. @throws PasskeyError */
  signInWithPasskey(): Promise<void>;
  /**
   * Has the browser offer passkeys where it fills in fields, until aborted; true when one was chosen and signed in.
   *
   * @throws the refusal of the service
   */
  offerPasskeys(signal: AbortSignal): Promise<boolean>;
}

export function createPasskeySignIn(client: Client): PasskeySignIn {
  const signed = async (choice: Parameters<typeof signByPasskey>[1] = {}) =>
    signByPasskey(await client.call(passkeysCalls.signInOptions), choice);

  async function signIn(passkey: SignedByPasskey): Promise<void> {
    await client.call(passkeysCalls.signIn, { body: { passkey } });
  }

  /** Undefined when the offer was withdrawn, or could not be made, which is nobody's concern: the other ways are open. */
  async function chosen(signal: AbortSignal): Promise<SignedByPasskey | undefined> {
    while (!signal.aborted) {
      const inTime = AbortSignal.timeout(renewal);
      try {
        return await signed({ isFilledIn: true, signal: AbortSignal.any([signal, inTime]) });
      } catch {
        if (!inTime.aborted) return undefined;
      }
    }
    return undefined;
  }

  return {
    canUsePasskeys: canUsePasskeys(),
    signInWithPasskey: async () => signIn(await signed()),
    async offerPasskeys(signal) {
      if (!(await canFillInPasskeys())) return false;
      const passkey = await chosen(signal);
      if (!passkey) return false;
      await signIn(passkey);
      return true;
    },
  };
}
