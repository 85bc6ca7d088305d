import { bcp47, type Locale, type SourceType } from '@assay/domain';
import { type MeaningPort, type ReadSentences, readSentences, rememberedMeaning } from '@assay/engines/answering';
import type { LibraryReader, RetrievalPorts } from './evidence.types.ts';
import { retrieve } from './retrieve.ts';

const passagesFound = 50;

interface Ports extends Pick<RetrievalPorts, 'search'> {
  library: LibraryReader;
  /** Absent where sentences are compared by words alone. */
  meaning?: MeaningPort | undefined;
}

/** A part of the library; absent means no limit. */
interface Within {
  readonly sourceTypes?: readonly SourceType[] | undefined;
  /** Beginnings of classes. */
  readonly classes?: readonly string[] | undefined;
  /** ISO 8601 calendar date, inclusive. */
  readonly from?: string | undefined;
}

/** What a text is compared with, for whom. */
export interface SentenceQuestion {
  tenant: string;
  about: string;
  /** Absent: everything that the tenant may see. */
  within?: Within | undefined;
  locale: Locale;
  signal: AbortSignal;
}

export type FindSentences = (question: SentenceQuestion) => Promise<ReadSentences>;

/** Finds the sentences of a tenant's library and the common one that stand nearest to a text. */
export function createSentenceFinder({ search, library, meaning }: Ports): FindSentences {
  const remembered = rememberedMeaning(meaning);
  return async ({ tenant, about, within, locale, signal }) => {
    const question = { tenant, asked: about, locale, ...(within && { filters: filtersOf(within) }) };
    const found = await retrieve({ search, library }, question, [], {
      mode: 'full',
      limit: passagesFound,
      signal,
    });
    const request = { section: 'summary' as const, question: about, language: bcp47[locale], signal, ...found };
    return readSentences(request, remembered(request));
  };
}

const filtersOf = ({ sourceTypes, classes, from }: Within) => ({
  ...(sourceTypes && { source_types: [...sourceTypes] }),
  ...(classes && { classes: [...classes] }),
  ...(from !== undefined && { from }),
});
