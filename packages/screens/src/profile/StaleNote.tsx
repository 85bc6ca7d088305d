import { Banner, Button, RetryIcon } from '@assay/design-system';
import { useMessages } from '@assay/i18n';
import { profileMessages } from './messages.ts';

/** Above a list that could not be read anew: what is shown is the last known state. */
export function StaleNote({ onRetry }: { onRetry: () => void }) {
  const t = useMessages(profileMessages);
  return (
    <Banner
      tone="caution"
      title={t('runs.stale')}
      actions={
        <Button size="compact" icon={RetryIcon} onClick={onRetry}>
          {t('failed.retry')}
        </Button>
      }
    />
  );
}
