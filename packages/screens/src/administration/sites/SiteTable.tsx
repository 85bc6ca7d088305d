import {
  Button,
  IconButton,
  PencilIcon,
  Table,
  type TableColumn,
  Tag,
  TrashIcon,
  VisuallyHidden,
} from '@assay/design-system';
import { useFormats, useMessages } from '@assay/i18n';
import * as shared from '../Administration.css.ts';
import { administrationMessages } from '../messages.ts';
import * as styles from './sites.css.ts';
import type { Site } from './sites.source.ts';

export interface SiteTableProps {
  rows: readonly Site[];
  onProve: (site: Site, origin: string) => void;
  onSnippet: (site: Site) => void;
  onChange: (site: Site) => void;
  onRemove: (site: Site) => void;
}

/** What a site is called: by its first origin, the others follow it everywhere. */
export const nameOf = ({ origins, site_id: id }: Site) => origins[0] ?? id;

/** Sites with their terms, and what can be done with each. */
export function SiteTable({ rows, onProve, onSnippet, onChange, onRemove }: SiteTableProps) {
  const t = useMessages(administrationMessages);
  const formats = useFormats();
  const columns: TableColumn<Site>[] = [
    {
      id: 'origins',
      header: t('sites.site'),
      isRowHeader: true,
      cell: (site) => (
        <span className={styles.site}>
          <span className={styles.origins}>
            {site.proofs.map(({ origin, proved_at: proved, lost_at: lost }) => (
              <span key={origin} className={styles.origin}>
                <span className={styles.line}>{origin}</span>
                {proved === null ? (
                  <>
                    <Tag tone="caution">{t('sites.waiting')}</Tag>
                    <Button
                      size="compact"
                      aria-label={t('sites.proveOf', { origin })}
                      onClick={() => onProve(site, origin)}
                    >
                      {t('sites.prove')}
                    </Button>
                  </>
                ) : lost !== null ? (
                  <>
                    <Tag tone="caution">{t('sites.missing')}</Tag>
                    <Button
                      size="compact"
                      aria-label={t('sites.showLineOf', { origin })}
                      onClick={() => onProve(site, origin)}
                    >
                      {t('sites.showLine')}
                    </Button>
                  </>
                ) : (
                  <Tag tone="positive">{t('sites.proved')}</Tag>
                )}
              </span>
            ))}
          </span>
          <span className={styles.id}>{site.site_id}</span>
          <span className={shared.contact}>{t('sites.since', { date: formats.date(site.created_at) })}</span>
        </span>
      ),
    },
    {
      id: 'widgets',
      header: t('sites.widgets'),
      cell: ({ widgets }) => formats.list(widgets.map((name) => t(`widgets.${name}`))),
    },
    {
      id: 'library',
      header: t('sites.library'),
      cell: ({ library }) => (
        <Tag tone={library === 'tenant' ? 'caution' : 'neutral'}>{t(`sites.${library}Short`)}</Tag>
      ),
    },
    {
      id: 'caps',
      header: t('sites.caps'),
      cell: ({
        questions_a_day: aDay,
        questions_an_hour: anHour,
        visitor_questions_a_day: byOne,
        leads_a_day: leads,
      }) => (
        <span className={styles.caps}>
          <span>{t('sites.questionCount', { count: aDay, questions: formats.number(aDay) })}</span>
          <span>{t('sites.hourCount', { count: anHour, questions: formats.number(anHour) })}</span>
          <span>{t('sites.visitorCount', { count: byOne, questions: formats.number(byOne) })}</span>
          <span>{t('sites.leadCount', { count: leads, leads: formats.number(leads) })}</span>
        </span>
      ),
    },
    {
      id: 'actions',
      header: <VisuallyHidden>{t('sites.actions')}</VisuallyHidden>,
      cell: (site) => (
        <span className={styles.actions}>
          <Button
            size="compact"
            aria-label={t('sites.snippetOf', { site: nameOf(site) })}
            onClick={() => onSnippet(site)}
          >
            {t('sites.snippet')}
          </Button>
          <IconButton
            icon={PencilIcon}
            label={t('sites.change', { site: nameOf(site) })}
            onClick={() => onChange(site)}
          />
          <IconButton
            icon={TrashIcon}
            label={t('sites.remove', { site: nameOf(site) })}
            onClick={() => onRemove(site)}
          />
        </span>
      ),
    },
  ];
  return (
    <div className={shared.scroll}>
      <Table label={t('sites.title')} columns={columns} rows={rows} rowKey={({ site_id: id }) => id} isStacking />
    </div>
  );
}
