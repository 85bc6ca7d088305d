import { createEditionPagesSource, editionsMessages, Usage } from '@assay/screens/editions';
import { trialDialogsMessages } from '@assay/widgets/trial-dialogs';
import { useMemo } from 'react';
import { useSite } from '../site-context.ts';
import { siteEditions } from '../site-editions.ts';

export const catalogues = [editionsMessages, trialDialogsMessages];

/** /user-setting/amount */
export function Screen() {
  const { client, session, upgrades } = useSite();
  const account = session?.account?.id ?? '';
  const source = useMemo(
    () => createEditionPagesSource(client, () => siteEditions(client, account).packages()),
    [client, account],
  );
  return <Usage source={source} onUpgrade={upgrades.openSalesLead} />;
}
