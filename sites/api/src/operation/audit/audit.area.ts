import * as auditCalls from '@assay/contract/calls/audit';
import type { ServiceArea, ServiceContext } from '../../ground/application/service.types.ts';
import type { AuditTables } from '../../ground/audit/audit.migrations.ts';
import { bind } from '../../ground/http/binding.ts';
import { type CsvColumn, csvFile } from '../../ground/http/csv.ts';
import type { IdentityTables } from '../../people/identity/identity.migrations.ts';
import { type AuditRow, createAuditStore } from './audit.store.ts';

const columns: readonly CsvColumn<AuditRow>[] = [
  ['event_id', ({ id }) => String(id)],
  ['at', ({ at }) => at.toISOString()],
  ['action', ({ action }) => action],
  ['actor_id', ({ actor_id: id }) => id ?? ''],
  ['actor', ({ actor_name: name }) => name ?? ''],
  ['subject_id', ({ subject_id: id }) => id ?? ''],
  ['subject', ({ subject_name: name }) => name ?? ''],
  ['detail', ({ detail }) => detail],
];

const personOf = (id: string | null, name: string | null) => (id === null ? null : { user_id: id, name: name ?? '' });

/** The audit log, for administrators of its tenant. */
export function auditArea({ database, settings }: ServiceContext): ServiceArea {
  const store = createAuditStore(database.tables<AuditTables & IdentityTables>());
  return {
    bindings: bind(auditCalls, {
      'audit.events': async ({ scope, query: { page, limit, ...filter } }) => {
        const [total, rows] = await Promise.all([
          store.count(scope.tenantId, filter),
          store.list(scope.tenantId, filter, { offset: (page - 1) * limit, limit }),
        ]);
        return {
          total,
          kept_days: settings.ASSAY_AUDIT_DAYS,
          events: rows.map((row) => ({
            event_id: String(row.id),
            at: row.at.toISOString(),
            action: row.action,
            actor: personOf(row.actor_id, row.actor_name),
            subject: personOf(row.subject_id, row.subject_name),
            detail: row.detail,
          })),
        };
      },
      'audit.export': ({ scope, query }) =>
        csvFile('audit-log.csv', columns, (part) => store.list(scope.tenantId, query, part)),
    }),
  };
}
