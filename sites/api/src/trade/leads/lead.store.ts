import { type ExpressionBuilder, type Kysely, type Selectable, sql } from 'kysely';
import type { Settings } from '../../ground/configuration/settings.ts';
import type { MemberScope } from '../../ground/scope/tenant-scope.ts';
import { operatingTenant } from '../../people/tenancy/operating-tenant.ts';
import type { TenancyTables } from '../../people/tenancy/tenancy.migrations.ts';
import type { Delivery, LeadTables } from './leads.migrations.ts';

export type LeadRow = Selectable<LeadTables['lead']>;
export type NewLead = Omit<LeadRow, 'created_at' | 'tenant_id'>;

type Tables = LeadTables & TenancyTables;

/** Leads of a seller, and those that waited for one: whoever reads them runs the installation. */
const ofSeller =
  (tenantId: string) =>
  ({ or, eb }: ExpressionBuilder<LeadTables, 'lead'>) =>
    or([eb('tenant_id', '=', tenantId), eb('tenant_id', 'is', null)]);

/** Rows of the leads. */
export function createLeadStore(db: Kysely<Tables>, settings: Pick<Settings, 'SALES_TENANT' | 'NODE_ENV'>) {
  return {
    /**
     * Keeps a lead, with what else must happen in the same transaction.
     *
     * @returns the id of the lead; that of the first one when the same submission came twice.
     */
    async keep(lead: NewLead, withIt: (transaction: Kysely<Tables>) => Promise<void>): Promise<string> {
      return db.transaction().execute(async (transaction) => {
        const operating = await operatingTenant(transaction.$pickTables<keyof TenancyTables>(), settings);
        const seller = await transaction
          .selectFrom('tenant')
          .select('id')
          .where('id', '=', operating ?? '')
          .executeTakeFirst();
        const kept = await transaction
          .insertInto('lead')
          .values({
            ...lead,
            tenant_id: seller?.id ?? null,
            reason: sql<string[]>`${JSON.stringify(lead.reason)}::jsonb`,
          })
          .onConflict((conflict) => conflict.column('client_id').doNothing())
          .returning('id')
          .executeTakeFirst();
        if (kept) {
          await withIt(transaction);
          return kept.id;
        }
        const first = await transaction
          .selectFrom('lead')
          .select('id')
          .where('client_id', '=', lead.client_id)
          .executeTakeFirstOrThrow();
        return first.id;
      });
    },
    /** The lead of a submission that has arrived before. */
    async sent(clientId: string): Promise<string | undefined> {
      const row = await db.selectFrom('lead').select('id').where('client_id', '=', clientId).executeTakeFirst();
      return row?.id;
    },
    async find(id: string): Promise<LeadRow | undefined> {
      return db.selectFrom('lead').selectAll().where('id', '=', id).executeTakeFirst();
    },
    async mark(id: string, way: 'mail' | 'webhook', state: Delivery): Promise<void> {
      await db
        .updateTable('lead')
        .set({ [way]: state })
        .where('id', '=', id)
        .execute();
    },
    async count({ tenantId }: MemberScope): Promise<number> {
      const { total } = await db
        .selectFrom('lead')
        .select(({ fn }) => fn.countAll<number>().as('total'))
        .where(ofSeller(tenantId))
        .executeTakeFirstOrThrow();
      return total;
    },
    async list({ tenantId }: MemberScope, offset: number, limit: number): Promise<LeadRow[]> {
      return db
        .selectFrom('lead')
        .selectAll()
        .where(ofSeller(tenantId))
        .orderBy('created_at', 'desc')
        .orderBy('id')
        .offset(offset)
        .limit(limit)
        .execute();
    },
  };
}

export type LeadStore = ReturnType<typeof createLeadStore>;
