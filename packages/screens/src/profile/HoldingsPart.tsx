import { EmptyState, FolderOpenIcon, Heading, Progress, Skeleton, Table, Text } from '@assay/design-system';
import { useFormats, useMessages } from '@assay/i18n';
import { useQuery } from '@tanstack/react-query';
import { LoadFailure } from './LoadFailure.tsx';
import type { HoldingGroup, Holdings, LibrarySource } from './library.source.ts';
import { profileMessages } from './messages.ts';
import * as styles from './Profile.css.ts';
import { StaleNote } from './StaleNote.tsx';

/** Wait between two looks while embeddings are being made, ms. */
const lookWait = 5_000;

export interface HoldingsPartProps {
  source: LibrarySource;
  mayImport: boolean;
}

/** Passages that have, and that will have, an embedding: those of the languages the model has begun with. */
export function embeddingOf(holdings: Holdings): { done: number; total: number; languages: ReadonlySet<string> } {
  const languages = new Set(holdings.groups.filter(({ embedded }) => embedded > 0).map(({ language }) => language));
  const covered = holdings.groups.filter(({ language }) => languages.has(language));
  return {
    done: covered.reduce((sum, { embedded }) => sum + embedded, 0),
    total: covered.reduce((sum, { passages }) => sum + passages, 0),
    languages,
  };
}

/** Embeddings are being made, or have not begun. */
function isFollowing(holdings: Holdings): boolean {
  const { done, total } = embeddingOf(holdings);
  return done < total || done === 0;
}

/** Documents and passages by kind and language, and how far the embeddings are. */
export function HoldingsPart({ source, mayImport }: HoldingsPartProps) {
  const t = useMessages(profileMessages);
  const holdings = useQuery({
    queryKey: ['library', 'holdings'],
    queryFn: ({ signal }) => source.holdings(signal),
    staleTime: 0,
    refetchInterval: ({ state }) => (state.data && isFollowing(state.data) ? lookWait : false),
  });
  return (
    <section className={styles.part}>
      <Heading level={2} size="title3">
        {t('holdings.title')}
      </Heading>
      {holdings.isPending && (
        <div role="status" aria-label={t('loading')}>
          <Skeleton height={180} />
        </div>
      )}
      {holdings.isError && !holdings.data && (
        <LoadFailure error={holdings.error} onRetry={() => void holdings.refetch()} />
      )}
      {holdings.isError && holdings.data && <StaleNote onRetry={() => void holdings.refetch()} />}
      {holdings.data &&
        (holdings.data.documents === 0 ? (
          <EmptyState icon={FolderOpenIcon} title={t('holdings.empty.title')} level={3}>
            {t(mayImport ? 'holdings.empty.text' : 'holdings.empty.member')}
          </EmptyState>
        ) : (
          <HoldingsTable holdings={holdings.data} />
        ))}
    </section>
  );
}

function HoldingsTable({ holdings }: { holdings: Holdings }) {
  const t = useMessages(profileMessages);
  const formats = useFormats();
  const { done, total, languages } = embeddingOf(holdings);
  const figures = [
    { label: t('holdings.documents'), value: holdings.documents },
    { label: t('holdings.passages'), value: holdings.passages },
    { label: t('holdings.languages'), value: new Set(holdings.groups.map(({ language }) => language)).size },
  ];
  const embedded = ({ embedded: made, passages, language }: HoldingGroup) => {
    if (!languages.has(language)) return t('holdings.wordsOnly');
    if (made >= passages) return t('holdings.all');
    return t('holdings.following', { done: formats.number(made), total: formats.number(passages) });
  };
  return (
    <>
      <dl className={styles.figures}>
        {figures.map(({ label, value }) => (
          <div key={label} className={styles.figure}>
            <dt>
              <Text size="caption" tone="muted">
                {label}
              </Text>
            </dt>
            <dd className={styles.figureValue}>{formats.number(value)}</dd>
          </div>
        ))}
      </dl>
      {done < total && (
        <div className={styles.following}>
          <Progress label={t('holdings.embeddingLabel')} value={done} max={total} />
          <Text as="p" size="caption" tone="muted">
            {t('holdings.embedding', { done: formats.number(done), total: formats.number(total) })}
          </Text>
        </div>
      )}
      <Table
        label={t('holdings.table')}
        rows={holdings.groups}
        rowKey={({ sourceType, language }) => `${sourceType} ${language}`}
        columns={[
          {
            id: 'kind',
            header: t('holdings.kind'),
            cell: (group) => t(`kinds.${group.sourceType}`),
            isRowHeader: true,
          },
          { id: 'language', header: t('holdings.language'), cell: (group) => formats.language(group.language) },
          {
            id: 'documents',
            header: t('holdings.documents'),
            cell: (group) => formats.number(group.documents),
            isNumeric: true,
          },
          {
            id: 'passages',
            header: t('holdings.passages'),
            cell: (group) => formats.number(group.passages),
            isNumeric: true,
            isOptional: true,
          },
          {
            id: 'embedded',
            header: t('holdings.embedded'),
            cell: embedded,
            isNumeric: true,
            isMuted: true,
            isOptional: true,
          },
        ]}
      />
    </>
  );
}
