import {
  ChevronRightIcon,
  CircleAlertIcon,
  CircleCheckIcon,
  CircleHelpIcon,
  CircleIcon,
  CircleMinusIcon,
  Icon,
  type IconDrawing,
  LoaderIcon,
  Progress,
  StopIcon,
} from '@assay/design-system';
import type { AgentStep, AgentStepStatus } from '@assay/domain';
import { useFormats, useMessages } from '@assay/i18n';
import * as styles from '../AgentChat.css.ts';
import { agentChatMessages } from '../messages.ts';
import { Approval, type ApprovalProps } from './Approval.tsx';

const icons: Record<AgentStepStatus, IconDrawing> = {
  waiting: CircleIcon,
  running: LoaderIcon,
  approval: CircleHelpIcon,
  done: CircleCheckIcon,
  skipped: CircleMinusIcon,
  failed: CircleAlertIcon,
  stopped: StopIcon,
};
const tones: Record<AgentStepStatus, 'muted' | 'accent' | 'caution' | 'critical' | 'positive'> = {
  waiting: 'muted',
  running: 'accent',
  approval: 'caution',
  done: 'positive',
  skipped: 'muted',
  failed: 'critical',
  stopped: 'caution',
};

export interface StepsProps {
  steps: readonly AgentStep[];
  /** The reply is finished: its steps fold to one line. */
  isOver: boolean;
  /** Nothing has run yet: steps show whether they will ask, not how far they are. @default false */
  isPlan?: boolean;
  /** Takes the answer to a step that asks; absent for readers who cannot act. */
  onAnswer?: ApprovalProps['onAnswer'];
}

/** What the agent does, step by step. */
export function Steps({ steps, isOver, isPlan = false, onAnswer }: StepsProps) {
  const t = useMessages(agentChatMessages);
  const list = (
    <ol className={styles.steps} aria-label={t('step.list')}>
      {steps.map((step, index) => (
        // Steps of a plan have no other name than their place in it.
        // oxlint-disable-next-line react/no-array-index-key
        <li key={index} className={styles.step}>
          <StepLine step={step} isPlan={isPlan} />
          {step.status === 'approval' && step.question && onAnswer && (
            <Approval question={step.question} onAnswer={onAnswer} />
          )}
        </li>
      ))}
    </ol>
  );
  if (!isOver) return list;
  return (
    <details>
      <summary className={styles.summary}>
        <Icon of={ChevronRightIcon} size="sm" className={styles.fold} />
        {t('step.summary', { count: steps.length })}
      </summary>
      {list}
    </details>
  );
}

function StepLine({ step, isPlan }: { step: AgentStep; isPlan: boolean }) {
  const t = useMessages(agentChatMessages);
  const formats = useFormats();
  const { step: name, status, result, progress, took = 0, needsApproval } = step;
  const seconds = t('step.seconds', { seconds: formats.number(Math.round(took / 100) / 10) });
  const state = status === 'done' ? (took >= 100 ? seconds : '') : t(`step.${status}`);
  const aside = isPlan ? needsApproval && t('begin.asks') : state;
  return (
    <>
      <span className={styles.stepHead}>
        <span className={styles.stepIcon}>
          <Icon of={icons[status]} size="sm" tone={tones[status]} label={t(`step.${status}`)} />
        </span>
        <span>
          {t(`stepName.${name}`)}
          {result !== undefined && <span className={styles.stepResult}>{result}</span>}
        </span>
        <span className={styles.stepAside}>{aside}</span>
      </span>
      {status === 'running' && progress && progress.total > 0 && (
        <Progress label={t(`stepName.${name}`)} value={progress.done} max={progress.total} />
      )}
    </>
  );
}
