import type { ActionCode } from '../../tables/functions/actions.ts';
import { verbRows } from '../../tables/functions/verbs.ts';

/** A verb as it is said. */
export interface Verb {
  plain: string;
  action?: ActionCode;
  isHarmful: boolean;
}

type Written = 'en' | 'han' | 'jp';

/** Verbs of one way of writing by their plain form; the first row that names one keeps it. */
export function verbsIn(written: Written): ReadonlyMap<string, Verb> {
  const found = new Map<string, Verb>();
  for (const row of verbRows)
    for (const word of row[written].split(' ')) {
      const plain = word.replaceAll('|', ' ');
      if (found.has(plain)) continue;
      found.set(plain, { plain, isHarmful: row.action === undefined, ...(row.action && { action: row.action }) });
    }
  return found;
}
