import { Awards, createAwardsSource, createEditionPagesSource, editionsMessages, Usage } from '@assay/screens/editions';
import { trialDialogsMessages } from '@assay/widgets/trial-dialogs';
import { useCallback, useMemo } from 'react';
import { useSite } from '../site-context.ts';
import { siteEditions } from '../site-editions.ts';

export const catalogues = [editionsMessages, trialDialogsMessages];

/** /user-setting/amount */
export function Screen() {
  const { client, session, sessions, upgrades, toaster } = useSite();
  const awards = useMemo(() => createAwardsSource(client, location.origin), [client]);
  const notify = useCallback((message: Parameters<typeof toaster.show>[0]) => toaster.show(message), [toaster]);
  const account = session?.account?.id ?? '';
  const source = useMemo(
    () => createEditionPagesSource(client, () => siteEditions(client, account).packages()),
    [client, account],
  );
  return (
    <Usage
      source={source}
      onUpgrade={upgrades.openSalesLead}
      awards={
        <Awards
          source={awards}
          isPaid={session?.account?.edition === 'premium'}
          notify={notify}
          onReceived={() => void sessions.refresh().catch(() => undefined)}
        />
      }
    />
  );
}
