import type { StreamCitation, StreamSource } from '@assay/contract';
import type { WrittenDocument } from './written.types.ts';

/** One entry of the reference list: a source and the passages quoted from it. */
export interface WrittenReference {
  number: number;
  /** Title, owner and year. */
  text: string;
  url: string | undefined;
  /** Document and version that the quotations were checked against. */
  identity: string;
  /** `place` is where the quotation stands, as a reader calls it. */
  quotes: readonly { text: string; place: string }[];
}

/** Numbers of the sources of a sentence, rising and without repetition. */
export function referenceNumbers(citation: StreamCitation, sources: readonly StreamSource[]): readonly number[] {
  const numbers = citation.evidence.map((one) => sources.find((source) => source.id === one.source)?.number);
  return [...new Set(numbers.filter((number) => number !== undefined))].sort((a, b) => a - b);
}

/** Word behind a sentence that its sources do not carry whole. */
export function supportWord({ support }: StreamCitation, labels: WrittenDocument['labels']): string | undefined {
  if (support === 'unsupported') return labels.unsupported;
  return support === 'partly' ? labels.partly : undefined;
}

/** The reference list, in the order of numbers. */
export function referenceList({ citations, sources, placeOf }: WrittenDocument): readonly WrittenReference[] {
  const evidence = citations.flatMap((citation) => citation.evidence);
  return [...sources]
    .sort((a, b) => a.number - b.number)
    .map((source) => {
      const quotes = new Map<string, { text: string; place: string }>();
      for (const one of evidence) {
        const span = `${one.start}–${one.end}`;
        if (one.source === source.id) quotes.set(span, { text: one.quote, place: placeOf?.(one) ?? span });
      }
      const byline = [source.owner, source.year].filter((part) => part !== undefined).join(', ');
      return {
        number: source.number,
        text: byline === '' ? source.title : `${source.title}. ${byline}`,
        url: source.url,
        identity: `${source.document}, v${source.version}`,
        quotes: [...quotes.values()],
      };
    });
}
