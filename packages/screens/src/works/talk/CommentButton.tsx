import { IconButton, MessageIcon } from '@assay/design-system';
import { useMessages } from '@assay/i18n';
import type { RecordId } from '@assay/works';
import { worksMessages } from '../messages.ts';
import { useWorkPanel } from '../panel/WorkPanelContext.ts';
import { useWorkSession } from '../WorkContext.ts';
import { useDescriptions } from '../WorkDescriptions.ts';
import { openThreads } from './open-threads.ts';
import { useTalk } from './useTalk.ts';

export interface CommentButtonProps {
  record: RecordId;
  /** Undefined for the record as a whole. */
  field?: string | undefined;
  className?: string;
  /** In place of the other, where something is said already. */
  commentedClass?: string;
}

/** The way to what is said of a place, with how much that is; nothing where nobody said anything and the person may not. */
export function CommentButton({ record, field, className, commentedClass = className }: CommentButtonProps) {
  const t = useMessages(worksMessages);
  const words = useDescriptions();
  const { session } = useWorkSession();
  const { open } = useWorkPanel();
  const { comments } = useTalk();
  const place = { record, ...(field !== undefined && { field }) };
  const count = openThreads(comments.data ?? [], place);
  if (count === 0 && session.role === 'read') return null;
  const type = session.state.get(record)?.type ?? '';
  const name = field === undefined ? words.type(type) : words.field(type, field);
  const shown = count > 0 ? commentedClass : className;
  return (
    <IconButton
      icon={MessageIcon}
      size="compact"
      {...(shown !== undefined && { className: shown })}
      label={count > 0 ? t('comments.onField', { count, field: name }) : t('comments.addTo', { field: name })}
      onClick={() => open('comments', place)}
    />
  );
}
