import { useEffect, useState } from 'react';
import { daysLeft, untilNextChange } from './countdown.rules.ts';

/** Days left until a time, counted from the service's clock: the first frame takes `now` as it is, then time runs on from it. */
export function useDaysLeft(until: number, now: number): number {
  const [passed, setPassed] = useState(0);
  useEffect(() => {
    const started = performance.now();
    let timer: ReturnType<typeof setTimeout> | undefined;
    const wait = () => {
      const since = performance.now() - started;
      setPassed(since);
      const next = untilNextChange(until, now + since);
      if (next !== undefined) timer = setTimeout(wait, next + 1);
    };
    const first = untilNextChange(until, now);
    if (first !== undefined) timer = setTimeout(wait, first + 1);
    return () => clearTimeout(timer);
  }, [until, now]);
  return daysLeft(until, now + passed);
}
