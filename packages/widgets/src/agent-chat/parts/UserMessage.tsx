import {
  Button,
  ChevronLeftIcon,
  ChevronRightIcon,
  Field,
  FileTextIcon,
  IconButton,
  Inline,
  PencilIcon,
  Stack,
  Tag,
  TextArea,
  VisuallyHidden,
} from '@assay/design-system';
import { agentMessageLimit } from '@assay/domain';
import { useMessages } from '@assay/i18n';
import { type FormEvent, useState } from 'react';
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
  const [draft, setDraft] = useState<string>();
  const [isBusy, setBusy] = useState(false);
  const place = branches.indexOf(message.message_id);
  const [previous, next] = [branches[place - 1], branches[place + 1]];

  async function submit(event: FormEvent) {
    event.preventDefault();
    const content = draft?.trim() ?? '';
    if (content === '' || content.length > agentMessageLimit || !onEdit) return;
    setBusy(true);
    const isTaken = await onEdit(message, content);
    setBusy(false);
    if (isTaken) setDraft(undefined);
  }

  if (draft !== undefined) {
    const over = draft.length - agentMessageLimit;
    return (
      <form className={styles.editing} onSubmit={(event) => void submit(event)}>
        <Stack gap={2}>
          <Field
            label={t('message.editLabel')}
            error={over > 0 && t('composer.tooLong', { limit: agentMessageLimit, count: over })}
          >
            <TextArea
              // The person has just pressed Edit: their next key belongs in the field.
              // oxlint-disable-next-line jsx-a11y/no-autofocus
              autoFocus
              value={draft}
              onChange={(event) => setDraft(event.target.value)}
              onKeyDown={(event) => {
                if (event.key === 'Escape') setDraft(undefined);
              }}
            />
          </Field>
          <Inline>
            <Button type="submit" variant="primary" size="compact" isBusy={isBusy} isDisabled={draft.trim() === ''}>
              {t('message.submitEdit')}
            </Button>
            <Button variant="quiet" size="compact" onClick={() => setDraft(undefined)}>
              {t('message.cancel')}
            </Button>
          </Inline>
        </Stack>
      </form>
    );
  }
  return (
    <>
      <VisuallyHidden role="heading" aria-level={2}>
        {t('you')}
      </VisuallyHidden>
      <div className={styles.bubble} data-find>
        {message.content}
      </div>
      {message.files.length > 0 && (
        <ul className={styles.files}>
          {message.files.map((file) => (
            <li key={file.file_id}>
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
          <IconButton
            size="compact"
            icon={PencilIcon}
            label={t('message.edit')}
            onClick={() => setDraft(message.content)}
          />
        )}
      </div>
    </>
  );
}
