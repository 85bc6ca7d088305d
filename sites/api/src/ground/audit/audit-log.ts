import type { AuditAction } from '@assay/domain';
import { sql } from 'kysely';
import type { Database } from '../database/database.types.ts';
import type { Log } from '../log/log.ts';
import type { AuditTables } from './audit.migrations.ts';

/** Something that was done. */
export interface AuditEntry {
  action: AuditAction;
  tenantId: string | null;
  /** Who did it. */
  userId: string | null;
  /** Whom it was done to. */
  subjectId?: string | null;
  /** What else it was about, in at most 300 characters; never content of people's work. */
  detail?: string;
}

export interface AuditLog {
  /** Writes down what was done; a log that cannot be written is reported and stops nobody. */
  record(entry: AuditEntry): Promise<void>;
  /** Writes down a sign-in that was refused, in every tenant of the account; nothing where there is no such account. */
  recordRefused(email: string): Promise<void>;
}

const detailLength = 300;

export function createAuditLog(database: Database, log: Log): AuditLog {
  const db = database.tables<AuditTables>();
  const report = (error: unknown) => log.error('audit-not-written', error);
  return {
    async record({ action, tenantId, userId, subjectId = null, detail = '' }) {
      const text = [...detail.replaceAll('\0', '')].slice(0, detailLength).join('');
      // People and tenants that are gone by now, as after the deletion of an account, leave no id behind.
      await sql`insert into audit_event (tenant_id, user_id, subject_id, action, detail) values (
        (select id from tenant where id = ${tenantId}),
        (select id from user_account where id = ${userId}),
        (select id from user_account where id = ${subjectId}),
        ${action}, ${text}
      )`
        .execute(db)
        .catch(report);
    },
    async recordRefused(email) {
      await sql`insert into audit_event (tenant_id, user_id, action, detail)
        select m.tenant_id, a.id, 'sign_in_refused', ''
        from user_account a join tenant_member m on m.user_id = a.id where a.email = ${email.trim().toLowerCase()}`
        .execute(db)
        .catch(report);
    },
  };
}
