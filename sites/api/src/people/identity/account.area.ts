import * as accountCalls from '@assay/contract/calls/account';
import { canonicalNumber, maskNumber, messageLanguages } from '@assay/domain';
import type { Caller } from '../../ground/application/application.ts';
import type { ServiceArea, ServiceContext } from '../../ground/application/service.types.ts';
import { bind } from '../../ground/http/binding.ts';
import { CallError } from '../../ground/http/call-error.ts';
import type { Cookies } from '../../ground/http/cookies.ts';
import { isFromThisMachine } from '../../ground/http/known-hosts.ts';
import type { RateLimiter } from '../../ground/operations/rate-limiter.ts';
import type { ShareGrant } from '../../ground/scope/tenant-scope.ts';
import type { Captcha } from '../captcha/captcha.types.ts';
import { addressIn } from '../mail/link-mails.ts';
import { packageGrants } from '../tenancy/package-grants.ts';
import type { TenancyTables } from '../tenancy/tenancy.migrations.ts';
import { createAccountStore } from './account.store.ts';
import type { AccountPost } from './account-post.ts';
import { createCodeSender } from './code-sending.ts';
import {
  createDemoTenant,
  type DeleteWhole,
  demoAccounts,
  demoEdition,
  demoPassword,
  removeDemoTenant,
} from './demo-tenant.ts';
import type { IdentityTables } from './identity.migrations.ts';
import { knownDevice } from './known-devices.ts';
import { createPasswords } from './password.ts';
import { countGuess } from './password-guesses.ts';
import type { PasswordRules } from './password-rules.ts';
import { mayRegister } from './registration.ts';
import { endedBy, moveSession } from './session-limits.ts';
import { endSession, findSession, handSession, hashToken, sessionCookie, sweepSessions } from './sessions.ts';
import { createSignIn } from './sign-in.ts';
import { maskMobileNumber, openMobileNumber, servedKey } from './transport-key.ts';
import { takeCode } from './verification-codes.ts';

const sweepInterval = 3_600_000;

export interface AccountArea extends ServiceArea {
  /** Finds out who a request comes from. */
  identify(credentials: { cookies: Cookies; share: string | null }): Promise<Caller>;
}

/** What a share token opens; undefined for one that is revoked or has expired. */
export type OpenShare = (token: string) => Promise<ShareGrant | undefined>;

