import { Button, Dialog, Stack, Text } from '@assay/design-system';
import { useMessages } from '@assay/i18n';
import { Failed } from './Failed.tsx';
import { accountMessages } from './messages.ts';
import { useAttempt } from './useAttempt.ts';

export interface PasskeyRemovalProps {
  name: string;
  onRemove(): Promise<void>;
  onClose(): void;
}

/** Asks before a passkey is removed, which cannot be undone. */
export function PasskeyRemoval({ name, onRemove, onClose }: PasskeyRemovalProps) {
  const t = useMessages(accountMessages);
  const { isBusy, failure, run } = useAttempt();
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={t('passkeys.removeTitle', { name })}
      closeLabel={t('passkeys.cancel')}
      actions={
        <>
          <Button onClick={onClose}>{t('passkeys.cancel')}</Button>
          <Button
            variant="danger"
            isBusy={isBusy}
            busyLabel={t('passkeys.removing')}
            onClick={() => void run(onRemove).then((isDone) => isDone && onClose())}
          >
            {t('passkeys.removeConfirm')}
          </Button>
        </>
      }
    >
      <Stack gap={4}>
        {failure && <Failed>{failure.message}</Failed>}
        <Text as="p">{t('passkeys.removeText')}</Text>
      </Stack>
    </Dialog>
  );
}
