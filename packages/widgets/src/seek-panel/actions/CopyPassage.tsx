import { Button, CopyIcon, Text } from '@assay/design-system';
import { useMessages } from '@assay/i18n';
import { useState } from 'react';
import type { CitedPassage } from '../../evidence/passages.ts';
import type { AnswerActionsSource } from './answer-actions.source.ts';
import { ClipboardClosed, copyRich, messageOf } from './copy-rich.ts';
import { answerActionsMessages } from './messages.ts';

export interface CopyPassageProps {
  source: Pick<AnswerActionsSource, 'copy'>;
  questionId: string;
  passage: CitedPassage;
}

/** Copies what an answer says on a passage, with that source. */
export function CopyPassage({ source, questionId, passage }: CopyPassageProps) {
  const t = useMessages(answerActionsMessages);
  const [state, setState] = useState<{ isBusy: boolean; text?: string; isFailed?: boolean }>({ isBusy: false });

  async function copy() {
    const { document, version, start, end } = passage;
    setState({ isBusy: true });
    try {
      await copyRich(source.copy(questionId, { document, version, start, end }));
      setState({ isBusy: false, text: t('passageCopied') });
    } catch (error) {
      const text = error instanceof ClipboardClosed ? t('copyFailed') : t('notDone', { message: messageOf(error) });
      setState({ isBusy: false, text, isFailed: true });
    }
  }

  return (
    <div>
      <Button size="compact" icon={CopyIcon} isBusy={state.isBusy} onClick={() => void copy()}>
        {t('passage')}
      </Button>
      <Text as="p" role="status" size="caption" tone={state.isFailed ? 'critical' : 'muted'}>
        {state.text}
      </Text>
    </div>
  );
}
