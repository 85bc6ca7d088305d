import { Switch } from '@assay/design-system';
import { useEffect, useState } from 'react';
import type { TenantShare } from './sharing.source.ts';

export interface TenantShareSwitchProps {
  share: TenantShare;
  label: string;
  hint: string;
  /** Told why a change was not made. */
  onFailure: (error: unknown) => void;
}

/** Opens an item to everybody of the organisation, or closes it again; nothing where that cannot be told. */
export function TenantShareSwitch({ share, label, hint, onFailure }: TenantShareSwitchProps) {
  const [isOpen, setOpen] = useState<boolean>();
  const [isBusy, setBusy] = useState(false);

  useEffect(() => {
    let isGone = false;
    share.read().then(
      (now) => !isGone && setOpen(now),
      () => undefined,
    );
    return () => {
      isGone = true;
    };
  }, [share]);

  async function change(next: boolean) {
    setBusy(true);
    try {
      await share.save(next);
      setOpen(next);
    } catch (error) {
      onFailure(error);
    } finally {
      setBusy(false);
    }
  }

  if (isOpen === undefined) return null;
  return (
    <Switch checked={isOpen} isBusy={isBusy} hint={hint} onChange={(next) => void change(next)}>
      {label}
    </Switch>
  );
}
