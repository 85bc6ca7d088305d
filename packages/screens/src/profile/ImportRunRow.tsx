import {
  Button,
  ChevronDownIcon,
  ChevronUpIcon,
  Heading,
  Progress,
  type Status,
  StatusTag,
  Text,
} from '@assay/design-system';
import { useFormats, useMessages } from '@assay/i18n';
import { useId, useState } from 'react';
import { useAmounts } from './amounts.ts';
import type { ImportRun, LibrarySource } from './library.source.ts';
import { profileMessages } from './messages.ts';
import * as styles from './Profile.css.ts';
import type { Pace } from './pace.ts';
import { SkippedRecords } from './SkippedRecords.tsx';
import { isOpen } from './useImports.ts';

const counts = ['added', 'updated', 'unchanged', 'skipped'] as const;

/** A run that is done but skipped something has gaps, and says so. */
function statusOf(run: ImportRun): Status {
  return run.state === 'done' && run.skipped > 0 ? 'partial' : run.state;
}

export interface ImportRunRowProps {
  run: ImportRun;
  pace: Pace | undefined;
  source: LibrarySource;
}

/** One import: its state, how far and how fast it is, what it changed, and the way to what it skipped. */
export function ImportRunRow({ run, pace, source }: ImportRunRowProps) {
  const t = useMessages(profileMessages);
  const formats = useFormats();
  const amounts = useAmounts();
  const [isReportOpen, setReportOpen] = useState(false);
  const reportId = useId();
  const [first = '', ...others] = run.paths;
  const name = others.length === 0 ? first : t('runs.more', { name: first, count: others.length });
  const status = statusOf(run);
  return (
    <li className={styles.run}>
      <div className={styles.runHead}>
        <Heading level={3} size="section" className={styles.breaking}>
          {name}
        </Heading>
        <StatusTag status={status}>{t(`runs.state.${status}`)}</StatusTag>
      </div>
      {isOpen(run) && (
        <Progress
          label={t('runs.progress', { name })}
          {...(run.bytes > 0
            ? { value: run.bytesDone, max: run.bytes, valueText: amounts.share(run.bytesDone / run.bytes) }
            : {})}
        />
      )}
      <Text as="p" size="caption" tone="muted" isTabular>
        {[...(run.scope === 'shared' ? [t('runs.shared')] : []), ...facts()].join(' · ')}
      </Text>
      {run.message !== null && (
        <Text as="p" size="dense" tone="critical" className={styles.breaking}>
          {run.message}
        </Text>
      )}
      {run.state !== 'waiting' && (
        <dl className={styles.counts}>
          {counts.map((count) => (
            <div key={count} className={styles.count}>
              <dt>{t(`runs.counts.${count}`)}</dt>
              <dd className={styles.countValue}>{formats.number(run[count])}</dd>
            </div>
          ))}
        </dl>
      )}
      {run.skipped > 0 && (
        <div className={styles.toReport}>
          <Button
            size="compact"
            variant="quiet"
            iconEnd={isReportOpen ? ChevronUpIcon : ChevronDownIcon}
            aria-expanded={isReportOpen}
            aria-controls={reportId}
            onClick={() => setReportOpen(!isReportOpen)}
          >
            {t(isReportOpen ? 'runs.hide' : 'runs.show')}
          </Button>
        </div>
      )}
      <div id={reportId} hidden={!isReportOpen}>
        {isReportOpen && <SkippedRecords run={run} name={name} source={source} />}
      </div>
    </li>
  );

  function facts(): string[] {
    if (run.state === 'waiting') return [formats.ago(run.startedAt)];
    if (run.state === 'running') {
      return [
        t('runs.read', { done: amounts.bytes(run.bytesDone), total: amounts.bytes(run.bytes) }),
        ...(run.files > 1
          ? [t('runs.files', { done: formats.number(run.filesDone), total: formats.number(run.files) })]
          : []),
        ...(pace ? [amounts.rate(pace.bytesPerSecond)] : []),
        ...(pace?.secondsLeft === undefined ? [] : [t('runs.left', { time: amounts.duration(pace.secondsLeft) })]),
      ];
    }
    const seconds = run.finishedAt === null ? 0 : (Date.parse(run.finishedAt) - Date.parse(run.startedAt)) / 1000;
    return [
      formats.dateTime(run.startedAt),
      amounts.bytes(run.bytesDone),
      ...(seconds >= 1
        ? [t('runs.took', { time: amounts.duration(seconds), rate: amounts.rate(run.bytesDone / seconds) })]
        : []),
    ];
  }
}
