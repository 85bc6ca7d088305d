import { createHash } from 'node:crypto';
import { CallError } from '../../../ground/http/call-error.ts';
import type { MemberScope } from '../../../ground/scope/tenant-scope.ts';
import type { AgentStore } from '../agents.store.ts';
import type { AgentPorts, ReplyRow } from '../agents.types.ts';
import type { JobAccess } from '../job-access.ts';
import { contributions } from './contributions.ts';
import { type KeptKind, keptKind } from './kept-kind.ts';

/** Id of the work of a reply as it is written now, the same whenever it is asked: a UUID of version 8 (RFC 9562). */
function workIdOf({ id, version }: Pick<ReplyRow, 'id' | 'version'>): string {
  const hex = createHash('sha256').update(`${id} ${version}`).digest('hex');
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-8${hex.slice(13, 16)}-8${hex.slice(17, 20)}-${hex.slice(20, 32)}`;
}

interface KeepDependencies {
  store: AgentStore;
  ports: Pick<AgentPorts, 'makeWork' | 'vectors' | 'settingsOf'>;
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
    ): Promise<{ work_id: string; kind: KeptKind; link: string }> {
      const job = await access.ownJob(scope, jobId);
      const reply = await access.replyOf(job, replyId);
      const kind = reply.status === 'done' && !job.is_incognito ? keptKind(reply.run.outputs) : undefined;
      if (kind === undefined) throw new CallError('conflict');
      const path = await store.path(reply.id);
      const { id, link } = await ports.makeWork(
        kind,
        { id: workIdOf(reply), tenant_id: job.tenant_id, owner_id: job.owner_id },
        await contributions[kind]({ job, path, outputs: reply.run.outputs }, ports),
      );
      return { work_id: id, kind, link };
    },
  };
}
