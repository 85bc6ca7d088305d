import { Banner, Button, Dialog, Stack } from '@assay/design-system';
import { useMessages } from '@assay/i18n';
import { useState } from 'react';
import type { AdministrationPartProps } from '../Administration.types.ts';
import { type ListedOrigin, OriginGoneError, OriginTakenElsewhereError } from '../administration.source.ts';
import { administrationMessages } from '../messages.ts';

export interface OriginDialogProps extends AdministrationPartProps {
  listed: ListedOrigin;
  onStale: () => Promise<unknown>;
  onClose: () => void;
}

/** Asks before an origin is approved for an organisation or withdrawn from it, and says what follows. */
export function OriginDialog({ source, notify, listed, onStale, onClose }: OriginDialogProps) {
  const t = useMessages(administrationMessages);
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string>();
  const { site_id: site, origin, tenant, proved_at: proved } = listed;
  const isApproval = proved === null;
  const what = isApproval ? 'approve' : 'withdraw';

  async function change() {
    setBusy(true);
    setFailure(undefined);
    try {
      await (isApproval ? source.approveOrigin(site, origin) : source.withdrawOrigin(site, origin));
      notify({ title: t(isApproval ? 'origins.approved' : 'origins.withdrawn', { origin }), tone: 'positive' });
      await onStale();
      onClose();
    } catch (error) {
      setBusy(false);
      if (error instanceof OriginTakenElsewhereError) setFailure(t('origins.taken'));
      else if (error instanceof OriginGoneError) setFailure(t('origins.gone'));
      else setFailure(error instanceof Error ? error.message : String(error));
      await onStale();
    }
  }

  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={t(`origins.${what}Title`, { origin })}
      closeLabel={t('origins.cancel')}
      actions={
        <>
          <Button onClick={onClose}>{t('origins.cancel')}</Button>
          <Button
            variant={isApproval ? 'primary' : 'danger'}
            isBusy={isBusy}
            busyLabel={t(isApproval ? 'origins.approving' : 'origins.withdrawing')}
            onClick={() => void change()}
          >
            {t(`origins.${what}Confirm`)}
          </Button>
        </>
      }
    >
      <Stack gap={4}>
        {t(`origins.${what}Text`, { tenant })}
        {failure !== undefined && (
          <Banner tone="critical" title={t('origins.failed')} announce="assertive">
            {failure}
          </Banner>
        )}
      </Stack>
    </Dialog>
  );
}
