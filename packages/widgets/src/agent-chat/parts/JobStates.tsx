import { Button, ErrorState, RetryIcon, Skeleton, Stack } from '@assay/design-system';
import { useMessages } from '@assay/i18n';
import type { Failure } from '../../run/run.types.ts';
import * as styles from '../AgentChat.css.ts';
import { agentChatMessages } from '../messages.ts';

/** In place of a job that could not be read. */
export function JobUnread({ failure, onReload }: { failure: Failure; onReload(): void }) {
  const t = useMessages(agentChatMessages);
  return (
    <div className={styles.chat}>
      <div className={styles.measured}>
        <ErrorState
          level={1}
          title={t('problem.job')}
          actions={
            <Button icon={RetryIcon} onClick={onReload}>
              {t('problem.reload')}
            </Button>
          }
        >
          {failure.message}
        </ErrorState>
      </div>
    </div>
  );
}

/** In place of a job that is on its way. */
export function JobLoading() {
  const t = useMessages(agentChatMessages);
  return (
    <div className={styles.chat}>
      <div className={styles.measured}>
        <Stack gap={4} role="status" aria-label={t('loading')}>
          <Skeleton lines={1} size="title2" width="60%" />
          <Skeleton lines={6} size="prose" />
        </Stack>
      </div>
    </div>
  );
}
