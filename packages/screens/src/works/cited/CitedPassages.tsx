import { IconButton, TrashIcon } from '@assay/design-system';
import { useMessages } from '@assay/i18n';
import type { Evidence, WorkRecord } from '@assay/works';
import { useCitedSource } from '../CitedSources.ts';
import { worksMessages } from '../messages.ts';
import { useWorkSession } from '../WorkContext.ts';
import * as styles from './cited.css.ts';
import { Passage } from './Passage.tsx';

/** The passages that stand behind a record; whoever writes in the work can take one away. */
export function CitedPassages({ record: { id, evidence } }: { record: Pick<WorkRecord, 'id' | 'evidence'> }) {
  const { session, snapshot } = useWorkSession();
  return Object.entries(evidence).map(([key, passage]) =>
    snapshot.mode === null ? (
      <Passage key={key} evidence={passage} />
    ) : (
      <div key={key} className={styles.removable}>
        <Passage evidence={passage} />
        <Remove evidence={passage} onRemove={() => session.edit([{ op: 'cite', id, key, evidence: null }])} />
      </div>
    ),
  );
}

function Remove({ evidence, onRemove }: { evidence: Evidence; onRemove(): void }) {
  const t = useMessages(worksMessages);
  const { source } = useCitedSource(evidence);
  const title = source?.title ?? evidence.document;
  return <IconButton icon={TrashIcon} size="compact" label={t('cite.remove', { title })} onClick={onRemove} />;
}
