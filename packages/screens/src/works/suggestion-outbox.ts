import { isCallError } from '@assay/client';
import { EditRefused, type Lookup } from '@assay/works';
import type { Kept } from './kept-edits.ts';
import type { Lost } from './lost.types.ts';
import type { NewSuggestion, Suggest } from './suggest.types.ts';

/** Suggestions on their way to the service. */
export interface SuggestionOutbox {
  readonly isEmpty: boolean;
  add(suggestion: NewSuggestion): void;
  /**
   * Sends what waits, the oldest first, and gives what cannot be suggested any more.
   *
   * @throws CallError where the service cannot be reached or the work cannot be read; what was not sent then waits on
   */
  send(): AsyncGenerator<Lost>;
}

/** Replies after which the same may be sent again, or nothing can be sent at all; others are about what is suggested. */
const notAboutIt = [401, 404, 410, 429];

/** What the first operation is about that stands nowhere any more. */
function goneFrom(work: Lookup, { operations }: NewSuggestion): EditRefused | undefined {
  const added = new Set<string>();
  for (const operation of operations) {
    const needed = operation.op === 'add' ? operation.parent : operation.id;
    if (needed !== null && !added.has(needed) && !work.get(needed))
      return new EditRefused('noRecord', { record: needed });
    if (operation.op === 'add') added.add(operation.id);
  }
  return undefined;
}

/** Keeps suggestions on the device until the service has them. */
export function createSuggestionOutbox(
  kept: Kept<NewSuggestion>,
  suggest: Suggest,
  work: () => Lookup,
): SuggestionOutbox {
  let waiting = kept.read();

  // Another page of the same person keeps its own in the same place.
  const others = (id: string) => kept.read().filter((one) => one.id !== id);

  function forget(id: string): void {
    waiting = waiting.filter((one) => one.id !== id);
    kept.write(others(id));
  }

  async function refusalOf(edit: NewSuggestion): Promise<Lost | undefined> {
    const refusal = goneFrom(work(), edit);
    if (refusal) return { edit, refusal };
    try {
      await suggest(edit);
      return undefined;
    } catch (error) {
      if (!isCallError(error) || error.status < 400 || error.status >= 500) throw error;
      if (notAboutIt.includes(error.status)) throw error;
      return { edit, said: error.message };
    }
  }

  return {
    get isEmpty() {
      return waiting.length === 0;
    },
    add(suggestion) {
      waiting = [...waiting, suggestion];
      kept.write([...others(suggestion.id), suggestion]);
    },
    async *send() {
      for (let [next] = waiting; next; [next] = waiting) {
        const lost = await refusalOf(next);
        forget(next.id);
        if (lost) yield lost;
      }
    },
  };
}
