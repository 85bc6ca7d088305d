import type { Client } from '@assay/client';
import type { UpgradeRequest } from '@assay/domain';
import { useTranslator } from '@assay/i18n';
import { createSalesLeadSource, SalesLead, sessionSetup } from '@assay/widgets/sales-lead';
import { useMemo } from 'react';

export interface SalesLeadDialogProps {
  client: Client;
  /** Package that is asked about, and where. */
  request: UpgradeRequest;
  onClose(): void;
}

/** The sales lead over the screens of the product. */
export function SalesLeadDialog({ client, request, onClose }: SalesLeadDialogProps) {
  const { locale } = useTranslator();
  const source = useMemo(
    () => createSalesLeadSource({ client, locale, setup: sessionSetup(client) }),
    [client, locale],
  );
  return <SalesLead source={source} {...request} onClose={onClose} />;
}
