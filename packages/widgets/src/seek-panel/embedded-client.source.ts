import { type Client, createClient } from '@assay/client';
import { type ConnectionOptions, createConnection } from '../element/index.ts';

const withoutCookies: typeof fetch = (input, init) => fetch(input, { ...init, credentials: 'omit' });

/**
 * The client of a panel on another page: a visitor of its site, or the reader of a shared page.
 *
 * @param shareToken token of a share link, with which nothing but its page is read.
 */
export function createEmbeddedClient(
  options: Pick<ConnectionOptions, 'locale' | 'serviceUrl' | 'site'>,
  shareToken: string | undefined,
): Client {
  const connection = createConnection({ widget: 'seek-panel', storage: sessionStorage, ...options });
  return createClient({
    baseUrl: `${options.serviceUrl}/api`,
    service: 'assay',
    locale: options.locale,
    fetch: shareToken === undefined ? connection.fetch : withoutCookies,
    shareToken: () => shareToken,
  });
}
