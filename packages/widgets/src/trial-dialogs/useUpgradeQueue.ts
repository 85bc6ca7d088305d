import { emptyUpgradeQueue, moveUpgradeQueue, type UpgradePrompt } from '@assay/domain';
import { useMemo, useReducer } from 'react';

export interface UpgradePrompts {
  /** The one on show. */
  shown: UpgradePrompt | undefined;
  ask(prompt: UpgradePrompt): void;
  close(): void;
}

/** The queue of edition dialogs as state: one is shown, the others wait. */
export function useUpgradeQueue(): UpgradePrompts {
  const [queue, move] = useReducer(moveUpgradeQueue, emptyUpgradeQueue);
  return useMemo(
    () => ({
      shown: queue.shown,
      ask: (prompt: UpgradePrompt) => move({ type: 'ask', prompt }),
      close: () => move({ type: 'close' }),
    }),
    [queue.shown],
  );
}
