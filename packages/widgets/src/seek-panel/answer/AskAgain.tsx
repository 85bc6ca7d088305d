import { Chip, RetryIcon } from '@assay/design-system';
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
  const questions = moduleOf(held, 'SUMMARY').content.askAgain ?? [];
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
