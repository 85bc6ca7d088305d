import { createEndpointEmbedder, type Embedder, withRecentVectors } from '@assay/engines/retrieval';
import type { ServiceArea, ServiceContext } from '../../ground/application/service.types.ts';
import { afterStart } from '../../ground/operations/after-start.ts';
import { type EmbeddingWork, embedPassages } from './embed-passages.ts';
import { createEmbeddedModel } from './embedded-model.ts';
import { createEmbeddingStore } from './embedding.store.ts';
import { foldTotals } from './rebuild-passages.ts';
import { openSearch } from './search.ts';
import type { Search } from './search.types.ts';
import { createSentenceStore } from './sentence.store.ts';
import { storedMeaning } from './stored-meaning.ts';

export interface SearchArea extends ServiceArea {
  search: Search;
  /** The configured model of embeddings, with what was embedded in the background. */
  meaning: Embedder;
  /** The embedded model, which is the configured one where the operator configured none. */
  embedded: Embedder;
}

/** Search with the configured model of embeddings, which are made in the background unless this process is `ROLE=web`. */
export async function searchArea({
  database,
  settings,
  log,
  egress,
}: Pick<ServiceContext, 'database' | 'settings' | 'log' | 'egress'>): Promise<SearchArea> {
  const { EMBEDDINGS_BASE_URL: baseUrl, EMBEDDINGS_MODEL: model, EMBEDDINGS_API_KEY: apiKey } = settings;
  const embedded = withRecentVectors(createEmbeddedModel());
  const embedder =
    baseUrl === undefined || model === undefined
      ? embedded
      : withRecentVectors(createEndpointEmbedder({ baseUrl, model, apiKey, fetch: egress.fetch('embeddings') }));
  const report = (message: string, error: unknown) => log.error(message, error);
  const search = await openSearch(database, { strategy: settings.ASSAY_SEARCH, embedder, report });
  const store = createEmbeddingStore(database);
  const sentences = createSentenceStore(database);
  await Promise.all([store.useModel(embedder.name), sentences.useModel(embedder.name)]);
  let work: EmbeddingWork | undefined;
  let folding: ReturnType<typeof afterStart> | undefined;
  return {
    search,
    meaning: storedMeaning(embedder, sentences, report),
    embedded,
    async start() {
      if (settings.ROLE === 'web') return;
      folding = afterStart(() => foldTotals(database).catch((error: unknown) => report('totals-not-folded', error)));
      work = embedPassages({ store, sentences, embedder, report });
      void work.caughtUp.then(() => log.info('embedded'));
    },
    warm: async () => embedder.warm?.(),
    async stop() {
      await folding?.stop();
      await work?.stop();
      await Promise.all([...new Set([embedder, embedded])].map((one) => one.close()));
    },
  };
}
