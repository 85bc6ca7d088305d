import { leadTimes } from '@assay/domain';
import { useEffect, useState } from 'react';
import type { CompanySource } from './sales-lead.source.ts';

/** Companies for what is typed: asked 200 ms after typing stops, a late reply dropped, none for nothing (row C13). */
export function useCompanies(source: CompanySource | undefined, query: string): readonly string[] {
  const [found, setFound] = useState<{ query: string; companies: readonly string[] }>({ query: '', companies: [] });
  useEffect(() => {
    if (!source || query === '') return undefined;
    const left = new AbortController();
    const timer = setTimeout(() => {
      const search = async () => {
        const companies = await source(query, left.signal);
        if (!left.signal.aborted) setFound({ query, companies });
      };
      // Suggestions are a help: without them the name is typed.
      search().catch(() => undefined);
    }, leadTimes.companySearch);
    return () => {
      clearTimeout(timer);
      left.abort();
    };
  }, [source, query]);
  return query === '' || found.query !== query ? [] : found.companies;
}
