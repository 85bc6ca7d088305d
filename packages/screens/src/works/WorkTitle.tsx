import { Text } from '@assay/design-system';
import { useMessages } from '@assay/i18n';
import { contentHash, rootId, titleOf } from '@assay/works';
import { type ChangeEvent, type KeyboardEvent, useEffect, useState } from 'react';
import { worksMessages } from './messages.ts';
import { useWorkSession } from './WorkContext.ts';
import * as styles from './works.css.ts';

type TitleElement = HTMLInputElement | HTMLTextAreaElement;

/** A field of the name of the work: Enter keeps what is typed, Escape leaves the name as it was. */
function useTitleField(isReadOnly: boolean) {
  const t = useMessages(worksMessages);
  const { session } = useWorkSession();
  const title = titleOf(session.state);
  const [typed, setTyped] = useState<string>();
  const [seen, setSeen] = useState(title);
  return {
    'aria-label': t('titleLabel'),
    value: typed ?? title,
    readOnly: isReadOnly,
    maxLength: 200,
    onFocus: () => session.moveTo({ record: rootId, field: 'title' }),
    onChange(event: ChangeEvent<TitleElement>) {
      if (typed === undefined) setSeen(title);
      setTyped(event.target.value.replace(/\s*\n\s*/g, ' '));
    },
    onBlur() {
      const name = typed?.trim() ?? '';
      setTyped(undefined);
      if (name === '' || name === title) return;
      session.edit([{ op: 'set', id: rootId, field: 'title', value: name, saw: contentHash(seen) }]);
    },
    onKeyDown(event: KeyboardEvent<TitleElement>) {
      if (event.nativeEvent.isComposing) return;
      if (event.key === 'Escape') setTyped(undefined);
      if (event.key === 'Enter' || event.key === 'Escape') event.currentTarget.blur();
    },
  };
}

/** The name of a work in the header, changed where it stands; where the page is narrow, its tool alone. */
export function WorkTitle({ tool, isReadOnly }: { tool: string; isReadOnly: boolean }) {
  const t = useMessages(worksMessages);
  const field = useTitleField(isReadOnly);
  const { session } = useWorkSession();
  const title = titleOf(session.state);
  useEffect(() => {
    document.title = t('documentTitle', { title });
  }, [t, title]);
  return (
    <div className={styles.heading}>
      <Text size="micro" tone="muted" isTruncated className={styles.tool}>
        {tool}
      </Text>
      <input className={styles.title} {...field} />
    </div>
  );
}

/** The name of a work above it, as long as it is: on a narrow page, whose header has no room for it. */
export function NarrowTitle({ isReadOnly }: { isReadOnly: boolean }) {
  return <textarea className={styles.narrowTitle} rows={1} {...useTitleField(isReadOnly)} />;
}
