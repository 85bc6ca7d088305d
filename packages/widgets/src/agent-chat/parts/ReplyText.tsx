import type { StreamCitation } from '@assay/contract';
import { replyPart } from '@assay/domain';
import { useMessages } from '@assay/i18n';
import { type DocumentLabels, type DocumentSlots, StreamingDocument } from '@assay/markdown/react';
import { useMemo } from 'react';
import { CitationMarks } from '../../evidence/CitationMarks.tsx';
import { type EvidenceContext, EvidenceProvider } from '../../evidence/EvidenceContext.ts';
import * as styles from '../AgentChat.css.ts';
import { textOf } from '../agent-chat.machine.ts';
import type { HeldReply } from '../agent-chat.types.ts';
import { agentChatMessages } from '../messages.ts';

const slots: DocumentSlots = {
  citation: (citation) => <CitationMarks citations={citation.evidence} />,
};

export interface ReplyTextProps {
  reply: HeldReply;
  /** True when no more text follows. */
  isFinished: boolean;
  /** Key of the passage that the drawer shows, when this reply cites it. */
  activeKey: string | undefined;
  openEvidence(key: string): void;
}

/** The text of a reply as it is written, its sentences cited. */
export function ReplyText({ reply, isFinished, activeKey, openEvidence }: ReplyTextProps) {
  const t = useMessages(agentChatMessages);
  const { sources, cites } = reply;
  const evidence = useMemo(
    (): EvidenceContext => ({ sources, activeKey, open: openEvidence }),
    [sources, activeKey, openEvidence],
  );
  const citations = useMemo((): StreamCitation[] => cites.filter(({ part }) => part === replyPart), [cites]);
  const labels = useMemo(
    (): DocumentLabels => ({
      table: t('document.table'),
      code: t('document.code'),
      footnotes: t('document.footnotes'),
      taskDone: t('document.taskDone'),
      taskOpen: t('document.taskOpen'),
      unsupported: t('reply.unsupported'),
      partly: t('reply.partly'),
      // The chat speaks for the whole reply: started, asked, finished.
      announce: () => '',
    }),
    [t],
  );
  return (
    <EvidenceProvider value={evidence}>
      <StreamingDocument
        text={textOf(reply)}
        finished={isFinished}
        citations={citations}
        slots={slots}
        labels={labels}
        headingOffset={1}
        className={styles.answer}
      />
    </EvidenceProvider>
  );
}
