import { Button, EmptyState, GlobeIcon, Tag, VisuallyHidden } from '@assay/design-system';
import { useFormats, useMessages } from '@assay/i18n';
import { useState } from 'react';
import * as styles from '../Administration.css.ts';
import type { AdministrationPartProps } from '../Administration.types.ts';
import type { ListedOrigin } from '../administration.source.ts';
import { FoundTable } from '../FoundTable.tsx';
import { administrationMessages } from '../messages.ts';
import { useFound } from '../useFound.ts';
import { OriginDialog } from './OriginDialog.tsx';

/** Origins that organisations listed for their sites, for the operator: whose they are, proved or not. */
export function OriginsPart({ source, notify }: AdministrationPartProps) {
  const t = useMessages(administrationMessages);
  const formats = useFormats();
  const found = useFound(['origins'], source.origins);
  const [asked, setAsked] = useState<ListedOrigin>();

  return (
    <>
      <FoundTable
        title={t('origins.title')}
        lead={() => t('origins.lead')}
        found={found}
        findLabel={t('origins.find')}
        findHint={t('origins.findHint')}
        rowsOf={({ origins, total }) => ({ rows: origins, total })}
        rowKey={({ site_id: site, origin }) => `${site} ${origin}`}
        empty={
          <EmptyState icon={GlobeIcon} title={t('origins.empty')} level={3}>
            {t('origins.emptyText')}
          </EmptyState>
        }
        columns={[
          {
            id: 'origin',
            header: t('origins.origin'),
            isRowHeader: true,
            cell: ({ origin }) => <span className={styles.host}>{origin}</span>,
          },
          { id: 'tenant', header: t('origins.tenant'), cell: ({ tenant }) => tenant },
          {
            id: 'state',
            header: t('origins.state'),
            cell: ({ listed_at: listed, proved_at: proved }) => (
              <span className={styles.nameCell}>
                <span>
                  {proved === null ? (
                    <Tag tone="caution">{t('origins.waiting')}</Tag>
                  ) : (
                    <Tag tone="positive">{t('origins.proved')}</Tag>
                  )}
                </span>
                <span className={styles.contact}>
                  {proved === null
                    ? t('origins.waitsSince', { date: formats.date(listed) })
                    : t('origins.provedOn', { date: formats.date(proved) })}
                </span>
              </span>
            ),
          },
          {
            id: 'actions',
            header: <VisuallyHidden>{t('origins.actions')}</VisuallyHidden>,
            cell: (listed) => {
              const what = listed.proved_at === null ? 'approve' : 'withdraw';
              return (
                <span className={styles.actions}>
                  <Button
                    size="compact"
                    aria-label={t(`origins.${what}Of`, { origin: listed.origin, tenant: listed.tenant })}
                    onClick={() => setAsked(listed)}
                  >
                    {t(`origins.${what}`)}
                  </Button>
                </span>
              );
            },
          },
        ]}
      />
      {asked && (
        <OriginDialog
          source={source}
          notify={notify}
          listed={asked}
          onStale={() => found.query.refetch()}
          onClose={() => setAsked(undefined)}
        />
      )}
    </>
  );
}
