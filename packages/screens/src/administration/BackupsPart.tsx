import { Banner, Button, EmptyState, LayersIcon, Table, type TableColumn, Text } from '@assay/design-system';
import { useFormats, useMessages } from '@assay/i18n';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import * as styles from './Administration.css.ts';
import type { AdministrationPartProps } from './Administration.types.ts';
import type { Backups } from './administration.source.ts';
import { administrationMessages } from './messages.ts';
import { PartFrame } from './PartFrame.tsx';
import { sizeText } from './sizes.ts';

/** How often a dump that is being written is asked after, in ms. */
const askAgain = 1_000;

/** Dumps of the embedded database, and the way to write one now. */
export function BackupsPart({ source, notify }: AdministrationPartProps) {
  const t = useMessages(administrationMessages);
  const formats = useFormats();
  const [isBeginning, setBeginning] = useState(false);
  const query = useQuery({
    queryKey: ['administration', 'backups'],
    queryFn: ({ signal }) => source.backups(signal),
    refetchInterval: ({ state }) => (state.data?.is_running ? askAgain : false),
  });

  async function begin() {
    setBeginning(true);
    try {
      await source.backUp();
    } catch (error) {
      notify({
        title: t('backups.notBegun'),
        description: error instanceof Error ? error.message : '',
        tone: 'critical',
      });
    } finally {
      await query.refetch();
      setBeginning(false);
    }
  }

  return (
    <PartFrame
      title={t('backups.title')}
      query={query}
      lead={(backups) =>
        kindOf(backups) === 'scheduled' &&
        (backups.hours > 0
          ? t('backups.lead', { hours: formats.number(backups.hours), keep: formats.number(backups.keep) })
          : t('backups.leadOff', { keep: formats.number(backups.keep) }))
      }
    >
      {(backups) => {
        const { is_running, is_storage_low, failed_at, unencrypted, dumps } = backups;
        const kind = kindOf(backups);
        if (kind === 'left to the server')
          return (
            <EmptyState icon={LayersIcon} level={3} title={t('backups.postgres')}>
              {t('backups.postgresText')}
            </EmptyState>
          );
        return (
          <>
            {is_storage_low && (
              <Banner tone="critical" title={t('backups.storageLow')}>
                {t('backups.storageLowText')}
              </Banner>
            )}
            {failed_at !== null && (
              <Banner tone="critical" title={t('backups.failed', { at: formats.dateTime(failed_at) })}>
                {t('backups.failedText')}
              </Banner>
            )}
            {unencrypted > 0 && (
              <Banner tone="caution" title={t('backups.unencrypted', { count: unencrypted })}>
                {t('backups.unencryptedText')}
              </Banner>
            )}
            {kind === 'awaits a key' ? (
              <Banner tone="critical" title={t('backups.awaitsKey')}>
                {t('backups.awaitsKeyText')}
              </Banner>
            ) : (
              <>
                <div className={styles.controls}>
                  <Button
                    isBusy={isBeginning || is_running}
                    busyLabel={t('backups.running')}
                    onClick={() => void begin()}
                  >
                    {t('backups.now')}
                  </Button>
                </div>
                <Text as="p" tone="muted">
                  {t('backups.unchanged')}
                </Text>
              </>
            )}
            {(kind === 'scheduled' || dumps.length > 0) && <DumpTable dumps={dumps} />}
          </>
        );
      }}
    </PartFrame>
  );
}

/** Whose business backups are: a server is backed up by its own means, unless a schedule is set; some wait for a key. */
function kindOf({ engine, hours, awaits_key }: Pick<Backups, 'engine' | 'hours' | 'awaits_key'>) {
  if (engine === 'postgres' && hours === 0) return 'left to the server';
  return awaits_key ? 'awaits a key' : 'scheduled';
}

function DumpTable({ dumps }: Pick<Backups, 'dumps'>) {
  const t = useMessages(administrationMessages);
  const formats = useFormats();
  const columns: TableColumn<Backups['dumps'][number]>[] = [
    { id: 'at', header: t('backups.at'), isRowHeader: true, cell: ({ at }) => formats.dateTime(at) },
    { id: 'size', header: t('backups.size'), isNumeric: true, cell: ({ bytes }) => sizeText(bytes, formats) },
    { id: 'name', header: t('backups.name'), isMuted: true, isOptional: true, cell: ({ name }) => name },
  ];
  return (
    <div className={styles.scroll}>
      <Table
        label={t('backups.list')}
        columns={columns}
        rows={dumps}
        rowKey={({ name }) => name}
        empty={
          <EmptyState icon={LayersIcon} title={t('backups.empty')} level={3}>
            {t('backups.emptyText')}
          </EmptyState>
        }
      />
    </div>
  );
}
