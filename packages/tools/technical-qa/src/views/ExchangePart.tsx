import { Banner, Button, IconButton, Text, TextArea, TrashIcon } from '@assay/design-system';
import { useFormats, useMessages } from '@assay/i18n';
import { CitedProse } from '@assay/screens/cited-prose';
import { StaleMark, useFieldText, useWorkSession, WorkField } from '@assay/screens/works';
import type { Exchange } from '../kind/exchanges-of.ts';
import { technicalQaMessages } from './messages.ts';
import * as styles from './technical-qa.css.ts';

interface ExchangePartProps {
  exchange: Exchange;
  isReadOnly: boolean;
  /** What waits for an answer is being answered. */
  isAnswering: boolean;
  /** Absent for whoever may not have it answered. */
  onAnswer?: () => void;
}

/** A question in the words of whoever asked it, and what is answered to it. */
export function ExchangePart({ exchange, isReadOnly, isAnswering, onAnswer }: ExchangePartProps) {
  const t = useMessages(technicalQaMessages);
  const { session } = useWorkSession();
  const { question, answer } = exchange;
  const words = useFieldText(question.id, 'text');
  const button = (label: string) =>
    onAnswer &&
    !isAnswering && (
      <Button size="compact" onClick={onAnswer}>
        {label}
      </Button>
    );
  return (
    <section className={styles.exchange} aria-label={question.fields.text ?? ''} data-record={question.id}>
      <div className={styles.question}>
        <WorkField record={question.id} field="text" className={styles.questionField}>
          <TextArea
            {...words}
            className={styles.words}
            aria-label={t('names.question')}
            minRows={1}
            maxLength={8_000}
            readOnly={isReadOnly}
          />
        </WorkField>
        {!isReadOnly && (
          <IconButton
            icon={TrashIcon}
            size="compact"
            label={t('remove')}
            onClick={() => session.edit([{ op: 'remove', id: question.id }])}
          />
        )}
      </div>
      {answer && <StaleMark records={[answer]} title={t('stale')} again={button(t('again'))} />}
      {answer === undefined ? (
        <Banner announce="off" title={t(isAnswering ? 'answering' : 'waiting')} actions={button(t('answer'))} />
      ) : (
        <Answer answer={answer} />
      )}
    </section>
  );
}

function Answer({ answer }: { answer: NonNullable<Exchange['answer']> }) {
  const t = useMessages(technicalQaMessages);
  const formats = useFormats();
  const { body, documents, passages } = answer.fields;
  const looked = { documents: formats.number(documents ?? 0), passages: formats.number(passages ?? 0) };
  return (
    <>
      {body === undefined && documents !== undefined && <Text tone="muted">{t('silent', looked)}</Text>}
      <CitedProse record={answer} field="body" label={t('names.answer')} placeholder={t('own')} />
      {body !== undefined && documents !== undefined && <p className={styles.searched}>{t('searched', looked)}</p>}
    </>
  );
}
