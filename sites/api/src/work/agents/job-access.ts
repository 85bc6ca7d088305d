import type { Locale } from '@assay/domain';
import { seeingTenants } from '../../ground/database/tenant-sight.ts';
import { CallError } from '../../ground/http/call-error.ts';
import { messages } from '../../ground/http/messages.ts';
import type { Keyring } from '../../ground/keys/keyring.types.ts';
import { isOwner, type MemberScope, type TenantScope } from '../../ground/scope/tenant-scope.ts';
import type { ReadingRight } from '../../ground/streams/reading-rights.ts';
import type { AgentStore } from './agents.store.ts';
import { type AgentPorts, guestOwner, type JobRow, type ReplyRow } from './agents.types.ts';
import { guestTokenEnd, opensJob } from './files/signed-file.ts';

/** Who may read and who may change a job and its replies; everything among the agents asks here. */
export function createJobAccess(store: AgentStore, ports: Pick<AgentPorts, 'mayRead'>) {
  /** A job of the caller's own. @throws CallError forbidden for somebody who may only read it, notFound */
  async function ownJob(scope: MemberScope, id: string): Promise<JobRow> {
    const job = await readableJob(scope, id);
    if (!isOwner(scope, job)) throw new CallError('forbidden');
    return job;
  }

  /** A job the caller may read. @throws CallError notFound where there is none, or it is somebody else's */
  async function readableJob(scope: TenantScope, id: string): Promise<JobRow> {
    const job = await store.job(id);
    if (job && (isOwner(scope, job) || (await ports.mayRead(scope, job.id)))) return job;
    throw new CallError('notFound');
  }

  /** The named reply of a job, or its newest. @throws CallError notFound */
  async function replyOf(job: JobRow, id: string | undefined): Promise<ReplyRow> {
    const reply = id === undefined ? await store.lastReply(job.id) : await store.reply(id);
    if (reply?.job_id !== job.id) throw new CallError('notFound');
    return reply;
  }

  return { ownJob, readableJob, replyOf };
}

export type JobAccess = ReturnType<typeof createJobAccess>;

/** Does what a guest asks, who sees what guests began and, by their token, one job of it. */
export const asGuest = <T>(work: () => T): T => seeingTenants([guestOwner.tenantId], work);

/** The job that a guest began. @throws CallError forbidden where the token is not that of the job, notFound */
export async function guestJob(
  { store, keys }: { store: AgentStore; keys: Keyring },
  id: string,
  token: string,
): Promise<JobRow> {
  if (!opensJob(keys, id, token, Date.now())) throw new CallError('forbidden');
  const job = await store.job(id);
  if (!job) throw new CallError('notFound');
  return job;
}

/** By what a guest follows the job that their token opens: until the token ends. */
export function guestRight(token: string, locale: Locale): ReadingRight {
  const oneOf = [{ kind: 'until', values: [String(guestTokenEnd(token))] }];
  return [{ oneOf, code: 403, refusal: messages[locale].forbidden }];
}
