import { Button, EmptyState, Heading, KeyValue, MessageIcon, RowList, Skeleton, Text } from '@assay/design-system';
import { useFormats, useMessages } from '@assay/i18n';
import { useInfiniteQuery } from '@tanstack/react-query';
import { LoadFailure } from './LoadFailure.tsx';
import { profileMessages } from './messages.ts';
import * as styles from './Profile.css.ts';
import type { FeedbackCounts, QualitySource } from './quality.source.ts';

export interface FeedbackListProps {
  source: Pick<QualitySource, 'feedback'>;
}

/** What people of the organisation said of answers, with counts; for its administrators. */
export function FeedbackList({ source }: FeedbackListProps) {
  const t = useMessages(profileMessages);
  const formats = useFormats();
  const list = useInfiniteQuery({
    queryKey: ['quality', 'feedback'],
    queryFn: ({ pageParam, signal }) => source.feedback(pageParam, signal),
    initialPageParam: 0,
    getNextPageParam: (last, pages) => {
      const read = pages.reduce((sum, page) => sum + page.entries.length, 0);
      return last.entries.length > 0 && read < last.total ? read : undefined;
    },
  });
  const first = list.data?.pages[0];
  const entries = list.data?.pages.flatMap((page) => page.entries) ?? [];

  function facts({ helpful, notHelpful, reasons }: FeedbackCounts) {
    return [
      { key: 'helpful', label: t('feedback.helpful'), value: formats.number(helpful) },
      { key: 'notHelpful', label: t('feedback.notHelpful'), value: formats.number(notHelpful) },
      ...reasons.map(({ reason, count }) => ({
        key: reason,
        label: t(`feedback.reasons.${reason}`),
        value: formats.number(count),
      })),
    ];
  }

  return (
    <section className={styles.quality}>
      <Heading level={2} size="title3">
        {t('feedback.title')}
      </Heading>
      {list.isPending && (
        <div role="status" aria-label={t('loading')}>
          <Skeleton height={160} />
        </div>
      )}
      {list.isError && !list.data && <LoadFailure error={list.error} onRetry={() => void list.refetch()} />}
      {first && entries.length === 0 && (
        <EmptyState icon={MessageIcon} title={t('feedback.none.title')} level={3}>
          {t('feedback.none.text')}
        </EmptyState>
      )}
      {first && (entries.length > 0 || first.installation) && (
        <>
          {entries.length > 0 && <KeyValue hasRules items={facts(first.counts)} />}
          {first.installation && (
            <>
              <Heading level={3} size="section">
                {t('feedback.installation')}
              </Heading>
              <KeyValue hasRules items={facts(first.installation)} />
            </>
          )}
        </>
      )}
      {entries.length > 0 && (
        <RowList>
          {entries.map((entry) => (
            <li key={entry.key} className={styles.feedback}>
              <Text as="p" tone="strong">
                {entry.question ?? t('feedback.elsewhere')}
              </Text>
              <Text as="p" size="dense" tone="muted">
                {[
                  t(entry.rating === 'up' ? 'feedback.helpful' : 'feedback.notHelpful'),
                  entry.reason && t(`feedback.reasons.${entry.reason}`),
                  formats.dateTime(entry.at),
                ]
                  .filter(Boolean)
                  .join(' · ')}
              </Text>
              {entry.content && (
                <Text as="p" size="dense">
                  {entry.content}
                </Text>
              )}
            </li>
          ))}
        </RowList>
      )}
      {list.hasNextPage && (
        <div>
          {list.isFetchNextPageError && (
            <Text as="p" size="dense" tone="critical" role="alert">
              {t('feedback.moreFailed')}
            </Text>
          )}
          <Button isBusy={list.isFetchingNextPage} onClick={() => void list.fetchNextPage()}>
            {t(list.isFetchNextPageError ? 'failed.retry' : 'feedback.more')}
          </Button>
        </div>
      )}
    </section>
  );
}
