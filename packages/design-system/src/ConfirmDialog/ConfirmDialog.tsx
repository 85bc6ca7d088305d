import { useState } from 'react';
import { Banner } from '../Banner/Banner.tsx';
import { Button } from '../Button/Button.tsx';
import { Dialog } from '../Dialog/Dialog.tsx';
import { Stack } from '../Stack/Stack.tsx';
import type { ConfirmDialogProps } from './ConfirmDialog.types.ts';

/** Asks before something is done that reaches further than it looks or cannot be undone, and stays while it fails. */
export function ConfirmDialog({ isOpen, ...question }: ConfirmDialogProps) {
  return isOpen ? <Question {...question} /> : null;
}

const messageOf = (error: unknown) => (error instanceof Error ? error.message : String(error));

function Question({
  title,
  children,
  words,
  variant = 'danger',
  onConfirm,
  reasonOf = messageOf,
  onClose,
}: Omit<ConfirmDialogProps, 'isOpen'>) {
  const [isBusy, setBusy] = useState(false);
  const [reason, setReason] = useState<string>();

  async function confirm() {
    if (isBusy) return;
    setBusy(true);
    setReason(undefined);
    try {
      await onConfirm();
      onClose(true);
    } catch (error) {
      setReason(reasonOf(error));
      setBusy(false);
    }
  }

  return (
    <Dialog
      isOpen
      onClose={() => onClose(false)}
      title={title}
      closeLabel={words.cancel}
      actions={
        <>
          <Button onClick={() => onClose(false)}>{words.cancel}</Button>
          <Button
            variant={variant}
            isBusy={isBusy}
            {...(words.busy === undefined ? {} : { busyLabel: words.busy })}
            onClick={() => void confirm()}
          >
            {words.confirm}
          </Button>
        </>
      }
    >
      <Stack gap={4}>
        <div>{children}</div>
        {reason !== undefined && (
          <Banner tone="critical" title={words.failed} announce="assertive">
            {reason}
          </Banner>
        )}
      </Stack>
    </Dialog>
  );
}
