import { Banner, Button, Dialog, Stack } from '@assay/design-system';
import { successMessages } from '@assay/domain';
import { useMessages, useTranslator } from '@assay/i18n';
import { useState } from 'react';
import type { Notify } from '../Administration.types.ts';
import { administrationMessages } from '../messages.ts';
import { nameOf } from './SiteTable.tsx';
import type { Site, SitesSource } from './sites.source.ts';

export interface RemoveSiteDialogProps {
  source: SitesSource;
  notify: Notify;
  site: Site;
  onStale: () => Promise<unknown>;
  onClose: (isRemoved: boolean) => void;
}

/** Asks before a site is removed, and says what ends with it. */
export function RemoveSiteDialog({ source, notify, site, onStale, onClose }: RemoveSiteDialogProps) {
  const t = useMessages(administrationMessages);
  const { locale } = useTranslator();
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string>();

  async function remove() {
    setBusy(true);
    setFailure(undefined);
    try {
      await source.remove(site.site_id);
      notify({ title: successMessages.removed[locale], tone: 'positive' });
      await onStale();
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
      title={t('sites.removeTitle', { site: nameOf(site) })}
      closeLabel={t('sites.cancel')}
      actions={
        <>
          <Button onClick={() => onClose(false)}>{t('sites.cancel')}</Button>
          <Button variant="danger" isBusy={isBusy} busyLabel={t('sites.removing')} onClick={() => void remove()}>
            {t('sites.removeConfirm')}
          </Button>
        </>
      }
    >
      <Stack gap={4}>
        {t('sites.removeText')}
        {failure !== undefined && (
          <Banner tone="critical" title={t('sites.notRemoved')} announce="assertive">
            {failure}
          </Banner>
        )}
      </Stack>
    </Dialog>
  );
}
