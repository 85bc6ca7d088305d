import { type Client, createClient } from '@assay/client';
import { type ConnectionOptions, createConnection } from './connection.ts';

/**
 * The whole client for a widget on another page: of a visitor of its site, or of the reader of a shared page.
 *
 * @param shareToken token of a share link, with which nothing but its page is read.
 */
export function createEmbeddedClient(options: Omit<ConnectionOptions, 'storage'>, shareToken?: string): Client {
  const connection = createConnection({ storage: sessionStorage, ...options });
  return createClient({
    baseUrl: options.serviceUrl + (options.apiBase ?? '/api'),
    service: options.service ?? 'assay',
    locale: options.locale,
    credentials: 'omit',
    ...(shareToken === undefined ? { headers: connection.headers } : {}),
    shareToken: () => shareToken,
  });
}
