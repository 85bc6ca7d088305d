import * as credentialsCalls from '@assay/contract/calls/credentials';
import {
  canonicalNumber,
  type DialCode,
  defaultDialCode,
  dialCodes,
  type Locale,
  maskNumber,
  messageLanguages,
} from '@assay/domain';
import type { ServiceArea, ServiceContext } from '../../ground/application/service.types.ts';
import type { Mailer } from '../../ground/egress/mail.types.ts';
import { bind } from '../../ground/http/binding.ts';
import { CallError } from '../../ground/http/call-error.ts';
import type { Cookies } from '../../ground/http/cookies.ts';
import type { RateLimiter } from '../../ground/operations/rate-limiter.ts';
import { assertPaid } from '../captcha/assert-paid.ts';
import type { Captcha } from '../captcha/captcha.types.ts';
import { addressIn } from '../mail/link-mails.ts';
import type { Notice } from '../mail/notice-mails.ts';
import type { TenancyTables } from '../tenancy/tenancy.migrations.ts';
import { createAccountStore } from './account.store.ts';
import type { AccountPost } from './account-post.ts';
import { assertProved, proveAddress } from './address-proof.ts';
import { dropBoundLately, type WaysAfterReset } from './bound-lately.ts';
import { createCodeMailing } from './code-mailing.ts';
import { createCodeSender } from './code-sending.ts';
import type { IdentityTables } from './identity.migrations.ts';
import { knownDevice } from './known-devices.ts';
import { noticeOf } from './notices.ts';
import { readLink, takeLink } from './one-time-links.ts';
import { createOwnProof, ownCodePurpose } from './own-proof.ts';
import { createPasswords } from './password.ts';
import type { PasswordRules } from './password-rules.ts';
import { mayRegister } from './registration.ts';
import { relyingPartyOf } from './relying-party.ts';
import { endSessionsOf, handSession, isProvedSince, proveSession } from './sessions.ts';
import { createSignIn } from './sign-in.ts';
import { endTokensOf } from './tokens/token.store.ts';
import type { TokenTables } from './tokens/tokens.migrations.ts';
import { openMobileNumber } from './transport-key.ts';
import { takeCode } from './verification-codes.ts';

