import { createHash, randomUUID } from 'node:crypto';
import type { AgentExchange } from '@assay/works';
import { CallError } from '../../../ground/http/call-error.ts';
import type { MemberScope } from '../../../ground/scope/tenant-scope.ts';
import type { AgentStore } from '../agents.store.ts';
import type { AgentPorts, MessageRow, ReplyRow } from '../agents.types.ts';
import type { JobAccess } from '../job-access.ts';
import { keptAs } from './kept-as.ts';

/** Id of the work of a reply as it is written now, the same whenever it is asked: a UUID of version 8 (RFC 9562). */
function workIdOf({ id, version }: Pick<ReplyRow, 'id' | 'version'>): string {
  const hex = createHash('sha256').update(`${id} ${version}`).digest('hex');
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-8${hex.slice(13, 16)}-8${hex.slice(17, 20)}-${hex.slice(20, 32)}`;
}

/** What was asked and found, of the messages that lead to a reply. */
function threadOf(path: readonly MessageRow[]): readonly AgentExchange[] {
  return path.flatMap(({ run }, at) => {
    if (run === null) return [];
    const asked = path.slice(0, at).findLast(({ role }) => role === 'user')?.content ?? '';
    return [{ asked, found: { ...run.outputs }, origin: run.outputs.origin ?? 'rules' }];
  });
}

interface KeepDependencies {
  store: AgentStore;
  ports: Pick<AgentPorts, 'makeWork' | 'tools' | 'vectors' | 'settingsOf'>;
  access: JobAccess;
}

/** Makes works of replies, in which people go on with what an agent began. */
export function createKeep({ store, ports, access }: KeepDependencies) {
  return {
    /**
     * The work of a reply, made the first time that it is asked for.
     *
     * @throws CallError conflict where the reply is nothing to go on with, or leaves no trace
     */
    async keep(
      scope: MemberScope,
      jobId: string,
      replyId: string,
    ): Promise<{ work_id: string; kind: string; link: string }> {
      const job = await access.ownJob(scope, jobId);
      const reply = await access.replyOf(job, replyId);
      const kept = reply.status === 'done' && !job.is_incognito ? keptAs(ports.tools, reply.run.outputs) : undefined;
      if (!kept) throw new CallError('conflict');
      const { kind, keeping } = kept;
      const { locale, tenant_id, owner_id } = job;
      const { vectors, settingsOf } = ports;
      const setting = settingsOf(tenant_id);
      const thread = threadOf(await store.path(reply.id));
      const { id, link } = await ports.makeWork(
        kind,
        { id: workIdOf(reply), tenant_id, owner_id },
        await keeping.contributions(thread, { locale, newId: randomUUID, vectors, setting }),
      );
      return { work_id: id, kind, link };
    },
  };
}
