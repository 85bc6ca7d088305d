import { memo } from 'react';
import type { FollowedRun } from '../../run/followed-run.ts';
import * as styles from '../AgentChat.css.ts';
import type { AgentMessage } from '../agent-chat.types.ts';
import type { AgentChatActions } from '../useAgentChat.ts';
import { AgentReply, type AgentReplyProps } from './AgentReply.tsx';
import { UserMessage } from './UserMessage.tsx';

export interface MessageRowProps
  extends Pick<AgentReplyProps, 'agentName' | 'activeKey' | 'loadVersions' | 'replyAction'> {
  message: AgentMessage;
  live: FollowedRun | undefined;
  /** Wordings of the message, in the order in which they were written. */
  branches: readonly string[];
  canAct: boolean;
  /** The agent is not at work, so that a message can be put in other words. */
  canEdit: boolean;
  actions: AgentChatActions;
}

/** One message of the thread; drawn again only when something of it has changed. */
export const MessageRow = memo(function MessageRow({
  message,
  live,
  branches,
  canAct,
  canEdit,
  actions,
  ...reply
}: MessageRowProps) {
  if (message.role === 'agent') {
    return (
      <article className={styles.message}>
        <AgentReply message={message} live={live} canAct={canAct} actions={actions} {...reply} />
      </article>
    );
  }
  return (
    <article className={styles.askedMessage}>
      <UserMessage
        message={message}
        branches={branches}
        onBranch={actions.chooseBranch}
        {...(canEdit ? { onEdit: actions.edit } : {})}
      />
    </article>
  );
});
