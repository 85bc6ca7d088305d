import { isCallError } from '@assay/client';
import { useCallback, useState } from 'react';
import { SecondStepError } from './entrance.source.ts';
import { usePasskeyWords } from './usePasskeyWords.ts';

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
  const [error, setError] = useState<{ thrown: unknown }>();
  const wordsOf = usePasskeyWords();
  const [needsCode, setNeedsCode] = useState(false);
  const run = useCallback(async (work: () => Promise<void>) => {
    setBusy(true);
    setError(undefined);
    try {
      await work();
      return true;
    } catch (thrown) {
      setNeedsCode(thrown instanceof SecondStepError);
      if (!(thrown instanceof SecondStepError)) setError({ thrown });
      return false;
    } finally {
      setBusy(false);
    }
  }, []);
  const clear = useCallback(() => setError(undefined), []);
  const failure = error && { message: wordsOf(error.thrown), isGone: isCallError(error.thrown, 'gone') };
  return { isBusy, failure, needsCode, run, clear };
}
