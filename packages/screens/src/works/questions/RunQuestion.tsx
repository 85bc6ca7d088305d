import { Button, CheckIcon, Text } from '@assay/design-system';
import { useMessages } from '@assay/i18n';
import type { FieldValue } from '@assay/works';
import { useState } from 'react';
import { worksMessages } from '../messages.ts';
import { useWorkSession } from '../WorkContext.ts';
import type { RunQuestion as Question } from '../works.source.ts';
import { commonQuestionViews } from './common-question-views.ts';
import type { QuestionViews } from './question-views.types.ts';
import * as styles from './questions.css.ts';

interface RunQuestionProps {
  run: string;
  question: Question;
  /** Views of the tool's own kinds. */
  views: QuestionViews | undefined;
  /** It is to wait a while longer. */
  onLater(): void;
}

/** What a run asks, for whoever may edit; once it is answered, the run goes on. */
export function RunQuestion({ run, question: { id, kind, data, proposed }, views, onLater }: RunQuestionProps) {
  const t = useMessages(worksMessages);
  const { session } = useWorkSession();
  const [answer, setAnswer] = useState<FieldValue | undefined>(proposed);
  const [sending, setSending] = useState<'sent' | { failure: string }>();
  const known: QuestionViews = { ...commonQuestionViews, ...views };
  const View = known[kind];
  if (!View) return <Text tone="muted">{t('questions.unknown')}</Text>;
  const isSent = sending === 'sent';
  async function send(given: FieldValue) {
    setSending('sent');
    try {
      await session.answerRun(run, id, given);
    } catch (error) {
      setSending({ failure: error instanceof Error ? error.message : String(error) });
    }
  }
  return (
    <form
      className={styles.question}
      onSubmit={(event) => {
        event.preventDefault();
        if (answer !== undefined && !isSent) void send(answer);
      }}
    >
      <div className={styles.view}>
        <View data={data} answer={answer} onChange={setAnswer} isDisabled={isSent} />
      </div>
      <div className={styles.actions}>
        {typeof sending === 'object' && (
          <Text size="caption" tone="critical" role="alert">
            {t('questions.failed', { why: sending.failure })}
          </Text>
        )}
        <Button size="compact" variant="quiet" onClick={onLater}>
          {t('questions.later')}
        </Button>
        <Button
          size="compact"
          variant="primary"
          type="submit"
          icon={CheckIcon}
          isBusy={isSent}
          isDisabled={answer === undefined}
        >
          {t('questions.goOn')}
        </Button>
      </div>
    </form>
  );
}
