import { type QueryKey, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { Notify } from './Administration.types.ts';
import { messageOf } from './messageOf.ts';

interface SavingWords {
  saved: string;
  notSaved: string;
  /** Why not, fit to show. @default the message of the error */
  reasonOf?: (error: unknown) => string;
}

/** One thing saved at a time, and told: what became of it, and to whoever shows what was saved under `queryKey`. */
export function useSaving(notify: Notify, queryKey: QueryKey) {
  const queries = useQueryClient();
  const [isBusy, setBusy] = useState(false);

  /** Whether it was saved; false as well for what comes while another is under way. */
  async function save(work: () => Promise<unknown>, { saved, notSaved, reasonOf = messageOf }: SavingWords) {
    if (isBusy) return false;
    setBusy(true);
    try {
      await work();
      notify({ title: saved, tone: 'positive' });
      return true;
    } catch (error) {
      notify({ title: notSaved, description: reasonOf(error), tone: 'critical' });
      return false;
    } finally {
      await queries.invalidateQueries({ queryKey });
      setBusy(false);
    }
  }

  return { isBusy, save };
}
