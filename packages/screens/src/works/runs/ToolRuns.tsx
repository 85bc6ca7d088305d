import { Button, Progress, StopIcon, Text } from '@assay/design-system';
import { isRunOver } from '@assay/domain';
import { useMessages } from '@assay/i18n';
import { useState } from 'react';
import { worksMessages } from '../messages.ts';
import { useWorkSession } from '../WorkContext.ts';
import { useDescriptions } from '../WorkDescriptions.ts';
import type { ToolRun } from '../works.source.ts';
import * as styles from './runs.css.ts';

/** What the tool is doing to the open work, for whom and how far; for all who have it open. */
export default function ToolRuns() {
  const t = useMessages(worksMessages);
  const { snapshot } = useWorkSession();
  const open = snapshot.surroundings.runs.filter(({ status }) => !isRunOver(status));
  if (open.length === 0) return null;
  return (
    <ul className={styles.list} aria-label={t('runs.label')}>
      {open.map((run) => (
        <RunLine key={run.id} run={run} />
      ))}
    </ul>
  );
}

function RunLine({ run }: { run: ToolRun }) {
  const t = useMessages(worksMessages);
  const { session } = useWorkSession();
  const words = useDescriptions();
  const [stopping, setStopping] = useState<'asked' | 'failed'>();
  const { id, action, done, total, name } = run;
  const what = words.procedure?.(action) ?? action;
  const far = t('runs.progress', { done, total });
  async function stop() {
    setStopping('asked');
    await session.stopRun(id).catch(() => setStopping('failed'));
  }
  return (
    <li className={styles.line}>
      <span className={styles.what}>
        <Text isTruncated>{what}</Text>
        <Text size="caption" tone="muted" isTruncated>
          {name}
        </Text>
      </span>
      <Text size="caption" tone={stopping === 'failed' ? 'critical' : 'muted'} isTabular role="status">
        {stopping === 'failed' ? t('runs.notStopped') : far}
      </Text>
      <Progress className={styles.rule} label={what} value={done} max={total} valueText={far} />
      {session.role === 'edit' && (
        <Button
          size="compact"
          variant="quiet"
          icon={StopIcon}
          isBusy={stopping === 'asked'}
          onClick={() => void stop()}
        >
          {t('runs.stop')}
        </Button>
      )}
    </li>
  );
}
