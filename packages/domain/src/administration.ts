/** What the audit log writes down, in the order in which a filter offers it. */
export const auditActions = [
  'signed_in',
  'sign_in_refused',
  'proved',
  'proof_refused',
  'right_refused',
  'limit_reached',
  'signed_out',
  'password_changed',
  'phone_bound',
  'phone_removed',
  'sessions_ended',
  'factor_on',
  'factor_off',
  'token_created',
  'token_revoked',
  'token_refused',
  'service_removed',
  'passkey_added',
  'passkey_removed',
  'account_deleted',
  'account_exported',
  'invited',
  'invitation_withdrawn',
  'joined',
  'role_changed',
  'member_removed',
  'package_granted',
  'package_withdrawn',
  'imported',
  'exported',
  'removed_from_history',
  'share_created',
  'share_revoked',
  'tenant_share_changed',
  'person_share_changed',
  'work_removed',
  'work_put_back',
  'work_destroyed',
  'site_added',
  'site_changed',
  'site_removed',
  'site_proved',
  'site_approved',
  'site_withdrawn',
  'site_lost',
  'settings_changed',
  'retention_ran',
  'configuration_tested',
  'backed_up',
  'installation_claimed',
] as const;
export type AuditAction = (typeof auditActions)[number];

export function isAuditAction(value: unknown): value is AuditAction {
  return auditActions.some((action) => action === value);
}

/**
 * Words of the audit log for what an action was about, first in the detail of an event; what follows them is an id, a
 * path or an address as it stands. Roles and packages are words of their own.
 */
export const auditDetails = [
  'password',
  'phone',
  'mail',
  'registration',
  'switch',
  'single_sign_on',
  'second_factor',
  'passkey',
  'passkey_copied',
  'name',
  'time_zone',
  'sessions',
  'token_life',
  'retention',
  'model',
  'upload',
  'leads',
  'usage',
  'audit_log',
  'egress_ledger',
  'report',
  'answer',
  'seek_search',
  'project',
  'ai_agent',
  'personal',
  'service',
  'scope',
  'closed',
  'expired',
  'revoked',
  'unknown',
  'unproved',
] as const;
export type AuditDetail = (typeof auditDetails)[number];

/** Why something leaves the machine. */
export const egressPurposes = [
  'model',
  'embeddings',
  'sms',
  'mail',
  'webhook',
  'sign_in',
  'captcha',
  'files',
  'backups',
  'audit',
  'traces',
  'site_proof',
] as const;
export type EgressPurpose = (typeof egressPurposes)[number];

/** Purposes whose text is read by somebody else's model: the ledger keeps the beginning of it. */
export const modelPurposes: ReadonlySet<EgressPurpose> = new Set(['model', 'embeddings']);
