import {
  Banner,
  Button,
  ButtonLink,
  EmptyState,
  ErrorState,
  Heading,
  HistoryIcon,
  RetryIcon,
  RowList,
  Skeleton,
  Stack,
  Text,
} from '@assay/design-system';
import { pathTo } from '@assay/domain';
import { dayName, useFormats, useMessages } from '@assay/i18n';
import type { InfiniteData, UseInfiniteQueryResult } from '@tanstack/react-query';
import * as styles from './History.css.ts';
import { HistoryRow } from './HistoryRow.tsx';
import type { HistoryList, HistoryPage, HistoryRecord } from './history.source.ts';
import { historyMessages } from './messages.ts';

/** By which a record is told from others: of one item several answers may be saved. */
export const keyOf = ({ id, questionId = '' }: HistoryRecord) => `${id} ${questionId}`;

export interface RecordsProps {
  list: UseInfiniteQueryResult<InfiniteData<HistoryPage>>;
  /** Those that are shown. */
  records: readonly HistoryRecord[];
  chosen: HistoryList;
  currentId: string | undefined;
  onRemove(record: HistoryRecord): void;
}

/** A list of the history by days, page by page. */
export function Records({ list, records, chosen, currentId, onRemove }: RecordsProps) {
  const t = useMessages(historyMessages);
  return (
    <>
      {list.isPending && (
        <Stack gap={0} role="status" aria-label={t('loading')}>
          {Array.from({ length: 6 }, (_, index) => (
            // Placeholders have no identity.
            <div key={`placeholder-${index}`} className={styles.placeholder}>
              <Skeleton lines={1} width={`${70 - index * 7}%`} />
            </div>
          ))}
        </Stack>
      )}
      {list.isError && !list.data && (
        <ErrorState
          title={t('failed.title')}
          actions={
            <Button icon={RetryIcon} onClick={() => void list.refetch()}>
              {t('failed.retry')}
            </Button>
          }
        >
          {list.error.message}
        </ErrorState>
      )}
      {list.isRefetchError && (
        <Banner
          tone="caution"
          title={t('stale')}
          className={styles.note}
          actions={
            <Button size="compact" icon={RetryIcon} onClick={() => void list.refetch()}>
              {t('failed.retry')}
            </Button>
          }
        />
      )}
      {list.data && records.length === 0 && list.hasNextPage && (
        <Text as="p" tone="muted" className={styles.note}>
          {t('quietMonth')}
        </Text>
      )}
      {list.data && records.length === 0 && !list.hasNextPage && (
        <EmptyState
          icon={HistoryIcon}
          title={t(chosen === 'saved' ? 'saved.empty' : 'empty.title')}
          actions={
            <ButtonLink variant="primary" href={pathTo('home')}>
              {t('empty.ask')}
            </ButtonLink>
          }
        >
          {t(chosen === 'saved' ? 'saved.emptyText' : 'empty.text')}
        </EmptyState>
      )}
      <Days records={records} currentId={currentId} onRemove={onRemove} />
      {list.hasNextPage && (
        <div className={styles.more}>
          {list.isFetchNextPageError && (
            <Text as="p" size="dense" tone="critical" role="alert">
              {t('moreFailed')}
            </Text>
          )}
          <Button
            isBusy={list.isFetchingNextPage}
            busyLabel={t('loadingMore')}
            onClick={() => void list.fetchNextPage()}
          >
            {t(list.isFetchNextPageError ? 'failed.retry' : 'more')}
          </Button>
        </div>
      )}
    </>
  );
}

interface DaysProps {
  records: readonly HistoryRecord[];
  currentId: string | undefined;
  onRemove(record: HistoryRecord): void;
}

function Days({ records, currentId, onRemove }: DaysProps) {
  const t = useMessages(historyMessages);
  const formats = useFormats();
  const days = new Map<string, HistoryRecord[]>();
  for (const record of records) {
    const name = dayName(record.at);
    const day = name === 'earlier' ? formats.date(record.at) : t(name);
    days.set(day, [...(days.get(day) ?? []), record]);
  }
  return [...days].map(([day, group]) => (
    <section key={day} className={styles.day}>
      <Heading level={2} size="section">
        {day}
      </Heading>
      <RowList>
        {group.map((record) => (
          <HistoryRow
            key={keyOf(record)}
            record={record}
            isCurrent={record.id === currentId}
            onRemove={() => onRemove(record)}
          />
        ))}
      </RowList>
    </section>
  ));
}
