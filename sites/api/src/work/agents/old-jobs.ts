import { type QueryExecutorProvider, sql } from 'kysely';
import { type OldItemKind, oldItems } from '../sharing/old-items.ts';

/** Chats with agents, as retention deletes them. */
export const oldJobs: OldItemKind = {
  table: 'agent_job',
  dataType: 'ai_agent',
  source: 'ai_generate',
  async takeApart(trx, ids) {
    const { rows: replies } = await sql<{ id: string }>`
      select id from agent_message where job_id = any(${[...ids]}::text[]) and role = 'agent'
    `.execute(trx);
    const { rows: files } =
      await sql`delete from agent_file where job_id = any(${[...ids]}::text[]) returning id`.execute(trx);
    return { runs: replies.map(({ id }) => id), files: files.length };
  },
};

/** Files that were given to jobs which are over. */
export async function countOldFiles(db: QueryExecutorProvider, tenantId: string, days: number): Promise<number> {
  const { rows } = await sql<{ over: number }>`
    select count(*)::int as over from agent_file where job_id in (${oldItems(oldJobs, tenantId, days)})
  `.execute(db);
  return rows[0]?.over ?? 0;
}
