import {
  BookmarkIcon,
  Button,
  ChevronDownIcon,
  CopyIcon,
  DownloadIcon,
  EllipsisIcon,
  IconButton,
  Menu,
  type MenuItem,
  Text,
  ThumbsDownIcon,
  ThumbsUpIcon,
} from '@assay/design-system';
import type { AnswerFormat } from '@assay/domain';
import { useMessages } from '@assay/i18n';
import { lazy, Suspense, useState } from 'react';
import { useQuestion } from '../panel-context.tsx';
import type { SeekSource } from '../seek-panel.source.ts';
import * as styles from './AnswerActions.css.ts';
import type { AnswerActionsSource } from './answer-actions.source.ts';
import { answerActionsMessages } from './messages.ts';
import { PrintedSources } from './PrintedSources.tsx';
import { useAnswerActions } from './useAnswerActions.ts';
import { useLightPaper } from './useLightPaper.ts';

const FeedbackDialog = lazy(async () => ({ default: (await import('./FeedbackDialog.tsx')).FeedbackDialog }));
const CompareVersions = lazy(async () => ({ default: (await import('./CompareVersions.tsx')).CompareVersions }));

export interface AnswerActionsProps {
  source: AnswerActionsSource;
  /** Former texts of a module, to be compared by the author. */
  versions?: SeekSource['versions'];
  /** Somebody with an account keeps answers and says whether they helped. */
  canMark: boolean;
}

/** Formats by what they hold; of what an answer does not have there is no file. */
function formatsOf(values: number, sources: number): readonly (readonly AnswerFormat[])[] {
  return [['docx', 'pdf', 'md'], values > 0 ? ['xlsx', 'csv'] : [], sources > 0 ? ['bib', 'ris'] : []];
}

/** The row under an answer: copy, export, keep, judge, compare, print. A narrow window folds it into one menu. */
export function AnswerActions({ source, versions, canMark }: AnswerActionsProps) {
  const t = useMessages(answerActionsMessages);
  const { held, summary, isOver, page } = useQuestion();
  const { question } = held;
  const actions = useAnswerActions(source, question);
  const [open, setOpen] = useState<'feedback' | 'compare'>();
  useLightPaper();
  const isWritten = summary.status === 'success' || isOver;
  // Kept while an answer is written again, with what was said of it.
  if (!isWritten || !summary.content.searched) return null;

  const { busy, feedback, isSaved, notice } = actions;
  const { export: read } = source;
  const exports = (read ? formatsOf(summary.content.values?.length ?? 0, held.stream.sources.length) : [])
    .filter((group) => group.length > 0)
    .map((group) =>
      group.map(
        (format): MenuItem => ({
          id: format,
          label: t(`export.${format}`),
          onSelect: () => read && void actions.exportAs(format, read),
        }),
      ),
    );
  const others: MenuItem[] = [
    { id: 'link', label: t('link'), onSelect: () => void actions.copyLink() },
    ...(summary.version > 1 && versions && page.editable
      ? [{ id: 'compare', label: t('compare.open'), onSelect: () => setOpen('compare') } as const]
      : []),
    { id: 'print', label: t('print'), onSelect: () => window.print() },
  ];
  const canKeep = canMark && !page.incognito;
  const kept: MenuItem[] = canKeep
    ? [{ id: 'save', label: t('save'), isChecked: isSaved, onCheck: () => void actions.save() }]
    : [];
  const close = () => setOpen(undefined);
  return (
    <>
      <div className={styles.row} role="group" aria-label={t('label')} data-screen-only="">
        <Button
          size="compact"
          variant="quiet"
          icon={CopyIcon}
          isBusy={busy === 'copy'}
          onClick={() => void actions.copy()}
        >
          {t('copy')}
        </Button>
        <span className={styles.wide}>
          {exports.length > 0 && (
            <Menu
              align="start"
              trigger={
                <Button
                  size="compact"
                  variant="quiet"
                  icon={DownloadIcon}
                  iconEnd={ChevronDownIcon}
                  isBusy={busy === 'export'}
                >
                  {t('export.label')}
                </Button>
              }
              groups={exports}
            />
          )}
          {canKeep && (
            <Button
              size="compact"
              variant="quiet"
              icon={BookmarkIcon}
              aria-pressed={isSaved}
              isBusy={busy === 'save'}
              onClick={() => void actions.save()}
            >
              {t('save')}
            </Button>
          )}
          <Menu
            align="start"
            trigger={<IconButton size="compact" variant="quiet" icon={EllipsisIcon} label={t('more')} />}
            groups={[others]}
          />
        </span>
        <span className={styles.narrow}>
          <Menu
            align="start"
            trigger={<IconButton size="compact" variant="quiet" icon={EllipsisIcon} label={t('more')} />}
            groups={[kept, ...exports, others].filter((group) => group.length > 0)}
          />
        </span>
        {canMark && (
          <span className={styles.ratings} role="group" aria-label={t('rate.label')}>
            <IconButton
              size="compact"
              variant="quiet"
              icon={ThumbsUpIcon}
              label={t('rate.up')}
              aria-pressed={feedback?.rating === 'up'}
              isBusy={busy === 'rate'}
              onClick={() => void actions.rate(feedback?.rating === 'up' ? undefined : { rating: 'up' })}
            />
            <IconButton
              size="compact"
              variant="quiet"
              icon={ThumbsDownIcon}
              label={t('rate.down')}
              aria-pressed={feedback?.rating === 'down'}
              aria-haspopup="dialog"
              onClick={() => setOpen('feedback')}
            />
          </span>
        )}
        <Text as="p" role="status" size="caption" tone={notice?.tone ?? 'muted'} className={styles.notice}>
          {notice?.text}
        </Text>
      </div>
      <PrintedSources />
      <Suspense>
        {open === 'feedback' && <FeedbackDialog given={feedback} onSend={actions.rate} onClose={close} />}
        {open === 'compare' && versions && (
          <CompareVersions load={() => versions(question.question_id, 'SUMMARY')} onClose={close} />
        )}
      </Suspense>
    </>
  );
}
