import { Banner, Button } from '@assay/design-system';
import { useMessages } from '@assay/i18n';
import { Children, type ReactNode } from 'react';
import * as styles from '../AgentChat.css.ts';
import type { LiveReply } from '../agent-chat.machine.ts';
import type { ChatFailure } from '../agent-chat.types.ts';
import { agentChatMessages } from '../messages.ts';

export interface NoticesProps {
  live: LiveReply | undefined;
  /** The agent waits for an answer: silence is expected. */
  isWaitingForPerson: boolean;
  problem: ChatFailure | undefined;
  onReconnect(): void;
  onDismiss(): void;
  children?: ReactNode;
}

/** What the reader should know about the connection, and what was tried and did not work. */
export function Notices({ live, isWaitingForPerson, problem, onReconnect, onDismiss, children }: NoticesProps) {
  const t = useMessages(agentChatMessages);
  const status = live?.connection?.status;
  const isLost = status === 'lost';
  const notices = [
    ...Children.toArray(children),
    problem && (
      <Banner
        key="problem"
        tone="critical"
        title={t('problem.title')}
        onClose={onDismiss}
        closeLabel={t('problem.close')}
      >
        {problem.message}
      </Banner>
    ),
    (isLost || status === 'waiting') && (
      <Banner
        key="connection"
        tone="caution"
        title={t(isLost ? 'connection.lost' : 'connection.waiting')}
        actions={
          <Button size="compact" onClick={onReconnect}>
            {t('connection.reconnect')}
          </Button>
        }
      />
    ),
    live?.failure && (
      <Banner key="failure" tone="critical" title={t('problem.title')}>
        {live.failure.message}
      </Banner>
    ),
    live?.timeout && !isWaitingForPerson && (
      <Banner key="timeout" tone="caution" title={t(`timeout.${live.timeout.kind}`, { seconds: live.timeout.seconds })}>
        {t('timeout.hint')}
      </Banner>
    ),
  ].filter(Boolean);
  return notices.length > 0 && <div className={styles.notices}>{notices}</div>;
}
