import { Icon, Inline, LayersIcon, Link } from '@assay/design-system';
import { useMessages } from '@assay/i18n';
import { Typeset } from '@assay/markdown/typeset';
import { use } from 'react';
import * as styles from './GradeLinks.css.ts';
import { evidenceMessages } from './messages.ts';
import { type NamedGrade, SourceLinksContext } from './SourceLinks.ts';

/** The way to the cards of the materials that a source names. */
export function GradeLinks({ grades }: { grades: readonly NamedGrade[] }) {
  const t = useMessages(evidenceMessages);
  const links = use(SourceLinksContext);
  if (!links || grades.length === 0) return null;
  return (
    <Inline gap={3}>
      {grades.map(({ id, designation }) => (
        <Link key={id} className={styles.card} href={links.card(id)} aria-label={`${t('source.card')} ${designation}`}>
          <Icon of={LayersIcon} size="sm" />
          <Typeset>{designation}</Typeset>
        </Link>
      ))}
    </Inline>
  );
}
