import { Banner, Button } from '@assay/design-system';
import { useMessages } from '@assay/i18n';
import { Children, type ReactNode, useEffect, useState } from 'react';
import { type FollowedRun, isSettled } from './followed-run.ts';
import { runMessages } from './messages.ts';

/** How long "Reconnected" stays, ms. */
const resumedTime = 8_000;

export interface RunNoticesProps {
  /** The run that is written, or the last one. */
  run: FollowedRun | undefined;
  /** It waits for a person: silence is expected. @default false */
  isWaitingForPerson?: boolean;
  onReconnect(): void;
  /** Of the box around the notices while there are any. */
  className: string;
  /** Further notices, which come first. */
  children?: ReactNode;
}

/** What a reader must know of the connection and the clocks of a run. */
export function RunNotices({ run, isWaitingForPerson = false, onReconnect, className, children }: RunNoticesProps) {
  const t = useMessages(runMessages);
  const connection = run?.connection;
  const isRunning = run !== undefined && !isSettled(run);
  const isOpen = connection?.status === 'open' || connection?.status === 'following';
  const isResumed = connection?.resumed === true && isOpen;
  const [isSaid, setSaid] = useState(false);
  useEffect(() => {
    if (!isResumed) return;
    const timer = setTimeout(() => setSaid(true), resumedTime);
    return () => {
      clearTimeout(timer);
      setSaid(false);
    };
  }, [isResumed]);

  const notices = [
    ...Children.toArray(children),
    isRunning && connection?.status === 'waiting' && (
      <Banner key="waiting" tone="caution" announce="off" title={t('connection.waiting')} />
    ),
    isRunning && connection?.status === 'lost' && (
      <Banner
        key="lost"
        tone="caution"
        announce="off"
        title={t('connection.lost')}
        actions={
          <Button size="compact" onClick={onReconnect}>
            {t('connection.reconnect')}
          </Button>
        }
      />
    ),
    isResumed && !isSaid && (
      <Banner
        key="resumed"
        tone="info"
        announce="off"
        title={t('connection.resumed')}
        onClose={() => setSaid(true)}
        closeLabel={t('connection.dismiss')}
      />
    ),
    isRunning && run.timeout && !isWaitingForPerson && (
      <Banner key="timeout" tone="caution" title={t(`timeout.${run.timeout.kind}`, { seconds: run.timeout.seconds })}>
        {t('timeout.hint')}
      </Banner>
    ),
  ].filter(Boolean);
  return <div className={notices.length > 0 ? className : undefined}>{notices}</div>;
}
