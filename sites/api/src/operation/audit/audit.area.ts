import * as auditCalls from '@assay/contract/calls/audit';
import type { ServiceArea, ServiceContext } from '../../ground/application/service.types.ts';
import type { AuditTables } from '../../ground/audit/audit.tables.ts';
import { bind } from '../../ground/http/binding.ts';
import { type CsvColumn, csvFile } from '../../ground/http/csv.ts';
import { pagedFile } from '../../ground/http/paged-file.ts';
import type { JobsArea } from '../../ground/jobs/jobs.area.ts';
import type { MemberScope } from '../../ground/scope/tenant-scope.ts';
import type { IdentityTables } from '../../people/identity/identity.migrations.ts';
import { inSightOf, runsInstallation } from '../../people/tenancy/operating-tenant.ts';
import { type AuditRow, createAuditStore } from './audit.store.ts';
import { sinkDelivery } from './sink-delivery.ts';

const columns: readonly CsvColumn<AuditRow>[] = [
  ['event_id', ({ id }) => String(id)],
  ['at', ({ at }) => at.toISOString()],
  ['action', ({ action }) => action],
  ['actor_id', ({ actor_id: id }) => id ?? ''],
  ['actor', ({ actor_name: name }) => name ?? ''],
  ['subject_id', ({ subject_id: id }) => id ?? ''],
  ['subject', ({ subject_name: name }) => name ?? ''],
  ['detail', ({ detail }) => detail],
  ['address', ({ address }) => address ?? ''],
  ['browser', ({ browser }) => browser ?? ''],
  ['system', ({ system }) => system ?? ''],
  ['position', ({ position }) => String(position)],
  ['hash', ({ hash }) => hash],
];

const personOf = (id: string | null, name: string | null) => (id === null ? null : { user_id: id, name: name ?? '' });

const eventOf = (row: AuditRow) => ({
  event_id: String(row.id),
  at: row.at.toISOString(),
  action: row.action,
  actor: personOf(row.actor_id, row.actor_name),
  subject: personOf(row.subject_id, row.subject_name),
  detail: row.detail,
  address: row.address,
  device: row.browser && row.system ? { browser: row.browser, system: row.system } : null,
  position: row.position,
  hash: row.hash,
});

/** The audit log, for administrators of its tenant, and what carries it to the sink of the settings. */
export function auditArea(context: ServiceContext, jobs: JobsArea): ServiceArea {
  const { database, settings } = context;
  const store = createAuditStore(database.tables<AuditTables & IdentityTables>());
  const delivery = sinkDelivery(context, jobs);
  const readerOf = async (scope: MemberScope) => ({
    tenantId: scope.tenantId,
    runsInstallation: await runsInstallation(database, settings, scope),
  });
  return {
    start: async () => delivery?.start(),
    stop: async () => delivery?.stop(),
    bindings: bind(auditCalls, {
      'audit.events': async ({ scope, query: { page, limit, ...filter } }) => {
        const reader = await readerOf(scope);
        const [total, rows] = await Promise.all([
          inSightOf(reader, () => store.count(reader, filter)),
          inSightOf(reader, () => store.list(reader, filter, { offset: (page - 1) * limit, limit })),
        ]);
        return { total, kept_days: settings.ASSAY_AUDIT_DAYS, events: rows.map(eventOf) };
      },
      'audit.export': async ({ scope, query: { format, ...filter } }) => {
        const reader = await readerOf(scope);
        const page = (part: { offset: number; limit: number }) =>
          inSightOf(reader, () => store.list(reader, filter, part));
        if (format === 'csv') return csvFile('audit-log.csv', columns, page);
        return pagedFile({
          filename: 'audit-log.jsonl',
          contentType: 'application/x-ndjson; charset=utf-8',
          line: (row: AuditRow) => `${JSON.stringify(eventOf(row))}\n`,
          page,
        });
      },
    }),
  };
}
