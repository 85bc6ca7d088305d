import { saveFile } from '@assay/design-system';
import type { AnswerFormat } from '@assay/domain';
import { useMessages } from '@assay/i18n';
import { useState } from 'react';
import type { SeekQuestion } from '../module-contents.ts';
import type { AnswerActionsSource, CopiedText, GivenFeedback } from './answer-actions.source.ts';
import { ClipboardClosed, copyRich, messageOf } from './copy-rich.ts';
import { answerActionsMessages } from './messages.ts';

/** What is under way. */
export type AnswerAction = 'copy' | 'export' | 'save' | 'rate';

export interface Notice {
  tone: 'muted' | 'critical';
  text: string;
}

/** What a person does with one answer, what came of it last, and what they said and keep of it. */
export function useAnswerActions(source: AnswerActionsSource, question: SeekQuestion) {
  const t = useMessages(answerActionsMessages);
  const id = question.question_id;
  const [busy, setBusy] = useState<AnswerAction>();
  const [notice, setNotice] = useState<Notice>();
  const [isSaved, setSaved] = useState(question.mark?.saved ?? false);
  const [feedback, setFeedback] = useState<GivenFeedback | null>((question.mark?.feedback as GivenFeedback) ?? null);

  async function run(action: AnswerAction, work: () => Promise<string>): Promise<boolean> {
    if (busy) return false;
    setBusy(action);
    setNotice(undefined);
    try {
      const text = await work();
      setNotice({ tone: 'muted', text });
      return true;
    } catch (error) {
      const message = messageOf(error);
      const key = action === 'export' ? 'export.failed' : 'notDone';
      setNotice({
        tone: 'critical',
        text: error instanceof ClipboardClosed ? t('copyFailed') : t(key, { message }),
      });
      return false;
    } finally {
      setBusy(undefined);
    }
  }
  const copy = (said: string, made: () => Promise<CopiedText>) =>
    run('copy', async () => {
      await copyRich(made());
      return said;
    });

  return {
    busy,
    notice,
    isSaved,
    feedback,
    copy: () => copy(t('copied'), () => source.copy(id)),
    copyLink: () =>
      copy(t('linkCopied'), async () => {
        const link = new URL(window.location.href);
        link.hash = question.parent_id === null ? '' : `summary-${id}`;
        return {
          text: link.href,
          html: `<a href="${link.href.replaceAll('&', '&amp;')}">${link.href.replaceAll('&', '&amp;')}</a>`,
        };
      }),
    save: () =>
      run('save', async () => {
        await source.save(id, !isSaved);
        setSaved(!isSaved);
        return t(isSaved ? 'released' : 'saved');
      }),
    rate: (given: GivenFeedback | undefined) =>
      run('rate', async () => {
        await source.rate(id, given);
        setFeedback(given ?? null);
        return t(given ? 'rate.thanks' : 'rate.taken');
      }),
    exportAs: (format: AnswerFormat, read: NonNullable<AnswerActionsSource['export']>) =>
      run('export', async () => {
        const name = (question.deep_input ?? question.input)
          .replaceAll(/[/\\:*?"<>|\s]+/g, ' ')
          .slice(0, 80)
          .trim();
        saveFile(await read(id, format), `${name || 'answer'}.${format}`);
        return t('export.done', { format: t(`export.${format}`) });
      }),
  };
}
