import type { Client } from '@assay/client';
import type { Locale, WidgetName } from '@assay/domain';
import { createEmbeddedClient } from '../element/index.ts';

/** How a widget of a React application reaches the service. */
export interface WidgetClientOptions {
  /** Which widget calls: its token opens the calls of that widget and nothing else. */
  widget: WidgetName;
  /** Address of the service, without a slash at the end; empty on its own pages. */
  serviceUrl: string;
  locale: Locale;
  /** Site that an administrator added for the page; needed by widgets that ask. */
  site?: string;
  /** Where the calls of the service begin. @default '/api' */
  apiBase?: string;
  /** Segment by which the service names itself. @default 'assay' */
  service?: string;
  /** Token of a share link, with which its page is read and nothing else done. */
  shareToken?: string;
}

/**
 * The client of a widget on a page that the service permits. The token comes with the first call and is renewed; no cookie
 * is sent or read. Make one for each widget and keep it, for example by `useMemo`.
 */
export function createWidgetClient({ shareToken, ...options }: WidgetClientOptions): Client {
  return createEmbeddedClient(options, shareToken);
}
