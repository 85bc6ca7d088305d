import * as accountCalls from '@assay/contract/calls/account';
import type { UpgradeRequest } from '@assay/domain';
import { createSalesLeadSource, type KnownLeadValues, SalesLead, sessionSetup } from '@assay/widgets/sales-lead';
import { useEffect, useMemo, useState } from 'react';
import { useSite } from './site-context.ts';

export interface LeadDialogProps {
  request: UpgradeRequest;
  onClose: () => void;
}

/** The sales lead over the product, filled in with what the account says of itself. */
export function LeadDialog({ request, onClose }: LeadDialogProps) {
  const { client, locale } = useSite();
  const source = useMemo(
    () => createSalesLeadSource({ client, locale, setup: sessionSetup(client) }),
    [client, locale],
  );
  const [known, setKnown] = useState<KnownLeadValues>();
  useEffect(() => {
    let isGone = false;
    void client
      .call(accountCalls.info)
      .then(
        ({ full_name: name, company_name, job_role: post }): KnownLeadValues => ({ name, company_name, post }),
        // The form can be filled in by hand.
        (): KnownLeadValues => ({}),
      )
      .then((values) => !isGone && setKnown(values));
    return () => {
      isGone = true;
    };
  }, [client]);
  if (!known) return null;
  return <SalesLead source={source} {...request} values={known} onClose={onClose} />;
}
