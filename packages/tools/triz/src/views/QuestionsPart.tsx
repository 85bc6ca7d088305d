import { Button, CheckIcon, Disclosure, Field, Icon, PlusIcon, Text, TextArea } from '@assay/design-system';
import { useMessages } from '@assay/i18n';
import { useFieldText, WorkField } from '@assay/screens/works';
import type { RecordOf } from '@assay/works';
import { useState } from 'react';
import type { trizKind } from '../kind/triz-kind.ts';
import { arizQuestions, resourceClasses } from '../tables/index.ts';
import { trizMessages } from './messages.ts';
import { Part } from './Part.tsx';
import * as styles from './triz.css.ts';
import { useTriz } from './useTriz.ts';

type Question = (typeof arizQuestions)[number];
type Answer = RecordOf<typeof trizKind, 'answer'>;

/** The short way through ARIZ: questions that sharpen a problem before a solution is looked for. */
export function QuestionsPart({ isReadOnly }: { isReadOnly: boolean }) {
  const t = useMessages(trizMessages);
  const { under } = useTriz();
  const answers = under(null, 'answer');
  const answered = arizQuestions.filter(({ code }) =>
    answers.some(({ fields }) => fields.question === code && fields.text),
  );
  const [isOpen, setOpen] = useState(false);
  return (
    <Part name="questions" aside={t('questions.count', { answered: answered.length, count: arizQuestions.length })}>
      <Disclosure label={t('questions.hint')} isOpen={isOpen} onOpenChange={setOpen}>
        <ol className={styles.questions}>
          {arizQuestions.map((question) => (
            <QuestionView
              key={question.code}
              question={question}
              answers={answers.filter(({ fields }) => fields.question === question.code)}
              isReadOnly={isReadOnly}
            />
          ))}
        </ol>
      </Disclosure>
    </Part>
  );
}

interface QuestionViewProps {
  question: Question;
  /** One, or one of each of two people who began at once. */
  answers: readonly Answer[];
  isReadOnly: boolean;
}

function QuestionView({ question, answers, isReadOnly }: QuestionViewProps) {
  const t = useMessages(trizMessages);
  const { session, locale } = useTriz();
  const asks = question.asks[locale];
  const isAnswered = answers.some(({ fields }) => fields.text);
  const fields = { question: question.code };
  const [begun, setBegun] = useState<string>();
  function begin() {
    const id = crypto.randomUUID();
    setBegun(id);
    session.edit([{ op: 'add', id, type: 'answer', parent: null, fields }]);
  }
  return (
    <li className={styles.question}>
      <div className={styles.asks}>
        {isAnswered && <Icon of={CheckIcon} tone="positive" label={t('questions.answered')} />}
        <strong>{asks}</strong>
      </div>
      <Text size="dense" tone="muted">
        {question.help[locale]}
      </Text>
      {question.code === 'resources' && <Resources />}
      {answers.map((answer) => (
        <AnswerField
          key={answer.id}
          answer={answer}
          label={asks}
          isReadOnly={isReadOnly}
          isBegun={answer.id === begun}
        />
      ))}
      {answers.length === 0 && !isReadOnly && (
        <Button size="compact" variant="quiet" icon={PlusIcon} className={styles.choice} onClick={begin}>
          {t('questions.answer')}
          <span className={styles.hidden}> {asks}</span>
        </Button>
      )}
    </li>
  );
}

interface AnswerFieldProps {
  answer: Answer;
  label: string;
  isReadOnly: boolean;
  /** The person has just asked to write it. */
  isBegun: boolean;
}

function AnswerField({ answer, label, isReadOnly, isBegun }: AnswerFieldProps) {
  const text = useFieldText(answer.id, 'text');
  return (
    <div data-record={answer.id}>
      <WorkField record={answer.id} field="text">
        <Field label={label} isLabelHidden>
          <TextArea
            {...text}
            minRows={2}
            maxLength={2_000}
            readOnly={isReadOnly}
            // Whoever began it is about to write.
            // oxlint-disable-next-line jsx-a11y/no-autofocus
            autoFocus={isBegun}
          />
        </Field>
      </WorkField>
    </div>
  );
}

/** What there may be at hand, class by class. */
function Resources() {
  const { locale } = useTriz();
  return (
    <dl className={styles.resources}>
      {Object.entries(resourceClasses).map(([code, { name, help }]) => (
        <div key={code}>
          <dt>{name[locale]}</dt>
          <dd>{help[locale]}</dd>
        </div>
      ))}
    </dl>
  );
}
