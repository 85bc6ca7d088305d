import { Banner, Button, joinClasses } from '@assay/design-system';
import { useMessages } from '@assay/i18n';
import { useEffect, useState } from 'react';
import { seekPanelMessages } from './messages.ts';
import * as styles from './SeekPanel.css.ts';
import { type QuestionState, questionStatusOf } from './seek-panel.machine.ts';

/** How long "Reconnected" stays, ms. */
const resumedTime = 8_000;

export interface NoticesProps {
  /** The question that runs, or the last one. */
  held: QuestionState | undefined;
  onReconnect(): void;
}

/** What a reader must know of the connection and the clocks, above the answer. */
export function Notices({ held, onReconnect }: NoticesProps) {
  const t = useMessages(seekPanelMessages);
  const connection = held?.connection;
  const isRunning = held !== undefined && questionStatusOf(held) !== 'done';
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

  const banners = [
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
    isRunning && held.timeout && (
      <Banner key="timeout" tone="caution" title={t(`timeout.${held.timeout.kind}`, { seconds: held.timeout.seconds })}>
        {t('timeout.hint')}
      </Banner>
    ),
  ].filter(Boolean);
  return <div className={joinClasses(styles.notices, banners.length > 0 && styles.noticesFilled)}>{banners}</div>;
}
