import * as membersCalls from '@assay/contract/calls/members';
import { maskNumber } from '@assay/domain';
import type { ServiceArea, ServiceContext } from '../../ground/application/service.types.ts';
import type { Mailer } from '../../ground/egress/mail.types.ts';
import { bind } from '../../ground/http/binding.ts';
import { CallError } from '../../ground/http/call-error.ts';
import type { RateLimiter } from '../../ground/operations/rate-limiter.ts';
import { includesRole } from '../../ground/scope/tenant-scope.ts';
import { assertPaid } from '../captcha/assert-paid.ts';
import type { Captcha } from '../captcha/captcha.types.ts';
import { createAccountStore, insertAccount, join } from '../identity/account.store.ts';
import type { AccountPost } from '../identity/account-post.ts';
import { proveAddress } from '../identity/address-proof.ts';
import { createPasswords } from '../identity/password.ts';
import type { PasswordRules } from '../identity/password-rules.ts';
import { mayRegister } from '../identity/registration.ts';
import { ageOf } from '../identity/sessions.ts';
import { createSignIn } from '../identity/sign-in.ts';
import { addressIn, linkMail } from '../mail/link-mails.ts';
import { createMemberStore, type MemberTables } from './member.store.ts';

type Invitation = Awaited<ReturnType<ReturnType<typeof createMemberStore>['invitations']>>[number];

function shown({ id, email, role, invited_by, created_at, expires_at }: Invitation) {
  return {
    invitation_id: id,
    email,
    role,
    invited_by,
    created_at: created_at.toISOString(),
    expires_at: expires_at.toISOString(),
  };
}

/** What a person brings into a tenant they join. */
const firstGrants = [{ package: 'air_free', endsAt: null }] as const;

/** Mails of invitations that leave for everybody together; beyond them an invitation is a link alone. */
const invitationMails = { limit: 5000, seconds: 86_400 };

