import { type Client, isCallError } from '@assay/client';
import type { AssayCalls } from '@assay/contract';
import * as accountCalls from '@assay/contract/calls/account';
import * as companiesCalls from '@assay/contract/calls/companies';
import * as credentialsCalls from '@assay/contract/calls/credentials';
import * as factorCalls from '@assay/contract/calls/factor';
import * as homeCalls from '@assay/contract/calls/home';
import * as installationCalls from '@assay/contract/calls/installation';
import * as membersCalls from '@assay/contract/calls/members';
import * as settingsCalls from '@assay/contract/calls/settings';
import type { HomepageType, Locale, PermissionKey } from '@assay/domain';
import type { CompanySource } from '@assay/widgets/company-autocomplete';
import { captchaProof } from './captcha-proof.ts';
import type { FactorSetUpSource } from './factor.source.ts';
import type { SentCode } from './sent-code.ts';

export type Edition = 'freemium' | 'trial' | 'premium';
export type Role = 'owner' | 'admin' | 'member' | 'viewer';

/** The person signed in. */
export interface Account {
  id: string;
  name: string;
  email?: string;
  /** Masked. */
  phone?: string;
  tenant?: string;
  /** The organisation acted in, and every one the person belongs to. */
  tenantId?: string;
  tenants: readonly { id: string; name: string }[];
  role: Role;
  permissions: readonly PermissionKey[];
  edition: Edition;
  locale: Locale;
  homepageType: HomepageType;
}

/** The visitor, and what the operator set that the screens act on. */
export interface Session {
  /** Undefined for a guest. */
  account: Account | undefined;
  isDevelopment: boolean;
  /** N of "No response received within N seconds". */
  streamTimeoutSeconds: number;
  /** What the button for the organisation's own sign-in says; absent without one. */
  singleSignOn?: string;
  /** Whether somebody without an invitation may make an account. */
  isRegistrationOpen: boolean;
  /** The organisation acted in demands a second factor, which the person has yet to set up; nothing is open before. */
  demand?: FactorDemand;
}

export interface FactorDemand {
  /** The organisation that demands it, and every one that may be acted in instead. */
  tenantId: string;
  tenants: readonly { id: string; name: string }[];
}

/** An account that a development install offers on its sign-in page. */
export interface DemoAccount {
  account: string;
  password: string;
  name: string;
  role: Role;
  edition: Edition;
}

/** The link that was mailed; known only where no mail is sent. */
export interface MailedLink {
  developmentLink?: string;
}

/** What an invitation leads to. */
export interface Invitation {
  tenant: string;
  inviter: string;
  role: Role;
  /** The only address that may use it. */
  email?: string;
  /** The link came by mail to that address, so that a new account may join with it at once. */
  isMailed: boolean;
}

/** The first proof was right; a code of the second factor is asked for. */
export class SecondStepError extends Error {}

/** What the account screens need from outside. Every call rejects with an error whose message is fit to show. */
export interface AccountSource {
  session(signal?: AbortSignal): Promise<Session>;
  /** Like every way of signing in: @throws SecondStepError where the account has a second factor */
  signInWithPassword(account: string, password: string): Promise<void>;
  /** Sends a code to an 11-digit number; a development install hands it back instead of sending it. */
  sendCode(mobile: string): Promise<SentCode>;
  signInWithCode(mobile: string, code: string): Promise<void>;
  /** Finishes a sign-in that waits, with a code of the app or a recovery code. */
  signInWithFactor(code: string): Promise<void>;
  /** What sets up the second factor that an organisation demands; fetched when one does. */
  factorSetUp(): Promise<FactorSetUpSource>;
  /** Accounts to try; empty on an install that is not for development. */
  demoAccounts(signal?: AbortSignal): Promise<readonly DemoAccount[]>;
  /** Asks for an account; gives the confirming link where an installation sends no mail. */
  register(person: { account: string; name: string; company: string }): Promise<MailedLink>;
  /** Companies for what is typed of a name. */
  companies: CompanySource;
  /** Confirms the address of a new account and sets its password. */
  confirm(token: string, password: string): Promise<void>;
  forgot(account: string): Promise<MailedLink>;
  resetPassword(token: string, password: string): Promise<void>;
  /** Sends a code with which the phone of an account sets a new password. */
  sendResetCode(mobile: string): Promise<SentCode>;
  /** Sets the password and signs in. */
  resetByCode(mobile: string, code: string, password: string): Promise<void>;
  invitation(token: string): Promise<Invitation>;
  /** Joins with the account one is signed in with. */
  accept(token: string): Promise<void>;
  /** Has a link mailed with which whoever reads it joins; gives the link where an installation sends no mail. */
  askToJoin(token: string, account: string): Promise<MailedLink>;
  /** Joins with a new account, by a link that came by mail. */
  join(token: string, person: { password: string; name: string }): Promise<void>;
  /** Makes the organisation acted in the one that runs the installation. */
  claimInstallation(token: string): Promise<void>;
  /** Ends the session; gives the address to go to. */
  signOut(): Promise<string>;
  saveLocale(locale: Locale): Promise<void>;
  /** False when it could not be saved, which is only logged (section 8). */
  saveHomepageType(type: HomepageType): Promise<boolean>;
  /** Acts in another organisation from now on. */
  switchTenant(tenantId: string): Promise<void>;
  /** Whom to ask for access. */
  administrators(signal?: AbortSignal): Promise<readonly { name: string; email?: string }[]>;
}

