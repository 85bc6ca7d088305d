import type { AssayCalls } from '@assay/contract';
import type { Locale, PlannedStep } from '@assay/domain';
import { CallError } from '../../ground/http/call-error.ts';
import { isOwner, type TenantScope } from '../../ground/scope/tenant-scope.ts';
import type { AgentStore } from './agents.store.ts';
import type { JobRow, MessageRow, ReplyRow } from './agents.types.ts';
import { agentsWords } from './agents-words.ts';

/** What is told of a reply that was just begun, or goes on. */
export type Begun = AssayCalls['agents.run']['response'];

type JobView = AssayCalls['agents.job']['response'];
type MessageView = JobView['messages'][number];

/** The plan in words. */
export function planOf(plan: readonly PlannedStep[], locale: Locale): Begun['plan'] {
  const words = agentsWords(locale);
  return plan.map(({ step, needsApproval = false }) => ({
    step,
    name: words(`steps.${step}`),
    needs_approval: needsApproval,
  }));
}

export function begunOf(
  job: Pick<JobRow, 'id' | 'locale'>,
  reply: Pick<ReplyRow, 'id' | 'parent_id' | 'status' | 'plan'>,
): Begun {
  return {
    job_id: job.id,
    message_id: reply.parent_id ?? reply.id,
    reply: reply.id,
    status: reply.status,
    plan: planOf(reply.plan, job.locale),
  };
}

/** A job with a page of its messages, as the caller may see it. */
export async function viewJob(
  store: AgentStore,
  scope: TenantScope | undefined,
  job: JobRow,
  before: string | undefined,
  limit: number,
): Promise<JobView> {
  const at = before === undefined ? undefined : await store.message(before);
  if (before !== undefined && at?.job_id !== job.id) throw new CallError('notFound');
  const rows = await store.messages(job.id, at?.position ?? 2 ** 31 - 1, limit);
  const shown = rows.slice(0, limit).toReversed();
  const isOwn = scope !== undefined && isOwner(scope, job);
  // Of the newest page the status is that of the reply as it was read here: a later look may see it ended.
  const [files, ratings, last] = await Promise.all([
    store.filesOfJob(job.id),
    scope !== undefined && scope.role !== 'guest'
      ? store.ratings(
          shown.map(({ id }) => id),
          scope.userId,
        )
      : new Map<string, 'up' | 'down'>(),
    before === undefined ? shown.findLast(({ role }) => role === 'agent') : store.lastReply(job.id),
  ]);
  return {
    job_id: job.id,
    code: job.code,
    title: job.title,
    status: last?.status ?? 'queued',
    editable: isOwn,
    incognito: job.is_incognito,
    created_at: job.created_at.toISOString(),
    messages: shown.map((row) => messageOf(row, job.locale, files, ratings.get(row.id))),
    has_more: rows.length > limit,
  };
}

function messageOf(
  row: MessageRow,
  locale: Locale,
  files: readonly { id: string; name: string; type: string; size: number }[],
  rating: 'up' | 'down' | undefined,
): MessageView {
  return {
    message_id: row.id,
    parent_id: row.parent_id,
    role: row.role,
    at: row.created_at.toISOString(),
    content: row.content,
    files: row.file_ids.flatMap((id) => {
      const file = files.find((each) => each.id === id);
      return file ? [{ file_id: file.id, name: file.name, type: file.type, size: file.size }] : [];
    }),
    ...(row.status === null ? {} : { status: row.status, version: row.version }),
    ...(row.plan !== null && row.run?.isPlanWaiting && row.status === 'paused'
      ? { plan: planOf(row.plan, locale) }
      : {}),
    ...(row.reply === null ? {} : { reply: row.reply }),
    ...(rating === undefined ? {} : { rating }),
  };
}
