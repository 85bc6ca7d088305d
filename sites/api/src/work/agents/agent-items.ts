import { sql } from 'kysely';
import type { Database } from '../../ground/database/database.types.ts';
import type { HistorySourceQuery } from '../history/history.store.ts';
import type { ItemOwner } from '../sharing/item-access.ts';
import { agentFound } from './agent-found.ts';
import type { AgentTables } from './agents.types.ts';

/** To whom a job belongs, for the share rule. */
export function agentOwner(database: Database): (id: string) => Promise<ItemOwner | undefined> {
  const db = database.tables<AgentTables>();
  return async (id) => {
    const job = await db
      .selectFrom('agent_job')
      .select(['tenant_id', 'owner_id', 'is_incognito'])
      .where('id', '=', id)
      .executeTakeFirst();
    return job && { tenantId: job.tenant_id, userId: job.owner_id, isIncognito: job.is_incognito };
  };
}

/** Jobs in the history of their owner; an incognito one is not (V3). */
export const agentHistory: HistorySourceQuery = {
  source: 'ai_generate',
  found: agentFound,
  items: ({ tenantId, userId }) => sql`
    select id, title, updated_at from agent_job
    where tenant_id = ${tenantId} and owner_id = ${userId} and not is_incognito`,
};
