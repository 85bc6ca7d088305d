import { Banner, Stack } from '@assay/design-system';
import { useFormats, useMessages } from '@assay/i18n';
import { seekPanelMessages } from '../messages.ts';
import { useQuestion } from '../panel-context.tsx';
import { section } from '../SeekPanel.css.ts';
import { moduleOf } from '../seek-panel.machine.ts';
import { AskAgain } from './AskAgain.tsx';
import * as styles from './answer.css.ts';
import { Nearest } from './Nearest.tsx';
import { nearestOf } from './nearest.ts';
import { QuotedLanguages } from './QuotedLanguages.tsx';
import { ReadAs } from './ReadAs.tsx';

/** A question without a direct answer: what comes closest, or that nothing does, and what was searched. */
export function Unanswered({ id }: { id: string }) {
  const t = useMessages(seekPanelMessages);
  const formats = useFormats();
  const { held } = useQuestion();
  const { gaps = [], grade, searched } = moduleOf(held, 'SUMMARY').content;
  const passages = nearestOf(held);
  const isNear = grade === 'nearest';
  return (
    <section id={id} className={section} aria-label={t('module.SUMMARY')}>
      <ReadAs />
      <Banner tone={isNear ? 'info' : 'caution'} title={t(isNear ? 'near.title' : 'answer.notAnswered')} announce="off">
        <Stack gap={2}>
          {gaps.length > 0 && (
            <span className={styles.words}>
              {t('answer.missing', { words: formats.list(gaps.map((word) => t('answer.word', { word }))) })}
            </span>
          )}
          <span>{t(isNear ? 'near.hint' : 'answer.notAnsweredHint')}</span>
          {searched && (
            <span>
              {t('answer.searched', {
                documents: formats.number(searched.documents),
                passages: formats.number(searched.passages),
                languages: formats.list(searched.languages.map((tag) => formats.language(tag))),
              })}
            </span>
          )}
        </Stack>
      </Banner>
      <AskAgain />
      {passages.length > 0 && <QuotedLanguages part="SUMMARY.nearest" />}
      <Nearest passages={passages} />
    </section>
  );
}
