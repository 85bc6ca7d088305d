import { partText, type StreamFrame, type StreamSource } from '@assay/contract';
import { type AnswerSentence, type Citation, quoteMatches } from '@assay/domain';
import type { StreamWriter } from '../../ground/streams/stream-writer.ts';
import type { DocumentDetails, LibraryReader } from './evidence.types.ts';

/** Ends of sentences that take no blank after them. */
const closesWithoutBlank = /[\u3000-\u303f\uff01-\uff5e]$/u;

/**
 * Writes sentences with their citations: text as deltas, sources numbered in the order of their first citation, and
 * the exact place of each sentence. A quotation that is not literally in the stored text is never written; its
 * sentence then reads unsupported. `onText` hears of every sentence.
 */
export function createCitationWriter(writer: StreamWriter, library: LibraryReader, tenant: string, onText: () => void) {
  const details = new Map<string, DocumentDetails>();

  async function verified(citations: readonly Citation[]): Promise<Citation[]> {
    const checks = await Promise.all(
      citations.map(async (citation) => {
        const text = await library.text(tenant, citation.document, citation.version);
        return text !== undefined && quoteMatches(citation, text);
      }),
    );
    return citations.filter((_, index) => checks[index]);
  }

  async function learn(citations: readonly Citation[]): Promise<void> {
    const unknown = citations.map(({ document }) => document).filter((document) => !details.has(document));
    if (unknown.length === 0) return;
    for (const [id, found] of await library.details(tenant, [...new Set(unknown)])) details.set(id, found);
  }

  /** Announces a source the first time it is cited and gives its id. */
  function sourceOf({ document, version }: Citation): string {
    const id = `${document}@${version}`;
    const { sources } = writer.state;
    if (sources.some((source) => source.id === id)) return id;
    const numbers = new Set(sources.map(({ number }) => number));
    let number = 1;
    while (numbers.has(number)) number += 1;
    const found = details.get(document);
    const source: StreamSource = {
      id,
      number,
      document,
      version,
      title: found?.title ?? document,
      sourceType: found?.sourceType ?? 'upload',
      language: found?.language ?? '',
      ...(found?.year === undefined ? {} : { year: found.year }),
      ...(found?.owner === undefined ? {} : { owner: found.owner }),
      ...(found?.url === undefined ? {} : { url: found.url }),
    };
    writer.push({ type: 'source', source });
    return id;
  }

  return {
    verified,
    /** Numbers the sources of citations that stand outside of sentences, as a figure's does. */
    async announce(citations: readonly Citation[]): Promise<void> {
      await learn(citations);
      for (const citation of citations) sourceOf(citation);
    },
    /** Appends a sentence to a text part; `paragraph` sets a blank line before it. */
    async sentence(part: string, sentence: AnswerSentence, paragraph = false): Promise<void> {
      const citations = await verified(sentence.citations);
      await learn(citations);
      const held = partText(writer.state, part);
      const separator = held === '' ? '' : paragraph ? '\n\n' : closesWithoutBlank.test(held) ? '' : ' ';
      const from = held.length + separator.length;
      const cite: StreamFrame = {
        type: 'cite',
        cite: {
          part,
          from,
          to: from + sentence.text.length,
          support: citations.length < sentence.citations.length ? 'unsupported' : sentence.support,
          evidence: citations.map((citation) => ({ ...citation, source: sourceOf(citation) })),
        },
      };
      writer.text(part, separator + sentence.text);
      writer.push(cite);
      onText();
    },
  };
}

export type CitationWriter = ReturnType<typeof createCitationWriter>;
