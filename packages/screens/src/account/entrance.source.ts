import { type Client, isCallError } from '@assay/client';
import type { AssayCalls } from '@assay/contract';
import * as accountCalls from '@assay/contract/calls/account';
import * as companiesCalls from '@assay/contract/calls/companies';
import * as credentialsCalls from '@assay/contract/calls/credentials';
import * as factorCalls from '@assay/contract/calls/factor';
import * as installationCalls from '@assay/contract/calls/installation';
import * as membersCalls from '@assay/contract/calls/members';
import type { Locale } from '@assay/domain';
import type { MailedLink } from './account.types.ts';
import { captchaProof } from './captcha-proof.ts';
import type { EntranceSource } from './entrance.types.ts';
import { createPasskeySignIn } from './passkey-sign-in.ts';
import { sealedNumber } from './sealed-number.ts';
import type { SentCode } from './sent-code.ts';

/** The first proof was right; a code of the second factor is asked for. */
export class SecondStepError extends Error {}

/** Languages of the messages that carry a code (section 7.3). */
const messageLanguage = { cn: 'zh_CN', en: 'en_US', jp: 'ja_JP', tw: 'zh_TW' } as const;

type SessionReply = AssayCalls['account.session']['response'];

const mailedLink = ({ development_link: link }: { development_link?: string | undefined }): MailedLink =>
  link === undefined ? {} : { developmentLink: link };

/** The ways in over the client. Phone numbers leave the browser only under the service's public key. */
export function createEntranceSource(
  client: Client,
  locale: Locale,
  account: Pick<EntranceSource, 'signOut' | 'switchTenant'>,
): EntranceSource {
  async function sendFor(purpose: 'LOGIN_REGISTER' | 'PASSWORD_FORGOT', mobile: string): Promise<SentCode> {
    const reply = await client.call(accountCalls.verifyCode, {
      body: {
        ...(await sealedNumber(client, mobile)),
        purpose,
        language: messageLanguage[locale],
        ...(await captchaProof(client)),
      },
    });
    return {
      resendAfter: reply.resend_after,
      ...(reply.development_code === undefined ? {} : { developmentCode: reply.development_code }),
    };
  }
  /** @throws SecondStepError */
  async function finished(reply: Promise<SessionReply>): Promise<void> {
    if ((await reply).needs_code) throw new SecondStepError();
  }
  return {
    ...account,
    signInWithPassword: (account, password) =>
      finished(client.call(accountCalls.signIn, { body: { account, password } })),
    sendCode: (mobile) => sendFor('LOGIN_REGISTER', mobile),
    async signInWithCode(mobile, code) {
      const body = { ...(await sealedNumber(client, mobile)), code, purpose: 'LOGIN_REGISTER' } as const;
      await finished(client.call(accountCalls.signInByCode, { body }));
    },
    signInWithFactor: (code) => finished(client.call(factorCalls.signIn, { body: { code } })),
    ...createPasskeySignIn(client),
    demandedFactor: async () => (await import('./demanded-factor.source.ts')).createDemandedFactorSource(client),
    async demoAccounts(signal) {
      try {
        const { accounts } = await client.call(accountCalls.demoAccounts, {}, signal ? { signal } : {});
        return accounts.map(({ full_name: name, ...account }) => ({ name, ...account }));
      } catch (error) {
        if (isCallError(error, 'notFound')) return [];
        throw error;
      }
    },
    async register({ account, name, company }) {
      const body = { account, full_name: name, company_name: company, ...(await captchaProof(client)) };
      return mailedLink(await client.call(credentialsCalls.register, { body }));
    },
    companies: (companyName, signal) => client.call(companiesCalls.find, { query: { companyName } }, { signal }),
    confirm: (token, password) => finished(client.call(credentialsCalls.confirm, { body: { token, password } })),
    async forgot(account) {
      return mailedLink(
        await client.call(credentialsCalls.forgot, { body: { account, ...(await captchaProof(client)) } }),
      );
    },
    resetPassword: (token, password) => finished(client.call(credentialsCalls.reset, { body: { token, password } })),
    sendResetCode: (mobile) => sendFor('PASSWORD_FORGOT', mobile),
    async resetByCode(mobile, code, password) {
      const body = { ...(await sealedNumber(client, mobile)), code, password };
      await finished(client.call(credentialsCalls.resetByCode, { body }));
    },
    async invitation(token) {
      const reply = await client.call(membersCalls.invitation, { body: { token } });
      return {
        tenant: reply.tenant,
        inviter: reply.invited_by,
        role: reply.role,
        isMailed: reply.proves_address,
        ...(reply.email === null ? {} : { email: reply.email }),
      };
    },
    accept: (token) => finished(client.call(membersCalls.accept, { body: { token } })),
    async askToJoin(token, account) {
      const body = { token, account, ...(await captchaProof(client)) };
      return mailedLink(await client.call(membersCalls.askToJoin, { body }));
    },
    join: (token, { name, password }) =>
      finished(client.call(membersCalls.join, { body: { token, password, full_name: name } })),
    async claimInstallation(token) {
      await client.call(installationCalls.claim, { body: { token } });
    },
  };
}
