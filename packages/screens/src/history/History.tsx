import { Button, ConfirmDialog, Heading, Page, SegmentedControl, TrashIcon } from '@assay/design-system';
import { successMessages } from '@assay/domain';
import { useMessages, useTranslator } from '@assay/i18n';
import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { usePageTitle } from '../detail/usePageTitle.ts';
import * as styles from './History.css.ts';
import { firstPlace, type HistoryList, type HistoryRecord, type HistorySource } from './history.source.ts';
import type { HistoryNotice } from './history.types.ts';
import { historyMessages } from './messages.ts';
import { keyOf, Records } from './Records.tsx';
import { Trash } from './Trash.tsx';
import type { RemovedWork, TrashSource } from './trash.source.ts';

export interface HistoryProps {
  source: HistorySource;
  trash: TrashSource;
  /** What is listed first. @default 'all' */
  begin?: 'all' | 'trash';
  /** Opens a work that was taken out of the trash. */
  onOpenWork(work: RemovedWork): void;
  /** Id of the open item, marked in the list. */
  currentId?: string;
  notify(notice: HistoryNotice): void;
}

const queryKey = ['history', 'records'];
/** Time in which a removal can be taken back, ms. */
const undoTime = 10_000;

/** Everything asked and done, by day, newest first. */
export function History({ source, trash, begin = 'all', currentId, notify, onOpenWork }: HistoryProps) {
  const t = useMessages(historyMessages);
  usePageTitle(t('title'));
  const queries = useQueryClient();
  /** Removed a moment ago: out of sight before the list is read anew. */
  const [hidden, setHidden] = useState<ReadonlySet<string>>(new Set());
  const { locale } = useTranslator();
  const [isAsking, setAsking] = useState(false);
  const [chosen, setChosen] = useState<HistoryList | 'trash'>(begin);
  const isTrash = chosen === 'trash';
  const list = useInfiniteQuery({
    queryKey: [...queryKey, chosen],
    queryFn: ({ pageParam, signal }) => source.page(pageParam, signal, chosen === 'saved' ? 'saved' : 'all'),
    enabled: !isTrash,
    initialPageParam: firstPlace,
    getNextPageParam: (last) => last.next,
  });

  // A wider span begins anew, so that a record may come twice.
  const all = new Map(
    (list.data?.pages ?? []).flatMap((page) => page.records).map((record) => [keyOf(record), record]),
  );
  const records = [...all.values()].filter((record) => !hidden.has(keyOf(record)));

  async function refresh() {
    await queries.invalidateQueries({ queryKey: ['history'] });
    await queries.invalidateQueries({ queryKey: ['home', 'recent'] });
  }

  const show = (ids: readonly string[]) => setHidden((now) => new Set([...now].filter((id) => !ids.includes(id))));

  function fail(error: unknown, title: string) {
    notify({ title, description: error instanceof Error ? error.message : '', tone: 'critical' });
  }

  /** Says that something was removed and, for its time, offers it back. */
  function offerBack(
    keys: readonly string[],
    bringBack: () => Promise<void>,
    removed: { title: string; description?: string },
  ) {
    const restore = async () => {
      try {
        await bringBack();
        show(keys);
      } catch (error) {
        fail(error, t('restoreFailed'));
      }
      await refresh();
    };
    notify({
      ...removed,
      tone: 'positive',
      duration: undoTime,
      ...(keys.length > 0 ? { action: { label: t('undo'), onPress: () => void restore() } } : {}),
    });
  }

  async function remove(record: HistoryRecord) {
    const { id, questionId, title: description } = record;
    const key = keyOf(record);
    setHidden((now) => new Set(now).add(key));
    try {
      await (questionId === undefined ? source.remove(id) : source.save(questionId, false));
    } catch (error) {
      show([key]);
      fail(error, t('deleteFailed'));
      return;
    }
    const title = questionId === undefined ? successMessages.removed[locale] : t('saved.released');
    offerBack([key], () => (questionId === undefined ? source.restore([id]) : source.save(questionId, true)), {
      title,
      description,
    });
    await refresh();
  }

  async function clear() {
    const removed = await source.removeAll();
    await refresh();
    offerBack(
      removed.map((id) => `${id} `),
      () => source.restore(removed),
      { title: successMessages.removed[locale] },
    );
  }

  return (
    <Page>
      <div className={styles.head}>
        <Heading level={1}>{t('title')}</Heading>
        {records.length > 0 && chosen === 'all' && (
          <Button size="compact" variant="quiet" icon={TrashIcon} onClick={() => setAsking(true)}>
            {t('deleteAll')}
          </Button>
        )}
      </div>
      <SegmentedControl
        label={t('saved.filter')}
        segments={[
          { value: 'all', label: t('saved.all') },
          { value: 'saved', label: t('saved.title') },
          { value: 'trash', label: t('trash.title') },
        ]}
        value={chosen}
        onChange={setChosen}
        className={styles.filter}
      />
      {chosen === 'trash' ? (
        <Trash source={trash} notify={notify} onOpen={onOpenWork} />
      ) : (
        <Records
          list={list}
          records={records}
          chosen={chosen}
          currentId={currentId}
          onRemove={(record) => void remove(record)}
        />
      )}
      <ConfirmDialog
        isOpen={isAsking}
        title={t('confirm.title')}
        words={{
          confirm: t('confirm.delete'),
          busy: t('confirm.deleting'),
          cancel: t('confirm.cancel'),
          failed: t('deleteFailed'),
        }}
        onConfirm={clear}
        onClose={() => setAsking(false)}
      >
        {t('confirm.text')}
      </ConfirmDialog>
    </Page>
  );
}
