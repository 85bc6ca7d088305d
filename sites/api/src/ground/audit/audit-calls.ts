import type { Binding } from '../http/binding.ts';
import { CallError } from '../http/call-error.ts';
import type { TenantScope } from '../scope/tenant-scope.ts';
import { type AuditSubject, auditRules } from './audit.rules.ts';
import type { AuditLog } from './audit-log.ts';

/** A call as the door has served it. */
export interface ServedCall {
  binding: Pick<Binding, 'name'>;
  scope: TenantScope | undefined;
  input: { params: unknown; query: unknown; body: unknown };
}

/** Writes down the calls that the rules name: what succeeded, and sign-ins that were refused. */
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
      for (const told of new Set([tenantId, about.alsoIn ?? tenantId])) {
        await log.record({
          action: rule.action,
          tenantId: told,
          userId: about.userId ?? actor?.userId ?? null,
          subjectId: about.subjectId ?? null,
          detail: about.detail ?? '',
        });
      }
    },
    async refused({ binding, input }: ServedCall, error: unknown): Promise<void> {
      if (binding.name !== 'account.signIn') return;
      if (!(error instanceof CallError) || error.error !== 'wrongCredentials') return;
      await log.recordRefused((input.body as { account: string }).account);
    },
  };
}
