import { Button, Dialog, Field, RadioGroup, Stack, Text, TextArea } from '@assay/design-system';
import { type FeedbackReason, feedbackLimit, feedbackReasons } from '@assay/domain';
import { useMessages } from '@assay/i18n';
import { useState } from 'react';
import type { GivenFeedback } from './answer-actions.source.ts';
import { answerActionsMessages } from './messages.ts';

export interface FeedbackDialogProps {
  /** What was said before. */
  given: GivenFeedback | null;
  /** Resolves false where it was not taken; the words stay. */
  onSend(feedback: GivenFeedback): Promise<boolean>;
  onClose(): void;
}

/** Why an answer did not help: one reason of five, and words where somebody has them. */
export function FeedbackDialog({ given, onSend, onClose }: FeedbackDialogProps) {
  const t = useMessages(answerActionsMessages);
  const [reason, setReason] = useState<FeedbackReason | undefined>(given?.reason);
  const [content, setContent] = useState(given?.content ?? '');
  const [isSending, setSending] = useState(false);
  const isTooLong = content.length > feedbackLimit;

  async function send() {
    if (isTooLong) return;
    setSending(true);
    const words = content.trim();
    const isTaken = await onSend({
      rating: 'down',
      ...(reason === undefined ? {} : { reason }),
      ...(words === '' ? {} : { content: words }),
    });
    setSending(false);
    if (isTaken) onClose();
  }

  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={t('feedback.title')}
      closeLabel={t('feedback.close')}
      actions={
        <>
          <Button onClick={onClose}>{t('feedback.close')}</Button>
          <Button variant="primary" isBusy={isSending} busyLabel={t('feedback.sending')} onClick={() => void send()}>
            {t('feedback.send')}
          </Button>
        </>
      }
    >
      <Stack gap={4}>
        <RadioGroup
          label={t('feedback.reason')}
          options={feedbackReasons.map((value) => ({ value, label: t(`feedback.${value}`) }))}
          value={reason}
          onChange={setReason}
        />
        <Field
          label={t('feedback.words')}
          optionalLabel={t('feedback.optional')}
          count={{ used: content.length, max: feedbackLimit }}
          {...(isTooLong ? { error: t('feedback.tooLong', { limit: feedbackLimit }) } : {})}
        >
          <TextArea value={content} onChange={({ target }) => setContent(target.value)} />
        </Field>
        <Text as="p" size="caption" tone="muted">
          {t('feedback.hint')}
        </Text>
      </Stack>
    </Dialog>
  );
}
