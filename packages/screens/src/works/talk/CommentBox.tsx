import { Button, Field, TextArea, TextInput } from '@assay/design-system';
import { useDraft, useMessages } from '@assay/i18n';
import { useState } from 'react';
import { worksMessages } from '../messages.ts';
import * as styles from './talk.css.ts';

export interface CommentBoxProps {
  /** Name of what is typed, for the tab to keep. */
  draft: string;
  label: string;
  submitLabel: string;
  /** A visitor without an account says who they are. */
  isGuest: boolean;
  hasAutoFocus?: boolean;
  /** @throws Error with a message for the person */
  onSubmit(text: string, guestName: string | undefined): Promise<void>;
}

/** A comment as it is written; Ctrl or ⌘ and Enter send it. */
export function CommentBox({ draft, label, submitLabel, isGuest, hasAutoFocus = false, onSubmit }: CommentBoxProps) {
  const t = useMessages(worksMessages);
  const [text, setText] = useDraft(draft);
  const [name, setName] = useDraft('work.guest-name');
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string>();

  async function submit() {
    if (text.trim() === '' || isBusy) return;
    setBusy(true);
    setFailure(undefined);
    try {
      await onSubmit(text.trim(), isGuest && name.trim() !== '' ? name.trim() : undefined);
      setText('');
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
        <Field label={t('comments.guestName')}>
          <TextInput size="compact" value={name} maxLength={80} onChange={(event) => setName(event.target.value)} />
        </Field>
      )}
      <Field label={label} isLabelHidden {...(failure !== undefined && { error: failure })}>
        <TextArea
          value={text}
          minRows={2}
          maxLength={4_000}
          placeholder={label}
          // Whoever opened the box is about to write in it.
          // oxlint-disable-next-line jsx-a11y/no-autofocus
          autoFocus={hasAutoFocus}
          onChange={(event) => setText(event.target.value)}
          onKeyDown={(event) => {
            if (event.key === 'Enter' && (event.ctrlKey || event.metaKey) && !event.nativeEvent.isComposing)
              void submit();
          }}
        />
      </Field>
      <Button size="compact" type="submit" isBusy={isBusy} isDisabled={text.trim() === ''}>
        {submitLabel}
      </Button>
    </form>
  );
}
