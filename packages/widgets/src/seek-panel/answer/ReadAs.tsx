import { Button } from '@assay/design-system';
import { literalQuestion } from '@assay/domain';
import { useMessages } from '@assay/i18n';
import { seekPanelMessages } from '../messages.ts';
import { useQuestion } from '../panel-context.tsx';
import { moduleOf } from '../seek-panel.machine.ts';
import * as styles from './answer.css.ts';

/** Words that were read as others, each with the way to ask for it as it was written. */
export function ReadAs() {
  const t = useMessages(seekPanelMessages);
  const { held, isReadOnly, askNext } = useQuestion();
  const { deep_input: deep, input } = held.question;
  const words = moduleOf(held, 'SUMMARY').content.readAs ?? [];
  if (words.length === 0) return null;
  return (
    <ul className={styles.readAs}>
      {words.map(({ written, read }) => (
        <li key={written} className={styles.readAsLine}>
          <span>{t('readAs.line', { written, read })}</span>
          {!isReadOnly && (
            <Button
              size="compact"
              variant="quiet"
              className={styles.literal}
              data-screen-only=""
              onClick={() => askNext(literalQuestion(deep ?? input, written))}
            >
              {t('readAs.literal', { written })}
            </Button>
          )}
        </li>
      ))}
    </ul>
  );
}
