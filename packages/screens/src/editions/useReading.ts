import { useCallback, useEffect, useState } from 'react';

/** Something that is read when a page opens. */
export type Reading<T> = { status: 'loading' } | { status: 'failed'; message: string } | { status: 'ready'; value: T };

/** Reads once, and again when asked to; a reply that comes after the page was left is dropped. */
export function useReading<T>(read: (signal: AbortSignal) => Promise<T>): [Reading<T>, retry: () => void] {
  const [reading, setReading] = useState<Reading<T>>({ status: 'loading' });
  const [attempt, setAttempt] = useState(0);
  useEffect(() => {
    const controller = new AbortController();
    const { signal } = controller;
    read(signal).then(
      (value) => !signal.aborted && setReading({ status: 'ready', value }),
      (error: unknown) =>
        !signal.aborted &&
        setReading({ status: 'failed', message: error instanceof Error ? error.message : String(error) }),
    );
    return () => controller.abort();
  }, [read, attempt]);
  const retry = useCallback(() => {
    setReading({ status: 'loading' });
    setAttempt((count) => count + 1);
  }, []);
  return [reading, retry];
}
