import { type Client, createClient } from '@assay/client';
import type { Locale, ShareDataType } from '@assay/domain';
import { type AccountSource, createAccountSource } from '@assay/screens/account';
import { QueryClient } from '@tanstack/react-query';

/** What the site's screens are given: the client, the visitor, and the cache of what was read. */
export interface Services {
  client: Client;
  account: AccountSource;
  queries: QueryClient;
  /** Whether the visitor may open an item. */
  mayOpen(dataType: ShareDataType, dataId: string): Promise<boolean>;
}

const meta = (name: string, fallback: string) =>
  document.querySelector<HTMLMetaElement>(`meta[name="${name}"]`)?.content || fallback;

/** Query parameter that carries a share token. */
const shareParameter = 'share';

/** The share token of the address, for a reader without an account. */
export function shareToken(): string | undefined {
  return new URLSearchParams(location.search).get(shareParameter) ?? undefined;
}

export function createServices(locale: Locale): Services {
  const client = createClient({
    baseUrl: meta('assay:api', '/api'),
    service: meta('assay:service', 'assay'),
    locale,
    shareToken,
  });
  const queries = new QueryClient({
    defaultOptions: { queries: { staleTime: 30_000, retry: 1, refetchOnWindowFocus: false } },
  });
  return {
    client,
    queries,
    account: createAccountSource(client, locale),
    async mayOpen(dataType, dataId) {
      const { allowed } = await client.call('share.check', { query: { data_id: dataId, data_type: dataType } });
      return allowed;
    },
  };
}
