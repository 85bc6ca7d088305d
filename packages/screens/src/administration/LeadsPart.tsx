import { EmptyState, MessageIcon, Pagination, Table, type TableColumn } from '@assay/design-system';
import { useFormats, useMessages } from '@assay/i18n';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import * as styles from './Administration.css.ts';
import type { AdministrationPartProps } from './Administration.types.ts';
import { type Leads, pageSize } from './administration.source.ts';
import { ExportButton } from './ExportButton.tsx';
import { administrationMessages } from './messages.ts';
import { PartFrame } from './PartFrame.tsx';

type Lead = Leads['leads'][number];

/** People who asked sales for something, and whether sales has heard of them. */
export function LeadsPart({ source, notify }: AdministrationPartProps) {
  const t = useMessages(administrationMessages);
  const [page, setPage] = useState(1);
  const query = useQuery({
    queryKey: ['administration', 'leads', page],
    queryFn: ({ signal }) => source.leads(page, signal),
    placeholderData: keepPreviousData,
  });
  return (
    <PartFrame
      title={t('leads.title')}
      query={query}
      lead={() => t('leads.lead')}
      controls={<ExportButton name="leads.csv" file={() => source.exportLeads()} notify={notify} />}
    >
      {({ leads, total }) => (
        <>
          <LeadTable leads={leads} />
          {total > pageSize && <Pagination page={page} pages={Math.ceil(total / pageSize)} onChange={setPage} />}
        </>
      )}
    </PartFrame>
  );
}

function LeadTable({ leads }: { leads: readonly Lead[] }) {
  const t = useMessages(administrationMessages);
  const formats = useFormats();
  const columns: TableColumn<Lead>[] = [
    {
      id: 'who',
      header: t('leads.who'),
      isRowHeader: true,
      cell: (lead) => (
        <span className={styles.nameCell}>
          <span>{lead.name}</span>
          <span className={styles.contact}>{[lead.company_name, lead.post].filter(Boolean).join(' · ')}</span>
        </span>
      ),
    },
    { id: 'contact', header: t('leads.contact'), cell: (lead) => lead.mobile_number || lead.email },
    { id: 'type', header: t('leads.type'), isOptional: true, cell: ({ type }) => t(`leadTypes.${type}`) },
    { id: 'at', header: t('leads.at'), cell: (lead) => formats.dateTime(lead.created_at) },
    {
      id: 'told',
      header: t('leads.told'),
      isOptional: true,
      isMuted: true,
      cell: ({ mail, webhook }) => (
        <span className={styles.nameCell}>
          <span>{t('leads.mail', { state: t(`deliveries.${mail}`) })}</span>
          <span>{t('leads.webhook', { state: t(`deliveries.${webhook}`) })}</span>
        </span>
      ),
    },
  ];
  return (
    <div className={styles.scroll}>
      <Table
        label={t('leads.title')}
        columns={columns}
        rows={leads}
        rowKey={(lead) => lead.lead_id}
        empty={
          <EmptyState icon={MessageIcon} title={t('leads.empty')} level={3}>
            {t('leads.emptyText')}
          </EmptyState>
        }
      />
    </div>
  );
}
