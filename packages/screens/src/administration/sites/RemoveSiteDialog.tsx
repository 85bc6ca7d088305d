import { ConfirmDialog } from '@assay/design-system';
import { successMessages } from '@assay/domain';
import { useMessages, useTranslator } from '@assay/i18n';
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
  return (
    <ConfirmDialog
      isOpen
      title={t('sites.removeTitle', { site: nameOf(site) })}
      words={{
        confirm: t('sites.removeConfirm'),
        busy: t('sites.removing'),
        cancel: t('sites.cancel'),
        failed: t('sites.notRemoved'),
      }}
      onConfirm={async () => {
        await source.remove(site.site_id);
        notify({ title: successMessages.removed[locale], tone: 'positive' });
        await onStale();
      }}
      onClose={onClose}
    >
      {t('sites.removeText')}
    </ConfirmDialog>
  );
}
