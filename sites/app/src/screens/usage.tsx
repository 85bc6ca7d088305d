import { createEditionPagesSource, editionsMessages, Usage } from '@assay/screens/editions';
import { trialDialogsMessages } from '@assay/widgets/trial-dialogs';
import { useMemo } from 'react';
import { useSite } from '../site-context.ts';

export const catalogues = [editionsMessages, trialDialogsMessages];

/** /user-setting/amount */
export function Screen() {
  const { client, upgrades } = useSite();
  const source = useMemo(() => createEditionPagesSource(client), [client]);
  return <Usage source={source} onUpgrade={upgrades.openSalesLead} />;
}
