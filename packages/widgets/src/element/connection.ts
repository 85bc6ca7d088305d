import { type CallClient, createCallClient, createTransport } from '@assay/client';
import type { AssayCalls } from '@assay/contract';
import * as embedCalls from '@assay/contract/calls/embed';
import { type Locale, type WidgetName, writeStored } from '@assay/domain';

export type EmbedSession = AssayCalls['embed.session']['response'];

export interface ConnectionOptions {
  widget: WidgetName;
  /** Address of the service, without a slash at the end; empty on its own pages. */
  serviceUrl: string;
  /** Where its calls begin, and the segment by which it names itself there. @default '/api' and 'assay' */
  apiBase?: string;
  service?: string;
  site?: string;
  locale: Locale;
  /** A session that was asked for before; nothing when it failed. */
  first?: Promise<EmbedSession | undefined>;
  /** Keeps the token of a visitor who asks, so that a reload finds what they asked. */
  storage?: Pick<Storage, 'getItem' | 'setItem'>;
}

/** What a widget on another page calls the service with: a short-lived token, got with the first use and renewed. */
export interface Connection {
  session(): Promise<EmbedSession>;
  /** Makes calls with the token. */
  readonly client: CallClient;
  /** The token as a header of a request, for the whole client; got with the first one and renewed. */
  headers(): Promise<Readonly<Record<string, string>>>;
}

/** Seconds before its end at which a token is renewed. */
const margin = 60;
const storageKey = (site: string | undefined) => `assay.embed.${site ?? ''}`;

/** Opens a connection; nothing is sent before something is asked of it. */
export function createConnection({
  widget,
  serviceUrl,
  apiBase = '/api',
  service = 'assay',
  site,
  locale,
  first,
  storage,
}: ConnectionOptions): Connection {
  const options = { baseUrl: serviceUrl + apiBase, service, locale, credentials: 'omit' } as const;
  const noDevice = { get: () => Promise.reject(new Error('Not registered.')), renew: () => Promise.resolve(false) };
  const door = createCallClient(createTransport({ ...options, device: noDevice }));
  let current: { session: Promise<EmbedSession>; until: number } | undefined;

  function open(): Promise<EmbedSession> {
    const former = storage?.getItem(storageKey(site)) ?? undefined;
    const body = {
      widget,
      ...(site === undefined ? {} : { site }),
      ...(former === undefined ? {} : { token: former }),
    };
    const given = first;
    first = undefined;
    const ask = () => door.call(embedCalls.session, { body });
    const session = given ? given.then((found) => found ?? ask()) : ask();
    const opened = { session, until: Number.POSITIVE_INFINITY };
    current = opened;
    note(opened).catch(() => {
      current = undefined;
    });
    return session;
  }
  async function note(opened: { session: Promise<EmbedSession>; until: number }): Promise<void> {
    const { token, expires_in } = await opened.session;
    opened.until = Date.now() + (expires_in - margin) * 1000;
    if (storage) writeStored(() => storage, storageKey(site), token);
  }
  const session = () => (current && Date.now() < current.until ? current.session : open());
  const headers = async () => ({ authorization: `Bearer ${(await session()).token}` });
  function renew() {
    current = undefined;
    return Promise.resolve(true);
  }
  const device = {
    async get() {
      const { device: id, key, clock } = await session();
      return { id, key, skew: clock - Date.now() };
    },
    renew,
  };

  return {
    session,
    client: createCallClient(createTransport({ ...options, device, headers, refresh: renew })),
    headers,
  };
}
