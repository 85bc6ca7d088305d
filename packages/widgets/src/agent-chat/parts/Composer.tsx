import { FileDrop, IconButton, PaperclipIcon, QuestionBox, Text } from '@assay/design-system';
import { agentFileLimits, agentMessageLimit } from '@assay/domain';
import { useDraft, useMessages } from '@assay/i18n';
import { useEffect, useEffectEvent, useId, useState } from 'react';
import * as styles from '../AgentChat.css.ts';
import type { AgentSource } from '../agent-chat.source.ts';
import { agentChatMessages } from '../messages.ts';
import type { Turn } from '../useAgentChat.ts';
import { dropLimits, useAttachments } from '../useAttachments.ts';

export interface ComposerProps {
  /** Names the draft, which outlives a reload. */
  draft: string;
  source: Pick<AgentSource, 'upload'>;
  job?: string;
  takesFiles: boolean;
  /** Open from the start: the agent works on documents. @default false */
  showsFiles?: boolean;
  /** Why nothing can be sent now. */
  blocked?: string;
  /** What stands in the box when there is no draft. */
  initial?: string;
  hasAutoFocus?: boolean;
  /** Resolves false when the message was not taken; it then stays in the box. */
  onSend(turn: Turn): Promise<boolean>;
}

const megabyte = 1_048_576;

/** Writes to the agent. What is typed stays here, so that a key press draws nothing but the box. */
export function Composer({
  draft,
  source,
  job,
  takesFiles: asksForFiles,
  showsFiles = false,
  blocked,
  initial = '',
  hasAutoFocus = false,
  onSend,
}: ComposerProps) {
  const t = useMessages(agentChatMessages);
  const takesFiles = asksForFiles && source.upload !== undefined;
  const [text, setText] = useDraft(`agent.${draft}`);
  const [isTouched, setTouched] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const [isOpen, setOpen] = useState(showsFiles);
  /** Send was pressed while documents were on their way. */
  const [isWaiting, setWaiting] = useState(false);
  const dropId = useId();
  const attachments = useAttachments(source, job, (error) =>
    t(`upload.${error}`, {
      limit: error === 'count-error' ? agentFileLimits.files : agentFileLimits.bytes / megabyte,
    }),
  );
  const shown = text === '' && !isTouched ? initial : text;
  const over = shown.length - agentMessageLimit;

  async function send(content: string) {
    if (isBusy || blocked !== undefined) return;
    if (attachments.isBusy) {
      setWaiting(true);
      return;
    }
    setWaiting(false);
    if (attachments.hasLost) return;
    setBusy(true);
    if (await onSend({ content, files: attachments.uploaded })) {
      setText('');
      setTouched(true);
      attachments.clear();
      if (!showsFiles) setOpen(false);
    }
    setBusy(false);
  }

  const sendNow = useEffectEvent(() => void send(shown.trim()));
  const isReady = isWaiting && !attachments.isBusy;
  useEffect(() => {
    if (!isReady) return undefined;
    const timer = setTimeout(sendNow);
    return () => clearTimeout(timer);
  }, [isReady]);

  const held = attachments.isBusy ? t('composer.uploading') : attachments.hasLost ? t('composer.lost') : undefined;
  const reason = blocked ?? held;
  return (
    <>
      {takesFiles && isOpen && (
        <div id={dropId}>
          <FileDrop
            aria-label={t('composer.files')}
            files={attachments.files}
            onAdd={attachments.add}
            onRemove={attachments.remove}
            onRetry={attachments.retry}
            {...dropLimits}
          />
        </div>
      )}
      <QuestionBox
        variant="follow-up"
        value={shown}
        onChange={(next) => {
          setTouched(true);
          setText(next);
        }}
        onSubmit={() => void send(shown.trim())}
        label={t('composer.label')}
        placeholder={t('composer.placeholder')}
        submitLabel={t('composer.send')}
        isBusy={isBusy || isWaiting}
        hasAutoFocus={hasAutoFocus}
        maxLength={agentMessageLimit}
        error={over > 0 && t('composer.tooLong', { limit: agentMessageLimit, count: over })}
        tools={
          takesFiles && (
            <IconButton
              size="compact"
              icon={PaperclipIcon}
              label={t(isOpen ? 'composer.hideFiles' : 'composer.attach')}
              aria-expanded={isOpen}
              aria-controls={dropId}
              onClick={() => setOpen(!isOpen)}
            />
          )
        }
      />
      {reason !== undefined && (
        <Text as="p" className={styles.hint} role="status">
          {reason}
        </Text>
      )}
    </>
  );
}
