import { Heading, Skeleton, Text } from '@assay/design-system';
import { useMessages } from '@assay/i18n';
import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import * as styles from './Administration.css.ts';
import { LoadFailure } from './LoadFailure.tsx';
import { administrationMessages } from './messages.ts';

export interface PartFrameProps<T> {
  title: string;
  query: UseQueryResult<T>;
  /** What the part is, once it is known. */
  lead?: (data: T) => ReactNode;
  /** Filters and buttons; they stay while another page is fetched. */
  controls?: ReactNode;
  children: (data: T) => ReactNode;
}

/** A part of the administration while it loads, when it could not be loaded, and with what it holds. */
export function PartFrame<T>({ title, query, lead, controls, children }: PartFrameProps<T>) {
  const t = useMessages(administrationMessages);
  return (
    <section className={styles.part}>
      <Heading level={2} size="title3">
        {title}
      </Heading>
      {lead && query.data !== undefined && (
        <Text as="p" tone="muted" hasMeasure>
          {lead(query.data)}
        </Text>
      )}
      {controls && <div className={styles.controls}>{controls}</div>}
      {query.isPending && (
        <div role="status" aria-label={t('loading')}>
          <Skeleton height={240} />
        </div>
      )}
      {query.isError && (
        <LoadFailure error={query.error} isStale={query.data !== undefined} onRetry={() => void query.refetch()} />
      )}
      {query.data !== undefined && children(query.data)}
    </section>
  );
}
