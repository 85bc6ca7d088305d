import { useEffect, useState } from 'react';
import { useWorkSession } from '../WorkContext.ts';

/** Where in the work the person was last; the focus beside the work changes nothing. */
export function useLastPlace() {
  const { session } = useWorkSession();
  const [place, setPlace] = useState(() => session.place());
  useEffect(() => {
    // A field has told the session of the focus by the time that it comes here.
    const look = () => setPlace(session.place());
    document.addEventListener('focusin', look);
    return () => document.removeEventListener('focusin', look);
  }, [session]);
  return place;
}
