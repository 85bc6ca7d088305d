import { Button, Link } from '@assay/design-system';
import { useMessages } from '@assay/i18n';
import type { WorkRecord } from '@assay/works';
import { useState } from 'react';
import { useCitedSource } from '../CitedSources.ts';
import { WorkField } from '../field/WorkField.tsx';
import { worksMessages } from '../messages.ts';
import { WorkProse } from '../WorkProse.tsx';
import * as styles from './cited.css.ts';

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
      {passage && <OpenedPassage passage={passage} onClose={() => setOpened(undefined)} />}
    </>
  );
}

function OpenedPassage({ passage, onClose }: { passage: WorkRecord['evidence'][string]; onClose: () => void }) {
  const t = useMessages(worksMessages);
  const { source, href } = useCitedSource(passage);
  const title = source?.title ?? passage.document;
  return (
    <figure className={styles.passage} aria-label={t('passage.label')}>
      <blockquote className={styles.quote} lang={source?.language}>
        {passage.quote}
      </blockquote>
      <figcaption className={styles.caption}>
        {href === undefined ? title : <Link href={href}>{title}</Link>}
      </figcaption>
      <Button size="compact" variant="quiet" onClick={onClose}>
        {t('passage.close')}
      </Button>
    </figure>
  );
}
