import {
  ChevronLeftIcon,
  ChevronRightIcon,
  CopyIcon,
  IconButton,
  RefreshIcon,
  ThumbsDownIcon,
  ThumbsUpIcon,
} from '@assay/design-system';
import { useMessages } from '@assay/i18n';
import { type ReactNode, useState } from 'react';
import * as styles from '../AgentChat.css.ts';
import type { AgentMessage } from '../agent-chat.types.ts';
import { agentChatMessages } from '../messages.ts';
import type { AgentChatActions } from '../useAgentChat.ts';
import type { useReplyVersions } from '../useReplyVersions.ts';

export interface ReplyActionsProps {
  message: AgentMessage;
  text: string;
  canAct: boolean;
  actions: AgentChatActions;
  versions: ReturnType<typeof useReplyVersions> | undefined;
  /** What the owner of the chat adds. */
  own: ReactNode;
}

/** What can be done with a reply that is written. */
export function ReplyActions({ message, text, canAct, actions, versions, own }: ReplyActionsProps) {
  const t = useMessages(agentChatMessages);
  const [said, setSaid] = useState('');
  const { message_id: id, rating, version = 1 } = message;
  const { rate } = actions;
  async function copy() {
    try {
      await navigator.clipboard.writeText(text);
      setSaid(t('reply.copied'));
    } catch {
      // Without a secure context there is no clipboard.
      setSaid(t('reply.copyFailed'));
    }
  }
  return (
    <div className={styles.actions} role="group" aria-label={t('reply.actions')}>
      {text !== '' && <IconButton size="compact" icon={CopyIcon} label={t('reply.copy')} onClick={() => void copy()} />}
      {canAct && (
        <IconButton size="compact" icon={RefreshIcon} label={t('reply.again')} onClick={() => actions.again(id)} />
      )}
      {rate && (
        <>
          <IconButton
            size="compact"
            icon={ThumbsUpIcon}
            label={t('reply.good')}
            aria-pressed={rating === 'up'}
            onClick={() => rate(id, rating === 'up' ? undefined : 'up')}
          />
          <IconButton
            size="compact"
            icon={ThumbsDownIcon}
            label={t('reply.bad')}
            aria-pressed={rating === 'down'}
            onClick={() => rate(id, rating === 'down' ? undefined : 'down')}
          />
        </>
      )}
      {versions && version > 1 && (
        <>
          <IconButton
            size="compact"
            icon={ChevronLeftIcon}
            label={t('reply.previousVersion')}
            isBusy={versions.isLoading}
            isDisabled={versions.current <= 1}
            onClick={versions.previous}
          />
          <span className={styles.position}>{t('reply.versionOf', { version: versions.current, total: version })}</span>
          <IconButton
            size="compact"
            icon={ChevronRightIcon}
            label={t('reply.nextVersion')}
            isDisabled={versions.current >= version}
            onClick={versions.next}
          />
        </>
      )}
      {own}
      <span className={styles.position} role="status">
        {said}
      </span>
    </div>
  );
}
