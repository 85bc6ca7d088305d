import { type QueryExecutorProvider, sql } from 'kysely';
import { deleteRuns } from '../runs/sweep-runs.ts';
import { forgetSharing } from '../sharing/forget-item.ts';

/** Jobs in which nothing was said for so many days. */
const isOver = (tenantId: string, days: number) =>
  sql`tenant_id = ${tenantId} and updated_at < now() - make_interval(days => ${days})`;

/** Jobs, and the files that were given to them. */
interface OldJobs {
  jobs: number;
  files: number;
}

export async function countOldJobs(db: QueryExecutorProvider, tenantId: string, days: number): Promise<OldJobs> {
  const { rows } = await sql<OldJobs>`
    with job as (select id from agent_job where ${isOver(tenantId, days)})
    select (select count(*)::int from job) as jobs,
      (select count(*)::int from agent_file where job_id in (select id from job)) as files
  `.execute(db);
  return rows[0] ?? { jobs: 0, files: 0 };
}

/**
 * Deletes jobs of a tenant in which nothing was said for so many days, at most `limit`, with all that hangs on them:
 * messages and their versions, judgements, files with what was read in them, links, and the logs of their runs. The bytes
 * of the files are marked to be removed.
 */
export async function forgetOldJobs(
  trx: QueryExecutorProvider,
  tenantId: string,
  days: number,
  limit: number,
): Promise<OldJobs> {
  const { rows: jobs } = await sql<{ id: string }>`
    select id from agent_job where ${isOver(tenantId, days)} order by updated_at limit ${limit} for update skip locked
  `.execute(trx);
  const ids = jobs.map(({ id }) => id);
  if (ids.length === 0) return { jobs: 0, files: 0 };
  const { rows: replies } = await sql<{ id: string }>`
    select id from agent_message where job_id = any(${ids}::text[]) and role = 'agent'
  `.execute(trx);
  const { rows: files } = await sql`delete from agent_file where job_id = any(${ids}::text[]) returning id`.execute(
    trx,
  );
  await sql`delete from agent_job where id = any(${ids}::text[])`.execute(trx);
  await deleteRuns(
    trx,
    replies.map(({ id }) => id),
  );
  await forgetSharing(trx, { tenantId, dataType: 'ai_agent', source: 'ai_generate', ids });
  return { jobs: ids.length, files: files.length };
}
