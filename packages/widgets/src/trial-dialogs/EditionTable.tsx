import { joinClasses, Tag } from '@assay/design-system';
import {
  type CountedFeature,
  type EditionState,
  type GatedFeature,
  libraryQuota,
  packageLabels,
  packageRule,
  quotas,
} from '@assay/domain';
import { useFormats, useMessages, useTranslator } from '@assay/i18n';
import { trialDialogsMessages } from './messages.ts';
import * as styles from './TrialDialogs.css.ts';
import type { EditionTableProps } from './TrialDialogs.types.ts';

/** Quotas that stand in every comparison, in their order; another counter goes before them when it is spoken of. */
const always: readonly CountedFeature[] = ['tech_seek', 'technical_research'];

/** Quotas of the basic edition and of a package, the person's own column marked. */
export function EditionTable({ recommended, edition, feature }: EditionTableProps) {
  const t = useMessages(trialDialogsMessages);
  const formats = useFormats();
  const { locale } = useTranslator();
  const unlocked: readonly GatedFeature[] = packageRule(recommended).unlocks;
  const counted = feature === undefined || always.includes(feature) ? always : [feature, ...always];
  const rows = [
    ...counted.map((name) => {
      const { free, enterprise } = quotas[name];
      return { name, free, premium: unlocked.includes(name) ? enterprise : free };
    }),
    { name: 'expert_library' as const, free: libraryQuota.free, premium: libraryQuota.enterprise },
  ];
  const label = packageLabels[recommended][locale];
  return (
    <table className={styles.table} aria-label={t('columns.caption', { package: label })}>
      <thead>
        <tr>
          <th scope="col" className={joinClasses(styles.head, styles.nameHead)}>
            {t('columns.quota')}
          </th>
          <th scope="col" className={styles.head}>
            <span className={styles.headWords}>
              {t('columns.free')}
              {isOwn(edition, 'free') && <Tag>{t('columns.yours')}</Tag>}
            </span>
          </th>
          <th scope="col" className={joinClasses(styles.head, styles.premiumHead)}>
            <span className={styles.headWords}>
              {label}
              {isOwn(edition, 'premium') && <Tag>{t('columns.yours')}</Tag>}
            </span>
          </th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ name, free, premium }) => (
          <tr key={name}>
            <th scope="row" className={styles.name}>
              {t(`quota.${name}`)}
            </th>
            <td className={styles.figure}>{formats.number(free)}</td>
            <td className={joinClasses(styles.figure, styles.premium)}>{formats.number(premium)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function isOwn(edition: EditionState | undefined, column: 'free' | 'premium'): boolean {
  return edition !== undefined && (column === 'free') === (edition === 'freemium');
}
