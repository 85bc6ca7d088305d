import { Heading } from '@assay/design-system';
import { useMessages } from '@assay/i18n';
import { CitedProse } from '@assay/screens/cited-prose';
import type { WorkRecord } from '@assay/works';
import { nameOf } from '../kind/sections.ts';
import { summaryMessages } from './messages.ts';
import * as styles from './summary.css.ts';

/** One section as prose. */
export function SectionPart({ section }: { section: WorkRecord }) {
  const t = useMessages(summaryMessages);
  const name = nameOf(section);
  return (
    <div className={styles.section} data-record={section.id}>
      {name !== '' && <Heading level={3}>{name}</Heading>}
      <CitedProse record={section} field="body" label={name === '' ? t('names.body') : name} />
    </div>
  );
}