/** How an account comes to be and proves itself: registration by mail, passwords and phones. */
export function credentialsArea(
  { settings, database, keys, egress, audit }: ServiceContext,
  limiter: RateLimiter,
  {
    post,
    captcha,
    mailer,
    rules,
  }: { post: AccountPost; captcha: Captcha; mailer: Mailer | undefined; rules: PasswordRules },
): ServiceArea {
  const db = database.tables<IdentityTables & TenancyTables & TokenTables>();
  const store = createAccountStore(db);
  const passwords = createPasswords(settings);
  const proof = createOwnProof(database, { keys, limiter, passwords, hasMail: mailer !== undefined });
  const mailCode = createCodeMailing({ settings, database, keys }, limiter, mailer);
  const { open, view } = createSignIn({ settings, database, keys }, limiter, post);
  const send = createCodeSender({ settings, database, keys, egress }, limiter, captcha);

  /** A mail that a stranger can cause costs work, where it leaves the machine. */
  const assertPaidMail = (proof: string | undefined, address: string) =>
    assertPaid(captcha, proof, { address, leaves: settings.SMTP_URL !== undefined });

  async function phoneOf(
    body: { mobile_number: string; key_id: string; country_code: Parameters<typeof canonicalNumber>[1]; code: string },
    purpose: string,
    { device, cookies }: { device: string | undefined; cookies: Cookies },
  ): Promise<string> {
    const mobileNumber = canonicalNumber(await openMobileNumber(db, body), body.country_code);
    const known = await knownDevice(db, cookies, { mobile_number: mobileNumber });
    if (
      !(await takeCode(
        { db, engine: database.engine, keys, limiter },
        { mobileNumber, purpose, device, known },
        body.code,
      ))
    )
      throw new CallError('verificationCode');
    return mobileNumber;
  }

  /** What a password of an account must not be little more than. */
  async function wordsOf(account: { id: string } | undefined): Promise<(string | null)[]> {
    if (!account) return [];
    const { email, full_name, company_name } = await store.own({ userId: account.id });
    return [email, full_name, company_name];
  }

  async function setPassword(userId: string, passwordHash: string): Promise<void> {
    await store.setPassword(userId, passwordHash);
    await endSessionsOf(db, userId);
    await endTokensOf(db, userId);
  }

  const tell = (userId: string, kind: Notice['kind'], { locale, request }: { locale: Locale; request: Request }) =>
    post.tell({ userId, locale, notice: noticeOf(kind, request) });

  /** A new password is told at once, also where the sign-in with it waits for a code. */
  async function openChanged(userId: string, detail: string, opening: Parameters<typeof open>[1]) {
    const opened = await open(userId, opening);
    if (opened === 'code') {
      const tenantId = (await store.tenantsOf(userId))[0]?.tenant_id ?? null;
      await audit.record({ action: 'password_changed', userId, tenantId, detail });
    }
    return opened;
  }

  async function noteDropped(userId: string, { phone, passkeys }: WaysAfterReset['dropped']): Promise<void> {
    const tenantId = (await store.tenantsOf(userId))[0]?.tenant_id ?? null;
    const actions = [
      ...(phone === null ? [] : ['phone_removed' as const]),
      ...Array(passkeys).fill('passkey_removed' as const),
    ];
    for (const action of actions) await audit.record({ action, userId, tenantId, detail: 'mail' });
  }

  return {
    bindings: bind(credentialsCalls, {
      'credentials.register': async ({ body, locale, incoming, address, request }) => {
        const email = body.account.toLowerCase();
        if (!mayRegister(settings, { way: 'mail', email })) throw new CallError('registrationClosed');
        await assertPaidMail(body.captcha, address);
        const details = { fullName: body.full_name, companyName: body.company_name };
        const site = addressIn(settings, incoming);
        return post.ask({ purpose: 'register', email, locale, site, details }, { address, request });
      },

      'credentials.confirm': async ({ body, cookies, sessionId, locale, request }) => {
        // Before the link is taken, which works once.
        const asked = await readLink(db, 'register', body.token);
        const { fullName = '', companyName = '' } = asked.details;
        await rules.assertSafe(body.password, [asked.email, fullName, companyName]);
        const passwordHash = await passwords.hash(body.password);
        const { email } = await takeLink(db, 'register', body.token);
        const former = await store.byEmail(email);
        if (former?.is_demo) throw new CallError('gone');
        const account = { email, passwordHash, fullName, companyName };
        const registered = former ? undefined : await store.register(account, companyName || fullName);
        // Somebody may have followed another link to the same address at the same moment.
        const known = registered ? undefined : (former ?? (await store.byEmail(email)));
        if (known) {
          await proveAddress(db, known.id);
          await setPassword(known.id, passwordHash);
        }
        const userId = registered?.userId ?? known?.id;
        if (userId === undefined) throw new CallError('gone');
        return view(await open(userId, { cookies, former: sessionId, request, locale }), { locale });
      },

      'credentials.forgot': async ({ body, locale, incoming, address, request }) => {
        await assertPaidMail(body.captcha, address);
        const email = body.account.toLowerCase();
        const site = addressIn(settings, incoming);
        return post.ask({ purpose: 'password', email, locale, site, details: {} }, { address, request });
      },

      'credentials.reset': async ({ body, cookies, sessionId, locale, request }) => {
        // Before the link is taken, which works once.
        const link = await readLink(db, 'password', body.token);
        await rules.assertSafe(body.password, await wordsOf(await store.byEmail(link.email)));
        const passwordHash = await passwords.hash(body.password);
        const { email } = await takeLink(db, 'password', body.token);
        const account = await store.byEmail(email);
        if (!account) throw new CallError('gone');
        await proveAddress(db, account.id);
        // First: whoever signs in by what goes is signed out with the others, and nothing of it is left where this ends here.
        const ways = await dropBoundLately(db, account.id);
        await setPassword(account.id, passwordHash);
        await noteDropped(account.id, ways.dropped);
        const notice = { ...noticeOf('password_changed', request), ways };
        await post.tell({ userId: account.id, locale, notice });
        const opened = await openChanged(account.id, 'mail', { cookies, former: sessionId, request, locale });
        return { ...(await view(opened, { locale })), ways };
      },

      'credentials.resetByCode': async ({ body, cookies, sessionId, device, locale, request }) => {
        // Before the code is taken, which works once; what the account is called is known with its number alone.
        await rules.assertSafe(body.password);
        const mobileNumber = await phoneOf(body, 'PASSWORD_FORGOT', { device, cookies });
        const account = await store.byMobileNumber(mobileNumber);
        if (!account) throw new CallError('verificationCode');
        await rules.assertSafe(body.password, await wordsOf(account));
        await assertProved(db, account.id);
        await setPassword(account.id, await passwords.hash(body.password));
        await tell(account.id, 'password_changed', { locale, request });
        return view(await openChanged(account.id, 'phone', { cookies, former: sessionId, request, locale }), {
          locale,
        });
      },

      'credentials.changePassword': async ({ body, scope, sessionId, locale, request }) => {
        const { is_demo: isDemo, password_hash: present } = await store.secretsOf(scope.userId);
        if (isDemo) throw new CallError('wrongCredentials');
        await rules.assertSafe(body.password, await wordsOf({ id: scope.userId }));
        // A session that was stolen right after its sign-in is fresh, and its thief does not know the present one.
        if (present !== null && !(await isProvedSince(db, sessionId))) throw new CallError('proofDemanded');
        await store.setPassword(scope.userId, await passwords.hash(body.password));
        await endSessionsOf(db, scope.userId, sessionId);
        await tell(scope.userId, 'password_changed', { locale, request });
        return { saved: true };
      },

      'credentials.proof': ({ scope, request }) => proof.needs(scope, relyingPartyOf(settings, request)),

      'credentials.prove': async ({ body, scope, sessionId, device, cookies, request }) => {
        if (sessionId === undefined) throw new CallError('forbidden');
        const known = await knownDevice(db, cookies, { id: scope.userId });
        await proof.assert({ scope, sessionId, party: relyingPartyOf(settings, request), device, known }, body);
        await handSession(db, cookies, await proveSession(db, sessionId, { isByPasskey: body.passkey !== undefined }));
        return { proved: true as const };
      },

      'credentials.sendOwnCode': async ({ body, scope, device, locale, cookies, address, request }) => {
        const place = await proof.placeOf(scope);
        if (!place) throw new CallError('conflict');
        const known = await knownDevice(db, cookies, { id: scope.userId });
        const sending = { purpose: ownCodePurpose, device, known, asked: { address, request } };
        if ('email' in place) return { sent_to: place.email, ...(await mailCode({ ...place, ...sending, locale })) };
        const sent = numberAbroad(place.mobileNumber);
        return {
          sent_to: maskNumber(place.mobileNumber),
          ...(await send({ ...place, sent, ...sending, proof: body.captcha }, messageLanguages[locale])),
        };
      },

      'credentials.bindPhone': async ({ body, scope, sessionId, device, cookies, locale, request }) => {
        const mobileNumber = await phoneOf(body, body.purpose, { device, cookies });
        const holder = await store.byMobileNumber(mobileNumber);
        if (holder && holder.id !== scope.userId) throw new CallError('conflict');
        await store.bindPhone(scope, mobileNumber);
        await endSessionsOf(db, scope.userId, sessionId);
        await tell(scope.userId, 'phone_changed', { locale, request });
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
