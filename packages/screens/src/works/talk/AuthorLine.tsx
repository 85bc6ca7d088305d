import { Avatar, Icon, LayersIcon, Text } from '@assay/design-system';
import { useFormats } from '@assay/i18n';
import * as styles from './talk.css.ts';
import type { Author } from './talk.source.ts';
import { useAuthorName } from './useAuthorName.ts';

export interface AuthorLineProps {
  author: Author;
  /** In whose name it was written, where that is not a person's. */
  origin?: string;
  at: string;
}

/** Who did something, and when. */
export function AuthorLine({ author, origin = 'person', at }: AuthorLineProps) {
  const formats = useFormats();
  const name = useAuthorName()(author, origin);
  return (
    <div className={styles.author}>
      {origin === 'person' || origin === 'import' ? <Avatar name={name} /> : <Icon of={LayersIcon} />}
      <Text size="dense" className={styles.name}>
        {name}
      </Text>
      <Text size="caption" tone="muted">
        <time dateTime={at} title={formats.dateTime(at)}>
          {formats.ago(at)}
        </time>
      </Text>
    </div>
  );
}
