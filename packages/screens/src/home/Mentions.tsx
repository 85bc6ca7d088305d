import { Heading, MessageIcon, RowLink, RowList } from '@assay/design-system';
import { useFormats, useMessages } from '@assay/i18n';
import { useQuery } from '@tanstack/react-query';
import * as styles from './Home.css.ts';
import type { MentionsSource } from './mentions.source.ts';
import { homeMessages } from './messages.ts';

export interface MentionsProps {
  source: MentionsSource;
}

/** Comments that call the person, until they have seen them; nothing where there are none or where it cannot be told. */
export function Mentions({ source }: MentionsProps) {
  const t = useMessages(homeMessages);
  const formats = useFormats();
  const mentions = useQuery({
    queryKey: ['home', 'mentions'],
    queryFn: ({ signal }) => source(signal),
    // What was seen on the page of a work is no news here any more.
    refetchOnMount: 'always',
  });
  if (!mentions.data || mentions.data.length === 0) return null;
  return (
    <section className={styles.section} aria-label={t('mentions.title')}>
      <Heading level={2} size="section">
        {t('mentions.title')}
      </Heading>
      <RowList>
        {mentions.data.map(({ id, name, title, text, at, link }) => (
          <RowLink
            key={id}
            href={link}
            icon={MessageIcon}
            kind={name === '' ? t('mentions.somebody') : name}
            aside={<time dateTime={at}>{formats.ago(at)}</time>}
          >
            {t('mentions.row', { title, text })}
          </RowLink>
        ))}
      </RowList>
    </section>
  );
}
