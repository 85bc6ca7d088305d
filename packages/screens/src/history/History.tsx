import {
  Button,
  ButtonLink,
  Dialog,
  EmptyState,
  ErrorState,
  Heading,
  HistoryIcon,
  Page,
  RetryIcon,
  RowList,
  Skeleton,
  Stack,
  Text,
  TrashIcon,
} from '@assay/design-system';
import { pathTo } from '@assay/domain';
import { dayName, useFormats, useMessages } from '@assay/i18n';
import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useMemo, useState } from 'react';
import { createDelayedRemovals, undoTime } from './delayed-removal.ts';
import * as styles from './History.css.ts';
import { HistoryRow } from './HistoryRow.tsx';
import { firstPlace, type HistoryRecord, type HistorySource } from './history.source.ts';
import { historyMessages } from './messages.ts';

export interface HistoryProps {
  source: HistorySource;
  /** Id of the open item, marked in the list. */
  currentId?: string;
  /** Tells the person something that passes by; `undo` offers to take it back. */
  notify(message: {
    title: string;
    tone: 'positive' | 'critical' | 'info';
    action?: { label: string; onPress(): void };
  }): void;
}

const queryKey = ['history', 'records'];

/** Everything asked and done, by day, newest first. */
export function History({ source, currentId, notify }: HistoryProps) {
  const t = useMessages(historyMessages);
  const queries = useQueryClient();
  const [pending, setPending] = useState<ReadonlySet<string>>(new Set());
  const [isAsking, setAsking] = useState(false);
  const [isClearing, setClearing] = useState(false);
  const list = useInfiniteQuery({
    queryKey,
    queryFn: ({ pageParam, signal }) => source.page(pageParam, signal),
    initialPageParam: firstPlace,
    getNextPageParam: (last) => last.next,
  });

  const removals = useMemo(
    () =>
      createDelayedRemovals(
        async (id) => {
          await source.remove(id);
          await queries.invalidateQueries({ queryKey });
          await queries.invalidateQueries({ queryKey: ['home', 'recent'] });
        },
        setPending,
        () => notify({ title: t('deleteFailed'), tone: 'critical' }),
      ),
    [source, queries, notify, t],
  );
  useEffect(() => () => void removals.flush(), [removals]);

  // A wider span begins anew, so that a record may come twice.
  const all = new Map((list.data?.pages ?? []).flatMap((page) => page.records).map((record) => [record.id, record]));
  const records = [...all.values()].filter((record) => !pending.has(record.id));

  function remove(record: HistoryRecord) {
    removals.add(record.id);
    notify({
      title: t('deleted', { title: record.title, seconds: undoTime / 1000 }),
      tone: 'info',
      action: { label: t('undo'), onPress: () => removals.undo(record.id) },
    });
  }

  async function clear() {
    setClearing(true);
    try {
      await source.removeAll();
      await queries.invalidateQueries({ queryKey });
      await queries.invalidateQueries({ queryKey: ['home', 'recent'] });
      setAsking(false);
      notify({ title: t('removed'), tone: 'positive' });
    } catch (error) {
      notify({ title: error instanceof Error ? error.message : t('deleteFailed'), tone: 'critical' });
    } finally {
      setClearing(false);
    }
  }

  return (
    <Page>
      <div className={styles.head}>
        <Heading level={1}>{t('title')}</Heading>
        {records.length > 0 && (
          <Button size="compact" variant="quiet" icon={TrashIcon} onClick={() => setAsking(true)}>
            {t('deleteAll')}
          </Button>
        )}
      </div>
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
      {list.isError && (
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
      {list.isSuccess && records.length === 0 && (
        <EmptyState
          icon={HistoryIcon}
          title={t('empty.title')}
          actions={
            <ButtonLink variant="primary" href={pathTo('home')}>
              {t('empty.ask')}
            </ButtonLink>
          }
        >
          {t('empty.text')}
        </EmptyState>
      )}
      <Days records={records} currentId={currentId} onRemove={remove} />
      {list.hasNextPage && (
        <div className={styles.more}>
          <Button
            isBusy={list.isFetchingNextPage}
            busyLabel={t('loadingMore')}
            onClick={() => void list.fetchNextPage()}
          >
            {t('more')}
          </Button>
        </div>
      )}
      <Dialog
        isOpen={isAsking}
        onClose={() => setAsking(false)}
        title={t('confirm.title')}
        closeLabel={t('confirm.cancel')}
        actions={
          <>
            <Button onClick={() => setAsking(false)}>{t('confirm.cancel')}</Button>
            <Button variant="danger" isBusy={isClearing} busyLabel={t('confirm.deleting')} onClick={() => void clear()}>
              {t('confirm.delete')}
            </Button>
          </>
        }
      >
        <Text as="p">{t('confirm.text')}</Text>
      </Dialog>
    </Page>
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
            key={record.id}
            record={record}
            isCurrent={record.id === currentId}
            onRemove={() => onRemove(record)}
          />
        ))}
      </RowList>
    </section>
  ));
}
