import { useEffect, useState } from 'react';

/** Longest wait that is counted, ms: a moment that was just set is that far away, whatever was read before it. */
const longest = 60_000;

/** Whole seconds until a moment, counted down as they pass; 0 afterwards. @param at ms since the epoch. */
export function useSecondsUntil(at: number | undefined): number {
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    if (at === undefined) return undefined;
    const timer = setInterval(() => {
      setNow(Date.now());
      if (Date.now() >= at) clearInterval(timer);
    }, 250);
    return () => clearInterval(timer);
  }, [at]);
  return at === undefined ? 0 : Math.max(0, Math.ceil((at - Math.max(now, at - longest)) / 1000));
}
