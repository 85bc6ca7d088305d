import type { AssayCalls, CallName, ParsedOf } from '@assay/contract';
import type { schemas } from '@assay/contract/schemas';
import { type AuditAction, retentionKinds } from '@assay/domain';

/** What a call was about, besides who made it. */
export interface AuditSubject {
  subjectId?: string;
  detail?: string;
  /** Who did it and where, when the call itself found out. */
  userId?: string | undefined;
  tenantId?: string | undefined;
  /** Another tenant that it was done to: its own log tells of it too. */
  alsoIn?: string;
}

type Done<K extends CallName> = ParsedOf<(typeof schemas)[K]> & { outcome: AssayCalls[K]['response'] };

interface AuditRule<K extends CallName> {
  action: AuditAction;
  /** Nothing where the call did not do it yet. */
  of?: (call: Done<K>) => AuditSubject | undefined;
}

type SessionOutcome = { outcome: AssayCalls['account.session']['response'] };

const opened =
  (detail: string) =>
  ({ outcome: { user, tenant, needs_code } }: SessionOutcome): AuditSubject | undefined =>
    // The sign-in is told when the code of the second factor was given.
    needs_code ? undefined : { detail, userId: user?.user_id, tenantId: tenant?.tenant_id };

/** What the operator did in a tenant: the log of each of the two names that tenant. */
function operated(tenantId: string, userId: string | null | undefined, name: string): AuditSubject {
  return { detail: `${name} ${tenantId}`, alsoIn: tenantId, ...(userId ? { subjectId: userId } : {}) };
}

/** Which token it was: of a person or a service, its last characters, what it opens, its name. */
function tokenText({
  kind,
  ends_with: end,
  scopes,
  name,
}: AssayCalls['tokens.list']['response']['tokens'][number]): string {
  return `${kind} …${end} ${scopes.join(',')} ${name}`;
}

const inUnit = (value: number | null, unit: string) => (value === null ? '-' : `${value}${unit}`);

