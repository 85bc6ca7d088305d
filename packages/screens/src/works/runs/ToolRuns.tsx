import {
  ArrowRightIcon,
  Button,
  ClockIcon,
  HistoryIcon,
  MessageIcon,
  Progress,
  StopIcon,
  Text,
} from '@assay/design-system';
import { isRunOver } from '@assay/domain';
import { useMessages } from '@assay/i18n';
import { useState } from 'react';
import { worksMessages } from '../messages.ts';
import type { QuestionViews } from '../questions/question-views.types.ts';
import { RunQuestion } from '../questions/RunQuestion.tsx';
import { useWorkSession } from '../WorkContext.ts';
import { useDescriptions } from '../WorkDescriptions.ts';
import type { ToolRun } from '../works.source.ts';
import { RunSteps } from './RunSteps.tsx';
import * as styles from './runs.css.ts';

interface ToolRunsProps {
  /** Views of the questions that the tool asks in kinds of its own. */
  questions: QuestionViews | undefined;
}

/** What the tool is doing to the open work, for whom and how far, and what it asks; for all who have it open. */
export default function ToolRuns({ questions }: ToolRunsProps) {
  const t = useMessages(worksMessages);
  const { snapshot } = useWorkSession();
  const open = snapshot.surroundings.runs.filter(({ status }) => !isRunOver(status));
  if (open.length === 0) return null;
  return (
    <ul className={styles.list} aria-label={t('runs.label')}>
      {open.map((run) => (
        <RunLine key={run.id} run={run} questions={questions} />
      ))}
    </ul>
  );
}

function RunLine({ run, questions }: { run: ToolRun } & ToolRunsProps) {
  const t = useMessages(worksMessages);
  const { session } = useWorkSession();
  const words = useDescriptions();
  const [asked, setAsked] = useState<'stop' | 'pause'>();
  const [failed, setFailed] = useState<'notStopped' | 'notPaused'>();
  const [later, setLater] = useState<string>();
  const [showsSteps, setShowsSteps] = useState(false);
  const { id, action, status, done, total, name, held, question } = run;
  const mayEdit = session.role === 'edit';
  const what = words.procedure?.(action) ?? action;
  const far = t('runs.progress', { done, total });
  const waits = question && t(mayEdit ? 'questions.waits' : 'questions.waitsForEditor');
  const isHeld = held === true || (status === 'paused' && !question);
  const rests = isHeld && !question && t(status === 'paused' ? 'runs.rests' : 'runs.pausing');
  async function stop() {
    setAsked('stop');
    setFailed(undefined);
    // It stays asked until the run has ended.
    await session.stopRun(id).catch(() => {
      setAsked(undefined);
      setFailed('notStopped');
    });
  }
  async function pause() {
    setAsked('pause');
    setFailed(undefined);
    await session.pauseRun(id, !isHeld).catch(() => setFailed('notPaused'));
    setAsked(undefined);
  }
  return (
    <li className={styles.line}>
      <span className={styles.what}>
        <Text isTruncated>{what}</Text>
        <Text size="caption" tone="muted" isTruncated>
          {name}
        </Text>
      </span>
      <Text size="caption" tone={failed ? 'critical' : 'muted'} isTabular role="status">
        {failed ? t(`runs.${failed}`) : (waits ?? (rests || far))}
      </Text>
      <Progress className={styles.rule} label={what} value={done} max={total} valueText={far} />
      <span className={styles.actions}>
        {session.showsPast && (
          <Button
            size="compact"
            variant="quiet"
            icon={HistoryIcon}
            aria-expanded={showsSteps}
            onClick={() => setShowsSteps((shown) => !shown)}
          >
            {t('steps.open')}
          </Button>
        )}
        {mayEdit && question && later === question.id && (
          <Button size="compact" icon={MessageIcon} onClick={() => setLater(undefined)}>
            {t('questions.answer')}
          </Button>
        )}
        {mayEdit && (
          <Button
            size="compact"
            variant="quiet"
            icon={isHeld ? ArrowRightIcon : ClockIcon}
            isBusy={asked === 'pause'}
            onClick={() => void pause()}
          >
            {t(isHeld ? 'runs.resume' : 'runs.pause')}
          </Button>
        )}
        {mayEdit && (
          <Button size="compact" variant="quiet" icon={StopIcon} isBusy={asked === 'stop'} onClick={() => void stop()}>
            {t('runs.stop')}
          </Button>
        )}
      </span>
      {showsSteps && (
        <div className={styles.steps}>
          <RunSteps run={run} />
        </div>
      )}
      {question && mayEdit && later !== question.id && (
        <RunQuestion
          key={question.id}
          run={id}
          question={question}
          views={questions}
          onLater={() => setLater(question.id)}
        />
      )}
    </li>
  );
}
