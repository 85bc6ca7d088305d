import {
  Banner,
  Button,
  ChevronDownIcon,
  ErrorState,
  IconButton,
  RetryIcon,
  SearchIcon,
  Skeleton,
  Stack,
  StopIcon,
  saveFile,
  VisuallyHidden,
} from '@assay/design-system';
import { agents, isRunOver } from '@assay/domain';
import { useMessages } from '@assay/i18n';
import { type ReactNode, useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { EvidencePanel } from '../evidence/EvidencePanel.tsx';
import { evidenceMessages } from '../evidence/messages.ts';
import { passagesOf } from '../evidence/passages.ts';
import { ShareButton } from '../share-dialog/ShareButton.tsx';
import { ShareDialog } from '../share-dialog/ShareDialog.tsx';
import { useShareLinks } from '../share-dialog/useShareLinks.ts';
import * as styles from './AgentChat.css.ts';
import type { AgentChatProps } from './AgentChat.types.ts';
import { heldReply, lastReply, siblingsOf, textOf } from './agent-chat.machine.ts';
import type { ExportFormat } from './agent-chat.types.ts';
import { estimateHeight } from './estimate-height.ts';
import { agentChatMessages } from './messages.ts';
import { Composer } from './parts/Composer.tsx';
import { ExportMenu } from './parts/ExportMenu.tsx';
import { FindBar } from './parts/FindBar.tsx';
import { MessageRow } from './parts/MessageRow.tsx';
import { Notices } from './parts/Notices.tsx';
import { ReplyAnnouncer } from './ReplyAnnouncer.tsx';
import { LongThread } from './thread/LongThread.tsx';
import type { ThreadHandle } from './thread/LongThread.types.ts';
import { useAgentChat } from './useAgentChat.ts';
import { useFind } from './useFind.ts';

/** A job of an agent as a conversation: its messages in branches, live while they are written. */
export function AgentChat({
  jobId,
  source,
  isReadOnly = false,
  Header = AboveMessages,
  readOnlyNotice,
  onTitle,
  onRefused,
}: AgentChatProps) {
  const t = useMessages(agentChatMessages);
  // Loaded with the rest: the first citation would otherwise hide the thread while its words come.
  useMessages(evidenceMessages);
  const { state, problem, actions } = useAgentChat(jobId, source);
  const [isSharing, setSharing] = useState(false);
  const [isAtEnd, setAtEnd] = useState(true);
  const [exporting, setExporting] = useState<'busy' | 'failed'>();
  const thread = useRef<ThreadHandle>(null);
  const box = useRef<HTMLDivElement>(null);
  const { messages, path, live, evidence } = state;

  const job = state.job.status === 'ready' ? state.job.job : undefined;
  const title = job?.title;
  const refused = state.job.status === 'failed' ? state.job.failure.status : undefined;
  useEffect(() => {
    if (title !== undefined) onTitle?.(title);
  }, [title, onTitle]);
  useEffect(() => {
    if (refused !== undefined && [401, 403, 404].includes(refused)) onRefused?.(refused);
  }, [refused, onRefused]);

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

  const shareLinks = useShareLinks(source, jobId);
  const loadDocument = useCallback(
    (id: string, version: number, signal: AbortSignal) => source.document(jobId, id, version, signal),
    [source, jobId],
  );
  const loadVersions = useCallback((reply: string) => source.versions(jobId, reply), [source, jobId]);

  if (state.job.status === 'failed') {
    return (
      <div className={styles.chat}>
        <div className={styles.measured}>
          <ErrorState
            level={1}
            title={t('problem.job')}
            actions={
              <Button icon={RetryIcon} onClick={actions.reload}>
                {t('problem.reload')}
              </Button>
            }
          >
            {state.job.failure.message}
          </ErrorState>
        </div>
      </div>
    );
  }
  if (!job) {
    return (
      <div className={styles.chat}>
        <div className={styles.measured}>
          <Stack gap={4} role="status" aria-label={t('loading')}>
            <Skeleton lines={1} size="title2" width="60%" />
            <Skeleton lines={6} size="prose" />
          </Stack>
        </div>
      </div>
    );
  }

  const canAct = !isReadOnly && job.editable;
  const last = lastReply(state);
  const running = last && last.status !== undefined && !isRunOver(last.status) ? last : undefined;
  const blocked = running && t(running.status === 'paused' ? 'composer.paused' : 'composer.busy');
  const agentName = t(`agent.${job.code}`);
  const cited = evidence && messages.get(evidence.reply);
  const citedReply = cited && heldReply(state, cited);

  async function exportAs(format: ExportFormat) {
    const leaf = path.at(-1);
    if (leaf === undefined) return;
    setExporting('busy');
    try {
      saveFile(await source.export(jobId, leaf, format), `${(title ?? 'job').slice(0, 80)}.${format}`);
      setExporting(undefined);
    } catch {
      setExporting('failed');
    }
  }

  const estimate = (id: string) => {
    const message = messages.get(id);
    return estimateHeight(
      message?.role,
      message?.role === 'agent' ? textOf(heldReply(state, message)) : (message?.content ?? ''),
    );
  };
  const row = (id: string) => {
    const message = messages.get(id);
    return (
      message && (
        <MessageRow
          message={message}
          live={live[id]}
          branches={siblingsOf(state, message)}
          agentName={agentName}
          canAct={canAct}
          canEdit={canAct && !running}
          activeKey={evidence?.reply === id ? evidence.key : undefined}
          actions={actions}
          loadVersions={loadVersions}
        />
      )
    );
  };

  return (
    <div className={styles.chat}>
      <div className={styles.column}>
        <VisuallyHidden role="heading" aria-level={1}>
          {job.title}
        </VisuallyHidden>
        <Header
          end={
            <>
              {running && canAct && (
                <Button
                  size="compact"
                  icon={StopIcon}
                  isBusy={live[running.message_id]?.isStopping ?? false}
                  busyLabel={t('actions.stopping')}
                  onClick={() => actions.stop(running.message_id)}
                >
                  {t('actions.stop')}
                </Button>
              )}
              <IconButton size="compact" icon={SearchIcon} label={t('find.open')} onClick={find.open} />
              <div className={running && canAct ? styles.givesWay : undefined}>
                <ExportMenu isBusy={exporting === 'busy'} onExport={(format) => void exportAs(format)} />
              </div>
              {canAct && <ShareButton label={t('actions.share')} onPress={() => setSharing(true)} />}
            </>
          }
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
          {exporting === 'failed' && (
            <Banner
              tone="critical"
              title={t('problem.export')}
              onClose={() => setExporting(undefined)}
              closeLabel={t('problem.close')}
            />
          )}
        </Notices>
        <div ref={box} className={styles.column}>
          <LongThread
            ref={thread}
            keys={path}
            estimate={estimate}
            label={t('thread')}
            onNearStart={() => void actions.loadOlder()}
            onAtEnd={setAtEnd}
            before={state.hasOlder && <OlderMessages label={t('older')} />}
          >
            {row}
          </LongThread>
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
      <ShareDialog isOpen={isSharing} onClose={() => setSharing(false)} links={shareLinks} t={t} />
    </div>
  );
}

function AboveMessages({ start, end }: { start?: ReactNode; end?: ReactNode }) {
  return (
    <div className={styles.bar}>
      {start}
      {end}
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
