import { type Client, isCallError } from '@assay/client';
import * as factorCalls from '@assay/contract/calls/factor';

/** A second factor that is on. */
export interface FactorState {
  since: string;
  codesLeft: number;
  /** The organisation acted in demands one: turned off, it is set up anew before anything else. */
  isDemanded: boolean;
}

/** What the second factor needs from outside. */
export interface FactorSource {
  /** Undefined while it is off. */
  factor(signal?: AbortSignal): Promise<FactorState | undefined>;
  /** Begins to turn it on: the secret for an app, typed or as an address. */
  beginFactor(): Promise<{ secret: string; uri: string }>;
  /** Turns it on with a code of the app; gives the recovery codes, this once. @throws WrongFactorCodeError */
  confirmFactor(code: string): Promise<readonly string[]>;
  /** @throws WrongFactorCodeError */
  turnOffFactor(code: string): Promise<void>;
}

/** What turning it on needs from outside. */
export type FactorSetUpSource = Pick<FactorSource, 'beginFactor' | 'confirmFactor'>;

export class WrongFactorCodeError extends Error {
  override readonly name = 'WrongFactorCodeError';
}

async function withCode<T>(work: Promise<T>): Promise<T> {
  try {
    return await work;
  } catch (error) {
    throw isCallError(error, 'verificationCode') ? new WrongFactorCodeError(error.message, { cause: error }) : error;
  }
}

export function createFactorSource(client: Client): FactorSource {
  return {
    async factor(signal) {
      const { since, recovery_codes_left, is_demanded } = await client.call(
        factorCalls.state,
        {},
        signal ? { signal } : {},
      );
      return since === null ? undefined : { since, codesLeft: recovery_codes_left, isDemanded: is_demanded };
    },
    beginFactor: () => client.call(factorCalls.begin),
    async confirmFactor(code) {
      return (await withCode(client.call(factorCalls.confirm, { body: { code } }))).recovery_codes;
    },
    async turnOffFactor(code) {
      await withCode(client.call(factorCalls.turnOff, { body: { code } }));
    },
  };
}
