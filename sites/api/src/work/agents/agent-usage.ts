import { type AgentCode, agents, replyPart } from '@assay/domain';
import type { MemberScope } from '../../ground/scope/tenant-scope.ts';
import type { AgentPorts, RunState } from './agents.types.ts';

/** What counts a message of an agent against the edition; undefined for one that is not counted. @throws CallError overLimit */
export async function prepareUse({ usage }: Pick<AgentPorts, 'usage'>, scope: MemberScope, code: AgentCode) {
  const { counts } = agents[code];
  return counts === undefined ? undefined : usage.prepare(scope, counts);
}

/** Whether a reply that was stopped or failed costs nothing: it ended before anything was written. */
export function isGivenBack(run: RunState, parts: readonly { part: string; text?: string | undefined }[]): boolean {
  return run.isCounted === true && !parts.some(({ part, text = '' }) => part === replyPart && text !== '');
}