/** People of a tenant: roles, invitations and joining. */
export function membersArea(
  { settings, database, keys, log }: ServiceContext,
  limiter: RateLimiter,
  {
    post,
    mailer,
    captcha,
    rules,
  }: { post: AccountPost; mailer: Mailer | undefined; captcha: Captcha; rules: PasswordRules },
): ServiceArea {
  const store = createMemberStore(database);
  const db = database.tables<MemberTables>();
  const accounts = createAccountStore(db);
  const passwords = createPasswords(settings);
  const { openProved, view } = createSignIn({ settings, database, keys }, limiter, post);

  return {
    bindings: bind(membersCalls, {
      'members.list': async ({ scope }) => {
        const [members, packages] = await Promise.all([store.members(scope), store.packagesOf(scope)]);
        return members.map((member) => ({
          user_id: member.id,
          full_name: member.full_name,
          email: member.email,
          mobile_number: member.mobile_number === null ? null : maskNumber(member.mobile_number),
          role: member.role,
          joined_at: member.joined_at.toISOString(),
          last_login_at: member.last_login_at?.toISOString() ?? null,
          packages: packages.get(member.id) ?? [],
          second_factor: member.factor_since !== null,
          passkeys: Number(member.passkeys),
        }));
      },

      'members.administrators': async ({ scope }) =>
        (await store.members(scope))
          .filter(({ role }) => includesRole(role, 'admin'))
          .map(({ full_name, email }) => ({ full_name, email })),

      'members.changeRole': async ({ scope, params, body }) => {
        await store.change(scope, params.user_id, body.role);
        return { saved: true };
      },

      'members.remove': async ({ scope, params }) => {
        await store.change(scope, params.user_id, null);
        return { removed: true };
      },

      'members.endSessions': async ({ scope, params }) => ({ ended: await store.endSessions(scope, params.user_id) }),

      'members.resetFactor': async ({ scope, params }) => {
        await store.resetFactor(scope, params.user_id);
        return { reset: true as const };
      },

      'members.rename': async ({ scope, body }) => {
        await store.rename(scope, body.name);
        return { saved: true };
      },

      'members.invitations': async ({ scope }) => (await store.invitations(scope)).map(shown),

      'members.invite': async ({ scope, body, locale, incoming }) => {
        const email = body.email?.toLowerCase() ?? null;
        if (email !== null && (await store.isMember(scope, email))) throw new CallError('conflict');
        const site = addressIn(settings, incoming);
        const { token, key, ...invitation } = await store.invite(scope, { email, role: body.role });
        const link = `${site}/home#invitation=${token}`;
        const send = async (to: string) => {
          if (!mailer) return false;
          // Apart from the mails that people without an account ask for, which must not end with these.
          await limiter.hit('mail:invitations', invitationMails.limit, invitationMails.seconds);
          // Not the link that the inviter is shown, which says nothing about who has it.
          const mailedLink = `${site}/home#invitation=${await store.issueMailedLink(key, to)}`;
          const names = { tenant: invitation.tenant, inviter: invitation.invited_by };
          await mailer(linkMail('invitation', locale, to, mailedLink, names));
          return true;
        };
        const mailed =
          email !== null &&
          (await send(email).catch((error: unknown) => {
            log.error('mail-not-sent', error);
            return false;
          }));
        return { ...shown(invitation), link, mailed };
      },

      'members.revokeInvitation': async ({ scope, params }) => {
        if (!(await store.revoke(scope, params.invitation_id))) throw new CallError('notFound');
        return { revoked: true };
      },

      'members.invitation': async ({ body }) => {
        const { tenant, invited_by, role, email, proved, expires_at } = await store.invitation(body.token);
        const shownTo = { tenant, invited_by, role, email, proves_address: proved !== null };
        return { ...shownTo, expires_at: expires_at.toISOString() };
      },

      'members.accept': async ({ scope, body, cookies, sessionId, locale, request }) => {
        const { email } = await accounts.own(scope);
        const tenantId = await store.take(body.token, email, async (trx, { tenantId, role }) => {
          const known = await createAccountStore(trx).tenantsOf(scope.userId);
          if (known.some(({ tenant_id }) => tenant_id === tenantId)) throw new CallError('conflict');
          await join(trx, { tenantId, userId: scope.userId, role }, firstGrants);
          return tenantId;
        });
        // To accept is neither a sign-in nor a proof of the person: whoever holds a stale session can have themselves invited.
        const opening = { cookies, former: sessionId, request, locale, tenantId, ...(await ageOf(db, sessionId)) };
        return view(await openProved(scope.userId, opening), { locale });
      },

      'members.askToJoin': async ({ body, locale, incoming, address, request }) => {
        const email = body.account.toLowerCase();
        const { key, tenant, invited_by: inviter, email: only } = await store.invitation(body.token);
        if (only !== null && only !== email) throw new CallError('forbidden');
        await assertPaid(captcha, body.captcha, { address, leaves: settings.SMTP_URL !== undefined });
        const site = addressIn(settings, incoming);
        const details = { invitation: key };
        const mail = { purpose: 'join', email, locale, site, details, names: { tenant, inviter } } as const;
        return post.ask(mail, { address, request });
      },

      'members.join': async ({ body, cookies, sessionId, locale, request }) => {
        const { proved: email, tenant } = await store.invitation(body.token);
        // Whoever passes an invitation on has not shown that an address is theirs: such a link is asked for first.
        if (email === null) throw new CallError('forbidden');
        if (!mayRegister(settings, { way: 'invitation' })) throw new CallError('registrationClosed');
        await rules.assertSafe(body.password, [email, body.full_name, tenant]);
        const passwordHash = await passwords.hash(body.password);
        const { userId, tenantId } = await store.take(body.token, email, async (trx, { tenantId, role }) => {
          const people = createAccountStore(trx);
          const known = await people.byEmail(email);
          if (known && (known.is_demo || known.email_verified_at !== null)) throw new CallError('conflict');
          if (known) await proveAddress(trx, known.id);
          const userId = known?.id ?? (await insertAccount(trx, { email, fullName: body.full_name }));
          await people.setPassword(userId, passwordHash);
          const isMember = (await people.tenantsOf(userId)).some(({ tenant_id }) => tenant_id === tenantId);
          if (!isMember) await join(trx, { tenantId, userId, role }, firstGrants);
          return { userId, tenantId };
        });
        const opening = { cookies, former: sessionId, request, locale, tenantId };
        return view(await openProved(userId, opening), { locale });
      },
    }),
  };
}
