import { Button, ErrorState, RetryIcon } from '@assay/design-system';
import { useMessages } from '@assay/i18n';
import { profileMessages } from './messages.ts';

export interface LoadFailureProps {
  error: Error;
  onRetry: () => void;
}

/** In place of a part that could not be read. */
export function LoadFailure({ error, onRetry }: LoadFailureProps) {
  const t = useMessages(profileMessages);
  return (
    <ErrorState
      title={t('failed.title')}
      actions={
        <Button icon={RetryIcon} onClick={onRetry}>
          {t('failed.retry')}
        </Button>
      }
    >
      {error.message}
    </ErrorState>
  );
}
