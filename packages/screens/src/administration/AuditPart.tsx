import { EmptyState, HistoryIcon, Pagination, Select, Table, type TableColumn } from '@assay/design-system';
import { auditActions, auditDetails, browserNames, isAuditAction, type Locale, systemNames } from '@assay/domain';
import { type Translate, useFormats, useMessages, useTranslator } from '@assay/i18n';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import * as styles from './Administration.css.ts';
import type { AdministrationPartProps } from './Administration.types.ts';
import { type AuditEvents, pageSize } from './administration.source.ts';
import { ExportButton } from './ExportButton.tsx';
import { memberRoles } from './members.source.ts';
import type en from './messages/en.json';
import { administrationMessages } from './messages.ts';
import { PartFrame } from './PartFrame.tsx';
import { packageTitle } from './packageTitle.ts';

type Event = AuditEvents['events'][number];

/** Who did what in the organisation, by action, with a file of it all. */
export function AuditPart({ source, notify }: AdministrationPartProps) {
  const t = useMessages(administrationMessages);
  const [action, setAction] = useState<Event['action']>();
  const [page, setPage] = useState(1);
  const filter = action === undefined ? {} : { action };
  const query = useQuery({
    queryKey: ['administration', 'audit', action, page],
    queryFn: ({ signal }) => source.auditEvents({ ...filter, page }, signal),
    placeholderData: keepPreviousData,
  });
  return (
    <PartFrame
      title={t('audit.title')}
      query={query}
      lead={({ kept_days: count }) => t('audit.lead', { count })}
      controls={
        <>
          <Select
            className={styles.filter}
            aria-label={t('audit.action')}
            value={action ?? ''}
            options={[
              { value: '', label: t('audit.allActions') },
              ...auditActions.map((value) => ({ value, label: t(`actions.${value}`) })),
            ]}
            onChange={({ target }) => {
              setAction(isAuditAction(target.value) ? target.value : undefined);
              setPage(1);
            }}
          />
          <ExportButton name="audit-log.csv" file={() => source.exportAudit(filter)} notify={notify} />
        </>
      }
    >
      {({ events, total }) => (
        <>
          <EventTable events={events} />
          {total > pageSize && <Pagination page={page} pages={Math.ceil(total / pageSize)} onChange={setPage} />}
        </>
      )}
    </PartFrame>
  );
}

function EventTable({ events }: { events: readonly Event[] }) {
  const t = useMessages(administrationMessages);
  const formats = useFormats();
  const { locale } = useTranslator();
  const columns: TableColumn<Event>[] = [
    {
      id: 'at',
      header: t('audit.at'),
      cell: ({ at }) => <span className={styles.moment}>{formats.dateTime(at)}</span>,
    },
    { id: 'action', header: t('audit.action'), isRowHeader: true, cell: (event) => t(`actions.${event.action}`) },
    { id: 'actor', header: t('audit.actor'), cell: ({ actor }) => actor?.name ?? t('audit.nobody') },
    {
      id: 'source',
      header: t('audit.source'),
      isMuted: true,
      cell: (event) => [event.address, deviceText(event.device, t)].filter(Boolean).join(' · '),
    },
    {
      id: 'about',
      header: t('audit.about'),
      isMuted: true,
      cell: ({ subject, detail }) => [subject?.name, detailText(detail, t, locale)].filter(Boolean).join(' · '),
    },
  ];
  return (
    <div className={styles.scroll}>
      <Table
        label={t('audit.title')}
        columns={columns}
        rows={events}
        rowKey={(event) => event.event_id}
        empty={
          <EmptyState icon={HistoryIcon} title={t('audit.empty')} level={3}>
            {t('audit.emptyText')}
          </EmptyState>
        }
      />
    </div>
  );
}

/** Browser and system that an event came from; nothing for what the installation did by itself. */
function deviceText(device: Event['device'], t: Translate<typeof en>): string {
  if (device === null) return '';
  const { browser, system } = device;
  const named = browserNames[browser] ?? t(browser === 'wechat' ? 'audit.wechat' : 'audit.otherBrowser');
  return `${named} · ${systemNames[system] ?? t('audit.otherSystem')}`;
}

/** What an event was about, in words where the log has words for it. */
function detailText(detail: string, t: Translate<typeof en>, locale: Locale): string {
  const [first = '', ...rest] = detail.split(' ');
  const role = memberRoles.find((each) => each === first);
  const word = auditDetails.find((each) => each === first);
  const known = role ? t(`roles.${role}`) : word ? t(`details.${word}`) : packageTitle(first, locale);
  return [known, ...rest].join(' ');
}
