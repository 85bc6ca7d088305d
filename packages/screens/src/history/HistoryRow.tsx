import { IconButton, MessageIcon, RowLink, TrashIcon, VisuallyHidden, WorkflowIcon } from '@assay/design-system';
import { useFormats, useMessages } from '@assay/i18n';
import { Typeset } from '@assay/markdown/typeset';
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
    <RowLink
      href={record.questionId === undefined ? record.link : `${record.link}#summary-${record.questionId}`}
      icon={record.source === 'ai_generate' ? WorkflowIcon : MessageIcon}
      kind={record.tool ?? t(`source.${record.source}`)}
      aside={<time dateTime={record.at}>{formats.time(record.at)}</time>}
      isCurrent={isCurrent}
      actions={
        <IconButton
          icon={TrashIcon}
          label={t(record.questionId === undefined ? 'delete' : 'saved.release', { title: record.title })}
          onClick={onRemove}
        />
      }
    >
      <Typeset>{record.title}</Typeset>
      {isCurrent && <VisuallyHidden> ({t('current')})</VisuallyHidden>}
    </RowLink>
  );
}
