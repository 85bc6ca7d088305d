import {
  Banner,
  BookOpenIcon,
  Button,
  ButtonLink,
  EmptyState,
  ErrorState,
  joinClasses,
  Link,
  Pagination,
  RetryIcon,
  Skeleton,
  SourceMark,
  Table,
  type TableColumn,
  Text,
} from '@assay/design-system';
import { documentsPerPage, pathTo, sourcePath } from '@assay/domain';
import { useFormats, useMessages } from '@assay/i18n';
import { Typeset } from '@assay/markdown/typeset';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Filters } from './Filters.tsx';
import * as styles from './Library.css.ts';
import type { LibraryProps } from './Library.types.ts';
import type { ListedDocument } from './library.source.ts';
import { filterNames, isNarrowed, libraryPath } from './library-view.ts';
import { libraryMessages } from './messages.ts';

/** Every document under the filters, with the counts of each choice, page by page. */
export function DocumentList({ source, view, onView, canImport }: LibraryProps) {
  const t = useMessages(libraryMessages);
  const list = useQuery({
    queryKey: ['library', 'documents', view],
    queryFn: ({ signal }) => source.documents(view, signal),
    placeholderData: keepPreviousData,
  });
  const { data } = list;
  const retry = (
    <Button size="compact" icon={RetryIcon} onClick={() => void list.refetch()}>
      {t('list.retry')}
    </Button>
  );
  return (
    <>
      <Filters source={source} view={view} counts={data?.counts} known={data?.counts} onView={onView} />
      {list.isPending && (
        <div role="status" aria-label={t('list.loading')}>
          <Skeleton height={480} />
        </div>
      )}
      {list.isError && !data && (
        <ErrorState title={t('list.failed')} actions={retry}>
          {list.error.message}
        </ErrorState>
      )}
      {list.isError && data && <Banner tone="caution" title={t('list.stale')} actions={retry} />}
      {data && (
        <div className={joinClasses(styles.list, list.isPlaceholderData && styles.isOld)}>
          {data.total > 0 && (
            <Text as="p" tone="muted" role="status">
              {t('list.count', { count: data.total })}
            </Text>
          )}
          {data.total > 0 ? (
            <DocumentTable documents={data.documents} from={libraryPath(view)} />
          ) : isNarrowed(view) ? (
            <EmptyState
              icon={BookOpenIcon}
              title={t('list.none')}
              actions={
                <Button
                  onClick={() => {
                    const next = { ...view, page: 1 };
                    for (const name of filterNames) delete next[name];
                    onView(next);
                  }}
                >
                  {t('filters.clearAll')}
                </Button>
              }
            >
              {t('list.noneText')}
            </EmptyState>
          ) : (
            <EmptyState
              icon={BookOpenIcon}
              title={t('list.empty')}
              actions={
                canImport && (
                  <ButtonLink href={`${pathTo('userProfile')}?section=library`}>{t('list.import')}</ButtonLink>
                )
              }
            >
              {t('list.emptyText')}
            </EmptyState>
          )}
          {data.total > documentsPerPage && (
            <Pagination
              page={view.page}
              pages={Math.ceil(data.total / documentsPerPage)}
              href={(page) => libraryPath({ ...view, page })}
              onChange={(page) => onView({ ...view, page })}
            />
          )}
        </div>
      )}
    </>
  );
}

function DocumentTable({ documents, from }: { documents: readonly ListedDocument[]; from: string }) {
  const t = useMessages(libraryMessages);
  const formats = useFormats();
  const columns: TableColumn<ListedDocument>[] = [
    {
      id: 'title',
      header: t('list.name'),
      isRowHeader: true,
      cell: ({ document, title, language }) => (
        <Link variant="plain" href={sourcePath({ document, cited: [], from })} lang={language}>
          <Typeset>{title}</Typeset>
        </Link>
      ),
    },
    {
      id: 'kind',
      header: t('filters.kind'),
      width: '160px',
      cell: ({ source_type: kind }) => (
        <span className={styles.kind}>
          <SourceMark kind={kind} className={styles.kindMark} />
          {t(`kind.${kind}`)}
        </span>
      ),
    },
    {
      id: 'owner',
      header: t('filters.owner'),
      isMuted: true,
      isOptional: true,
      cell: ({ owner }) => owner ?? t('unknown'),
    },
    {
      id: 'language',
      header: t('filters.language'),
      isOptional: true,
      width: '168px',
      cell: ({ language }) => formats.language(language),
    },
    { id: 'year', header: t('filters.year'), isNumeric: true, width: '72px', cell: ({ year }) => year ?? t('unknown') },
  ];
  return <Table label={t('list.label')} columns={columns} rows={documents} rowKey={({ document }) => document} />;
}
