import { QuestionBox } from '@assay/design-system';
import { questionLimit } from '@assay/domain';
import { useDraft, useMessages } from '@assay/i18n';
import { type Ref, useState } from 'react';
import { seekPanelMessages } from './messages.ts';

export interface FollowUpProps {
  seekId: string;
  /** Resolves false when the question was not taken; it then stays in the box. */
  onAsk(input: string): Promise<boolean>;
  inputRef?: Ref<HTMLTextAreaElement>;
  /** Nothing was asked here before. @default false */
  isFirst?: boolean;
}

/** Asks on within the page; what is typed outlives a reload. */
export function FollowUp({ seekId, onAsk, inputRef, isFirst = false }: FollowUpProps) {
  const t = useMessages(seekPanelMessages);
  const [text, setText] = useDraft(`seek.${seekId}`);
  const [isBusy, setBusy] = useState(false);
  async function ask() {
    const input = text.trim();
    if (input === '' || isBusy) return;
    setBusy(true);
    if (await onAsk(input)) setText('');
    setBusy(false);
  }
  return (
    <QuestionBox
      variant="follow-up"
      value={text}
      onChange={setText}
      onSubmit={() => void ask()}
      label={t(isFirst ? 'follow.first' : 'follow.label')}
      placeholder={t(isFirst ? 'follow.first' : 'follow.placeholder')}
      submitLabel={t('follow.ask')}
      isBusy={isBusy}
      maxLength={questionLimit}
      error={
        text.length > questionLimit && t('follow.tooLong', { limit: questionLimit, count: text.length - questionLimit })
      }
      {...(inputRef === undefined ? {} : { inputRef })}
    />
  );
}
