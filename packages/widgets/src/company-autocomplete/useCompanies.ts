import { leadTimes } from '@assay/domain';
import { useEffect, useReducer } from 'react';
import { nextCompanySearch, noCompanySearch } from './company-autocomplete.machine.ts';
import type { CompanySource } from './company-autocomplete.source.ts';

/** Companies for what is typed: asked for 200 ms after typing stops, the former question abandoned (row C13). */
export function useCompanies(source: CompanySource | undefined) {
  const [search, send] = useReducer(nextCompanySearch, noCompanySearch);
  const { query, status } = search;
  const isWaiting = status === 'waiting';

  useEffect(() => {
    if (!isWaiting || query === '') return undefined;
    const timer = setTimeout(() => send({ type: 'asked' }), leadTimes.companySearch);
    return () => clearTimeout(timer);
  }, [isWaiting, query]);

  const isAsked = status === 'loading';
  useEffect(() => {
    if (!source || !isAsked) return undefined;
    const left = new AbortController();
    source(query, left.signal).then(
      (companies) => send({ type: 'answered', query, companies }),
      () => {
        if (!left.signal.aborted) send({ type: 'failed', query });
      },
    );
    return () => left.abort();
  }, [source, query, isAsked]);

  return [search, send] as const;
}
