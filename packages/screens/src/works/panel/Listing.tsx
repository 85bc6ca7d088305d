import { Banner, Button, RetryIcon, Skeleton } from '@assay/design-system';
import { useMessages } from '@assay/i18n';
import type { ReactNode } from 'react';
import { worksMessages } from '../messages.ts';
import * as styles from './panel.css.ts';

interface ListingProps<Data> {
  query: { data: Data | undefined; error: Error | null; refetch(): unknown };
  children: (data: Data) => ReactNode;
}

/** A list of the panel on its way, refused or there; what was read once stays while it is read anew. */
export function Listing<Data>({ query: { data, error, refetch }, children }: ListingProps<Data>) {
  const t = useMessages(worksMessages);
  return (
    <div className={styles.listing} aria-busy={data === undefined && !error}>
      {error && (
        <Banner
          tone="critical"
          title={t('panel.failed')}
          actions={
            <Button size="compact" icon={RetryIcon} onClick={() => void refetch()}>
              {t('retry')}
            </Button>
          }
        >
          {error.message}
        </Banner>
      )}
      {data === undefined ? !error && <Skeleton lines={4} /> : children(data)}
    </div>
  );
}
