import type { Evidence } from '@assay/works';
import { createContext, use, useEffect } from 'react';
import type { CitedSource } from './works.source.ts';

/** The documents that the open work cites, and where a passage of one is shown. */
export interface CitedSources {
  sources: ReadonlyMap<string, CitedSource>;
  /** Address of a passage; undefined for whoever may not open it. */
  hrefOf(evidence: Evidence): string | undefined;
  /** A document is cited that is not known yet. */
  missing(): void;
}

export const CitedSourcesContext = createContext<CitedSources>({
  sources: new Map(),
  hrefOf: () => undefined,
  missing: () => undefined,
});

/** The document of a citation, and the way to the passage. */
export function useCitedSource(evidence: Evidence): { source: CitedSource | undefined; href: string | undefined } {
  const { sources, hrefOf, missing } = use(CitedSourcesContext);
  const source = sources.get(evidence.document);
  const isMissing = source === undefined;
  useEffect(() => {
    if (isMissing) missing();
  }, [isMissing, missing]);
  return { source, href: hrefOf(evidence) };
}
