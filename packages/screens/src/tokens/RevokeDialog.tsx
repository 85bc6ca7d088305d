import { ConfirmDialog } from '@assay/design-system';
import { useMessages } from '@assay/i18n';
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
  return (
    <ConfirmDialog
      isOpen
      title={t('revokeTitle', { name })}
      words={{ confirm: t('revokeConfirm'), busy: t('revoking'), cancel: t('cancel'), failed: t('notRevoked') }}
      onConfirm={revoke}
      onClose={onClose}
    >
      {t('revokeText')}
    </ConfirmDialog>
  );
}
