import type { AuditAction } from '@assay/domain';
import type { Kysely } from 'kysely';
import type { AuditTables } from '../../ground/audit/audit.tables.ts';
import type { IdentityTables } from '../../people/identity/identity.migrations.ts';

interface Filter {
  action?: AuditAction | undefined;
  actor?: string | undefined;
}

/** Whose log is read: that of a tenant, and for whoever runs the installation what belongs to no tenant. */
export interface AuditReader {
  tenantId: string;
  runsInstallation: boolean;
}

/** Events of an audit log, newest first. */
export function createAuditStore(db: Kysely<AuditTables & IdentityTables>) {
  const events = ({ tenantId, runsInstallation }: AuditReader, { action, actor }: Filter) =>
    db
      .selectFrom('audit_event')
      .where(({ eb, or }) =>
        or([
          eb('audit_event.tenant_id', '=', tenantId),
          ...(runsInstallation ? [eb('audit_event.tenant_id', 'is', null)] : []),
        ]),
      )
      .$if(action !== undefined, (rows) => rows.where('action', '=', action as AuditAction))
      .$if(actor !== undefined, (rows) => rows.where('audit_event.user_id', '=', actor as string));

  return {
    async count(reader: AuditReader, filter: Filter): Promise<number> {
      const { total } = await events(reader, filter)
        .select(({ fn }) => fn.countAll<number>().as('total'))
        .executeTakeFirstOrThrow();
      return total;
    },
    async list(reader: AuditReader, filter: Filter, { offset, limit }: { offset: number; limit: number }) {
      return events(reader, filter)
        .leftJoin('user_account as actor', 'actor.id', 'audit_event.user_id')
        .leftJoin('user_account as subject', 'subject.id', 'audit_event.subject_id')
        .select([
          'audit_event.id',
          'audit_event.at',
          'audit_event.action',
          'audit_event.detail',
          'audit_event.address',
          'audit_event.browser',
          'audit_event.system',
          'audit_event.position',
          'audit_event.hash',
          'actor.id as actor_id',
          'actor.full_name as actor_name',
          'subject.id as subject_id',
          'subject.full_name as subject_name',
        ])
        .orderBy('audit_event.position', 'desc')
        .offset(offset)
        .limit(limit)
        .execute();
    },
  };
}

export type AuditRow = Awaited<ReturnType<ReturnType<typeof createAuditStore>['list']>>[number];
