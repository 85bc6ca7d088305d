import { Button, ErrorState, RetryIcon } from '@assay/design-system';
import { useMessages } from '@assay/i18n';
import { administrationMessages } from './messages.ts';

/** In place of a part that could not be loaded. */
export function LoadFailure({ error, onRetry }: { error: Error; onRetry: () => void }) {
  const t = useMessages(administrationMessages);
  return (
    <ErrorState
      level={3}
      title={t('failed.title')}
      actions={
        <Button size="compact" icon={RetryIcon} onClick={onRetry}>
          {t('failed.retry')}
        </Button>
      }
    >
      {error.message}
    </ErrorState>
  );
}
