import { Banner } from '@assay/design-system';
import { useMessages } from '@assay/i18n';
import type { ReactNode } from 'react';
import { accountMessages } from './messages.ts';

/** What was tried did not work, and why. */
export function Failed({ children }: { children: ReactNode }) {
  const t = useMessages(accountMessages);
  return (
    <Banner tone="critical" title={t('security.failed')} announce="assertive">
      {children}
    </Banner>
  );
}
