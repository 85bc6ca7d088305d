import { useState } from 'react';

/** A list as it was given last while it says the same: what is drawn by it is drawn no more often than it changes. */
export function useSame<Of>(given: readonly Of[], isSame: (one: Of, other: Of) => boolean): readonly Of[] {
  const [held, setHeld] = useState(given);
  if (held === given) return held;
  const says = held.length === given.length && held.every((one, at) => isSame(one, given[at] as Of));
  if (!says) setHeld(given);
  return says ? held : given;
}
