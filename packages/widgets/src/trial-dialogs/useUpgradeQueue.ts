import { emptyUpgradeQueue, moveUpgradeQueue, type UpgradePrompt } from '@assay/domain';
import { useCallback, useReducer } from 'react';

export interface UpgradePrompts {
  /** The one on show. */
  shown: UpgradePrompt | undefined;
  ask(prompt: UpgradePrompt): void;
  close(): void;
}

/** The queue of edition dialogs as state: one is shown, the others wait. */
export function useUpgradeQueue(): UpgradePrompts {
  const [queue, move] = useReducer(moveUpgradeQueue, emptyUpgradeQueue);
  const ask = useCallback((prompt: UpgradePrompt) => move({ type: 'ask', prompt }), []);
  const close = useCallback(() => move({ type: 'close' }), []);
  return { shown: queue.shown, ask, close };
}
