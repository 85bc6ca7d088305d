import { ConfirmDialog } from '@assay/design-system';
import { useMessages } from '@assay/i18n';
import type { AdministrationPartProps } from '../Administration.types.ts';
import { type ListedOrigin, OriginGoneError, OriginTakenElsewhereError } from '../administration.source.ts';
import { messageOf } from '../messageOf.ts';
import { administrationMessages } from '../messages.ts';

export interface OriginDialogProps extends AdministrationPartProps {
  listed: ListedOrigin;
  onStale: () => Promise<unknown>;
  onClose: () => void;
}

/** Asks before an origin is approved for an organisation or withdrawn from it, and says what follows. */
export function OriginDialog({ source, notify, listed, onStale, onClose }: OriginDialogProps) {
  const t = useMessages(administrationMessages);
  const { site_id: site, origin, tenant, proved_at: proved } = listed;
  const isApproval = proved === null;
  const what = isApproval ? 'approve' : 'withdraw';

  async function change() {
    try {
      await (isApproval ? source.approveOrigin(site, origin) : source.withdrawOrigin(site, origin));
      notify({ title: t(isApproval ? 'origins.approved' : 'origins.withdrawn', { origin }), tone: 'positive' });
    } finally {
      await onStale();
    }
  }

  function reasonOf(error: unknown): string {
    if (error instanceof OriginTakenElsewhereError) return t('origins.taken');
    if (error instanceof OriginGoneError) return t('origins.gone');
    return messageOf(error);
  }

  return (
    <ConfirmDialog
      isOpen
      title={t(`origins.${what}Title`, { origin })}
      words={{
        confirm: t(`origins.${what}Confirm`),
        busy: t(isApproval ? 'origins.approving' : 'origins.withdrawing'),
        cancel: t('origins.cancel'),
        failed: t('origins.failed'),
      }}
      variant={isApproval ? 'primary' : 'danger'}
      reasonOf={reasonOf}
      onConfirm={change}
      onClose={onClose}
    >
      {t(`origins.${what}Text`, { tenant })}
    </ConfirmDialog>
  );
}
