import { unhurried } from './time-limits.ts';
import { ends } from './transaction-words.ts';

/** What takes as long as its tables are large. */
const long = /^\s*(?:vacuum|checkpoint|analyze|reindex)\b/i;

/** Follows which connections are at work that may take long: see `unhurried`. */
export function createUnhurried() {
  const sessions = new Set<number>();
  return {
    any: () => sessions.size > 0,
    /** @returns what to call when the statement has ended */
    begun(session: number, text: string): () => void {
      const isLong = long.test(text);
      if (isLong || text === unhurried) sessions.add(session);
      return () => {
        if (isLong || ends.test(text)) sessions.delete(session);
      };
    },
    released: (session: number) => void sessions.delete(session),
  };
}
