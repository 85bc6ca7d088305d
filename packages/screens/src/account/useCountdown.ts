import { useEffect, useState } from 'react';

/** Whole seconds until a moment; 0 when there is none or it has passed. Holds through a sleeping tab. */
export function useCountdown(until: number | undefined): number {
  const secondsLeft = () => (until === undefined ? 0 : Math.max(0, Math.ceil((until - Date.now()) / 1000)));
  const [seconds, setSeconds] = useState(secondsLeft);
  useEffect(() => {
    const left = () => (until === undefined ? 0 : Math.max(0, Math.ceil((until - Date.now()) / 1000)));
    setSeconds(left());
    if (until === undefined) return;
    const timer = setInterval(() => {
      const next = left();
      setSeconds(next);
      if (next === 0) clearInterval(timer);
    }, 250);
    return () => clearInterval(timer);
  }, [until]);
  return seconds;
}
