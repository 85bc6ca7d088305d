import { type AnswerRequest, bcp47 } from '@assay/domain';
import type { Embedder } from '@assay/engines/retrieval';
import type { LabelledQuestion } from '@assay/starter-library';
import type { Database } from '../../ground/database/database.types.ts';
import { createLibraryReader } from '../../knowledge/evidence/library-reader.ts';
import { retrieve } from '../../knowledge/evidence/retrieve.ts';
import { embedPassages } from '../../knowledge/search/embed-passages.ts';
import { createEmbeddedModel } from '../../knowledge/search/embedded-model.ts';
import { createEmbeddingStore } from '../../knowledge/search/embedding.store.ts';
import { openSearch } from '../../knowledge/search/search.ts';
import { createSentenceStore } from '../../knowledge/search/sentence.store.ts';
import { storedMeaning } from '../../knowledge/search/stored-meaning.ts';
import { readJsonLines } from './json-lines.ts';

/** Shared documents are all there is in an evaluation; no tenant owns any. */
export const nobody = '00000000-0000-0000-0000-000000000000';
const passagesFound = 50;

/** A question with what the engine is asked for it. */
export interface AskedQuestion {
  question: LabelledQuestion;
  request: AnswerRequest;
}

/** Reads questions, one JSON object a line. */
export const readQuestions = (file: URL | string): Promise<LabelledQuestion[]> => readJsonLines(file);

/** Embeds every passage, and with sentences their texts too, as the service does in the background. */
export async function embedAll(
  database: Database,
  embedder: Embedder,
  scope: 'passages' | 'with sentences' = 'passages',
): Promise<void> {
  const store = createEmbeddingStore(database);
  const sentences = scope === 'with sentences' ? createSentenceStore(database) : undefined;
  await Promise.all([store.useModel(embedder.name), sentences?.useModel(embedder.name)]);
  const failed: unknown[] = [];
  const making = embedPassages({
    store,
    ...(sentences && { sentences }),
    embedder,
    report: (_, error) => failed.push(error),
    interval: 50,
  });
  await making.caughtUp;
  await making.stop();
  if (failed.length > 0) throw failed[0];
}

/** Searches for questions by the way of the product, in the library as it is. */
export async function searchQuestions(
  database: Database,
  questions: readonly LabelledQuestion[],
  embedder: Embedder,
): Promise<AskedQuestion[]> {
  const search = await openSearch(database, { embedder });
  const library = createLibraryReader(database);
  const { signal } = new AbortController();
  const asked: AskedQuestion[] = [];
  for (const question of questions) {
    const { question: input, language, thread = [] } = question;
    const wanted = { tenant: nobody, asked: input, locale: language };
    const found = await retrieve({ search, library }, wanted, thread, { mode: 'full', limit: passagesFound, signal });
    asked.push({
      question,
      request: { section: 'summary', question: input, thread, language: bcp47[language], signal, ...found },
    });
  }
  return asked;
}

/** Searches for questions with every passage embedded; vectors of sentences are as exact as the product has them. */
export async function withSearched<T>(
  database: Database,
  questions: readonly LabelledQuestion[],
  work: (asked: readonly AskedQuestion[], embedder: Embedder) => Promise<T>,
  embedder: Embedder = createEmbeddedModel(),
): Promise<T> {
  try {
    await embedAll(database, embedder);
    const asProduct = storedMeaning(embedder, { find: async () => new Map() }, () => undefined);
    return await work(await searchQuestions(database, questions, embedder), asProduct);
  } finally {
    await embedder.close();
  }
}

const plain = (text: string) =>
  text
    .replace(/[|*`_\\]/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();

/** Whether a quotation is one of the sentences, or holds or is held by one: tables and marks are read as plain text. */
export function isAmong(sentences: readonly string[], quote: string): boolean {
  const said = plain(quote);
  return sentences.some((sentence) => {
    const wanted = plain(sentence);
    return wanted.includes(said) || said.includes(wanted);
  });
}
