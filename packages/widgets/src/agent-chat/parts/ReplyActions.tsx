import {
  Button,
  ChevronLeftIcon,
  ChevronRightIcon,
  CopyIcon,
  FileTextIcon,
  IconButton,
  RefreshIcon,
  ThumbsDownIcon,
  ThumbsUpIcon,
  WaypointsIcon,
} from '@assay/design-system';
import { useMessages } from '@assay/i18n';
import { useState } from 'react';
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
  /** The kind of work as which one can go on with it. */
  keeps: string | undefined;
  /** Makes a work of a reply and leads there; absent where none can be made. */
  keep: ((reply: string) => Promise<void>) | undefined;
}

/** What can be done with a reply that is written. */
export function ReplyActions({ message, text, canAct, actions, versions, keeps, keep }: ReplyActionsProps) {
  const t = useMessages(agentChatMessages);
  const [said, setSaid] = useState('');
  const [isKeeping, setKeeping] = useState(false);
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
  async function makeWork(make: NonNullable<typeof keep>) {
    setKeeping(true);
    setSaid('');
    try {
      await make(id);
    } catch (error) {
      setSaid(error instanceof Error ? error.message : t('reply.keepFailed'));
    } finally {
      setKeeping(false);
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
      {keep && canAct && keeps !== undefined && (
        <Button
          size="compact"
          icon={keeps === 'triz' ? WaypointsIcon : FileTextIcon}
          isBusy={isKeeping}
          busyLabel={t('reply.keeping')}
          onClick={() => void makeWork(keep)}
        >
          {t(keeps === 'triz' ? 'reply.keepTriz' : 'reply.keep')}
        </Button>
      )}
      <span className={styles.position} role="status">
        {said}
      </span>
    </div>
  );
}
