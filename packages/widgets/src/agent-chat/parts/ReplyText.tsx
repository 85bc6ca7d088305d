import { replyPart } from '@assay/domain';
import { useMemo } from 'react';
import { CitedDocument } from '../../evidence/CitedDocument.tsx';
import { type EvidenceContext, EvidenceProvider } from '../../evidence/EvidenceContext.ts';
import * as styles from '../AgentChat.css.ts';
import { textOf } from '../agent-chat.machine.ts';
import type { HeldReply } from '../agent-chat.types.ts';

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
  const { sources, cites } = reply;
  const evidence = useMemo(
    (): EvidenceContext => ({ sources, activeKey, open: openEvidence }),
    [sources, activeKey, openEvidence],
  );
  const citations = useMemo(() => cites.filter(({ part }) => part === replyPart), [cites]);
  return (
    <EvidenceProvider value={evidence}>
      <CitedDocument
        text={textOf(reply)}
        isFinished={isFinished}
        citations={citations}
        headingOffset={1}
        className={styles.answer}
      />
    </EvidenceProvider>
  );
}
