import { Banner, type LongListHandle, VisuallyHidden } from '@assay/design-system';
import { agents, isRunOver } from '@assay/domain';
import { useMessages } from '@assay/i18n';
import { useCallback, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { EvidencePanel } from '../evidence/EvidencePanel.tsx';
import { passagesOf } from '../evidence/passages.ts';
import { ShareDialog } from '../share-dialog/ShareDialog.tsx';
import { useShareLinks } from '../share-dialog/useShareLinks.ts';
import * as styles from './AgentChat.css.ts';
import type { AgentChatProps } from './AgentChat.types.ts';
import { heldReply, lastReply, textOf } from './agent-chat.machine.ts';
import type { AgentJob } from './agent-chat.types.ts';
import { agentChatMessages } from './messages.ts';
import { ChatHeader } from './parts/ChatHeader.tsx';
import { Composer } from './parts/Composer.tsx';
import { FindBar } from './parts/FindBar.tsx';
import { Notices } from './parts/Notices.tsx';
import { Thread } from './parts/Thread.tsx';
import { ReplyAnnouncer } from './ReplyAnnouncer.tsx';
import type { AgentChatModel } from './useAgentChat.ts';
import { useExport } from './useExport.ts';
import { useFind } from './useFind.ts';

export interface ConversationProps extends Omit<AgentChatProps, 'onTitle' | 'onRefused'> {
  job: Omit<AgentJob, 'messages' | 'has_more'>;
  model: AgentChatModel;
}

/** A job that is there: its messages between what can be done with them and the box for the next one. */
export function Conversation({
  job,
  model: { state, problem, actions },
  jobId,
  source,
  isReadOnly = false,
  Header,
  readOnlyNotice,
  replyAction,
}: ConversationProps) {
  const t = useMessages(agentChatMessages);
  const [isSharing, setSharing] = useState(false);
  const thread = useRef<LongListHandle>(null);
  const box = useRef<HTMLDivElement>(null);
  const { messages, path, live, evidence } = state;

  const held = useRef(state);
  useLayoutEffect(() => {
    held.current = state;
  }, [state]);
  const textOfRow = useCallback((id: string) => {
    const message = held.current.messages.get(id);
    if (!message) return '';
    return message.role === 'user' ? message.content : textOf(heldReply(held.current, message));
  }, []);
  const reveal = useCallback((id: string) => thread.current?.reveal(id), []);
  const scroller = useCallback(() => box.current?.querySelector('section') ?? null, []);
  const find = useFind({
    keys: path,
    textOfRow,
    hasOlder: state.hasOlder,
    loadOlder: actions.loadOlder,
    reveal,
    box: scroller,
  });

  const exported = useExport(source, jobId);
  const shareLinks = useShareLinks(job.incognito ? undefined : source.sharing, jobId);
  const citing = state.evidence?.reply;
  const loadDocument = useMemo(() => {
    const { document, passages } = source;
    if (document) return (id: string, version: number, signal: AbortSignal) => document(jobId, id, version, signal);
    if (!passages || citing === undefined) return undefined;
    return (id: string, version: number, signal: AbortSignal) => passages(jobId, citing, id, version, signal);
  }, [source, jobId, citing]);
  const loadVersions = useMemo(() => {
    const { versions } = source;
    return versions && job.editable ? (reply: string) => versions(jobId, reply) : undefined;
  }, [source, jobId, job.editable]);

  const canAct = !isReadOnly && job.editable;
  const last = lastReply(state);
  const running = last && last.status !== undefined && !isRunOver(last.status) ? last : undefined;
  const blocked = running && t(running.status === 'paused' ? 'composer.paused' : 'composer.busy');
  const cited = evidence && messages.get(evidence.reply);
  const citedReply = cited && heldReply(state, cited);

  return (
    <div className={styles.chat}>
      <div className={styles.column}>
        <VisuallyHidden role="heading" aria-level={1}>
          {job.title}
        </VisuallyHidden>
        <ChatHeader
          Header={Header}
          stop={
            running && canAct
              ? {
                  isAsked: live[running.message_id]?.isStopping ?? false,
                  onStop: () => actions.stop(running.message_id),
                }
              : undefined
          }
          isExporting={exported.status === 'busy'}
          onFind={find.open}
          onExport={
            exported.save &&
            ((format) => {
              const leaf = path.at(-1);
              if (leaf !== undefined) void exported.save?.(leaf, job.title, format);
            })
          }
          onShare={job.editable && shareLinks ? () => setSharing(true) : undefined}
        />
        {find.isOpen && (
          <FindBar
            value={find.value}
            onChange={find.setValue}
            position={find.position}
            total={find.total}
            isLoading={find.isLoading}
            onMove={find.move}
            onClose={find.close}
          />
        )}
        <Notices
          live={running && live[running.message_id]}
          isWaitingForPerson={running?.status === 'paused'}
          problem={problem}
          onReconnect={actions.reconnect}
          onDismiss={actions.dismissProblem}
        >
          {readOnlyNotice}
          {exported.status === 'failed' && (
            <Banner
              tone="critical"
              title={t('problem.export')}
              onClose={exported.dismiss}
              closeLabel={t('problem.close')}
            />
          )}
        </Notices>
        <Thread
          state={state}
          thread={thread}
          box={box}
          agentName={t(`agent.${job.code}`)}
          canAct={canAct}
          canEdit={canAct && !running}
          actions={actions}
          loadVersions={loadVersions}
          replyAction={replyAction}
        />
        {canAct && (
          <div className={styles.footPlace}>
            <div className={styles.foot}>
              <Composer
                draft={jobId}
                source={source}
                job={jobId}
                takesFiles={agents[job.code].takesFiles}
                onSend={async (turn) => {
                  const isTaken = await actions.send(turn);
                  if (isTaken) requestAnimationFrame(() => thread.current?.toEnd());
                  return isTaken;
                }}
                {...(blocked ? { blocked } : {})}
              />
            </div>
          </div>
        )}
      </div>
      {cited && citedReply && evidence && (
        <EvidencePanel
          passages={passagesOf(citedReply)}
          sources={citedReply.sources}
          passageKey={evidence.key}
          load={loadDocument}
          onMove={(key) => actions.openEvidence(evidence.reply, key)}
          onClose={actions.closeEvidence}
        />
      )}
      <ReplyAnnouncer message={last} reply={last && heldReply(state, last)} />
      {shareLinks && <ShareDialog isOpen={isSharing} onClose={() => setSharing(false)} links={shareLinks} t={t} />}
    </div>
  );
}
