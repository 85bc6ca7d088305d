import type { Binding } from '../http/binding.ts';
import type { CallError } from '../http/call-error.ts';
import type { TenantScope } from '../scope/tenant-scope.ts';
import { type AuditSubject, auditRules } from './audit.rules.ts';
import type { AuditLog } from './audit-log.ts';
import { refusalOf } from './audit-refusals.ts';

/** A call as the door has served it. */
export interface ServedCall {
  binding: Pick<Binding, 'name'>;
  scope: TenantScope | undefined;
  input: { params: unknown; query: unknown; body: unknown };
}

/** A call as far as it came before it was refused. */
export interface RefusedCall {
  binding: Pick<Binding, 'name' | 'call'>;
  /** Undefined for a visitor, and before it was known who calls. */
  scope: TenantScope | undefined;
  /** Undefined before it was read. */
  input: ServedCall['input'] | undefined;
}

/** Writes down the calls that the rules name: what succeeded, and refused proofs, rights and limits. */
export function auditCallsIn(log: AuditLog) {
  return {
    async succeeded({ binding, scope, input }: ServedCall, outcome: unknown): Promise<void> {
      const rule = auditRules[binding.name];
      if (!rule) return;
      const of = rule.of as ((call: unknown) => AuditSubject | undefined) | undefined;
      const about = of ? of({ ...input, outcome }) : {};
      if (!about) return;
      const actor = scope === undefined || scope.role === 'guest' ? undefined : scope;
      const tenantId = about.tenantId ?? scope?.tenantId ?? null;
      const userId = about.userId ?? actor?.userId ?? null;
      // What nobody did, nowhere: a visitor who signs out. Strangers would fill the log with it.
      if (tenantId === null && userId === null) return;
      for (const told of new Set([tenantId, about.alsoIn ?? tenantId])) {
        await log.record({
          action: rule.action,
          tenantId: told,
          userId,
          subjectId: about.subjectId ?? null,
          detail: [about.detail, actor?.token && `token …${actor.token.endsWith}`].filter(Boolean).join(' '),
        });
      }
    },
    async refused({ binding, scope, input }: RefusedCall, error: CallError): Promise<void> {
      const refusal = refusalOf(binding, error);
      if (!refusal) return;
      const claimed = (input?.body as { account?: unknown } | null | undefined)?.account;
      if (scope === undefined && error.account !== undefined)
        return log.recordClaim({ userId: error.account }, refusal);
      if (scope === undefined && typeof claimed === 'string') return log.recordClaim({ email: claimed }, refusal);
      await log.record({
        ...refusal,
        tenantId: scope?.tenantId ?? null,
        userId: scope === undefined || scope.role === 'guest' ? null : scope.userId,
      });
    },
  };
}
