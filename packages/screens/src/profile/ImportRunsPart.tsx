import { EmptyState, Heading, Skeleton, Text, UploadIcon } from '@assay/design-system';
import { useMessages } from '@assay/i18n';
import { ruledList } from '../detail/ruled.css.ts';
import { ImportRunRow } from './ImportRunRow.tsx';
import { LoadFailure } from './LoadFailure.tsx';
import { type LibrarySource, runsShown } from './library.source.ts';
import { profileMessages } from './messages.ts';
import * as styles from './Profile.css.ts';
import { StaleNote } from './StaleNote.tsx';
import type { ImportsInProgress } from './useImports.ts';

export interface ImportRunsPartProps {
  source: LibrarySource;
  imports: ImportsInProgress;
}

/** The imports of the organisation, newest first. */
export function ImportRunsPart({ source, imports }: ImportRunsPartProps) {
  const t = useMessages(profileMessages);
  const { data, error, isPending, refetch } = imports.query;
  const retry = () => void refetch();
  return (
    <section className={styles.part}>
      <Heading level={2} size="title3">
        {t('runs.title')}
      </Heading>
      {isPending && (
        <div role="status" aria-label={t('loading')}>
          <Skeleton height={96} />
        </div>
      )}
      {error && !data && <LoadFailure error={error} onRetry={retry} />}
      {error && data && <StaleNote onRetry={retry} />}
      {data?.runs.length === 0 && (
        <EmptyState icon={UploadIcon} title={t('runs.empty.title')} level={3}>
          {t('runs.empty.text')}
        </EmptyState>
      )}
      {data && data.runs.length > 0 && (
        <ul className={ruledList}>
          {data.runs.map((run) => (
            <ImportRunRow key={run.id} run={run} pace={imports.paceOf(run)} source={source} />
          ))}
        </ul>
      )}
      {data && data.runs.length >= runsShown && (
        <Text as="p" size="caption" tone="muted">
          {t('runs.newest', { count: runsShown })}
        </Text>
      )}
    </section>
  );
}
