import { type Client, isCallError } from '@assay/client';
import * as accountCalls from '@assay/contract/calls/account';
import * as credentialsCalls from '@assay/contract/calls/credentials';
import * as privacyCalls from '@assay/contract/calls/privacy';
import * as sessionsCalls from '@assay/contract/calls/sessions';
import type { BrowserFamily, SystemFamily } from '@assay/domain';
import { captchaProof } from './captcha-proof.ts';
import { createFactorSource, type FactorSource } from './factor.source.ts';
import { createPasskeysSource, type PasskeysSource } from './passkeys.source.ts';
import { sealedNumber } from './sealed-number.ts';

/** One place where the account is signed in. */
export interface AccountSession {
  id: string;
  browser: BrowserFamily;
  system: SystemFamily;
  beganAt: string;
  /** To ten minutes. */
  usedAt: string;
  /** The session of this browser. */
  isCurrent: boolean;
}

/** What the security part needs from outside. Every call rejects with an error whose message is fit to show. */
export interface SecuritySource extends FactorSource, PasskeysSource {
  changePassword(password: string): Promise<void>;
  /** Sends a code to a number; a development install hands it back instead. */
  sendCode(mobile: string, hasPhone: boolean): Promise<{ developmentCode?: string; resendAfter: number }>;
  /** Binds the number, or changes to it; gives it masked. */
  bindPhone(mobile: string, code: string, hasPhone: boolean): Promise<string>;
  /** Live sessions of the account, the one used last first. */
  sessions(signal: AbortSignal): Promise<readonly AccountSession[]>;
  endSession(id: string): Promise<void>;
  /** Ends every session but this one. */
  endOtherSessions(): Promise<void>;
  /** Everything kept about the person, as a file. */
  download(): Promise<Blob>;
  /** @throws LastOwnerError */
  deleteAccount(fullName: string): Promise<void>;
}

/** An organisation with other members would be left without an owner. */
export class LastOwnerError extends Error {
  override readonly name = 'LastOwnerError';
}

const purposeOf = (hasPhone: boolean) => (hasPhone ? 'SMS_MOBILE_NUMBER_UPDATE' : 'MOBILE_NUMBER_BINDING');

/** The security part's source over the client. */
export function createSecuritySource(client: Client): SecuritySource {
  return {
    ...createFactorSource(client),
    ...createPasskeysSource(client),
    async changePassword(password) {
      await client.call(credentialsCalls.changePassword, { body: { password } });
    },
    async sendCode(mobile, hasPhone) {
      const reply = await client.call(accountCalls.verifyCode, {
        body: {
          ...(await sealedNumber(client, mobile)),
          purpose: purposeOf(hasPhone),
          ...(await captchaProof(client)),
        },
      });
      return {
        resendAfter: reply.resend_after,
        ...(reply.development_code === undefined ? {} : { developmentCode: reply.development_code }),
      };
    },
    async bindPhone(mobile, code, hasPhone) {
      const body = { ...(await sealedNumber(client, mobile)), code, purpose: purposeOf(hasPhone) } as const;
      return (await client.call(credentialsCalls.bindPhone, { body })).mobile_number;
    },
    async sessions(signal) {
      const { sessions } = await client.call(sessionsCalls.list, {}, { signal });
      return sessions.map(({ session_id: id, browser, system, began_at, used_at, is_current }) => ({
        id,
        browser,
        system,
        beganAt: began_at,
        usedAt: used_at,
        isCurrent: is_current,
      }));
    },
    async endSession(id) {
      await client.call(sessionsCalls.end, { params: { session_id: id } });
    },
    async endOtherSessions() {
      await client.call(sessionsCalls.endOthers);
    },
    download: () => client.call(privacyCalls.export),
    async deleteAccount(fullName) {
      try {
        await client.call(privacyCalls.deleteAccount, { body: { full_name: fullName } });
      } catch (error) {
        if (isCallError(error, 'conflict')) throw new LastOwnerError(error.message, { cause: error });
        throw error;
      }
    },
  };
}
