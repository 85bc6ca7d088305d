import type { Publication } from '@assay/domain';
import { createSentenceEmbedder, type Embedder, type RankingFigures, rankingFigures } from '@assay/engines/retrieval';
import { areas } from '../areas.ts';
import type { Database } from '../ground/database/database.types.ts';
import { migrate } from '../ground/database/migrations.ts';
import { openDatabase } from '../ground/database/open-database.ts';
import type { LibraryTables } from '../knowledge/documents/library.tables.ts';
import { storePublications } from '../knowledge/library/library.store.ts';
import { preparePublication } from '../knowledge/library/prepared-publication.ts';
import { embedPassages } from '../knowledge/search/embed-passages.ts';
import { createEmbeddingStore } from '../knowledge/search/embedding.store.ts';
import { passageIndex } from '../knowledge/search/index-passages.ts';
import { openSearch } from '../knowledge/search/search.ts';
import type { SearchMode } from '../knowledge/search/search.types.ts';
import { type StrategyName, strategyNames } from '../knowledge/search/search-strategy.types.ts';
import type { TestCollection } from './test-collection.ts';

export interface EvaluationOptions {
  strategies?: readonly StrategyName[];
  /** Ways of searching to compare. @default ['full', 'lexical'] */
  modes?: readonly SearchMode[];
  /** Absent: words only. */
  embedder?: Embedder | undefined;
  /** Told how far it is. */
  progress?: (line: string) => void;
}

export type Evaluation = Record<string, RankingFigures & { queries: number; milliseconds: number }>;

/** Documents of one transaction. */
const batchSize = 100;
/** Passages a ranking is made of: enough for recall at 100 documents. */
const depth = 400;

/**
 * Stores a collection in a temporary embedded database and asks its queries, by the way of the product: import, index,
 * search. Figures by strategy for the full search, by strategy and mode for the others.
 */
export async function evaluateRetrieval(
  collection: TestCollection,
  options: EvaluationOptions = {},
): Promise<Evaluation> {
  const { strategies = strategyNames, modes = ['full', 'lexical'], embedder, progress = () => undefined } = options;
  const database = await openDatabase({ directory: null, poolSize: 2 });
  try {
    await migrate(database, areas);
    await store(database, collection, progress);
    if (embedder !== undefined) await embedAll(database, embedder, progress);
    const figures: Evaluation = {};
    for (const mode of modes) {
      for (const strategy of strategies) {
        const search = await openSearch(database, { strategy, embedder });
        const rankings = new Map<string, string[]>();
        const began = performance.now();
        for (const query of collection.judgments.keys()) {
          const request = { tenant: null, query: collection.queries.get(query) ?? '', mode, limit: depth };
          const { documents } = await search.search(request);
          rankings.set(
            query,
            documents.map(({ documentId }) => documentId),
          );
        }
        const milliseconds = (performance.now() - began) / collection.judgments.size;
        figures[mode === 'full' ? strategy : `${strategy}:${mode}`] = {
          ...rankingFigures(rankings, collection.judgments),
          milliseconds,
        };
        progress(`${strategy}, ${mode}: ${collection.judgments.size} queries`);
      }
    }
    return figures;
  } finally {
    await database.close();
  }
}

/** The model of the product for such a run. */
export function evaluationEmbedder(): Embedder {
  return createSentenceEmbedder();
}

async function store(
  database: Database,
  { documents }: TestCollection,
  progress: (line: string) => void,
): Promise<void> {
  for (let at = 0; at < documents.length; at += batchSize) {
    const batch = documents
      .slice(at, at + batchSize)
      .map((document) => preparePublication(publicationOf(document), passageIndex));
    await database
      .tables<LibraryTables>()
      .transaction()
      .execute((transaction) =>
        storePublications(transaction, batch, { tenantId: null, runId: null, index: passageIndex }),
      );
  }
  progress(`${documents.length} documents stored`);
}

function publicationOf({ id, title, text }: TestCollection['documents'][number]): Publication {
  return {
    id,
    familyId: id,
    sourceType: 'paper',
    source: 'test-collection',
    title: title === '' ? id : title,
    language: 'en',
    dates: {},
    parties: [],
    classes: [],
    references: [],
    claims: [],
    paragraphs: [{ kind: 'abstract', text }],
    licence: 'unknown',
  };
}

async function embedAll(database: Database, embedder: Embedder, progress: (line: string) => void): Promise<void> {
  const embeddings = createEmbeddingStore(database);
  await embeddings.useModel(embedder.name);
  const failed: unknown[] = [];
  const work = embedPassages({ store: embeddings, embedder, report: (_, error) => failed.push(error), interval: 50 });
  await work.caughtUp;
  await work.stop();
  if (failed.length > 0) throw failed[0];
  progress('embeddings made');
}
