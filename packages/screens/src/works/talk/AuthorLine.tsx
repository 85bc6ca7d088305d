import { Avatar, Icon, LayersIcon, Text } from '@assay/design-system';
import { useFormats, useMessages } from '@assay/i18n';
import { worksMessages } from '../messages.ts';
import * as styles from './talk.css.ts';
import type { Author } from './talk.source.ts';

export interface AuthorLineProps {
  author: Author;
  /** In whose name it was written, where that is not a person's. */
  origin?: string;
  at: string;
}

/** Who did something, and when. */
export function AuthorLine({ author, origin = 'person', at }: AuthorLineProps) {
  const t = useMessages(worksMessages);
  const formats = useFormats();
  const name =
    origin === 'rules'
      ? t('by.rules')
      : origin.startsWith('model:')
        ? t('by.model', { name: origin.slice('model:'.length) })
        : author.name === ''
          ? t(author.person === null ? 'by.nobody' : 'by.somebody')
          : author.name;
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
