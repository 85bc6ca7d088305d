import {
  Button,
  Heading,
  InfoIcon,
  Link,
  MessageIcon,
  RowLink,
  RowList,
  Skeleton,
  Text,
  WorkflowIcon,
} from '@assay/design-system';
import { pathTo } from '@assay/domain';
import { useFormats, useMessages } from '@assay/i18n';
import { Typeset } from '@assay/markdown/typeset';
import { useQuery } from '@tanstack/react-query';
import * as styles from './Home.css.ts';
import type { HomeSource } from './home.source.ts';
import { homeMessages } from './messages.ts';

/** Rows of the recent list. */
const rows = 5;
/** Of them, those that call the person. */
const mostCalled = 3;

/** Sources that are called by a word of their own. */
const named = [
  'seek',
  'ai_generate',
  'tech_mind',
  'material_mind',
  'idea_exploration',
  'triz_mind',
  'document_summary',
  'technical_qa',
] as const;
const isNamed = (source: string): source is (typeof named)[number] => (named as readonly string[]).includes(source);

export interface RecentProps {
  source: Pick<HomeSource, 'recent'>;
  /** False while the session is not known: the list keeps its place. */
  isMember: boolean;
}

/** The last few things done, each a way back to it, below what calls the person. */
export function Recent({ source, isMember }: RecentProps) {
  const t = useMessages(homeMessages);
  const formats = useFormats();
  const recent = useQuery({
    queryKey: ['home', 'recent'],
    queryFn: ({ signal }) => source.recent(signal),
    enabled: isMember,
    // What was seen on the page of a work is no news here any more.
    refetchOnMount: 'always',
  });
  const { items = [], mentions = [], questions = [] } = recent.data ?? {};
  const asked = questions.slice(0, mostCalled);
  const called = mentions.slice(0, mostCalled - asked.length);
  const waiting = asked.length + called.length;
  return (
    <section className={styles.section}>
      <div className={styles.sectionHead}>
        <Heading level={2} size="section">
          {t('recent')}
        </Heading>
        {items.length > 0 && (
          <Text size="dense">
            <Link href={pathTo('history')}>{t('allHistory')}</Link>
          </Text>
        )}
      </div>
      {recent.isPending && (
        <RowList aria-hidden>
          {Array.from({ length: rows }, (_, index) => (
            // Placeholders have no identity.
            <li key={`placeholder-${index}`} className={styles.placeholder}>
              <Skeleton lines={1} width={`${72 - index * 8}%`} />
            </li>
          ))}
        </RowList>
      )}
      {recent.isError && (
        <div className={styles.note}>
          <Text tone="muted">{t('recentFailed')}</Text>
          <Button size="compact" onClick={() => void recent.refetch()}>
            {t('retry')}
          </Button>
        </div>
      )}
      {recent.data && waiting + items.length === 0 && (
        <Text as="p" tone="muted" className={styles.note}>
          {t('noRecent')}
        </Text>
      )}
      {waiting + items.length > 0 && (
        <RowList>
          {asked.map(({ id, work, at, link }) => (
            <RowLink
              key={id}
              href={link}
              icon={InfoIcon}
              kind={t('asked.kind')}
              aside={<time dateTime={at}>{formats.ago(at)}</time>}
            >
              {t('asked.row', { work })}
            </RowLink>
          ))}
          {called.map(({ id, name, work, text, at, link }) => (
            <RowLink
              key={id}
              href={link}
              icon={MessageIcon}
              kind={t('mention.kind')}
              aside={<time dateTime={at}>{formats.ago(at)}</time>}
            >
              <strong>{t('mention.by', { name: name === '' ? t('mention.somebody') : name })}</strong>{' '}
              {t('mention.row', { text, work })}
            </RowLink>
          ))}
          {items.slice(0, rows - waiting).map((item) => (
            <RowLink
              key={item.id}
              href={item.link}
              icon={item.source === 'seek' ? MessageIcon : WorkflowIcon}
              kind={item.tool ?? t(`source.${isNamed(item.source) ? item.source : 'other'}`)}
              aside={<time dateTime={item.at}>{formats.ago(item.at)}</time>}
            >
              <Typeset>{item.title}</Typeset>
            </RowLink>
          ))}
        </RowList>
      )}
    </section>
  );
}
