import type { CitedSource } from '../works.source.ts';

export interface KnownDocuments {
  sources: ReadonlyMap<string, CitedSource>;
  /** Asked for and not found. */
  gone: ReadonlySet<string>;
}

/** What is known of the documents that a work cites. */
export interface CitedDocumentsStore {
  snapshot(): KnownDocuments;
  subscribe(listener: () => void): () => void;
  /** Asks for it, together with all that is missed at the same time. */
  missing(document: string): void;
  add(source: CitedSource): void;
}

/**
 * Knows the documents that a work cites as far as they were missed.
 *
 * @param read all documents that the work cites and that can be read
 */
export function createCitedDocuments(read: () => Promise<readonly CitedSource[]>): CitedDocumentsStore {
  const listeners = new Set<() => void>();
  let known: KnownDocuments = { sources: new Map(), gone: new Set() };
  let wanted = new Set<string>();
  let isReading = false;

  function know(found: readonly CitedSource[], asked: Iterable<string>): void {
    const sources = new Map([...known.sources, ...found.map((source) => [source.document, source] as const)]);
    const gone = new Set([...known.gone, ...asked].filter((document) => !sources.has(document)));
    known = { sources, gone };
    for (const listener of listeners) listener();
  }

  async function readAll(): Promise<void> {
    isReading = true;
    // All that is drawn at once misses its documents at once.
    await Promise.resolve();
    while (wanted.size > 0) {
      const asked = wanted;
      wanted = new Set();
      try {
        know(await read(), asked);
      } catch {
        // Whoever misses one next asks anew; until then it goes by its id.
      }
    }
    isReading = false;
  }

  return {
    snapshot: () => known,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    missing(document) {
      if (known.sources.has(document) || known.gone.has(document)) return;
      wanted.add(document);
      if (!isReading) void readAll();
    },
    add: (source) => know([source], []),
  };
}
