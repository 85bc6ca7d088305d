import { useCallback, useEffect, useRef, useState } from 'react';

/** Something that is read when a page opens. */
export type Reading<T> = { status: 'loading' } | { status: 'failed'; message: string } | { status: 'ready'; value: T };

/**
 * Reads once, and again when asked to; what was read stays until the next reply. A reply that comes after the page was
 * left is dropped.
 */
export function useReading<T>(read: (signal: AbortSignal) => Promise<T>): [Reading<T>, retry: () => void] {
  const [reading, setReading] = useState<Reading<T>>({ status: 'loading' });
  const running = useRef<AbortController>(undefined);
  const load = useCallback(async () => {
    running.current?.abort();
    const { signal } = (running.current = new AbortController());
    try {
      const value = await read(signal);
      if (!signal.aborted) setReading({ status: 'ready', value });
    } catch (error) {
      const message = error instanceof Error ? error.message : String(error);
      if (!signal.aborted) setReading({ status: 'failed', message });
    }
  }, [read]);
  useEffect(() => {
    void load();
    return () => running.current?.abort();
  }, [load]);
  const retry = useCallback(() => {
    setReading((held) => (held.status === 'ready' ? held : { status: 'loading' }));
    void load();
  }, [load]);
  return [reading, retry];
}
