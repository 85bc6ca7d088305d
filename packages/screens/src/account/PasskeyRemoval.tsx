import { ConfirmDialog } from '@assay/design-system';
import { useMessages } from '@assay/i18n';
import { accountMessages } from './messages.ts';
import { usePasskeyWords } from './usePasskeyWords.ts';

export interface PasskeyRemovalProps {
  name: string;
  onRemove(): Promise<void>;
  onClose(): void;
}

/** Asks before a passkey is removed, which cannot be undone. */
export function PasskeyRemoval({ name, onRemove, onClose }: PasskeyRemovalProps) {
  const t = useMessages(accountMessages);
  const reasonOf = usePasskeyWords();
  return (
    <ConfirmDialog
      isOpen
      title={t('passkeys.removeTitle', { name })}
      words={{
        confirm: t('passkeys.removeConfirm'),
        busy: t('passkeys.removing'),
        cancel: t('passkeys.cancel'),
        failed: t('security.failed'),
      }}
      reasonOf={reasonOf}
      onConfirm={onRemove}
      onClose={onClose}
    >
      {t('passkeys.removeText')}
    </ConfirmDialog>
  );
}
