import { useMessages } from '@assay/i18n';
import { useEffect } from 'react';
import { evidenceMessages } from '../evidence/messages.ts';
import { runMessages } from '../run/messages.ts';
import type { AgentChatProps } from './AgentChat.types.ts';
import { Conversation } from './Conversation.tsx';
import { agentChatMessages } from './messages.ts';
import { JobLoading, JobUnread } from './parts/JobStates.tsx';
import { useAgentChat } from './useAgentChat.ts';

/** A job of an agent as a conversation: its messages in branches, live while they are written. */
export function AgentChat({ onTitle, onRefused, ...props }: AgentChatProps) {
  useMessages(agentChatMessages, evidenceMessages, runMessages);
  const model = useAgentChat(props.jobId, props.source);
  const { job } = model.state;
  const title = job.status === 'ready' ? job.job.title : undefined;
  const refused = job.status === 'failed' ? job.failure.status : undefined;
  useEffect(() => {
    if (title !== undefined) onTitle?.(title);
  }, [title, onTitle]);
  useEffect(() => {
    if (refused !== undefined && [401, 403, 404].includes(refused)) onRefused?.(refused);
  }, [refused, onRefused]);

  if (job.status === 'failed') return <JobUnread failure={job.failure} onReload={model.actions.reload} />;
  if (job.status === 'loading') return <JobLoading />;
  return <Conversation {...props} job={job.job} model={model} />;
}
