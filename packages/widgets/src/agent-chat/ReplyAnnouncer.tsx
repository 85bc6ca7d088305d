import type { RunStatus } from '@assay/domain';
import { useMessages } from '@assay/i18n';
import { useCallback, useMemo } from 'react';
import { Announcer } from '../run/Announcer.tsx';
import type { AgentMessage, HeldReply } from './agent-chat.types.ts';
import { agentChatMessages } from './messages.ts';

const words = {
  running: 'live.started',
  paused: 'live.asks',
  done: 'live.finished',
  stopped: 'live.stopped',
  failed: 'live.failed',
} as const satisfies Partial<Record<RunStatus, string>>;

interface Standing {
  id: string | undefined;
  status: RunStatus | undefined;
  sentences: number;
}

export interface ReplyAnnouncerProps {
  message: AgentMessage | undefined;
  reply: HeldReply | undefined;
}

/** Tells a screen reader where the agent stands: started, asks, finished; never its words. */
export function ReplyAnnouncer({ message, reply }: ReplyAnnouncerProps) {
  const t = useMessages(agentChatMessages);
  const id = message?.message_id;
  const status = message?.status;
  const sentences = reply?.cites.length ?? 0;
  const held = useMemo((): Standing => ({ id, status, sentences }), [id, status, sentences]);
  const between = useCallback(
    (before: Standing, after: Standing) => {
      if (after.status === undefined || after.status === 'queued' || before.id === undefined) return undefined;
      const isSame = before.id === after.id && before.status === after.status;
      return isSame ? undefined : t(words[after.status], { sentences: after.sentences });
    },
    [t],
  );
  return <Announcer held={held} between={between} />;
}
