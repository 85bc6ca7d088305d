import { Button, DownloadIcon, saveFile } from '@assay/design-system';
import { useMessages } from '@assay/i18n';
import { useState } from 'react';
import type { Notify } from './Administration.types.ts';
import { administrationMessages } from './messages.ts';

/** Hands a list to the browser as a CSV file. */
export function ExportButton({ name, file, notify }: { name: string; file: () => Promise<Blob>; notify: Notify }) {
  const t = useMessages(administrationMessages);
  const [isBusy, setBusy] = useState(false);

  async function save() {
    setBusy(true);
    try {
      saveFile(await file(), name);
    } catch (error) {
      notify({
        title: t('export.failed'),
        description: error instanceof Error ? error.message : '',
        tone: 'critical',
      });
    } finally {
      setBusy(false);
    }
  }

  return (
    <Button icon={DownloadIcon} isBusy={isBusy} busyLabel={t('export.busy')} onClick={() => void save()}>
      {t('export.label')}
    </Button>
  );
}
