import { Button, Heading, Icon, Link, MessageIcon, Skeleton, Text } from '@assay/design-system';
import { pathTo } from '@assay/domain';
import { useFormats, useMessages } from '@assay/i18n';
import { useQuery } from '@tanstack/react-query';
import * as styles from './Home.css.ts';
import type { HomeSource } from './home.source.ts';
import { homeMessages } from './messages.ts';

/** Rows of the recent list. */
const rows = 5;

export interface RecentProps {
  source: HomeSource;
  /** False while the session is not known: the list keeps its place. */
  isMember: boolean;
}

/** The last few things done, each a way back to it. */
export function Recent({ source, isMember }: RecentProps) {
  const t = useMessages(homeMessages);
  const formats = useFormats();
  const recent = useQuery({
    queryKey: ['home', 'recent'],
    queryFn: ({ signal }) => source.recent(signal),
    enabled: isMember,
  });
  return (
    <section className={styles.section}>
      <div className={styles.sectionHead}>
        <Heading level={2} size="section">
          {t('recent')}
        </Heading>
        {(recent.data?.length ?? 0) > 0 && (
          <Text size="dense">
            <Link href={pathTo('history')}>{t('allHistory')}</Link>
          </Text>
        )}
      </div>
      {recent.isPending && (
        <ul className={styles.recent} aria-hidden>
          {Array.from({ length: rows }, (_, index) => (
            // Placeholders have no identity.
            <li key={`placeholder-${index}`} className={styles.recentRow}>
              <Skeleton lines={1} width={`${72 - index * 8}%`} />
            </li>
          ))}
        </ul>
      )}
      {recent.isError && (
        <div className={styles.note}>
          <Text tone="muted">{t('recentFailed')}</Text>
          <Button size="compact" onClick={() => void recent.refetch()}>
            {t('retry')}
          </Button>
        </div>
      )}
      {recent.data?.length === 0 && (
        <Text as="p" tone="muted" className={styles.note}>
          {t('noRecent')}
        </Text>
      )}
      {recent.data && recent.data.length > 0 && (
        <ul className={styles.recent}>
          {recent.data.slice(0, rows).map((item) => (
            <li key={item.id} className={styles.recentRow}>
              <Icon of={MessageIcon} tone="muted" />
              <Text size="dense" tone="muted" className={styles.recentKind}>
                {t(item.source === 'seek' ? 'source.seek' : 'source.other')}
              </Text>
              <a href={item.link} className={styles.recentLink}>
                {item.title}
              </a>
              <Text as="time" size="caption" tone="muted" isTabular className={styles.recentTime}>
                {formats.ago(item.at)}
              </Text>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
