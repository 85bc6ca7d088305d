import {
  Button,
  ConfirmDialog,
  EmptyState,
  ErrorState,
  IconButton,
  RetryIcon,
  Skeleton,
  Stack,
  Text,
  TrashIcon,
  UndoIcon,
} from '@assay/design-system';
import { useFormats, useMessages } from '@assay/i18n';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import * as styles from './History.css.ts';
import type { HistoryNotice } from './history.types.ts';
import { historyMessages } from './messages.ts';
import type { RemovedWork, TrashSource } from './trash.source.ts';

export interface TrashProps {
  source: TrashSource;
  notify(notice: HistoryNotice): void;
  /** Opens a work that was put back. */
  onOpen(work: RemovedWork): void;
}

const queryKey = ['history', 'trash'];

/** Works that were put aside: each comes back for thirty days, or is deleted for good before. */
export function Trash({ source, notify, onOpen }: TrashProps) {
  const t = useMessages(historyMessages);
  const formats = useFormats();
  const queries = useQueryClient();
  const [ending, setEnding] = useState<RemovedWork>();
  const trash = useQuery({ queryKey, queryFn: ({ signal }) => source.list(signal) });

  async function putBack(work: RemovedWork) {
    try {
      await source.putBack(work.id);
      notify({
        title: t('trash.wasPutBack'),
        description: work.title,
        tone: 'positive',
        action: { label: t('trash.open'), onPress: () => onOpen(work) },
      });
    } catch (error) {
      notify({
        title: t('trash.notPutBack'),
        description: error instanceof Error ? error.message : '',
        tone: 'critical',
      });
    }
    await queries.invalidateQueries({ queryKey: ['history'] });
    await queries.invalidateQueries({ queryKey: ['home', 'recent'] });
  }

  if (trash.isPending)
    return (
      <Stack gap={0} role="status" aria-label={t('trash.loading')}>
        <Skeleton lines={3} />
      </Stack>
    );
  if (trash.isError)
    return (
      <ErrorState
        title={t('trash.failed')}
        actions={
          <Button icon={RetryIcon} onClick={() => void trash.refetch()}>
            {t('failed.retry')}
          </Button>
        }
      >
        {trash.error.message}
      </ErrorState>
    );
  if (trash.data.length === 0)
    return (
      <EmptyState icon={TrashIcon} title={t('trash.empty')}>
        {t('trash.emptyText')}
      </EmptyState>
    );
  return (
    <>
      <Text as="p" tone="muted" className={styles.note}>
        {t('trash.hint')}
      </Text>
      <ul className={styles.removed}>
        {trash.data.map((work) => (
          <li key={work.id} className={styles.removedWork}>
            <span className={styles.removedTitle}>{work.title}</span>
            <Text size="caption" tone="muted">
              {t('trash.ends', { date: formats.date(work.endsAt) })}
            </Text>
            <Button size="compact" icon={UndoIcon} onClick={() => void putBack(work)}>
              {t('trash.putBack')}
            </Button>
            <IconButton
              icon={TrashIcon}
              size="compact"
              label={t('trash.destroyOne', { title: work.title })}
              onClick={() => setEnding(work)}
            />
          </li>
        ))}
      </ul>
      <ConfirmDialog
        isOpen={ending !== undefined}
        title={t('trash.confirm', { title: ending?.title ?? '' })}
        words={{ confirm: t('trash.destroy'), cancel: t('confirm.cancel'), failed: t('deleteFailed') }}
        onConfirm={async () => {
          if (!ending) return;
          await source.destroy(ending.id);
          await queries.invalidateQueries({ queryKey });
        }}
        onClose={() => setEnding(undefined)}
      >
        {t('trash.confirmText')}
      </ConfirmDialog>
    </>
  );
}