/** Languages of the messages that carry a code (section 7.3). */
const messageLanguage = { cn: 'zh_CN', en: 'en_US', jp: 'ja_JP', tw: 'zh_TW' } as const;

type SessionReply = AssayCalls['account.session']['response'];

/** A session as the screens know it. */
export function sessionOf({ user, tenant, tenants: all, needs_factor, installation }: SessionReply): Session {
  const tenants = all.map(({ tenant_id: id, name }) => ({ id, name }));
  return {
    isDevelopment: installation.development,
    streamTimeoutSeconds: installation.stream_timeout_seconds,
    isRegistrationOpen: installation.registration === 'open' || installation.registration === 'domain',
    ...(installation.single_sign_on === null ? {} : { singleSignOn: installation.single_sign_on }),
    ...(needs_factor && tenant ? { demand: { tenantId: tenant.tenant_id, tenants } } : {}),
    account:
      user && !needs_factor
        ? {
            id: user.user_id,
            name: user.full_name,
            ...(user.email === null ? {} : { email: user.email }),
            ...(user.mobile_number === null ? {} : { phone: user.mobile_number }),
            ...(tenant ? { tenant: tenant.name, tenantId: tenant.tenant_id } : {}),
            tenants,
            role: user.role,
            permissions: user.permissions,
            edition: user.edition,
            locale: user.locale,
            homepageType: user.homepage_type,
          }
        : undefined,
  };
}

const mailedLink = ({ development_link: link }: { development_link?: string | undefined }): MailedLink =>
  link === undefined ? {} : { developmentLink: link };

/** A phone number as it travels; what seals it is fetched with the first number. */
async function sealedNumber(client: Client, mobile: string) {
  return (await import('./sealed-number.ts')).sealedNumber(client, mobile);
}

/** The account's source over the client. Phone numbers leave the browser only under the service's public key. */
export function createAccountSource(client: Client, locale: Locale): AccountSource {
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
    async session(signal) {
      return sessionOf(await client.call(accountCalls.session, { query: {} }, signal ? { signal } : {}));
    },
    signInWithPassword: (account, password) =>
      finished(client.call(accountCalls.signIn, { body: { account, password } })),
    sendCode: (mobile) => sendFor('LOGIN_REGISTER', mobile),
    async signInWithCode(mobile, code) {
      const body = { ...(await sealedNumber(client, mobile)), code, purpose: 'LOGIN_REGISTER' } as const;
      await finished(client.call(accountCalls.signInByCode, { body }));
    },
    signInWithFactor: (code) => finished(client.call(factorCalls.signIn, { body: { code } })),
    factorSetUp: async () => (await import('./factor.source.ts')).createFactorSetUpSource(client),
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
      return mailedLink(await client.call(credentialsCalls.forgot, { body: { account } }));
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
    async signOut() {
      return (await client.call(accountCalls.signOut)).redirect_url;
    },
    async saveLocale(next) {
      await client.call(settingsCalls.save, { body: { locale: next } });
    },
    async saveHomepageType(type) {
      try {
        return await client.call(homeCalls.switch, { body: { home_page_type: type } });
      } catch (error) {
        console.warn('The home could not be saved.', error);
        return false;
      }
    },
    async switchTenant(tenantId) {
      await client.call(accountCalls.switchTenant, { body: { tenant_id: tenantId } });
    },
    async administrators(signal) {
      const list = await client.call(membersCalls.administrators, {}, signal ? { signal } : {});
      return list.map(({ full_name: name, email }) => ({ name, ...(email === null ? {} : { email }) }));
    },
  };
}
