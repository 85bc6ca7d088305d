import { LoadMore, Skeleton, Table, Text } from '@assay/design-system';
import type { SkippedRecord } from '@assay/domain';
import { useFormats, useMessages } from '@assay/i18n';
import { useInfiniteQuery } from '@tanstack/react-query';
import { LoadFailure } from './LoadFailure.tsx';
import { type ImportRun, type LibrarySource, skippedPage } from './library.source.ts';
import { profileMessages } from './messages.ts';
import * as styles from './Profile.css.ts';

export interface SkippedRecordsProps {
  run: ImportRun;
  name: string;
  source: LibrarySource;
}

/** The report of an import: each record that was left out, where it stands and why. */
export function SkippedRecords({ run, name, source }: SkippedRecordsProps) {
  const t = useMessages(profileMessages);
  const formats = useFormats();
  const report = useInfiniteQuery({
    // More may be skipped while the run goes on.
    queryKey: ['library', 'skipped', run.id, run.skipped],
    queryFn: ({ pageParam, signal }) => source.skipped(run.id, pageParam, signal),
    initialPageParam: 0,
    getNextPageParam: (last, pages) => (last.length === skippedPage ? pages.length * skippedPage : undefined),
    placeholderData: (former) => former,
  });
  if (report.isPending) {
    return (
      <div role="status" aria-label={t('loading')}>
        <Skeleton height={72} />
      </div>
    );
  }
  if (!report.data) return <LoadFailure error={report.error} onRetry={() => void report.refetch()} />;
  const rows = report.data.pages.flat();
  return (
    <div className={styles.report}>
      <Table<SkippedRecord>
        label={t('runs.skipped', { name })}
        density="compact"
        rows={rows}
        rowKey={({ file, record, offset }) => `${file} ${record} ${offset}`}
        columns={[
          {
            id: 'file',
            header: t('runs.file'),
            cell: ({ file }) => breaking(file),
            isRowHeader: true,
            width: '28%',
          },
          { id: 'record', header: t('runs.record'), cell: ({ record }) => formats.number(record + 1), isNumeric: true },
          { id: 'offset', header: t('runs.offset'), cell: ({ offset }) => formats.number(offset), isNumeric: true },
          {
            id: 'reason',
            header: t('runs.reason'),
            cell: ({ code, reason, values }) => why(t(`runs.codes.${code}`), t(`runs.reasons.${reason}`, values)),
          },
        ]}
      />
      {(report.hasNextPage || rows.length > skippedPage) && (
        <LoadMore
          shown={rows.length}
          total={report.hasNextPage ? Math.max(run.skipped, rows.length + 1) : rows.length}
          isBusy={report.isFetchingNextPage}
          hasFailed={report.isFetchNextPageError}
          onMore={() => void report.fetchNextPage()}
        />
      )}
    </div>
  );
}

/** A file name breaks anywhere: it has no blanks. */
function breaking(file: string) {
  return <span className={styles.breaking}>{file}</span>;
}

function why(kind: string, reason: string) {
  return (
    <>
      <Text weight="medium" size="caption" tone="strong">
        {kind}
      </Text>
      <br />
      {reason}
    </>
  );
}
