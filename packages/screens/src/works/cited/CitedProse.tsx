import { Button } from '@assay/design-system';
import { useMessages } from '@assay/i18n';
import type { WorkRecord } from '@assay/works';
import { useState } from 'react';
import { WorkField } from '../field/WorkField.tsx';
import { worksMessages } from '../messages.ts';
import { WorkProse } from '../WorkProse.tsx';
import * as styles from './cited.css.ts';
import { Passage } from './Passage.tsx';

export interface CitedProseProps {
  record: WorkRecord;
  /** A field of prose of that record. */
  field: string;
  label: string;
  /** Stands where nothing is written yet. */
  placeholder?: string;
}

/** Prose that cites passages; a citation opens the passage that it names below what is written. */
export function CitedProse({ record, field, label, placeholder }: CitedProseProps) {
  const t = useMessages(worksMessages);
  const [opened, setOpened] = useState<string>();
  const passage = opened === undefined ? undefined : record.evidence[opened];
  return (
    <>
      <WorkField record={record.id} field={field} className={styles.field}>
        <WorkProse
          record={record.id}
          field={field}
          label={label}
          isQuiet
          onOpenCitation={setOpened}
          {...(placeholder !== undefined && { placeholder })}
        />
      </WorkField>
      {passage && (
        <div className={styles.passage} role="group" aria-label={t('passage.label')}>
          <Passage evidence={passage} />
          <Button size="compact" variant="quiet" onClick={() => setOpened(undefined)}>
            {t('passage.close')}
          </Button>
        </div>
      )}
    </>
  );
}
