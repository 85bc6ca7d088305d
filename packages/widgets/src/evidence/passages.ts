import type { StreamCitation, StreamSource, StreamState } from '@assay/contract';
import { gradeOfDocument, type SourceType, sourceTypes } from '@assay/domain';

/** A quoted passage; with a source of its own where a stream cites it. */
export type CitedPassage = Omit<StreamCitation['evidence'][number], 'source'> & { source?: string };

/** A passage as the evidence drawer walks through them: each once, in reading order. */
export interface PassageInOrder {
  key: string;
  evidence: CitedPassage;
  /** Number of the source, as its chips show it. */
  number?: number;
  /** Sentences that cite the passage. */
  timesCited: number;
}

/** Key of a quoted passage; the same passage cited twice has one key. */
export function passageKey({ document, version, start, end }: CitedPassage): string {
  return `${document}\u0000${version}\u0000${start}\u0000${end}`;
}

/** All passages that a text cites, in reading order. */
export function passagesOf({
  parts,
  sources,
  cites,
}: Pick<StreamState, 'parts' | 'sources' | 'cites'>): PassageInOrder[] {
  const order = new Map(parts.map((part, index) => [part.part, index]));
  const passages = new Map<string, PassageInOrder>();
  const sorted = cites.toSorted((a, b) => (order.get(a.part) ?? 0) - (order.get(b.part) ?? 0) || a.from - b.from);
  for (const { evidence } of sorted)
    for (const passage of evidence) {
      const key = passageKey(passage);
      const held = passages.get(key);
      const number = sources.find(({ id }) => id === passage.source)?.number;
      if (held) passages.set(key, { ...held, timesCited: held.timesCited + 1 });
      else passages.set(key, { key, evidence: passage, timesCited: 1, ...(number === undefined ? {} : { number }) });
    }
  return [...passages.values()];
}

/** What a source is told to be: cards of materials are kept among the notes, and are none to a reader. */
export type ToldKind = SourceType | 'card';

/** What a source is told to be; undefined for a kind that this page does not know. */
export function kindOf(
  source: { document: string; sourceType?: string | undefined } | undefined,
): ToldKind | undefined {
  return source && gradeOfDocument(source.document) ? 'card' : sourceTypes.find((type) => type === source?.sourceType);
}

/** Source of a passage, for its number and title; undefined while it has not arrived. */
export function sourceOf(sources: readonly StreamSource[], passage: CitedPassage): StreamSource | undefined {
  return (
    sources.find(({ id }) => id === passage.source) ??
    sources.find(({ document, version }) => document === passage.document && version === passage.version)
  );
}
