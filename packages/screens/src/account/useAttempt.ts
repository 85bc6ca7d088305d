import { isCallError } from '@assay/client';
import { useCallback, useState } from 'react';
import { SecondStepError } from './entrance.source.ts';

export interface Attempt {
  isBusy: boolean;
  /** Why the last one did not work; `isGone` when what it used no longer exists. */
  failure: { message: string; isGone: boolean } | undefined;
  /** It was right so far: the code of the second factor is asked for. */
  needsCode: boolean;
  /** Runs something that can fail; true when it did not. */
  run(work: () => Promise<void>): Promise<boolean>;
  clear(): void;
}

/** One thing tried at a time, and what became of it. */
export function useAttempt(): Attempt {
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<Attempt['failure']>();
  const [needsCode, setNeedsCode] = useState(false);
  const run = useCallback(async (work: () => Promise<void>) => {
    setBusy(true);
    setFailure(undefined);
    try {
      await work();
      return true;
    } catch (error) {
      setNeedsCode(error instanceof SecondStepError);
      if (error instanceof SecondStepError) return false;
      const message = error instanceof Error ? error.message : String(error);
      setFailure({ message, isGone: isCallError(error, 'gone') });
      return false;
    } finally {
      setBusy(false);
    }
  }, []);
  const clear = useCallback(() => setFailure(undefined), []);
  return { isBusy, failure, needsCode, run, clear };
}
