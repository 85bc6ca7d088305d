import * as credentialsCalls from '@assay/contract/calls/credentials';
import {
  canonicalNumber,
  type DialCode,
  defaultDialCode,
  dialCodes,
  maskNumber,
  messageLanguages,
} from '@assay/domain';
import type { ServiceArea, ServiceContext } from '../../ground/application/service.types.ts';
import type { Mailer } from '../../ground/egress/mail.types.ts';
import { bind } from '../../ground/http/binding.ts';
import { CallError } from '../../ground/http/call-error.ts';
import { isFromThisMachine } from '../../ground/http/known-hosts.ts';
import type { RateLimiter } from '../../ground/operations/rate-limiter.ts';
import { addressIn, linkMail } from '../mail/link-mails.ts';
import type { TenancyTables } from '../tenancy/tenancy.migrations.ts';
import { createAccountStore } from './account.store.ts';
import type { IdentityTables } from './identity.migrations.ts';
import { sendCode } from './message-sender.ts';
import { issueLink, takeLink } from './one-time-links.ts';
import { createOwnProof, ownCodePurpose } from './own-proof.ts';
import { createPasswords } from './password.ts';
import { assertSafePassword } from './password-rules.ts';
import { endSessionsOf, hashToken } from './sessions.ts';
import { createSignIn } from './sign-in.ts';
import { openMobileNumber } from './transport-key.ts';
import { codeLife, codesToNumber, issueCode, resendWait, takeCode } from './verification-codes.ts';

type Asked = Parameters<typeof isFromThisMachine>[0];

/** Mails that one address is sent in an hour. */
const mails = { limit: 5, seconds: 3600 };

