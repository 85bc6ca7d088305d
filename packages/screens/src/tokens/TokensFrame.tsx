import { Button, Inline, RetryIcon, Skeleton, Text } from '@assay/design-system';
import { useMessages } from '@assay/i18n';
import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { tokensMessages } from './messages.ts';

export interface TokensFrameProps<T> {
  query: UseQueryResult<T>;
  /** Place held while it loads, in px. */
  height: number;
  children: (tokens: T) => ReactNode;
}

/** Tokens while they load, when they could not be loaded, and as they are. */
export function TokensFrame<T>({ query, height, children }: TokensFrameProps<T>) {
  const t = useMessages(tokensMessages);
  return (
    <>
      {query.isPending && (
        <div role="status" aria-label={t('loading')}>
          <Skeleton height={height} />
        </div>
      )}
      {query.isError && (
        <>
          <Text as="p" tone="critical" role="alert">
            {query.error.message}
          </Text>
          <Inline>
            <Button size="compact" icon={RetryIcon} onClick={() => void query.refetch()}>
              {t('retry')}
            </Button>
          </Inline>
        </>
      )}
      {query.data !== undefined && children(query.data)}
    </>
  );
}
