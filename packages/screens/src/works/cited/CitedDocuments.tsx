import { sourcePath } from '@assay/domain';
import { type ReactNode, useMemo, useSyncExternalStore } from 'react';
import { type CitedSources, CitedSourcesContext } from '../CitedSources.ts';
import type { WorkSource } from '../works.source.ts';
import { createCitedDocuments } from './cited-documents.ts';

export interface CitedDocumentsProps {
  source: Pick<WorkSource, 'sources'>;
  /** Address of the work, to come back to; absent for whoever may open no document. */
  from: string | undefined;
  children: ReactNode;
}

/** Knows the documents that the work around here cites. */
export function CitedDocuments({ source, from, children }: CitedDocumentsProps) {
  const documents = useMemo(() => createCitedDocuments(() => source.sources()), [source]);
  const known = useSyncExternalStore(documents.subscribe, documents.snapshot);
  const cited = useMemo(
    (): CitedSources => ({
      ...known,
      hrefOf: ({ document, version, start, end }) =>
        from === undefined
          ? undefined
          : sourcePath({ document, version, at: { start, end }, cited: [{ start, end }], from }),
      missing: documents.missing,
      add: documents.add,
    }),
    [known, documents, from],
  );
  return <CitedSourcesContext value={cited}>{children}</CitedSourcesContext>;
}
