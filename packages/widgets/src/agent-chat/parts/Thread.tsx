import { Button, ChevronDownIcon, LongList, type LongListHandle, Skeleton } from '@assay/design-system';
import { useMessages } from '@assay/i18n';
import { type RefObject, useState } from 'react';
import * as styles from '../AgentChat.css.ts';
import { type ChatState, heldReply, siblingsOf, textOf } from '../agent-chat.machine.ts';
import { estimateHeight } from '../estimate-height.ts';
import { agentChatMessages } from '../messages.ts';
import { MessageRow, type MessageRowProps } from './MessageRow.tsx';

export interface ThreadProps
  extends Pick<MessageRowProps, 'agentName' | 'canAct' | 'canEdit' | 'actions' | 'loadVersions' | 'replyAction'> {
  state: ChatState;
  thread: RefObject<LongListHandle | null>;
  /** Element around what scrolls. */
  box: RefObject<HTMLDivElement | null>;
}

/** The messages of the chosen branch, older ones as they are reached, and the way back to the end. */
export function Thread({ state, thread, box, actions, ...row }: ThreadProps) {
  const t = useMessages(agentChatMessages);
  const [isAtEnd, setAtEnd] = useState(true);
  const { messages, path, live, evidence } = state;
  const estimate = (id: string) => {
    const message = messages.get(id);
    const reply = message?.role === 'agent' ? textOf(heldReply(state, message)) : message?.content;
    return estimateHeight(message?.role, reply ?? '');
  };
  return (
    <div ref={box} className={styles.column}>
      <LongList
        ref={thread}
        keys={path}
        estimate={estimate}
        label={t('thread')}
        onNearStart={() => void actions.loadOlder()}
        onAtEnd={setAtEnd}
        before={state.hasOlder && <OlderMessages label={t('older')} />}
      >
        {(id) => {
          const message = messages.get(id);
          return (
            message && (
              <MessageRow
                {...row}
                message={message}
                live={live[id]}
                branches={siblingsOf(state, message)}
                activeKey={evidence?.reply === id ? evidence.key : undefined}
                actions={actions}
              />
            )
          );
        }}
      </LongList>
      {!isAtEnd && (
        <div className={styles.toEnd}>
          <Button
            size="compact"
            icon={ChevronDownIcon}
            className={styles.toEndButton}
            onClick={() => thread.current?.toEnd()}
          >
            {t('toEnd')}
          </Button>
        </div>
      )}
    </div>
  );
}

function OlderMessages({ label }: { label: string }) {
  return (
    <div className={styles.measured} role="status" aria-label={label}>
      <Skeleton lines={3} size="body" />
    </div>
  );
}
