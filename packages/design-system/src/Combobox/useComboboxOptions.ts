import { useEffect, useReducer, useRef, useState } from 'react';
import type { ComboboxCommon, ComboboxOption } from './Combobox.types.ts';
import { matchingOptions, nextSearch, noSearch } from './combobox.machine.ts';

/** The choices for what is typed: filtered on hand, or asked of the source with the former question aborted. */
export function useComboboxOptions(source: ComboboxCommon['source'], query: string, isOpen: boolean) {
  const [state, send] = useReducer(nextSearch, noSearch);
  const [attempt, setAttempt] = useState(0);
  const lastSearch = useRef(0);
  const ask = typeof source === 'function' ? source : undefined;

  // oxlint-disable-next-line react/exhaustive-deps -- another attempt asks the same question again
  useEffect(() => {
    if (!ask || !isOpen) return undefined;
    const abort = new AbortController();
    lastSearch.current += 1;
    const search = lastSearch.current;
    send({ type: 'asked', search });
    ask({ query, signal: abort.signal }).then(
      (options) => send({ type: 'answered', search, options }),
      () => {
        if (!abort.signal.aborted) send({ type: 'failed', search });
      },
    );
    return () => abort.abort();
  }, [ask, query, isOpen, attempt]);

  const options: readonly ComboboxOption[] =
    typeof source === 'function' ? state.options : matchingOptions(source, query);
  return {
    options,
    status: ask ? state.status : ('ready' as const),
    retry: () => setAttempt((count) => count + 1),
  };
}
