import type { AuditAction } from '@assay/domain';
import type { Generated } from 'kysely';
import { type AreaSchema, migration } from '../database/migrations.ts';

/** What was done in each tenant, and by whom. */
export const auditSchema: AreaSchema = {
  area: 'audit',
  migrations: {
    '0001_audit': migration(
      `create table audit_event (
        id bigint generated always as identity primary key,
        tenant_id text,
        user_id text,
        subject_id text,
        action text not null,
        detail text not null,
        at timestamptz not null default now()
      )`,
      `create index audit_event_tenant on audit_event (tenant_id, id desc)`,
      `create index audit_event_at on audit_event (at)`,
      `create index audit_event_user on audit_event (user_id) where user_id is not null`,
      `create index audit_event_subject on audit_event (subject_id) where subject_id is not null`,
    ),
  },
};

export interface AuditTables {
  audit_event: {
    id: Generated<number>;
    /** Null for what the installation did, or once the tenant is gone. */
    tenant_id: string | null;
    /** Who did it; null for a visitor, or once the account is gone. */
    user_id: string | null;
    /** Whom it was done to. */
    subject_id: string | null;
    action: AuditAction;
    detail: string;
    at: Generated<Date>;
  };
}
