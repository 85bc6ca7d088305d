import { Banner, Button, Inline, Text, VisuallyHidden } from '@assay/design-system';
import { isRunOver } from '@assay/domain';
import { useMessages } from '@assay/i18n';
import type { FollowedRun } from '../../run/followed-run.ts';
import * as styles from '../AgentChat.css.ts';
import type { AgentChatProps } from '../AgentChat.types.ts';
import { heldReply, stepsOf, textOf } from '../agent-chat.machine.ts';
import type { AgentMessage } from '../agent-chat.types.ts';
import { agentChatMessages } from '../messages.ts';
import type { AgentChatActions } from '../useAgentChat.ts';
import { useReplyVersions } from '../useReplyVersions.ts';
import { ReplyActions } from './ReplyActions.tsx';
import { originOf, ReplyOrigin } from './ReplyOrigin.tsx';
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
  replyAction: AgentChatProps['replyAction'];
}

/** What an agent does and writes: steps, what it asks, its text with citations, how it came about. */
export function AgentReply({
  message,
  live,
  agentName,
  canAct,
  activeKey,
  actions,
  loadVersions,
  replyAction,
}: AgentReplyProps) {
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
      {reply && isOver && <ReplyOrigin reply={reply} />}
      {isOver && (
        <ReplyActions
          message={message}
          text={textOf(reply)}
          canAct={canAct}
          actions={actions}
          versions={loadVersions && versions}
          own={canAct && !versions.shown && replyAction?.({ id, keeps: originOf(reply)?.keeps })}
        />
      )}
    </>
  );
}
