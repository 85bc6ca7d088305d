import {
  Banner,
  Button,
  EmptyState,
  ErrorState,
  Heading,
  joinClasses,
  Link,
  RetryIcon,
  SearchIcon,
  Skeleton,
  SourceMark,
  Stack,
  Text,
} from '@assay/design-system';
import { sourcePath } from '@assay/domain';
import { useFormats, useMessages } from '@assay/i18n';
import { Typeset } from '@assay/markdown/typeset';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { cutAt } from '../detail/text-marks.ts';
import { Filters } from './Filters.tsx';
import * as styles from './Library.css.ts';
import type { LibraryProps } from './Library.types.ts';
import type { FoundDocument } from './library.source.ts';
import { libraryPath } from './library-view.ts';
import { libraryMessages } from './messages.ts';

/** The passages that a search finds, by document, their words marked. */
export function Finds({ source, view, onView }: Pick<LibraryProps, 'source' | 'view' | 'onView'>) {
  const t = useMessages(libraryMessages);
  const search = { ...view, page: 1 };
  const finds = useQuery({
    queryKey: ['library', 'finds', search],
    queryFn: ({ signal }) => source.search(search, signal),
    placeholderData: keepPreviousData,
  });
  // Only for the choices of the filters.
  const { query, mode, order, page, ...filters } = view;
  const known = useQuery({
    queryKey: ['library', 'known', filters],
    queryFn: ({ signal }) => source.documents({ ...view, query: '', page: 1 }, signal),
    placeholderData: keepPreviousData,
  });
  const { data } = finds;
  const passages = data?.documents.reduce((sum, document) => sum + document.passages.length, 0) ?? 0;
  return (
    <>
      <Filters source={source} view={view} known={known.data?.counts} onView={onView} />
      <section className={styles.list} aria-label={t('search.results')} aria-busy={finds.isFetching}>
        {finds.isPending && (
          <Stack gap={4} role="status" aria-label={t('search.searching')}>
            <Skeleton lines={4} />
            <Skeleton lines={4} />
          </Stack>
        )}
        {finds.isError && (
          <ErrorState
            title={t('search.failed')}
            actions={
              <Button icon={RetryIcon} onClick={() => void finds.refetch()}>
                {t('list.retry')}
              </Button>
            }
          >
            {finds.error.message}
          </ErrorState>
        )}
        {data && !finds.isError && data.documents.length === 0 && (
          <EmptyState icon={SearchIcon} title={t('search.none')}>
            {t('search.noneText', { count: data.searched.documents })}
          </EmptyState>
        )}
        {data && !finds.isError && data.documents.length > 0 && (
          <div className={joinClasses(styles.list, finds.isPlaceholderData && styles.isOld)}>
            <Text as="p" tone="muted" role="status">
              {t('search.found', {
                count: data.documents.length,
                passages: t('search.passages', { count: passages }),
              })}
            </Text>
            {data.is_cut && <Banner announce="off" title={t('search.cut')} className={styles.cut} />}
            <div className={styles.found}>
              {data.documents.map((document) => (
                <Found key={document.document} found={document} from={libraryPath(view)} />
              ))}
            </div>
          </div>
        )}
      </section>
    </>
  );
}

/** Passages of a document that are shown before more are asked for. */
const passagesShown = 3;

function Found({ found, from }: { found: FoundDocument; from: string }) {
  const t = useMessages(libraryMessages);
  const formats = useFormats();
  const [isWhole, setWhole] = useState(false);
  const { document, version, title, language, passages } = found;
  const cited = passages.map(({ start, end }) => ({ start, end })).toSorted((a, b) => a.start - b.start);
  const address = (at?: { start: number; end: number }) =>
    sourcePath({ document, version, cited, from, ...(at ? { at: { start: at.start, end: at.end } } : {}) });
  const rest = passages.length - passagesShown;
  return (
    <article className={styles.document}>
      <div>
        <Heading level={2} size="lead" lang={language}>
          <Link variant="plain" href={address(passages[0])}>
            <Typeset>{title}</Typeset>
          </Link>
        </Heading>
        <Text size="caption" tone="muted">
          <SourceMark kind={found.source_type} className={styles.kindMark} />
          {[t(`kind.${found.source_type}`), found.owner, found.year, formats.language(language)]
            .filter((fact) => fact !== undefined)
            .join(' · ')}
        </Text>
      </div>
      <ul className={styles.passages}>
        {passages.slice(0, isWhole ? undefined : passagesShown).map((passage) => (
          <li key={passage.start}>
            <a className={styles.passage} href={address(passage)}>
              {(passage.label ?? passage.section) && (
                <span className={styles.passagePlace}>
                  {[passage.section, passage.label].filter(Boolean).join(' · ')}
                </span>
              )}
              <span className={styles.passageText} lang={language}>
                {cutAt(passage.text, [{ name: 'word', spans: passage.marks }]).map(({ start, text, names }) =>
                  names.length > 0 ? (
                    <mark key={start} className={styles.word}>
                      <Typeset isVerbatim>{text}</Typeset>
                    </mark>
                  ) : (
                    <Typeset key={start} isVerbatim>
                      {text}
                    </Typeset>
                  ),
                )}
              </span>
            </a>
          </li>
        ))}
      </ul>
      {!isWhole && rest > 0 && (
        <div>
          <Button size="compact" variant="quiet" onClick={() => setWhole(true)}>
            {t('search.more', { count: rest })}
          </Button>
        </div>
      )}
    </article>
  );
}
