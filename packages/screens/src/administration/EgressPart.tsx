import {
  Button,
  Dialog,
  EmptyState,
  Pagination,
  Select,
  ShieldIcon,
  Table,
  type TableColumn,
  Tag,
  Text,
} from '@assay/design-system';
import { egressPurposes } from '@assay/domain';
import { useFormats, useMessages } from '@assay/i18n';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { stacked } from '../detail/ruled.css.ts';
import * as styles from './Administration.css.ts';
import type { AdministrationPartProps } from './Administration.types.ts';
import { type Ledger, pageSize } from './administration.source.ts';
import { ExportButton } from './ExportButton.tsx';
import { administrationMessages } from './messages.ts';
import { PartFrame } from './PartFrame.tsx';
import { sizeText } from './sizes.ts';

type Entry = Ledger['events'][number];

/** What left the machine: for whom, to whom, when and how much, with the text that a model was sent. */
export function EgressPart({ source, notify }: AdministrationPartProps) {
  const t = useMessages(administrationMessages);
  const formats = useFormats();
  const [purpose, setPurpose] = useState<Entry['purpose']>();
  const [page, setPage] = useState(1);
  const [read, setRead] = useState<Entry>();
  const filter = purpose === undefined ? {} : { purpose };
  const query = useQuery({
    queryKey: ['administration', 'egress', purpose, page],
    queryFn: ({ signal }) => source.ledger({ ...filter, page }, signal),
    placeholderData: keepPreviousData,
  });
  return (
    <PartFrame
      title={t('egress.title')}
      query={query}
      lead={({ kept_days: count }) => t('egress.lead', { count })}
      controls={
        <>
          <Select
            className={styles.filter}
            aria-label={t('egress.purpose')}
            value={purpose ?? ''}
            options={[
              { value: '', label: t('egress.allPurposes') },
              ...egressPurposes.map((value) => ({ value, label: t(`purposes.${value}`) })),
            ]}
            onChange={({ target }) => {
              setPurpose(egressPurposes.find((each) => each === target.value));
              setPage(1);
            }}
          />
          <ExportButton name="egress.csv" file={() => source.exportLedger(filter)} notify={notify} />
        </>
      }
    >
      {({ events, total, bytes }) =>
        total === 0 ? (
          <EmptyState
            icon={ShieldIcon}
            level={3}
            title={purpose === undefined ? t('egress.empty') : t('egress.emptyFilter')}
          >
            {t('egress.emptyText')}
          </EmptyState>
        ) : (
          <>
            <Text as="p">
              {t('egress.sum', { count: total, requests: formats.number(total), bytes: sizeText(bytes, formats) })}
            </Text>
            <EntryTable entries={events} onRead={setRead} />
            {total > pageSize && <Pagination page={page} pages={Math.ceil(total / pageSize)} onChange={setPage} />}
            <Dialog
              isOpen={read !== undefined}
              onClose={() => setRead(undefined)}
              title={t('egress.excerptTitle', { host: read?.host ?? '' })}
              closeLabel={t('packages.close')}
            >
              <pre className={styles.excerpt}>{read?.excerpt}</pre>
              <Text as="p" tone="muted" className={styles.link}>
                {t('egress.excerptNote', { digest: read?.digest ?? '' })}
              </Text>
            </Dialog>
          </>
        )
      }
    </PartFrame>
  );
}

function EntryTable({ entries, onRead }: { entries: readonly Entry[]; onRead: (entry: Entry) => void }) {
  const t = useMessages(administrationMessages);
  const formats = useFormats();
  const columns: TableColumn<Entry>[] = [
    {
      id: 'at',
      header: t('egress.at'),
      cell: ({ at }) => <span className={styles.moment}>{formats.dateTime(at)}</span>,
    },
    {
      id: 'host',
      header: t('egress.host'),
      isRowHeader: true,
      cell: ({ host, purpose }) => (
        <span className={stacked}>
          <span className={styles.host}>{host}</span>
          <span className={styles.contact}>{t(`purposes.${purpose}`)}</span>
        </span>
      ),
    },
    {
      id: 'person',
      header: t('egress.person'),
      isOptional: true,
      isMuted: true,
      cell: ({ person }) => person ?? t('egress.nobody'),
    },
    { id: 'size', header: t('egress.size'), isNumeric: true, cell: ({ bytes }) => sizeText(bytes, formats) },
    { id: 'outcome', header: t('egress.outcome'), isOptional: true, cell: (entry) => <Outcome {...entry} /> },
    {
      id: 'text',
      header: t('egress.text'),
      cell: (entry) =>
        entry.excerpt !== null && (
          <Button
            size="compact"
            aria-label={t('egress.showOf', { host: entry.host, at: formats.dateTime(entry.at) })}
            onClick={() => onRead(entry)}
          >
            {t('egress.show')}
          </Button>
        ),
    },
  ];
  return (
    <div className={styles.scroll}>
      <Table label={t('egress.title')} columns={columns} rows={entries} rowKey={(entry) => entry.event_id} />
    </div>
  );
}

const words = ['begun', 'sent', 'failed'] as const;

function Outcome({ outcome }: Pick<Entry, 'outcome'>) {
  const t = useMessages(administrationMessages);
  const word = words.find((each) => each === outcome);
  const isTaken = outcome === 'sent' || outcome.startsWith('2');
  return <Tag tone={isTaken ? 'neutral' : 'caution'}>{word === undefined ? outcome : t(`egress.${word}`)}</Tag>;
}
