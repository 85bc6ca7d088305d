import { type Client, createClient } from '@assay/client';
import type { Locale, ShareDataType } from '@assay/domain';
import { type AccountSource, createAccountSource } from '@assay/screens/account';
import { createSessionStore, type SessionStore } from './session.ts';

/** What the site's screens are given: the client and the visitor. */
export interface Services {
  client: Client;
  account: AccountSource;
  sessions: SessionStore;
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
  const account = createAccountSource(client, locale);
  return {
    client,
    account,
    sessions: createSessionStore(account),
    async mayOpen(dataType, dataId) {
      const { allowed } = await client.call('share.check', { query: { data_id: dataId, data_type: dataType } });
      return allowed;
    },
  };
}
