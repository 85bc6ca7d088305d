import {
  Button,
  Checkbox,
  DownloadIcon,
  ErrorState,
  Heading,
  Page,
  Progress,
  RetryIcon,
  Skeleton,
  saveFile,
  Table,
  type TableColumn,
  Tag,
  Text,
} from '@assay/design-system';
import { type UpgradeRequest, upgradeSources } from '@assay/domain';
import { type Formats, type Translate, useFormats, useMessages } from '@assay/i18n';
import { trialDialogsMessages } from '@assay/widgets/trial-dialogs';
import { type ReactNode, useCallback, useState } from 'react';
import { usePageTitle } from '../detail/usePageTitle.ts';
import * as styles from './Editions.css.ts';
import type { EditionPagesSource, UsagePage } from './editions-pages.source.ts';
import type en from './messages/en.json';
import { editionsMessages } from './messages.ts';
import { useReading } from './useReading.ts';

export interface UsageProps {
  source: EditionPagesSource;
  /** A limit is reached, and the person wants more. */
  onUpgrade(request: UpgradeRequest): void;
  /** Ways to earn days of trial. */
  awards?: ReactNode;
}

/** Used, limit and reset date of everything that is counted. */
export function Usage({ source, onUpgrade, awards }: UsageProps) {
  const t = useMessages(editionsMessages);
  usePageTitle(t('usage.title'));
  const [usage, retry] = useReading(useCallback((signal: AbortSignal) => source.usage(signal), [source]));
  return (
    <Page>
      <div className={styles.head}>
        <div className={styles.titleRow}>
          <Heading level={1}>{t('usage.title')}</Heading>
          {usage.status === 'ready' && <Tag>{t(`usage.edition.${usage.value.edition}`)}</Tag>}
        </div>
        {usage.status === 'ready' && (
          <Text as="p" tone="muted">
            {t('usage.text', { zone: usage.value.time_zone })}
          </Text>
        )}
      </div>
      {usage.status === 'loading' && (
        <div role="status" aria-label={t('usage.loading')}>
          <Skeleton lines={8} />
        </div>
      )}
      {usage.status === 'failed' && (
        <ErrorState
          title={t('usage.failed.title')}
          actions={
            <Button icon={RetryIcon} onClick={retry}>
              {t('usage.failed.retry')}
            </Button>
          }
        >
          {usage.message}
        </ErrorState>
      )}
      {usage.status === 'ready' && (
        <>
          <UsageTable usage={usage.value} onUpgrade={onUpgrade} />
          <ExportUses source={source} />
        </>
      )}
      {awards}
      <Tracking source={source} />
    </Page>
  );
}

type Row = Omit<UsagePage['features'][number], 'feature' | 'dimension' | 'resets_at'> & {
  feature: UsagePage['features'][number]['feature'] | 'expert_library';
  resets_at: string | undefined;
};

interface UsedProps extends Pick<UsageProps, 'onUpgrade'> {
  row: Row;
  edition: UsagePage['edition'];
}

/** What was used of a limit, and the way on where it is reached. */
function Used({ row, edition, onUpgrade }: UsedProps) {
  const t = useMessages(editionsMessages);
  const words = useMessages(trialDialogsMessages);
  const formats = useFormats();
  const isReached = row.used >= row.limit;
  const figures = t('usage.of', { used: formats.number(row.used), limit: formats.number(row.limit) });
  const source = row.feature === 'expert_library' ? 'home_banner' : row.feature;
  return (
    <div className={styles.measure}>
      <span className={styles.measureWords}>
        <span className={styles.figures}>{figures}</span>
        {isReached && <Tag tone="caution">{t('usage.reached')}</Tag>}
        {isReached && edition !== 'premium' && (
          <Button
            size="compact"
            variant="quiet"
            onClick={() => onUpgrade({ packageType: upgradeSources[source].packageType, sourceType: source })}
          >
            {t('usage.upgrade')}
          </Button>
        )}
      </span>
      <Progress
        label={words(`quota.${row.feature}`)}
        value={row.used}
        max={Math.max(row.limit, 1)}
        tone={isReached ? 'caution' : 'accent'}
        valueText={figures}
      />
    </div>
  );
}

interface ColumnsOptions extends Pick<UsageProps, 'onUpgrade'> {
  t: Translate<typeof en>;
  /** Names of what is counted. */
  nameOf(feature: Row['feature']): string;
  formats: Formats;
  /** Where a span begins and ends. */
  zone: string;
  edition: UsagePage['edition'];
}

