import { useMessages } from '@assay/i18n';
import { worksMessages } from '../messages.ts';
import type { Reader } from './mention-text.ts';
import * as styles from './talk.css.ts';

interface MentionListProps {
  id: string;
  readers: readonly Reader[];
  active: number;
  onChoose(reader: Reader): void;
}

/** People who may read the work, to choose one from with the keys of the box above or by a press. */
export function MentionList({ id, readers, active, onChoose }: MentionListProps) {
  const t = useMessages(worksMessages);
  return (
    <div id={id} role="listbox" aria-label={t('comments.readers')} className={styles.readers}>
      {readers.map((reader, index) => (
        // The box holds the focus and acts by key (aria-activedescendant).
        // oxlint-disable-next-line jsx-a11y/click-events-have-key-events
        <div
          key={reader.id}
          id={`${id}-${index}`}
          role="option"
          tabIndex={-1}
          // The list is longer than its place: what the keys come to is brought there.
          {...(index === active && {
            ref: (choice: HTMLElement | null) => choice?.scrollIntoView?.({ block: 'nearest' }),
          })}
          aria-selected={index === active}
          className={styles.reader}
          // The box would lose the focus, and with it what is being written.
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => onChoose(reader)}
        >
          <span className={styles.name}>{reader.name}</span>
          {reader.email !== undefined && <span className={styles.address}>{reader.email}</span>}
        </div>
      ))}
    </div>
  );
}
