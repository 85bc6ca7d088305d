import { type AnswerEngine, bcp47, type Citation, type Locale } from '@assay/domain';
import type { LibraryReader, RetrievalPorts } from './evidence.types.ts';
import { retrieve } from './retrieve.ts';
import { carriedSentences } from './write-from-evidence.ts';

const passagesFound = 50;

interface Ports extends RetrievalPorts {
  library: LibraryReader;
  engine: AnswerEngine;
}

/** What is asked, by whom, and what they asked before it. */
export interface AskedOfLibrary {
  tenant: string;
  asked: string;
  /** Oldest first. */
  before: readonly string[];
  locale: Locale;
  signal: AbortSignal;
}

export interface AnswerOfLibrary {
  /** None where the library holds no answer. */
  sentences: readonly { text: string; evidence: readonly Citation[]; isNewParagraph: boolean }[];
  /** How much was looked through. */
  documents: number;
  passages: number;
  /** Passages that were read for it, and tokens of a model where its replies told them. */
  used: { passages: number; tokens: number };
}

export type AnswerFromLibrary = (question: AskedOfLibrary) => Promise<AnswerOfLibrary>;

/** Answers questions from a tenant's library and the common one, every sentence with the passages that carry it. */
export function createLibraryAnswers({ engine, ...ports }: Ports): AnswerFromLibrary {
  return async ({ tenant, asked, before, locale, signal }) => {
    const found = await retrieve(ports, { tenant, asked, locale }, before, {
      mode: 'full',
      limit: passagesFound,
      signal,
    });
    const request = {
      section: 'summary' as const,
      question: asked,
      thread: before,
      language: bcp47[locale],
      signal,
      ...found,
    };
    const { documents, passages } = found.searched;
    const used = { passages: found.passages.length, tokens: 0 };
    const sentences = await carriedSentences(engine, request, (tokens) => {
      used.tokens += tokens;
    });
    return { sentences, documents, passages, used };
  };
}
