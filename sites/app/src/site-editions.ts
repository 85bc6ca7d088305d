import type { Client } from '@assay/client';
import { createEditionsSource, type EditionsSource } from '@assay/screens/upgrade';

/** The editions of a person of the site; what is kept of them is shared by every page of the visit. */
export function siteEditions(client: Client, account: string): EditionsSource {
  return createEditionsSource({
    client,
    account,
    storage: sessionStorage,
    visit: () => ({ search: location.search, userAgent: navigator.userAgent }),
  });
}
