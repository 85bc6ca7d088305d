import {
  ChevronLeftIcon,
  ChevronRightIcon,
  FileTextIcon,
  IconButton,
  PencilIcon,
  Tag,
  VisuallyHidden,
} from '@assay/design-system';
import { agentMessageLimit } from '@assay/domain';
import { useMessages } from '@assay/i18n';
import { Typeset } from '@assay/markdown/typeset';
import { useState } from 'react';
import { RewordingForm } from '../../rewording/RewordingForm.tsx';
import * as styles from '../AgentChat.css.ts';
import type { AgentMessage } from '../agent-chat.types.ts';
import { agentChatMessages } from '../messages.ts';

export interface UserMessageProps {
  message: AgentMessage;
  /** Wordings of this message, in the order in which they were written. */
  branches: readonly string[];
  onBranch(message: string): void;
  /** Absent for readers who cannot act, and while the agent is at work. */
  onEdit?: (message: AgentMessage, content: string) => Promise<boolean>;
}

/** What a person asked, with the way to ask it differently and to other wordings. */
export function UserMessage({ message, branches, onBranch, onEdit }: UserMessageProps) {
  const t = useMessages(agentChatMessages);
  const [isEditing, setEditing] = useState(false);
  const place = branches.indexOf(message.message_id);
  const [previous, next] = [branches[place - 1], branches[place + 1]];

  if (isEditing) {
    return (
      <div className={styles.editing}>
        <RewordingForm
          asked={message.content}
          limit={agentMessageLimit}
          label={t('message.editLabel')}
          submitLabel={t('message.submitEdit')}
          cancelLabel={t('message.cancel')}
          tooLong={(count) => t('composer.tooLong', { limit: agentMessageLimit, count })}
          onSubmit={onEdit && ((words) => onEdit(message, words))}
          onClose={() => setEditing(false)}
        />
      </div>
    );
  }
  return (
    <>
      <VisuallyHidden role="heading" aria-level={2}>
        {t('you')}
      </VisuallyHidden>
      <div className={styles.bubble} data-find>
        <Typeset>{message.content}</Typeset>
      </div>
      {message.files.length > 0 && (
        <ul className={styles.files}>
          {message.files.map((file) => (
            <li key={file.file_id} className={styles.file} title={file.name}>
              <Tag icon={FileTextIcon}>{file.name}</Tag>
            </li>
          ))}
        </ul>
      )}
      <div className={styles.actions}>
        {branches.length > 1 && (
          <>
            <IconButton
              size="compact"
              icon={ChevronLeftIcon}
              label={t('message.previousBranch')}
              isDisabled={previous === undefined}
              onClick={() => previous !== undefined && onBranch(previous)}
            />
            <span className={styles.position}>
              {t('message.branchOf', { branch: place + 1, total: branches.length })}
            </span>
            <IconButton
              size="compact"
              icon={ChevronRightIcon}
              label={t('message.nextBranch')}
              isDisabled={next === undefined}
              onClick={() => next !== undefined && onBranch(next)}
            />
          </>
        )}
        {onEdit && (
          <IconButton size="compact" icon={PencilIcon} label={t('message.edit')} onClick={() => setEditing(true)} />
        )}
      </div>
    </>
  );
}
