import { createHistorySource, History, historyMessages } from '@assay/screens/history';
import { useCallback, useMemo } from 'react';
import { useSite } from '../site-context.ts';

export const catalogues = [historyMessages];

/** /history */
export function Screen() {
  const { client, toaster } = useSite();
  const source = useMemo(() => createHistorySource(client), [client]);
  const notify = useCallback((message: Parameters<typeof toaster.show>[0]) => toaster.show(message), [toaster]);
  return <History source={source} notify={notify} />;
}
