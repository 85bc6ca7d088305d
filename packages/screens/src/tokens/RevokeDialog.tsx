import { Banner, Button, Dialog, Stack } from '@assay/design-system';
import { useMessages } from '@assay/i18n';
import { useState } from 'react';
import { tokensMessages } from './messages.ts';

export interface RevokeDialogProps {
  /** Name of the token. */
  name: string;
  revoke: () => Promise<void>;
  onClose: (isRevoked: boolean) => void;
}

/** Asks before a token is ended, which cannot be undone. */
export function RevokeDialog({ name, revoke, onClose }: RevokeDialogProps) {
  const t = useMessages(tokensMessages);
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string>();

  async function confirm() {
    setBusy(true);
    setFailure(undefined);
    try {
      await revoke();
      onClose(true);
    } catch (error) {
      setFailure(error instanceof Error ? error.message : String(error));
      setBusy(false);
    }
  }

  return (
    <Dialog
      isOpen
      onClose={() => onClose(false)}
      title={t('revokeTitle', { name })}
      closeLabel={t('cancel')}
      actions={
        <>
          <Button onClick={() => onClose(false)}>{t('cancel')}</Button>
          <Button variant="danger" isBusy={isBusy} busyLabel={t('revoking')} onClick={() => void confirm()}>
            {t('revokeConfirm')}
          </Button>
        </>
      }
    >
      <Stack gap={4}>
        {t('revokeText')}
        {failure !== undefined && (
          <Banner tone="critical" title={t('notRevoked')} announce="assertive">
            {failure}
          </Banner>
        )}
      </Stack>
    </Dialog>
  );
}
