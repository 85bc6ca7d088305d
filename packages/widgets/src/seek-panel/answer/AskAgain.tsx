import { Chip, RetryIcon } from '@assay/design-system';
import { literalQuestion } from '@assay/domain';
import { useMessages } from '@assay/i18n';
import { Typeset } from '@assay/markdown/typeset';
import { seekPanelMessages } from '../messages.ts';
import { useQuestion } from '../panel-context.tsx';
import { moduleOf } from '../seek-panel.machine.ts';
import * as styles from './answer.css.ts';

/** Changed questions that the library may answer better; a press asks one, and its words say what it leaves out. */
export function AskAgain() {
  const t = useMessages(seekPanelMessages);
  const { held, isReadOnly, askNext } = useQuestion();
  const { askAgain = [], readAs = [] } = moduleOf(held, 'SUMMARY').content;
  const { deep_input: deep, input } = held.question;
  // The line of a word that was read as another has its own way back.
  const literal = new Set(readAs.map(({ written }) => literalQuestion(deep ?? input, written)));
  const questions = askAgain.filter(({ question }) => !literal.has(question));
  if (isReadOnly || questions.length === 0) return null;
  return (
    <ul data-screen-only="" className={styles.askAgain} aria-label={t('askAgain.label')}>
      {questions.map(({ question, without }) => (
        <li key={question} className={styles.askAgainItem}>
          <Chip icon={RetryIcon} title={question} onClick={() => askNext(question)}>
            <span>
              <Typeset>{without === undefined ? question : t('askAgain.without', { without })}</Typeset>
            </span>
          </Chip>
        </li>
      ))}
    </ul>
  );
}
