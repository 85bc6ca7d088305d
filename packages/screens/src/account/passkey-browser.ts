import type { AssayCalls } from '@assay/contract';

type CreationOptions = AssayCalls['passkeys.begin']['response'];
type RequestOptions = AssayCalls['passkeys.signInOptions']['response'];
type MadePasskey = AssayCalls['passkeys.add']['request']['body']['passkey'];
export type SignedByPasskey = AssayCalls['passkeys.signIn']['request']['body']['passkey'];

/** Fetched with the first use: most people who open a page use no passkey on it. */
const ceremonies = () => import('@simplewebauthn/browser');

/**
 * Why a browser gave no passkey: `cancelled` also when it took too long or found none, which browsers do not tell apart;
 * `held` when the device keeps one of the account already.
 */
type PasskeyProblem = 'cancelled' | 'held' | 'failed';

export class PasskeyError extends Error {
  override readonly name = 'PasskeyError';
  readonly problem: PasskeyProblem;
  constructor(problem: PasskeyProblem, cause: unknown) {
    super(problem, { cause });
    this.problem = problem;
  }
}

/** Whether passkeys work in this browser and at this address: they are made for names, never for network addresses. */
export function canUsePasskeys(): boolean {
  return typeof globalThis.PublicKeyCredential === 'function' && !/^[\d.]+$|:/.test(location.hostname);
}

/** Whether the browser offers passkeys where it fills in fields. */
export const canFillInPasskeys = async (): Promise<boolean> =>
  canUsePasskeys() && (await (await ceremonies()).browserSupportsWebAuthnAutofill());

const problems: Readonly<Record<string, PasskeyProblem>> = {
  NotAllowedError: 'cancelled',
  AbortError: 'cancelled',
  InvalidStateError: 'held',
};

const problemOf = (error: unknown) =>
  new PasskeyError((error instanceof Error && problems[error.name]) || 'failed', error);

/** Has the browser make a passkey. @throws PasskeyError */
export async function makePasskey(optionsJSON: CreationOptions): Promise<MadePasskey> {
  try {
    const { startRegistration } = await ceremonies();
    const { id, response } = await startRegistration({ optionsJSON });
    const { clientDataJSON, attestationObject, transports = [] } = response;
    return { id, type: 'public-key', response: { clientDataJSON, attestationObject, transports } };
  } catch (error) {
    throw problemOf(error);
  }
}

/** The browser asks one thing at a time: what comes later ends what came before. */
let latest = 0;

/**
 * Has a passkey sign.
 *
 * @param options.isFilledIn the browser offers passkeys with what it fills in, and waits for a choice until aborted
 * @throws PasskeyError
 */
export async function signByPasskey(
  optionsJSON: RequestOptions,
  { isFilledIn = false, signal }: { isFilledIn?: boolean; signal?: AbortSignal } = {},
): Promise<SignedByPasskey> {
  const { startAuthentication, WebAuthnAbortService } = await ceremonies();
  if (signal?.aborted) throw new PasskeyError('cancelled', signal.reason);
  latest += 1;
  const own = latest;
  const cancel = () => {
    if (own === latest) WebAuthnAbortService.cancelCeremony();
  };
  signal?.addEventListener('abort', cancel, { once: true });
  try {
    const { id, response } = await startAuthentication({ optionsJSON, useBrowserAutofill: isFilledIn });
    const { clientDataJSON, authenticatorData, signature, userHandle } = response;
    return {
      id,
      type: 'public-key',
      response: {
        clientDataJSON,
        authenticatorData,
        signature,
        ...(userHandle === undefined ? {} : { userHandle }),
      },
    };
  } catch (error) {
    throw problemOf(error);
  } finally {
    signal?.removeEventListener('abort', cancel);
  }
}
