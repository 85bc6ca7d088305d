import { Button, Field, Inline, Stack, TextArea } from '@assay/design-system';
import { type FormEvent, useState } from 'react';

export interface RewordingFormProps {
  /** The words as they were asked. */
  asked: string;
  /** Most characters, in UTF-16 code units. */
  limit: number;
  label: string;
  hint?: string;
  submitLabel: string;
  cancelLabel: string;
  /** What is said when the words are `count` characters too many. */
  tooLong(count: number): string;
  /** Resolves false when the words were not taken; they then stay in the field. Absent while none can be sent. */
  onSubmit?: ((words: string) => Promise<boolean>) | undefined;
  onClose(): void;
}

/** Puts a question that was asked into other words; Escape leaves it as it was. */
export function RewordingForm({
  asked,
  limit,
  label,
  hint,
  submitLabel,
  cancelLabel,
  tooLong,
  onSubmit,
  onClose,
}: RewordingFormProps) {
  const [words, setWords] = useState(asked);
  const [isBusy, setBusy] = useState(false);
  const over = words.length - limit;

  async function submit(event: FormEvent) {
    event.preventDefault();
    const trimmed = words.trim();
    if (trimmed === '' || trimmed.length > limit || isBusy || !onSubmit) return;
    setBusy(true);
    const isTaken = await onSubmit(trimmed);
    setBusy(false);
    if (isTaken) onClose();
  }

  return (
    <form onSubmit={(event) => void submit(event)}>
      <Stack gap={3}>
        <Field label={label} hint={hint} error={over > 0 && tooLong(over)}>
          <TextArea
            // The person has just pressed Edit: their next key belongs in the field.
            // oxlint-disable-next-line jsx-a11y/no-autofocus
            autoFocus
            value={words}
            onChange={(event) => setWords(event.target.value)}
            onKeyDown={(event) => {
              if (event.key === 'Escape') onClose();
            }}
          />
        </Field>
        <Inline>
          <Button
            type="submit"
            variant="primary"
            size="compact"
            isBusy={isBusy}
            isDisabled={words.trim() === '' || !onSubmit}
          >
            {submitLabel}
          </Button>
          <Button variant="quiet" size="compact" onClick={onClose}>
            {cancelLabel}
          </Button>
        </Inline>
      </Stack>
    </form>
  );
}
