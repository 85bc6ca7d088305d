import { Banner } from '@assay/design-system';
import { useMessages } from '@assay/i18n';
import type { ReactNode } from 'react';
import type { FollowedRun } from '../../run/followed-run.ts';
import { RunNotices } from '../../run/RunNotices.tsx';
import type { Failure } from '../../run/run.types.ts';
import * as styles from '../AgentChat.css.ts';
import { agentChatMessages } from '../messages.ts';

export interface NoticesProps {
  live: FollowedRun | undefined;
  /** The agent waits for an answer: silence is expected. */
  isWaitingForPerson: boolean;
  problem: Failure | undefined;
  onReconnect(): void;
  onDismiss(): void;
  children?: ReactNode;
}

/** What was tried and did not work, and what the reader should know about the connection. */
export function Notices({ live, isWaitingForPerson, problem, onReconnect, onDismiss, children }: NoticesProps) {
  const t = useMessages(agentChatMessages);
  return (
    <RunNotices run={live} isWaitingForPerson={isWaitingForPerson} onReconnect={onReconnect} className={styles.notices}>
      {children}
      {problem && (
        <Banner tone="critical" title={t('problem.title')} onClose={onDismiss} closeLabel={t('problem.close')}>
          {problem.message}
        </Banner>
      )}
      {live?.failure && (
        <Banner tone="critical" title={t('problem.title')}>
          {live.failure.message}
        </Banner>
      )}
    </RunNotices>
  );
}
