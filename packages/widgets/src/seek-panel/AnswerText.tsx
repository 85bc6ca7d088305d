import {
  Banner,
  Button,
  ChevronLeftIcon,
  ChevronRightIcon,
  IconButton,
  joinClasses,
  Progress,
  RetryIcon,
  Skeleton,
  Stack,
  Text,
} from '@assay/design-system';
import { useFormats, useMessages } from '@assay/i18n';
import { Typeset } from '@assay/markdown/typeset';
import { QuotedLanguages } from './answer/QuotedLanguages.tsx';
import { ReadAs } from './answer/ReadAs.tsx';
import { AskAgain, Gaps, Unanswered } from './answer/ShortOfAnswer.tsx';
import { seekPanelMessages } from './messages.ts';
import { readContent } from './module-contents.ts';
import { CitedText } from './modules/CitedText.tsx';
import { useQuestion } from './panel-context.tsx';
import * as styles from './SeekPanel.css.ts';
import { StreamedText } from './StreamedText.tsx';
import { moduleOf, questionStatusOf } from './seek-panel.machine.ts';
import type { SeekSource } from './seek-panel.source.ts';
import { useVersions } from './useVersions.ts';
import { OpeningValues } from './values/StatedValues.tsx';

export interface AnswerTextProps {
  id: string;
  source: SeekSource;
}

/** The answer itself: its text, how far its sentences are borne out, its former versions, and why it ended. */
export function AnswerText({ id, source }: AnswerTextProps) {
  const t = useMessages(seekPanelMessages);
  const formats = useFormats();
  const { held, isReadOnly, page, onlyUnsupported, filterUnsupported, retry } = useQuestion();
  const module = moduleOf(held, 'SUMMARY');
  const versions = useVersions(source, held.question.question_id, 'SUMMARY', module.version);
  const isOver = questionStatusOf(held) === 'done';
  const isFinished = isOver || module.status === 'success' || module.status === 'failed';
  const { askAgain = [], grade } = module.content;
  const texts = module.texts.filter((part) => part.part === module.name);
  const doubtful = held.stream.cites.filter((cite) => cite.part === module.name && cite.support !== 'supported').length;
  const progress = held.stream.progress;
  const hasText = texts.some((part) => (part.text ?? '') !== '');

  if (grade === 'nearest' || grade === 'none') return <Unanswered id={id} />;
  return (
    <section id={id} className={styles.section} aria-label={t('module.SUMMARY')}>
      {versions.shown ? (
        <Stack gap={2}>
          <Text as="p" size="caption" tone="muted">
            {t('answer.formerVersion')}, {formats.dateTime(versions.shown.at)}
          </Text>
          <FormerText text={versions.shown.text} content={versions.shown.content} />
        </Stack>
      ) : (
        <div className={joinClasses(styles.answerParts, onlyUnsupported && styles.onlyUnsupported)}>
          <ReadAs />
          <OpeningValues content={module.content} />
          {hasText && <QuotedLanguages part={module.name} />}
          {texts.map((part) => (
            <StreamedText key={part.part} part={part} isFinished={isFinished} className={styles.answer} />
          ))}
          {!hasText && !isFinished && (
            <Stack gap={3} className={styles.reading}>
              <Text as="p" size="dense" tone="muted">
                {progress?.step ?? t('answer.reading')}
              </Text>
              {progress?.done !== undefined && progress.total !== undefined ? (
                <Progress label={progress.step} value={progress.done} max={progress.total} />
              ) : (
                <Progress label={progress?.step ?? t('answer.reading')} />
              )}
              <Skeleton lines={4} size="prose" />
            </Stack>
          )}
          {grade === 'partly' && <Gaps />}
          {grade === 'answered' && askAgain.length > 0 && isFinished && <AskAgain />}
        </div>
      )}
      {module.isStopped && <Banner tone="caution" title={t('answer.stopped')} announce="off" />}
      {(module.status === 'failed' || (isOver && held.stream.status === 'FAILED')) && (
        <Banner
          tone="critical"
          announce="off"
          title={t('answer.failedAll')}
          {...(isReadOnly
            ? {}
            : {
                actions: (
                  <Button size="compact" icon={RetryIcon} onClick={() => retry('SUMMARY')}>
                    {t('outline.retry')}
                  </Button>
                ),
              })}
        >
          {held.stream.failure?.message}
        </Banner>
      )}
      {isFinished && hasText && (
        <div className={styles.underText}>
          {doubtful > 0 ? (
            <button
              type="button"
              className={styles.supportFilter}
              aria-pressed={onlyUnsupported}
              onClick={() => filterUnsupported(!onlyUnsupported)}
            >
              <span className={styles.supportMark}>{t('support.count', { count: doubtful })}</span>
              <span className={styles.supportVerb}>{t('support.filter')}</span>
            </button>
          ) : (
            <Text size="caption" tone="muted">
              {t('support.all')}
            </Text>
          )}
          {module.version > 1 && source.versions && page.editable && (
            <span className={styles.versions}>
              <IconButton
                icon={ChevronLeftIcon}
                label={t('answer.previousVersion')}
                isBusy={versions.isLoading}
                isDisabled={!versions.hasPrevious}
                onClick={versions.previous}
              />
              <Text size="caption" tone="muted" isTabular>
                {t('answer.versionOf', { version: versions.current, total: module.version })}
              </Text>
              <IconButton
                icon={ChevronRightIcon}
                label={t('answer.nextVersion')}
                isDisabled={!versions.hasNext}
                onClick={versions.next}
              />
            </span>
          )}
        </div>
      )}
    </section>
  );
}

interface FormerTextProps {
  text: string | undefined;
  content: unknown;
}

function FormerText({ text, content }: FormerTextProps) {
  const { sentences = [] } = readContent('SUMMARY', content);
  if (sentences.length > 0) return <CitedText sentences={sentences} size="prose" />;
  return (
    <Text as="p" size="prose" hasMeasure>
      <Typeset>{text ?? ''}</Typeset>
    </Text>
  );
}
