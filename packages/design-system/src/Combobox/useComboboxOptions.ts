import { useEffect, useReducer, useRef } from 'react';
import type { ComboboxOption, ComboboxProps } from './Combobox.types.ts';
import { matchingOptions, nextSearch, noSearch } from './combobox.machine.ts';

/** The choices for what is typed: filtered on hand, or asked of the source with the former question aborted. */
export function useComboboxOptions(source: ComboboxProps['source'], query: string, isOpen: boolean) {
  const [state, send] = useReducer(nextSearch, noSearch);
  const lastSearch = useRef(0);
  const ask = typeof source === 'function' ? source : undefined;

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
  }, [ask, query, isOpen]);

  const options: readonly ComboboxOption[] =
    typeof source === 'function' ? state.options : matchingOptions(source, query);
  return { options, status: ask ? state.status : ('ready' as const) };
}
