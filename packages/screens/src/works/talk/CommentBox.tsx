import { Button, Field, TextArea, TextInput } from '@assay/design-system';
import { useDraft, useMessages } from '@assay/i18n';
import { useRef, useState } from 'react';
import { worksMessages } from '../messages.ts';
import { MentionList } from './MentionList.tsx';
import * as styles from './talk.css.ts';
import type { NewComment } from './talk.source.ts';
import { useMentioning } from './useMentioning.ts';

export type WrittenComment = Pick<NewComment, 'text' | 'mentions' | 'guestName'>;

export interface CommentBoxProps {
  /** Name of what is typed, for the tab to keep. */
  draft: string;
  label: string;
  submitLabel: string;
  /** A visitor without an account says who they are. */
  isGuest: boolean;
  hasAutoFocus?: boolean;
  /** @throws Error with a message for the person */
  onSubmit(written: WrittenComment): Promise<void>;
}

/** A comment as it is written; `@` calls people who may read the work, Ctrl or ⌘ and Enter send it. */
export function CommentBox({ draft, label, submitLabel, isGuest, hasAutoFocus = false, onSubmit }: CommentBoxProps) {
  const t = useMessages(worksMessages);
  const [text, setText] = useDraft(draft);
  const [name, setName] = useDraft('work.guest-name');
  const { found, active, list, field, choose, calledIn, forget } = useMentioning(draft, !isGuest, setText);
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string>();
  const [isNameless, setNameless] = useState(false);
  const nameField = useRef<HTMLInputElement>(null);

  async function submit() {
    if (text.trim() === '' || isBusy) return;
    if (isGuest && name.trim() === '') {
      setNameless(true);
      nameField.current?.focus();
      return;
    }
    setBusy(true);
    setFailure(undefined);
    try {
      const said = text.trim();
      const mentions = calledIn(said);
      const guestName = isGuest ? name.trim() : '';
      await onSubmit({
        text: said,
        ...(mentions.length > 0 && { mentions }),
        ...(guestName !== '' && { guestName }),
      });
      setText('');
      forget();
    } catch (error) {
      setFailure(error instanceof Error ? error.message : String(error));
    } finally {
      setBusy(false);
    }
  }

  return (
    <form
      className={styles.box}
      onSubmit={(event) => {
        event.preventDefault();
        void submit();
      }}
    >
      {isGuest && (
        <Field
          label={t('comments.guestName')}
          {...(isNameless && name.trim() === '' && { error: t('comments.nameNeeded') })}
        >
          <TextInput
            ref={nameField}
            size="compact"
            value={name}
            maxLength={80}
            onChange={(event) => setName(event.target.value)}
          />
        </Field>
      )}
      <Field label={label} isLabelHidden {...(failure !== undefined && { error: failure })}>
        <TextArea
          {...field}
          value={text}
          minRows={2}
          maxLength={4_000}
          placeholder={label}
          // Whoever opened the box is about to write in it.
          // oxlint-disable-next-line jsx-a11y/no-autofocus
          autoFocus={hasAutoFocus}
          onChange={(event) => setText(event.target.value)}
          onKeyDown={(event) => {
            field.onKeyDown?.(event);
            if (event.key === 'Enter' && (event.ctrlKey || event.metaKey) && !event.nativeEvent.isComposing)
              void submit();
          }}
        />
      </Field>
      {found.length > 0 && (
        <div className={styles.over}>
          <MentionList id={list} readers={found} active={active} onChoose={choose} />
        </div>
      )}
      <Button size="compact" type="submit" isBusy={isBusy} isDisabled={text.trim() === ''}>
        {submitLabel}
      </Button>
    </form>
  );
}
