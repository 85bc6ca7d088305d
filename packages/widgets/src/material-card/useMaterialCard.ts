import { useCallback, useEffect, useState } from 'react';
import { failureOf } from '../run/failure.ts';
import type { Failure } from '../run/run.types.ts';
import type { ComparedGrade, EquivalentGrades, GradeCard, MaterialCardSource } from './material-card.source.ts';

export type Reading<Value> =
  | { kind: 'loading' }
  | { kind: 'ready'; value: Value }
  | { kind: 'failed'; failure: Failure };

const loading = { kind: 'loading' } as const;

/** Reads again whenever `read` changes or it is asked to; the older request is aborted and its reply dropped. */
function useReading<Value>(read: (signal: AbortSignal) => Promise<Value>): [Reading<Value>, () => void] {
  const [attempt, setAttempt] = useState(0);
  const [settled, setSettled] = useState<{ read: typeof read; attempt: number; reading: Reading<Value> }>();
  useEffect(() => {
    const request = new AbortController();
    const settle = (reading: Reading<Value>) => {
      if (!request.signal.aborted) setSettled({ read, attempt, reading });
    };
    read(request.signal).then(
      (value) => settle({ kind: 'ready', value }),
      (error: unknown) => settle({ kind: 'failed', failure: failureOf(error) }),
    );
    return () => request.abort();
  }, [read, attempt]);
  const isCurrent = settled?.read === read && settled.attempt === attempt;
  return [isCurrent ? settled.reading : loading, useCallback(() => setAttempt((count) => count + 1), [])];
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
