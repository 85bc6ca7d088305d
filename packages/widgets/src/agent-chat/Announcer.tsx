import { VisuallyHidden } from '@assay/design-system';
import type { RunStatus } from '@assay/domain';
import { useMessages } from '@assay/i18n';
import { useEffect, useRef, useState } from 'react';
import type { AgentMessage, HeldReply } from './agent-chat.types.ts';
import { agentChatMessages } from './messages.ts';

const words: Partial<
  Record<RunStatus, 'live.started' | 'live.asks' | 'live.finished' | 'live.stopped' | 'live.failed'>
> = {
  running: 'live.started',
  paused: 'live.asks',
  done: 'live.finished',
  stopped: 'live.stopped',
  failed: 'live.failed',
};

export interface AnnouncerProps {
  message: AgentMessage | undefined;
  reply: HeldReply | undefined;
}

/** Tells a screen reader where the agent stands: started, asks, finished; never its words. */
export function Announcer({ message, reply }: AnnouncerProps) {
  const t = useMessages(agentChatMessages);
  const [spoken, setSpoken] = useState('');
  const before = useRef<{ id: string | undefined; status: RunStatus | undefined }>({
    id: message?.message_id,
    status: message?.status,
  });
  const id = message?.message_id;
  const status = message?.status;
  const sentences = reply?.cites.length ?? 0;
  useEffect(() => {
    const last = before.current;
    before.current = { id, status };
    // Nothing is said of a reply that was there on arrival.
    if (id === undefined || status === undefined || last.id === undefined) return undefined;
    if (last.id === id && last.status === status) return undefined;
    const word = words[status];
    // The region is filled after it is there: only a change of it is read out.
    const timer = word && setTimeout(() => setSpoken(t(word, { sentences })));
    return () => clearTimeout(timer);
  }, [id, status, sentences, t]);
  return (
    <VisuallyHidden role="status" aria-live="polite">
      {spoken}
    </VisuallyHidden>
  );
}