/** The calls that the audit log writes down when they succeed, and what it says of each. */
export const auditRules: { readonly [K in CallName]?: AuditRule<K> } = {
  'account.signIn': { action: 'signed_in', of: opened('password') },
  'account.signInByCode': { action: 'signed_in', of: opened('phone') },
  'account.switchTenant': { action: 'signed_in', of: opened('switch') },
  'account.signOut': { action: 'signed_out' },
  'credentials.confirm': { action: 'signed_in', of: opened('registration') },
  'credentials.reset': { action: 'password_changed', of: opened('mail') },
  'credentials.resetByCode': { action: 'password_changed', of: opened('phone') },
  'credentials.prove': { action: 'proved', of: ({ body }) => (body.passkey ? { detail: 'passkey' } : {}) },
  'credentials.changePassword': { action: 'password_changed' },
  'credentials.bindPhone': { action: 'phone_bound' },
  'sessions.end': { action: 'sessions_ended' },
  'sessions.endOthers': { action: 'sessions_ended' },
  'factor.signIn': { action: 'signed_in', of: opened('second_factor') },
  'factor.confirm': { action: 'factor_on' },
  'factor.turnOff': { action: 'factor_off' },
  'tokens.create': { action: 'token_created', of: ({ outcome }) => ({ detail: tokenText(outcome) }) },
  'tokens.revoke': { action: 'token_revoked', of: ({ outcome }) => ({ detail: tokenText(outcome) }) },
  'tokens.createService': { action: 'token_created', of: ({ outcome }) => ({ detail: tokenText(outcome) }) },
  'tokens.revokeOfTenant': {
    action: 'token_revoked',
    of: ({ outcome }) => ({ subjectId: outcome.owner.user_id, detail: tokenText(outcome) }),
  },
  'tokens.removeService': {
    action: 'service_removed',
    of: ({ params, outcome }) => ({ subjectId: params.user_id, detail: outcome.name }),
  },
  'passkeys.signIn': { action: 'signed_in', of: opened('passkey') },
  'passkeys.add': { action: 'passkey_added' },
  'passkeys.remove': { action: 'passkey_removed' },
  'privacy.export': { action: 'account_exported' },
  'privacy.deleteAccount': { action: 'account_deleted' },
  'members.changeRole': {
    action: 'role_changed',
    of: ({ params, body }) => ({ subjectId: params.user_id, detail: body.role }),
  },
  'members.remove': { action: 'member_removed', of: ({ params }) => ({ subjectId: params.user_id }) },
  'members.endSessions': { action: 'sessions_ended', of: ({ params }) => ({ subjectId: params.user_id }) },
  'members.resetFactor': { action: 'factor_off', of: ({ params }) => ({ subjectId: params.user_id }) },
  'members.rename': { action: 'settings_changed', of: () => ({ detail: 'name' }) },
  'members.invite': { action: 'invited', of: ({ body }) => ({ detail: body.role }) },
  'members.revokeInvitation': { action: 'invitation_withdrawn' },
  'members.accept': { action: 'joined', of: opened('') },
  'members.join': { action: 'joined', of: opened('') },
  'administration.saveTimeZone': {
    action: 'settings_changed',
    of: ({ body }) => ({ detail: ['time_zone', body.time_zone].filter(Boolean).join(' ') }),
  },
  'administration.saveFactorDemand': {
    action: 'settings_changed',
    of: ({ body }) => ({ detail: `second_factor ${body.demanded ? 'demanded' : 'free'}` }),
  },
  'administration.saveSessionLimits': {
    action: 'settings_changed',
    of: ({ body }) => ({
      detail: `sessions idle=${inUnit(body.idle_minutes, 'min')} age=${inUnit(body.age_hours, 'h')}`,
    }),
  },
  'administration.saveTokenLimit': {
    action: 'settings_changed',
    of: ({ body, outcome: { ended, shortened } }) => ({
      detail: `token_life longest=${inUnit(body.longest_days, 'd')} ended=${ended} shortened=${shortened}`,
    }),
  },
  'retention.save': {
    action: 'settings_changed',
    of: ({ body }) => ({
      detail: `retention ${retentionKinds.map((kind) => `${kind}=${inUnit(body[kind], 'd')}`).join(' ')}`,
    }),
  },
  'toolSettings.save': {
    action: 'settings_changed',
    of: ({ params, body, outcome }) =>
      outcome.is_changed
        ? { detail: `${params.tool}.${params.setting}${body.value === null ? '=shipped' : ''}` }
        : undefined,
  },
  'administration.grant': {
    action: 'package_granted',
    of: ({ params, body }) => ({ subjectId: params.user_id, detail: body.package }),
  },
  'administration.withdraw': {
    action: 'package_withdrawn',
    of: ({ params }) => ({ subjectId: params.user_id, detail: params.package }),
  },
  'trials.add': { action: 'package_granted', of: ({ outcome }) => ({ detail: outcome.package }) },
  'activity.receiveAward': { action: 'package_granted', of: ({ outcome }) => ({ detail: outcome.package }) },
  'installation.claim': { action: 'installation_claimed' },
  'installation.grant': {
    action: 'package_granted',
    of: ({ params, body }) => operated(params.tenant_id, body.user_id, body.package),
  },
  'installation.withdraw': {
    action: 'package_withdrawn',
    of: ({ params, query }) => operated(params.tenant_id, query.user_id, params.package),
  },
  'administration.testModel': {
    action: 'configuration_tested',
    of: () => ({ detail: 'model' }),
  },
  'administration.testMail': {
    action: 'configuration_tested',
    of: () => ({ detail: 'mail' }),
  },
  'administration.backUp': { action: 'backed_up' },
  'library.import': { action: 'imported', of: () => ({ detail: 'upload' }) },
  'library.importPaths': { action: 'imported', of: ({ body }) => ({ detail: body.paths.join(', ') }) },
  'lead.export': { action: 'exported', of: () => ({ detail: 'leads' }) },
  'usage.export': { action: 'exported', of: () => ({ detail: 'usage' }) },
  'audit.export': { action: 'exported', of: () => ({ detail: 'audit_log' }) },
  'egress.export': { action: 'exported', of: () => ({ detail: 'egress_ledger' }) },
  'agents.export': { action: 'exported', of: () => ({ detail: 'report' }) },
  'seek.export': { action: 'exported', of: () => ({ detail: 'answer' }) },
  'works.export': { action: 'exported', of: ({ params }) => ({ detail: `work ${params.work_id}` }) },
  'history.remove': {
    action: 'removed_from_history',
    of: ({ outcome }) => ({ detail: String(outcome.removed.length) }),
  },
  'share.create': { action: 'share_created', of: ({ body }) => ({ detail: `${body.data_type} ${body.data_id}` }) },
  'share.revoke': { action: 'share_revoked', of: ({ body }) => ({ detail: body.link_id }) },
  'share.grantTenant': {
    action: 'tenant_share_changed',
    of: ({ body }) => ({ detail: `${body.data_type} ${body.data_id}` }),
  },
  'share.grantPerson': {
    action: 'person_share_changed',
    of: ({ body }) => ({ subjectId: body.user_id, detail: `${body.data_type} ${body.data_id}` }),
  },
  'works.remove': { action: 'work_removed', of: ({ params }) => ({ detail: params.work_id }) },
  'works.putBack': { action: 'work_put_back', of: ({ params }) => ({ detail: params.work_id }) },
  'works.destroy': { action: 'work_destroyed', of: ({ params }) => ({ detail: params.work_id }) },
  'embed.addSite': { action: 'site_added', of: ({ body }) => ({ detail: body.origins.join(' ') }) },
  'embed.changeSite': { action: 'site_changed', of: ({ body }) => ({ detail: body.origins.join(' ') }) },
  'embed.removeSite': { action: 'site_removed', of: ({ body }) => ({ detail: body.site_id }) },
  'embed.proveOrigin': {
    action: 'site_proved',
    of: ({ body, outcome }) => (outcome.result === 'proved' ? { detail: body.origin } : undefined),
  },
  'installation.approveOrigin': {
    action: 'site_approved',
    of: ({ outcome }) => operated(outcome.tenant_id, undefined, outcome.origin),
  },
  'installation.withdrawOrigin': {
    action: 'site_withdrawn',
    of: ({ outcome }) => operated(outcome.tenant_id, undefined, outcome.origin),
  },
};
