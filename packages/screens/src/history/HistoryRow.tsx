import { Icon, IconButton, joinClasses, MessageIcon, Text, TrashIcon, VisuallyHidden } from '@assay/design-system';
import { useFormats, useMessages } from '@assay/i18n';
import * as styles from './History.css.ts';
import type { HistoryRecord } from './history.source.ts';
import { historyMessages } from './messages.ts';

export interface HistoryRowProps {
  record: HistoryRecord;
  isCurrent: boolean;
  onRemove(): void;
}

/** One record: its kind, its title as the way to it, its time, and the way to be rid of it. */
export function HistoryRow({ record, isCurrent, onRemove }: HistoryRowProps) {
  const t = useMessages(historyMessages);
  const formats = useFormats();
  return (
    <li className={joinClasses(styles.row, isCurrent && styles.current)}>
      <Icon of={MessageIcon} tone="muted" />
      <Text size="dense" tone="muted" className={styles.kind}>
        {t(`source.${record.source}`)}
      </Text>
      <a href={record.link} className={styles.link} aria-current={isCurrent ? 'page' : undefined}>
        {record.title}
        {isCurrent && <VisuallyHidden> ({t('current')})</VisuallyHidden>}
      </a>
      <Text as="time" size="caption" tone="muted" isTabular>
        {formats.time(record.at)}
      </Text>
      <IconButton
        icon={TrashIcon}
        label={t('delete', { title: record.title })}
        className={styles.remove}
        onClick={onRemove}
      />
    </li>
  );
}
