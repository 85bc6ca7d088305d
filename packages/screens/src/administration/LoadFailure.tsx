import { Banner, Button, ErrorState, RetryIcon } from '@assay/design-system';
import { useMessages } from '@assay/i18n';
import { administrationMessages } from './messages.ts';

export interface LoadFailureProps {
  error: Error;
  /** What was read before is still on show below. */
  isStale?: boolean;
  onRetry: () => void;
}

/** In place of a part that could not be loaded, or above one that could not be renewed. */
export function LoadFailure({ error, isStale = false, onRetry }: LoadFailureProps) {
  const t = useMessages(administrationMessages);
  const retry = (
    <Button size="compact" icon={RetryIcon} onClick={onRetry}>
      {t('failed.retry')}
    </Button>
  );
  if (isStale) return <Banner tone="caution" title={t('failed.stale')} actions={retry} />;
  return (
    <ErrorState level={3} title={t('failed.title')} actions={retry}>
      {error.message}
    </ErrorState>
  );
}