function usageColumns({ t, nameOf, formats, zone, edition, onUpgrade }: ColumnsOptions): TableColumn<Row>[] {
  const count = (row: Row, span: 'DIMENSION_DAY' | 'DIMENSION_MONTH' | 'DIMENSION_YEAR') =>
    row.feature === 'expert_library' ? '–' : formats.number(row[span]);
  return [
    {
      id: 'feature',
      header: t('usage.feature'),
      isRowHeader: true,
      cell: ({ feature }) => nameOf(feature),
    },
    {
      id: 'used',
      header: t('usage.used'),
      cell: (row) => <Used row={row} edition={edition} onUpgrade={onUpgrade} />,
    },
    {
      id: 'day',
      header: t('usage.day'),
      isNumeric: true,
      isOptional: true,
      cell: (row) => count(row, 'DIMENSION_DAY'),
    },
    {
      id: 'month',
      header: t('usage.month'),
      isNumeric: true,
      isOptional: true,
      cell: (row) => count(row, 'DIMENSION_MONTH'),
    },
    {
      id: 'year',
      header: t('usage.year'),
      isNumeric: true,
      isOptional: true,
      cell: (row) => count(row, 'DIMENSION_YEAR'),
    },
    {
      id: 'resets',
      header: t('usage.resets'),
      isMuted: true,
      cell: ({ resets_at: at }) => (at === undefined ? t('usage.never') : formats.date(at, zone)),
    },
  ];
}

function UsageTable({ usage, onUpgrade }: { usage: UsagePage; onUpgrade: UsageProps['onUpgrade'] }) {
  const t = useMessages(editionsMessages);
  const words = useMessages(trialDialogsMessages);
  const formats = useFormats();
  const rows: readonly Row[] = [
    ...usage.features,
    {
      feature: 'expert_library',
      ...usage.expert_library,
      resets_at: undefined,
      DIMENSION_DAY: 0,
      DIMENSION_MONTH: 0,
      DIMENSION_YEAR: 0,
    },
  ];
  const columns = usageColumns({
    t,
    nameOf: (feature) => words(`quota.${feature}`),
    formats,
    zone: usage.time_zone,
    edition: usage.edition,
    onUpgrade,
  });
  return <Table label={t('usage.table')} columns={columns} rows={rows} rowKey={({ feature }) => feature} />;
}

function ExportUses({ source }: Pick<UsageProps, 'source'>) {
  const t = useMessages(editionsMessages);
  const [state, setState] = useState<'ready' | 'busy' | 'failed'>('ready');

  async function save() {
    setState('busy');
    try {
      saveFile(await source.exportUses(), 'usage.csv');
      setState('ready');
    } catch {
      setState('failed');
    }
  }

  return (
    <div className={styles.after}>
      <Button
        size="compact"
        variant="quiet"
        icon={DownloadIcon}
        isBusy={state === 'busy'}
        busyLabel={t('usage.exporting')}
        onClick={() => void save()}
      >
        {t('usage.export')}
      </Button>
      <span role="alert">
        {state === 'failed' && (
          <Text size="caption" tone="critical">
            {t('usage.exportFailed')}
          </Text>
        )}
      </span>
    </div>
  );
}

function Tracking({ source }: Pick<UsageProps, 'source'>) {
  const t = useMessages(editionsMessages);
  const [read] = useReading(useCallback((signal: AbortSignal) => source.mayTrack(signal), [source]));
  const [chosen, setChosen] = useState<boolean>();
  const [hasFailed, setFailed] = useState(false);
  if (read.status !== 'ready') return null;

  async function choose(allowed: boolean) {
    setChosen(allowed);
    setFailed(false);
    try {
      await source.saveTracking(allowed);
    } catch {
      setChosen(!allowed);
      setFailed(true);
    }
  }

  return (
    <section className={styles.section}>
      <Heading level={2}>{t('tracking.title')}</Heading>
      <Checkbox
        checked={chosen ?? read.value}
        onChange={(event) => void choose(event.currentTarget.checked)}
        hint={t('tracking.hint')}
      >
        {t('tracking.label')}
      </Checkbox>
      <div role="alert">
        {hasFailed && (
          <Text size="caption" tone="critical">
            {t('tracking.failed')}
          </Text>
        )}
      </div>
    </section>
  );
}
