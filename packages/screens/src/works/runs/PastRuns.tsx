import { Button, HistoryIcon, Text } from '@assay/design-system';
import { isRunOver, type RunStatus } from '@assay/domain';
import { useFormats, useMessages } from '@assay/i18n';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import * as styles from '../history/history.css.ts';
import { worksMessages } from '../messages.ts';
import { useWorkPanel } from '../panel/WorkPanelContext.ts';
import { useWorkSession } from '../WorkContext.ts';
import { useDescriptions } from '../WorkDescriptions.ts';
import type { PastRun } from '../works.source.ts';
import { RunSteps } from './RunSteps.tsx';

const ends = { done: 'ended', failed: 'broke', stopped: 'stopped' } as const;
const endOf = (status: RunStatus) => (status in ends ? ends[status as keyof typeof ends] : undefined);

/** What the tool did to the open work in steps, the newest first; each step can be looked at. Nothing where it did nothing. */
export function PastRuns() {
  const t = useMessages(worksMessages);
  const { key } = useWorkPanel();
  const { session, snapshot } = useWorkSession();
  const open = snapshot.surroundings.runs.filter(({ status }) => !isRunOver(status)).map(({ id }) => id);
  const runs = useQuery({
    queryKey: ['work', key, 'runs', ...open],
    queryFn: () => session.runs(),
    placeholderData: (before) => before,
  });
  const over = (runs.data ?? []).filter(({ status }) => isRunOver(status));
  if (over.length === 0) return null;
  return (
    <>
      <Text size="caption" tone="muted" className={styles.heading}>
        {t('runs.past')}
      </Text>
      <ul className={styles.entries} aria-label={t('runs.past')}>
        {over.map((run) => (
          <PastRunLine key={run.id} run={run} />
        ))}
      </ul>
    </>
  );
}

function PastRunLine({ run }: { run: PastRun }) {
  const t = useMessages(worksMessages);
  const formats = useFormats();
  const words = useDescriptions();
  const [isOpen, setOpen] = useState(false);
  const end = endOf(run.status);
  const far = t('runs.progress', { done: formats.number(run.done), total: formats.number(run.total) });
  return (
    <li className={styles.entry}>
      <Text size="dense" className={styles.name}>
        {words.act?.(run.action) ?? run.action}
      </Text>
      <Text size="caption" tone="muted">
        {[run.name, formats.dateTime(run.begun_at), far, end && t(`runs.${end}`)].filter(Boolean).join(' · ')}
      </Text>
      {run.failure !== undefined && (
        <Text size="caption" tone="critical">
          {run.failure}
        </Text>
      )}
      <div className={styles.actions}>
        <Button
          size="compact"
          variant="quiet"
          icon={HistoryIcon}
          aria-expanded={isOpen}
          onClick={() => setOpen((shown) => !shown)}
        >
          {t('steps.open')}
        </Button>
      </div>
      {isOpen && <RunSteps run={run} />}
    </li>
  );
}
