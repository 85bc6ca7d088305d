import type { EgressPurpose } from '@assay/domain';
import { type Kysely, sql } from 'kysely';
import type { EgressTables } from '../../ground/egress/egress.migrations.ts';
import type { IdentityTables } from '../../people/identity/identity.migrations.ts';

/** Whose entries are read: those of a tenant, and where it runs the installation, those of nobody. */
export interface LedgerReader {
  tenantId: string;
  runsInstallation: boolean;
}

interface Filter {
  purpose?: EgressPurpose | undefined;
}

/** Entries of the ledger, newest first. */
export function createEgressStore(db: Kysely<EgressTables & IdentityTables>) {
  // What visitors of the tenant's sites ask leaves on its behalf too.
  const isOwn = (tenantId: string) => sql<boolean>`(egress_event.tenant_id = ${tenantId} or egress_event.tenant_id in (
    select '@site:' || id from embed_site where tenant_id = ${tenantId}))`;
  const entries = ({ tenantId, runsInstallation }: LedgerReader, { purpose }: Filter) =>
    db
      .selectFrom('egress_event')
      .where((row) =>
        runsInstallation ? row.or([isOwn(tenantId), row('egress_event.tenant_id', 'is', null)]) : isOwn(tenantId),
      )
      .$if(purpose !== undefined, (rows) => rows.where('purpose', '=', purpose as EgressPurpose));

  return {
    async totals(reader: LedgerReader, filter: Filter): Promise<{ total: number; bytes: number }> {
      const row = await entries(reader, filter)
        .select(({ fn }) => [fn.countAll<number>().as('total'), fn.sum<string | null>('bytes').as('bytes')])
        .executeTakeFirstOrThrow();
      return { total: row.total, bytes: Number(row.bytes ?? 0) };
    },
    async list(reader: LedgerReader, filter: Filter, { offset, limit }: { offset: number; limit: number }) {
      return entries(reader, filter)
        .leftJoin('user_account', 'user_account.id', 'egress_event.user_id')
        .leftJoin('egress_excerpt', 'egress_excerpt.event_id', 'egress_event.id')
        .select([
          'egress_event.id',
          'egress_event.at',
          'egress_event.purpose',
          'egress_event.host',
          'egress_event.bytes',
          'egress_event.digest',
          'egress_event.outcome',
          'user_account.full_name as person',
          'egress_excerpt.text as excerpt',
        ])
        .orderBy('egress_event.id', 'desc')
        .offset(offset)
        .limit(limit)
        .execute();
    },
  };
}

export type LedgerEntry = Awaited<ReturnType<ReturnType<typeof createEgressStore>['list']>>[number];
