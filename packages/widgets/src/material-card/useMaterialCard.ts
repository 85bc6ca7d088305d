import { useCallback, useEffect, useState } from 'react';
import {
  type CardFailure,
  type ComparedGrade,
  type EquivalentGrades,
  failureOf,
  type GradeCard,
  type MaterialCardSource,
} from './material-card.source.ts';

export type Reading<Value> =
  | { kind: 'loading' }
  | { kind: 'ready'; value: Value }
  | { kind: 'failed'; failure: CardFailure };

/** Reads again whenever `read` changes or it is asked to; the older request is aborted and its reply dropped. */
function useReading<Value>(read: (signal: AbortSignal) => Promise<Value>): [Reading<Value>, () => void] {
  const [reading, setReading] = useState<Reading<Value>>({ kind: 'loading' });
  const [attempt, setAttempt] = useState(0);
  // A new attempt is a new reading, though the function stays.
  // biome-ignore lint/correctness/useExhaustiveDependencies: see above
  useEffect(() => {
    const request = new AbortController();
    setReading({ kind: 'loading' });
    read(request.signal).then(
      (value) => {
        if (!request.signal.aborted) setReading({ kind: 'ready', value });
      },
      (error: unknown) => {
        if (!request.signal.aborted) setReading({ kind: 'failed', failure: failureOf(error) });
      },
    );
    return () => request.abort();
  }, [read, attempt]);
  return [reading, useCallback(() => setAttempt((count) => count + 1), [])];
}

export function useMaterialCard(source: MaterialCardSource, gradeId: string) {
  return useReading<{ grade: GradeCard; equivalents: EquivalentGrades }>(
    useCallback((signal) => source.card(gradeId, signal), [source, gradeId]),
  );
}

/** The cards beside one another, in the order of the ids. */
export function useComparison(source: MaterialCardSource, gradeIds: readonly string[]) {
  const key = gradeIds.join(',');
  return useReading<readonly ComparedGrade[]>(
    useCallback((signal) => source.compare(key.split(','), signal), [source, key]),
  );
}
