import { type Client, isCallError } from '@assay/client';
import * as credentialsCalls from '@assay/contract/calls/credentials';
import * as passkeysCalls from '@assay/contract/calls/passkeys';
import type { OwnProofKind } from '@assay/domain';
import { captchaProof } from './captcha-proof.ts';
import { canUsePasskeys, signByPasskey } from './passkey-browser.ts';
import type { SentCode } from './sent-code.ts';

/** What a person is asked for, to show that it is still them. */
export interface AskedProof {
  needs: OwnProofKind;
  /** Phone, masked, or address that a code goes to. */
  sentTo?: string;
  /** A code of the second factor is asked for besides. */
  needsFactor: boolean;
  /** A passkey of the account will do in place of all that, in this browser. */
  hasPasskey: boolean;
}

export interface GivenProof {
  password: string;
  /** Six digits sent to the phone or the address of the account. */
  code: string;
  /** Of the second factor. */
  factorCode: string;
}

export const noProof: GivenProof = { password: '', code: '', factorCode: '' };

/** Where a code goes: a message to a phone costs the installation something, and asks for work. */
export type OwnCodePlace = 'phone' | 'mail';

/** What a proof of the person needs from outside. */
export interface OwnProofSource {
  asked(): Promise<AskedProof>;
  /** Sends a code to the phone or the address of the account; a development install hands it back instead. */
  sendOwnCode(to: OwnCodePlace): Promise<SentCode>;
  /** @throws WrongPasswordError, WrongCodeError */
  prove(proof: GivenProof): Promise<void>;
  /** @throws PasskeyError */
  proveWithPasskey(): Promise<void>;
}

export class WrongPasswordError extends Error {
  override readonly name = 'WrongPasswordError';
}

/** A code was wrong, spent or too old. */
export class WrongCodeError extends Error {
  override readonly name = 'WrongCodeError';
}

export function createOwnProofSource(client: Client): OwnProofSource {
  return {
    async asked() {
      const { needs, sent_to: sentTo, needs_factor, has_passkey } = await client.call(credentialsCalls.proof);
      return {
        needs,
        needsFactor: needs_factor,
        hasPasskey: has_passkey && canUsePasskeys(),
        ...(sentTo === null ? {} : { sentTo }),
      };
    },
    async sendOwnCode(to) {
      const { resend_after: resendAfter, development_code: code } = await client.call(credentialsCalls.sendOwnCode, {
        body: to === 'phone' ? await captchaProof(client) : {},
      });
      return { resendAfter, ...(code === undefined ? {} : { developmentCode: code }) };
    },
    async prove({ password, code, factorCode }) {
      const body = {
        current: password,
        ...(code === '' ? {} : { own_code: code }),
        ...(factorCode === '' ? {} : { factor_code: factorCode }),
      };
      try {
        await client.call(credentialsCalls.prove, { body });
      } catch (error) {
        if (isCallError(error, 'wrongCredentials')) throw new WrongPasswordError(error.message, { cause: error });
        if (isCallError(error, 'verificationCode')) throw new WrongCodeError(error.message, { cause: error });
        throw error;
      }
    },
    async proveWithPasskey() {
      const passkey = await signByPasskey(await client.call(passkeysCalls.proofOptions));
      await client.call(credentialsCalls.prove, { body: { passkey } });
    },
  };
}
