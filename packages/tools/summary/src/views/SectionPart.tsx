import { Button, Heading } from '@assay/design-system';
import { useMessages } from '@assay/i18n';
import { WorkProse } from '@assay/screens/work-prose';
import { WorkField } from '@assay/screens/works';
import type { WorkRecord } from '@assay/works';
import { useState } from 'react';
import { nameOf } from '../kind/sections.ts';
import { summaryMessages } from './messages.ts';
import * as styles from './summary.css.ts';

/** One section as prose; a citation opens the passage that it names. */
export function SectionPart({ section }: { section: WorkRecord }) {
  const t = useMessages(summaryMessages);
  const [opened, setOpened] = useState<string>();
  const name = nameOf(section);
  const passage = opened === undefined ? undefined : section.evidence[opened];
  return (
    <div className={styles.section}>
      {name !== '' && <Heading level={3}>{name}</Heading>}
      <WorkField record={section.id} field="body">
        <WorkProse
          record={section.id}
          field="body"
          label={name === '' ? t('names.body') : name}
          onOpenCitation={setOpened}
        />
      </WorkField>
      {passage && (
        <figure className={styles.passage} aria-label={t('names.passage')}>
          <blockquote className={styles.quote}>{passage.quote}</blockquote>
          <Button size="compact" variant="quiet" onClick={() => setOpened(undefined)}>
            {t('close')}
          </Button>
        </figure>
      )}
    </div>
  );
}
