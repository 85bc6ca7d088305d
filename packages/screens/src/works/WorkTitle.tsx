import { Text } from '@assay/design-system';
import { useMessages } from '@assay/i18n';
import { rootId, titleOf } from '@assay/works';
import { useEffect, useState } from 'react';
import { worksMessages } from './messages.ts';
import { useWorkSession } from './WorkContext.ts';
import * as styles from './works.css.ts';

/** The name of a work, changed where it stands: Enter keeps it, Escape leaves it as it was. */
export function WorkTitle({ tool, isReadOnly }: { tool: string; isReadOnly: boolean }) {
  const t = useMessages(worksMessages);
  const { session } = useWorkSession();
  const title = titleOf(session.state);
  const [typed, setTyped] = useState<string>();
  useEffect(() => {
    document.title = t('documentTitle', { title });
  }, [t, title]);
  function keep() {
    const name = typed?.trim() ?? '';
    setTyped(undefined);
    if (name !== '' && name !== title) session.edit([{ op: 'set', id: rootId, field: 'title', value: name }]);
  }
  return (
    <div className={styles.heading}>
      <Text size="micro" tone="muted" isTruncated className={styles.tool}>
        {tool}
      </Text>
      <input
        className={styles.title}
        aria-label={t('titleLabel')}
        value={typed ?? title}
        readOnly={isReadOnly}
        maxLength={200}
        onChange={(event) => setTyped(event.target.value)}
        onBlur={keep}
        onKeyDown={(event) => {
          if (event.nativeEvent.isComposing) return;
          if (event.key === 'Escape') setTyped(undefined);
          if (event.key === 'Enter' || event.key === 'Escape') event.currentTarget.blur();
        }}
      />
    </div>
  );
}
