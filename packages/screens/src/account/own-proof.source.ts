import { type Client, isCallError } from '@assay/client';
import * as credentialsCalls from '@assay/contract/calls/credentials';
import type { SentCode } from './sent-code.ts';

/** What shows that it is still the person: their password, a code to their phone, or a sign-in just now. */
export type ProofKind = 'password' | 'code' | 'sign_in' | 'nothing';

export interface GivenProof {
  password: string;
  /** Six digits sent to the phone of the account. */
  code: string;
}

export const noProof: GivenProof = { password: '', code: '' };

/** What a change of the account's proofs needs from outside. */
export interface OwnProofSource {
  /** What a change asks for now; `phone` is masked. */
  proof(signal?: AbortSignal): Promise<{ needs: ProofKind; phone?: string }>;
  /** Sends a code to the phone of the account; a development install hands it back instead. */
  sendOwnCode(): Promise<SentCode>;
}

export class WrongPasswordError extends Error {
  override readonly name = 'WrongPasswordError';
}

/** The sign-in lies too far back to change anything. */
export class StaleSignInError extends Error {
  override readonly name = 'StaleSignInError';
}

/** A proof as calls take it. */
export function proofBody({ password, code }: GivenProof): { current: string; own_code?: string } {
  return { current: password, ...(code === '' ? {} : { own_code: code }) };
}

/** @throws WrongPasswordError, StaleSignInError */
export async function withProof<T>(work: Promise<T>): Promise<T> {
  try {
    return await work;
  } catch (error) {
    if (isCallError(error, 'wrongCredentials')) throw new WrongPasswordError(error.message, { cause: error });
    if (isCallError(error, 'forbidden')) throw new StaleSignInError(error.message, { cause: error });
    throw error;
  }
}

export function createOwnProofSource(client: Client): OwnProofSource {
  return {
    async proof(signal) {
      const { needs, mobile_number: phone } = await client.call(credentialsCalls.proof, {}, signal ? { signal } : {});
      return { needs, ...(phone === null ? {} : { phone }) };
    },
    async sendOwnCode() {
      const { resend_after: resendAfter, development_code: code } = await client.call(credentialsCalls.sendOwnCode);
      return { resendAfter, ...(code === undefined ? {} : { developmentCode: code }) };
    },
  };
}
