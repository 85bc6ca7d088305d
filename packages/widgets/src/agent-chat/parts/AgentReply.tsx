import {
  Banner,
  Button,
  ChevronLeftIcon,
  ChevronRightIcon,
  CopyIcon,
  IconButton,
  Inline,
  RefreshIcon,
  Text,
  ThumbsDownIcon,
  ThumbsUpIcon,
  VisuallyHidden,
} from '@assay/design-system';
import { isRunOver, originPart } from '@assay/domain';
import { useFormats, useMessages } from '@assay/i18n';
import { useState } from 'react';
import type { FollowedRun } from '../../run/followed-run.ts';
import * as styles from '../AgentChat.css.ts';
import { heldReply, stepsOf, textOf } from '../agent-chat.machine.ts';
import type { AgentMessage, HeldReply } from '../agent-chat.types.ts';
import { agentChatMessages } from '../messages.ts';
import type { AgentChatActions } from '../useAgentChat.ts';
import { useReplyVersions } from '../useReplyVersions.ts';
import { ReplyText } from './ReplyText.tsx';
import { Steps } from './Steps.tsx';

export interface AgentReplyProps {
  message: AgentMessage;
  live: FollowedRun | undefined;
  agentName: string;
  canAct: boolean;
  /** Key of the passage that the drawer shows, when this reply cites it. */
  activeKey: string | undefined;
  actions: AgentChatActions;
  /** Versions of a reply, fetched when they are looked at; absent for a reader who sees the present one alone. */
  loadVersions: Parameters<typeof useReplyVersions>[0] | undefined;
}

/** What an agent does and writes: steps, what it asks, its text with citations, how it came about. */
export function AgentReply({ message, live, agentName, canAct, activeKey, actions, loadVersions }: AgentReplyProps) {
  const t = useMessages(agentChatMessages);
  const { message_id: id, status = 'queued', plan, version = 1 } = message;
  const versions = useReplyVersions(loadVersions, id, version);
  const current = heldReply({ live: live ? { [id]: live } : {} }, message);
  const reply = versions.shown ?? current;
  const isOver = isRunOver(status);
  const steps = stepsOf(reply);
  const open = (key: string) => actions.openEvidence(id, key);
  return (
    <>
      <Text as="p" size="caption" tone="muted">
        <VisuallyHidden role="heading" aria-level={2}>
          {agentName}
        </VisuallyHidden>
        <span aria-hidden>{agentName}</span>
        {versions.shown && ` · ${t('reply.former')}`}
      </Text>
      {plan && canAct && (
        <div className={styles.approval}>
          <Text as="p" weight="medium">
            {t('plan.title')}
          </Text>
          <Steps
            steps={plan.map(({ step, needs_approval: asks }) => ({
              step,
              status: 'waiting',
              ...(asks ? { needsApproval: true } : {}),
            }))}
            isOver={false}
            isPlan
          />
          <Inline>
            <Button variant="primary" size="compact" onClick={() => actions.runPlan(id)}>
              {t('plan.run')}
            </Button>
            <Button variant="quiet" size="compact" onClick={() => actions.stop(id)}>
              {t('plan.cancel')}
            </Button>
          </Inline>
        </div>
      )}
      {steps.length > 0 && (
        <Steps steps={steps} isOver={isOver} {...(canAct ? { onAnswer: (given) => actions.answer(id, given) } : {})} />
      )}
      {!isOver && steps.length === 0 && !plan && (
        <Text as="p" size="dense" tone="muted">
          {t('reply.starting')}
        </Text>
      )}
      {reply && textOf(reply) !== '' && (
        <div data-find>
          <ReplyText reply={reply} isFinished={isOver} activeKey={activeKey} openEvidence={open} />
        </div>
      )}
      {status === 'stopped' && <Banner tone="caution" title={t('reply.stopped')} announce="off" />}
      {status === 'failed' && (
        <Banner tone="critical" title={t('reply.failed')} announce="off">
          {live?.stream.failure?.message ?? steps.findLast((step) => step.status === 'failed')?.result}
        </Banner>
      )}
      {reply && isOver && <Origin reply={reply} />}
      {isOver && (
        <ReplyActions
          message={message}
          text={textOf(reply)}
          canAct={canAct}
          actions={actions}
          versions={loadVersions && versions}
        />
      )}
    </>
  );
}

function Origin({ reply }: { reply: HeldReply }) {
  const t = useMessages(agentChatMessages);
  const formats = useFormats();
  const data = reply.parts.find(({ part }) => part === originPart)?.data;
  if (typeof data !== 'object' || data === null || !('engine' in data)) return null;
  const { engine, searched } = data as { engine: string; searched?: { documents: number; passages: number } };
  const words = engine.startsWith('llm:')
    ? t('origin.llm', { model: engine.slice(4) })
    : t(engine === 'rules' ? 'origin.rules' : 'origin.extractive');
  return (
    <p className={styles.origin}>
      {words}
      {searched &&
        ` · ${t('origin.searched', { documents: formats.number(searched.documents), passages: formats.number(searched.passages) })}`}
      {` · ${t('origin.check')}`}
    </p>
  );
}

interface ReplyActionsProps {
  message: AgentMessage;
  text: string;
  canAct: boolean;
  actions: AgentChatActions;
  versions: ReturnType<typeof useReplyVersions> | undefined;
}

function ReplyActions({ message, text, canAct, actions, versions }: ReplyActionsProps) {
  const t = useMessages(agentChatMessages);
  const [said, setSaid] = useState('');
  const { message_id: id, rating, version = 1 } = message;
  const { rate } = actions;
  async function copy() {
    try {
      await navigator.clipboard.writeText(text);
      setSaid(t('reply.copied'));
    } catch {
      // Without a secure context there is no clipboard.
      setSaid(t('reply.copyFailed'));
    }
  }
  return (
    <div className={styles.actions} role="group" aria-label={t('reply.actions')}>
      {text !== '' && <IconButton size="compact" icon={CopyIcon} label={t('reply.copy')} onClick={() => void copy()} />}
      {canAct && (
        <IconButton size="compact" icon={RefreshIcon} label={t('reply.again')} onClick={() => actions.again(id)} />
      )}
      {rate && (
        <>
          <IconButton
            size="compact"
            icon={ThumbsUpIcon}
            label={t('reply.good')}
            aria-pressed={rating === 'up'}
            onClick={() => rate(id, rating === 'up' ? undefined : 'up')}
          />
          <IconButton
            size="compact"
            icon={ThumbsDownIcon}
            label={t('reply.bad')}
            aria-pressed={rating === 'down'}
            onClick={() => rate(id, rating === 'down' ? undefined : 'down')}
          />
        </>
      )}
      {versions && version > 1 && (
        <>
          <IconButton
            size="compact"
            icon={ChevronLeftIcon}
            label={t('reply.previousVersion')}
            isBusy={versions.isLoading}
            isDisabled={versions.current <= 1}
            onClick={versions.previous}
          />
          <span className={styles.position}>{t('reply.versionOf', { version: versions.current, total: version })}</span>
          <IconButton
            size="compact"
            icon={ChevronRightIcon}
            label={t('reply.nextVersion')}
            isDisabled={versions.current >= version}
            onClick={versions.next}
          />
        </>
      )}
      <span className={styles.position} role="status">
        {said}
      </span>
    </div>
  );
}
