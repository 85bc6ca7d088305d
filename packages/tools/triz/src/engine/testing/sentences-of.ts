import { readSentences } from '@assay/engines/answering';
import type { FoundSentences } from '@assay/works';

/** A text of a library. */
export interface GivenText {
  document: string;
  text: string;
  /** BCP 47 tag; English where there is none. */
  language?: string;
}

/** The sentences of texts as they stand to what is asked, compared by words as where there is no model of meaning. */
export function sentencesOf(about: string, texts: readonly GivenText[]): Promise<FoundSentences> {
  const passages = texts.map(({ document, text, language = 'en' }) => ({
    document,
    version: 1,
    familyId: document,
    title: '',
    sourceType: 'note' as const,
    language,
    text,
    start: 0,
    end: text.length,
    licence: '',
    score: 1,
  }));
  const searched = {
    documents: passages.length,
    passages: passages.length,
    languages: [],
    embedded: 0,
    strategy: 'words',
  };
  const { signal } = new AbortController();
  return readSentences({ section: 'summary', question: about, language: 'en', passages, searched, signal }, {});
}
