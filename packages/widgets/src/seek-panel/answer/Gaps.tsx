import { CircleHelpIcon, Icon } from '@assay/design-system';
import { useFormats, useMessages } from '@assay/i18n';
import { seekPanelMessages } from '../messages.ts';
import { useQuestion } from '../panel-context.tsx';
import { moduleOf } from '../seek-panel.machine.ts';
import { AskAgain } from './AskAgain.tsx';
import * as styles from './answer.css.ts';
import { Nearest } from './Nearest.tsx';
import { nearestOf } from './nearest.ts';

/** What of the question no passage answers, below the part that is answered, with what comes near it. */
export function Gaps() {
  const t = useMessages(seekPanelMessages);
  const formats = useFormats();
  const { held } = useQuestion();
  const { gaps = [] } = moduleOf(held, 'SUMMARY').content;
  return (
    <>
      <div className={styles.gaps} role="note">
        <Icon of={CircleHelpIcon} className={styles.gapsIcon} />
        <span>
          <span className={styles.gapsTitle}>{t('answer.partly')}</span>
          {gaps.length > 0 && (
            <span className={styles.words}>
              {t('answer.gaps', { words: formats.list(gaps.map((word) => t('answer.word', { word }))) })}
            </span>
          )}
        </span>
      </div>
      <AskAgain />
      <Nearest passages={nearestOf(held)} />
    </>
  );
}
