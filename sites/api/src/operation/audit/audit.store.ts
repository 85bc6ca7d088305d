import type { AuditAction } from '@assay/domain';
import type { Kysely } from 'kysely';
import type { AuditTables } from '../../ground/audit/audit.migrations.ts';
import type { IdentityTables } from '../../people/identity/identity.migrations.ts';

interface Filter {
  action?: AuditAction | undefined;
  actor?: string | undefined;
}

/** Events of the audit log of one tenant, newest first. */
export function createAuditStore(db: Kysely<AuditTables & IdentityTables>) {
  const events = (tenantId: string, { action, actor }: Filter) =>
    db
      .selectFrom('audit_event')
      .where('audit_event.tenant_id', '=', tenantId)
      .$if(action !== undefined, (rows) => rows.where('action', '=', action as AuditAction))
      .$if(actor !== undefined, (rows) => rows.where('audit_event.user_id', '=', actor as string));

  return {
    async count(tenantId: string, filter: Filter): Promise<number> {
      const { total } = await events(tenantId, filter)
        .select(({ fn }) => fn.countAll<number>().as('total'))
        .executeTakeFirstOrThrow();
      return total;
    },
    async list(tenantId: string, filter: Filter, { offset, limit }: { offset: number; limit: number }) {
      return events(tenantId, filter)
        .leftJoin('user_account as actor', 'actor.id', 'audit_event.user_id')
        .leftJoin('user_account as subject', 'subject.id', 'audit_event.subject_id')
        .select([
          'audit_event.id',
          'audit_event.at',
          'audit_event.action',
          'audit_event.detail',
          'actor.id as actor_id',
          'actor.full_name as actor_name',
          'subject.id as subject_id',
          'subject.full_name as subject_name',
        ])
        .orderBy('audit_event.id', 'desc')
        .offset(offset)
        .limit(limit)
        .execute();
    },
  };
}

export type AuditRow = Awaited<ReturnType<ReturnType<typeof createAuditStore>['list']>>[number];
