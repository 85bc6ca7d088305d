import * as egressCalls from '@assay/contract/calls/egress';
import type { ServiceArea, ServiceContext } from '../../ground/application/service.types.ts';
import type { EgressTables } from '../../ground/egress/egress.migrations.ts';
import { bind } from '../../ground/http/binding.ts';
import type { CsvColumn } from '../../ground/http/csv.ts';
import { csvFile } from '../../ground/http/csv.ts';
import type { MemberScope } from '../../ground/scope/tenant-scope.ts';
import type { IdentityTables } from '../../people/identity/identity.migrations.ts';
import { inSightOf, runsInstallation } from '../../people/tenancy/operating-tenant.ts';
import { createEgressStore, type LedgerEntry } from './egress.store.ts';

const columns: readonly CsvColumn<LedgerEntry>[] = [
  ['event_id', ({ id }) => String(id)],
  ['at', ({ at }) => at.toISOString()],
  ['purpose', ({ purpose }) => purpose],
  ['host', ({ host }) => host],
  ['person', ({ person }) => person ?? ''],
  ['bytes', ({ bytes }) => String(bytes)],
  ['sha256', ({ digest }) => digest],
  ['outcome', ({ outcome }) => outcome],
  ['excerpt', ({ excerpt }) => excerpt ?? ''],
];

/** The ledger of what left the machine, for administrators. */
export function egressArea({ database, settings }: ServiceContext): ServiceArea {
  const store = createEgressStore(database.tables<EgressTables & IdentityTables>());
  const readerOf = async (scope: MemberScope) => ({
    tenantId: scope.tenantId,
    runsInstallation: await runsInstallation(database, settings, scope),
  });
  return {
    bindings: bind(egressCalls, {
      'egress.events': async ({ scope, query: { page, limit, ...filter } }) => {
        const reader = await readerOf(scope);
        const [totals, rows] = await Promise.all([
          inSightOf(reader, () => store.totals(reader, filter)),
          inSightOf(reader, () => store.list(reader, filter, { offset: (page - 1) * limit, limit })),
        ]);
        return {
          ...totals,
          kept_days: settings.ASSAY_EGRESS_DAYS,
          events: rows.map(({ id, at, ...entry }) => ({ event_id: String(id), at: at.toISOString(), ...entry })),
        };
      },
      'egress.export': async ({ scope, query }) => {
        const reader = await readerOf(scope);
        return csvFile('egress.csv', columns, (part) => inSightOf(reader, () => store.list(reader, query, part)));
      },
    }),
  };
}
