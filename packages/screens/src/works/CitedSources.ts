import type { Evidence } from '@assay/works';
import { createContext, use, useEffect } from 'react';
import { useWorkSession } from './WorkContext.ts';
import type { CitedSource } from './works.source.ts';

/** The documents that the open work cites, and where a passage of one is shown. */
export interface CitedSources {
  sources: ReadonlyMap<string, CitedSource>;
  /** Documents that are cited and were not found: they are gone, or those who read the work may not read them. */
  gone: ReadonlySet<string>;
  /** Address of a passage; undefined for whoever may not open it. */
  hrefOf(evidence: Evidence): string | undefined;
  /** A document is cited that is not known yet. */
  missing(document: string): void;
  /** The person cites a document that they have found just now. */
  add(source: CitedSource): void;
}

export const CitedSourcesContext = createContext<CitedSources>({
  sources: new Map(),
  gone: new Set(),
  hrefOf: () => undefined,
  missing: () => undefined,
  add: () => undefined,
});

/** What is known of documents that are cited; those not known yet are asked for. */
export function useCitedSources(documents: readonly string[]): CitedSources {
  const cited = use(CitedSourcesContext);
  const { sources, gone, missing } = cited;
  // What waits to be sent is cited here alone: the service does not know of it.
  const isSaved = useWorkSession().snapshot.saved === 'saved';
  const unknown = JSON.stringify(documents.filter((document) => !sources.has(document) && !gone.has(document)));
  useEffect(() => {
    if (isSaved) for (const document of JSON.parse(unknown) as string[]) missing(document);
  }, [unknown, isSaved, missing]);
  return cited;
}

/** The document of a citation, and the way to the passage. */
export function useCitedSource(evidence: Evidence): {
  source: CitedSource | undefined;
  isGone: boolean;
  href: string | undefined;
} {
  const { document } = evidence;
  const { sources, gone, hrefOf } = useCitedSources([document]);
  const isGone = gone.has(document);
  return { source: sources.get(document), isGone, href: isGone ? undefined : hrefOf(evidence) };
}
