import { isCallError } from '@assay/client';
import { Button, ErrorState, Page, RetryIcon, Skeleton } from '@assay/design-system';
import { pathTo } from '@assay/domain';
import { useMessages } from '@assay/i18n';
import { type OpenedWork, worksMessages } from '@assay/screens/works/source';
import { useQuery } from '@tanstack/react-query';
import { createContext, type ReactNode, useEffect } from 'react';
import { Reading } from '../reading.tsx';
import { useSite } from '../site-context.ts';
import { openedAhead } from './opened-ahead.ts';

export interface KindOfWorkProps {
  id: string;
  children(kind: string): ReactNode;
}

/** A work that was opened to see of which kind it is; its page need not open it again. */
export const FoundWork = createContext<OpenedWork | undefined>(undefined);

/** What is shown of a work whose address does not say of which kind it is. */
export function KindOfWork(props: KindOfWorkProps) {
  return (
    <Reading>
      <Found {...props} />
    </Reading>
  );
}

function Found({ id, children }: KindOfWorkProps) {
  const { client, go } = useSite();
  const t = useMessages(worksMessages);
  const {
    data: found,
    error,
    refetch,
  } = useQuery({
    queryKey: ['kind of work', id],
    queryFn: () => openedAhead(client, id),
    retry: false,
    // It is as it was for a moment alone: its page hears of what is changed.
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    structuralSharing: false,
  });
  const status = isCallError(error) ? error.status : undefined;
  const elsewhere = status === 403 ? pathTo('forbidden') : status === 404 ? pathTo('notFound') : undefined;
  useEffect(() => {
    if (elsewhere !== undefined) go(elsewhere, { replace: true });
  }, [elsewhere, go]);
  if (found !== undefined) return <FoundWork value={found}>{children(found.kind)}</FoundWork>;
  if (elsewhere !== undefined) return null;
  return (
    <Page>
      {error ? (
        <ErrorState
          level={1}
          title={t('failed')}
          actions={
            <Button icon={RetryIcon} onClick={() => void refetch()}>
              {t('retry')}
            </Button>
          }
        >
          {error.message}
        </ErrorState>
      ) : (
        <div aria-busy aria-label={t('loading')} role="status">
          <Skeleton lines={6} />
        </div>
      )}
    </Page>
  );
}