/** Signing in and out, and what an account says about itself. */
export function accountArea(
  { settings, database, keys, log, egress }: ServiceContext,
  limiter: RateLimiter,
  openShare: OpenShare,
  captcha: Captcha,
  post: AccountPost,
  rules: Pick<PasswordRules, 'isBreached'>,
  deleteWhole: DeleteWhole,
): AccountArea {
  const db = database.tables<IdentityTables & TenancyTables>();
  const store = createAccountStore(db);
  const sessions = database.urgentTables<IdentityTables & TenancyTables>();
  const isDevelopment = settings.NODE_ENV !== 'production';
  let sweep: NodeJS.Timeout | undefined;

  const passwords = createPasswords(settings);
  const { open, view } = createSignIn({ settings, database, keys }, limiter, post);
  const send = createCodeSender({ settings, database, keys, egress }, limiter, captcha);

  async function accountOfPhone(mobileNumber: string, isNewWelcome: boolean): Promise<string> {
    const existing = await store.byMobileNumber(mobileNumber);
    if (existing) return existing.id;
    if (!isNewWelcome) throw new CallError('verificationCode');
    if (!mayRegister(settings, { way: 'phone' })) throw new CallError('registrationClosed');
    const name = maskMobileNumber(mobileNumber);
    const registered = await store.register({ mobileNumber, fullName: name }, name);
    // Who signs in twice at once for the first time has one account.
    return registered?.userId ?? accountOfPhone(mobileNumber, false);
  }

  /** Somebody whose password has leaked is told so, and signs in all the same, also while the list cannot be read. */
  async function noteListed(userId: string, password: string): Promise<void> {
    try {
      await store.noteListed(userId, await rules.isBreached(password));
    } catch (error) {
      log.error('password-not-looked-up', error);
    }
  }

  return {
    async identify({ cookies, share }) {
      const token = cookies.get(sessionCookie);
      const [session, grant] = await Promise.all([
        token === undefined ? undefined : findSession(sessions, token),
        share === null ? undefined : openShare(share),
      ]);
      if (session && !session.awaitsFactor) {
        return {
          scope: { ...session.scope, ...(grant ? { share: grant } : {}) },
          sessionId: session.id,
          proofAge: session.proofAge,
        };
      }
      return {
        scope: grant ? { tenantId: grant.tenantId, role: 'guest', share: grant } : undefined,
        sessionId: session?.id,
        ...(session ? { awaited: session.scope, proofAge: session.proofAge } : {}),
      };
    },

    bindings: bind(accountCalls, {
      'account.session': async ({ scope, sessionId, locale, query, cookies }) => {
        const token = scope === undefined ? cookies.get(sessionCookie) : undefined;
        return view(scope && { ...scope, sessionId }, {
          locale,
          debugRegion: query.debug_region,
          ...(token === undefined ? {} : { endedBy: await endedBy(sessions, hashToken(token)) }),
        });
      },

      'account.signIn': async ({ body, cookies, sessionId, locale, request, incoming, address }) => {
        const email = body.account.toLowerCase();
        const account = await store.byEmail(body.account);
        const stored = account?.password_hash ?? null;
        const known = await knownDevice(db, cookies, { email });
        const guess = await countGuess(limiter, { account: email, stored, known });
        const matches = await passwords.matches(body.password, stored);
        if (!account || !matches || (account.is_demo && !isDevelopment)) throw new CallError('wrongCredentials');
        await guess.wasRight();
        if (account.email_verified_at === null || guess.isSpent) {
          // Whoever set the password did not show that the address is theirs, or whoever brings it may have guessed it:
          // the one who reads the address sets another.
          const mail = {
            purpose: 'password',
            email,
            locale,
            site: addressIn(settings, incoming),
            details: {},
          } as const;
          await post.ask(mail, { address, request }).catch((error: unknown) => log.error('proof-not-asked', error));
          throw new CallError('wrongCredentials');
        }
        if (account.password_hash !== null && passwords.isOutdated(account.password_hash))
          await store.renewPasswordHash(account.id, account.password_hash, await passwords.hash(body.password));
        await noteListed(account.id, body.password);
        return view(await open(account.id, { cookies, former: sessionId, request, locale }), { locale });
      },

      'account.signInByCode': async ({ body, cookies, sessionId, device, locale, request }) => {
        const mobileNumber = await openMobileNumber(db, body);
        const known = await knownDevice(db, cookies, { mobile_number: mobileNumber });
        const addressee = { mobileNumber, purpose: body.purpose, device, known };
        if (!(await takeCode({ db, engine: database.engine, keys, limiter }, addressee, body.code))) {
          throw new CallError('verificationCode');
        }
        const userId = await accountOfPhone(mobileNumber, body.purpose === 'LOGIN_REGISTER');
        return view(await open(userId, { cookies, former: sessionId, request, locale }), { locale });
      },

      'account.signOut': async ({ sessionId, cookies }) => {
        if (sessionId !== undefined) await endSession(db, sessionId);
        cookies.set(sessionCookie, '', 0);
        return { redirect_url: '/' };
      },

      'account.switchTenant': async ({ body, scope, sessionId, locale, cookies }) => {
        const tenants = await store.tenantsOf(scope.userId);
        const tenant = tenants.find(({ tenant_id }) => tenant_id === body.tenant_id);
        if (!tenant || sessionId === undefined) throw new CallError('forbidden');
        if (!(await moveSession(db, sessionId, tenant.tenant_id))) throw new CallError('sessionTooOld');
        const token = cookies.get(sessionCookie);
        if (token !== undefined) await handSession(db, cookies, token);
        const acting = { tenantId: tenant.tenant_id, userId: scope.userId, role: tenant.role, sessionId };
        return view(acting, { locale });
      },

      'account.demoAccounts': ({ address, request }) => {
        if (!isDevelopment || !isFromThisMachine({ address, request })) throw new CallError('notFound');
        return {
          accounts: demoAccounts.map((demo) => ({
            account: demo.account,
            password: demoPassword,
            full_name: demo.fullName,
            role: demo.role,
            edition: demoEdition(demo),
          })),
        };
      },

      'account.publicKey': () => servedKey(db),

      'account.verifyCode': async ({ body, locale, address, device, cookies, request }) => {
        const digits = await openMobileNumber(db, body);
        const mobileNumber = canonicalNumber(digits, body.country_code);
        const sent = await send(
          {
            mobileNumber,
            sent: { mobileNumber: digits, countryCode: body.country_code },
            purpose: body.purpose,
            device,
            known: await knownDevice(db, cookies, { mobile_number: mobileNumber }),
            asked: { address, request },
            proof: body.captcha,
          },
          body.language ?? messageLanguages[locale],
        );
        return { mobile_number: maskNumber(mobileNumber), ...sent };
      },

      'account.info': async ({ scope }) => {
        const [account, grants] = await Promise.all([store.own(scope), packageGrants(database, scope, settings)]);
        return {
          mobile_number: account.mobile_number === null ? '' : maskMobileNumber(account.mobile_number),
          company_name: account.company_name,
          job_role: account.job_role,
          full_name: account.full_name,
          granted_product_ids: grants.map((grant) => grant.package),
        };
      },

      'account.saveInformation': async ({ body, scope }) => {
        await store.changeOwn(scope, {
          ...(body.manual_company === undefined ? {} : { company_name: body.manual_company }),
          ...(body.full_name === undefined ? {} : { full_name: body.full_name }),
          ...(body.job_role === undefined ? {} : { job_role: body.job_role }),
        });
        return { saved: true };
      },
    }),

    async start() {
      if (isDevelopment) await createDemoTenant(database, passwords);
      else {
        const accounts = await removeDemoTenant(database, deleteWhole);
        if (accounts > 0) log.info('demo-accounts-removed', { accounts });
      }
      sweep = setInterval(() => {
        Promise.all([sweepSessions(database), limiter.sweep()]).catch((error: unknown) =>
          log.error('sweep-failed', error),
        );
      }, sweepInterval);
      sweep.unref();
    },
    async stop() {
      clearInterval(sweep);
    },
  };
}