/** How an account comes to be and proves itself: registration by mail, passwords and phones. */
export function credentialsArea(
  { settings, database, secret, log, egress, audit }: ServiceContext,
  limiter: RateLimiter,
  mailer: Mailer | undefined,
): ServiceArea {
  const db = database.tables<IdentityTables & TenancyTables>();
  const store = createAccountStore(db);
  const passwords = createPasswords(settings);
  const proof = createOwnProof(db, { secret, limiter, passwords });
  const { open, view } = createSignIn({ settings, database, secret }, limiter);
  const isDevelopment = settings.NODE_ENV !== 'production';

  /** Mails in the background: how long a reply takes tells nobody whether an account exists. */
  function post(mail: Parameters<Mailer>[0]): void {
    mailer?.(mail).catch((error: unknown) => log.error('mail-not-sent', error));
  }

  async function assertMail(account: string): Promise<string> {
    if (!mailer) throw new CallError('unavailable');
    const email = account.toLowerCase();
    await limiter.hit(`mail:${hashToken(email)}`, mails.limit, mails.seconds);
    return email;
  }

  const sent = (asked: Asked, link: string | undefined) => ({
    sent: true as const,
    ...(isDevelopment && settings.SMTP_URL === undefined && link !== undefined && isFromThisMachine(asked)
      ? { development_link: link }
      : {}),
  });

  async function phoneOf(
    body: { mobile_number: string; key_id: string; country_code: Parameters<typeof canonicalNumber>[1]; code: string },
    purpose: string,
    device: string | undefined,
  ): Promise<string> {
    const mobileNumber = canonicalNumber(await openMobileNumber(db, body), body.country_code);
    if (!(await takeCode(db, secret, { mobileNumber, purpose, device }, body.code)))
      throw new CallError('verificationCode');
    return mobileNumber;
  }

  async function setPassword(userId: string, password: string): Promise<void> {
    await store.setPassword(userId, await passwords.hash(password));
    await endSessionsOf(db, userId);
  }

  /** A new password is told at once, also where the sign-in with it waits for a code. */
  async function openChanged(userId: string, detail: string, opening: Parameters<typeof open>[1]) {
    const opened = await open(userId, opening);
    if (opened === 'code') {
      const tenantId = (await store.tenantsOf(userId))[0]?.tenant_id ?? null;
      await audit.record({ action: 'password_changed', userId, tenantId, detail });
    }
    return opened;
  }

  return {
    bindings: bind(credentialsCalls, {
      'credentials.register': async ({ body, locale, incoming, address, request }) => {
        await assertSafePassword(body.password, [body.account, body.full_name, body.company_name]);
        const email = await assertMail(body.account);
        const passwordHash = await passwords.hash(body.password);
        const site = addressIn(settings, incoming);
        if (await store.byEmail(email)) {
          post(linkMail('known', locale, email, `${site}/home`));
          return sent({ address, request }, undefined);
        }
        const details = { passwordHash, fullName: body.full_name, companyName: body.company_name };
        const link = `${site}/home#confirm=${await issueLink(db, { purpose: 'register', email, details })}`;
        post(linkMail('register', locale, email, link));
        return sent({ address, request }, link);
      },

      'credentials.confirm': async ({ body, cookies, sessionId, locale, request }) => {
        const { email, details } = await takeLink(db, 'register', body.token);
        const { passwordHash = '', fullName = '', companyName = '' } = details;
        const known = await store.byEmail(email);
        const userId =
          known?.id ??
          (await store.register({ email, passwordHash, fullName, companyName }, companyName || fullName)).userId;
        return view(await open(userId, { cookies, former: sessionId, request }), { locale });
      },

      'credentials.forgot': async ({ body, locale, incoming, address, request }) => {
        const email = await assertMail(body.account);
        const account = await store.byEmail(email);
        if (!account || account.is_demo) return sent({ address, request }, undefined);
        const token = await issueLink(db, { purpose: 'password', email, details: {} });
        const link = `${addressIn(settings, incoming)}/home#reset=${token}`;
        post(linkMail('password', locale, email, link));
        return sent({ address, request }, link);
      },

      'credentials.reset': async ({ body, cookies, sessionId, locale, request }) => {
        // Before the link is taken, which works once.
        await assertSafePassword(body.password);
        const { email } = await takeLink(db, 'password', body.token);
        const account = await store.byEmail(email);
        if (!account) throw new CallError('gone');
        await setPassword(account.id, body.password);
        return view(await openChanged(account.id, 'mail', { cookies, former: sessionId, request }), { locale });
      },

      'credentials.resetByCode': async ({ body, cookies, sessionId, device, locale, request }) => {
        await assertSafePassword(body.password);
        const account = await store.byMobileNumber(await phoneOf(body, 'PASSWORD_FORGOT', device));
        if (!account) throw new CallError('verificationCode');
        await setPassword(account.id, body.password);
        return view(await openChanged(account.id, 'phone', { cookies, former: sessionId, request }), { locale });
      },

      'credentials.changePassword': async ({ body, scope, sessionId, device }) => {
        await proof.assert({ scope, sessionId, device }, body);
        if ((await store.secretsOf(scope.userId)).is_demo) throw new CallError('wrongCredentials');
        const { email, full_name, company_name } = await store.own(scope);
        await assertSafePassword(body.password, [email, full_name, company_name]);
        await store.setPassword(scope.userId, await passwords.hash(body.password));
        await endSessionsOf(db, scope.userId, sessionId);
        return { saved: true };
      },

      'credentials.proof': ({ scope, sessionId }) => proof.needs({ scope, sessionId }),

      'credentials.sendOwnCode': async ({ scope, device, locale, address, request }) => {
        const { mobile_number: mobileNumber } = await store.own(scope);
        if (mobileNumber === null) throw new CallError('conflict');
        await limiter.hit(`code:${hashToken(mobileNumber)}`, codesToNumber.limit, codesToNumber.seconds);
        const code = await issueCode(db, secret, { mobileNumber, purpose: ownCodePurpose, device });
        const sent = await sendCode(
          { settings, egress, asked: { address, request } },
          numberAbroad(mobileNumber),
          code,
          messageLanguages[locale],
        );
        return { mobile_number: maskNumber(mobileNumber), expires_in: codeLife, resend_after: resendWait, ...sent };
      },

      'credentials.bindPhone': async ({ body, scope, sessionId, device }) => {
        await proof.assert({ scope, sessionId, device }, body);
        const mobileNumber = await phoneOf(body, body.purpose, device);
        const holder = await store.byMobileNumber(mobileNumber);
        if (holder && holder.id !== scope.userId) throw new CallError('conflict');
        await store.changeOwn(scope, { mobile_number: mobileNumber });
        return { mobile_number: maskNumber(mobileNumber) };
      },
    }),
  };
}

/** A stored number as a provider of messages takes it: its country's code apart. */
function numberAbroad(stored: string): { mobileNumber: string; countryCode: DialCode } {
  const countryCode = dialCodes.find((code) => stored.startsWith(code));
  return countryCode === undefined
    ? { mobileNumber: stored, countryCode: defaultDialCode }
    : { mobileNumber: stored.slice(countryCode.length), countryCode };
}
