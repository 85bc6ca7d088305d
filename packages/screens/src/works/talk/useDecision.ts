import { useMessages } from '@assay/i18n';
import { useState } from 'react';
import { worksMessages } from '../messages.ts';
import { useWorkPanel } from '../panel/WorkPanelContext.ts';
import { useTalk } from './useTalk.ts';

/** Accepting and refusing what is suggested. */
export function useDecision() {
  const t = useMessages(worksMessages);
  const { talk } = useWorkPanel();
  const { refresh } = useTalk();
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string>();

  async function decide(suggestion: string, isAccepted: boolean): Promise<void> {
    setBusy(true);
    setFailure(undefined);
    try {
      if (!(await talk.decide(suggestion, isAccepted))) setFailure(t('suggestions.impossible'));
      await refresh();
    } catch (error) {
      setFailure(error instanceof Error ? error.message : String(error));
    } finally {
      setBusy(false);
    }
  }

  return { decide, isBusy, failure };
}
