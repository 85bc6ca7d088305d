import { randomUUID } from 'node:crypto';
import * as trizCalls from '@assay/contract/calls/triz';
import type { Locale } from '@assay/domain';
import type { FoundPassage, Tool, ToolPorts } from '@assay/works';
import type { ServiceArea, ServiceContext } from '../../ground/application/service.types.ts';
import { bind } from '../../ground/http/binding.ts';
import type { MemberScope } from '../../ground/scope/tenant-scope.ts';
import { createEventStreams } from '../../ground/streams/event-stream.ts';
import type { ReadingRights } from '../../ground/streams/reading-rights.ts';
import type { UsageMeter } from '../../trade/usage/usage-meter.ts';
import { createChangeFeed } from './change-feed.ts';
import { createWorkStore, type WorkStore } from './work.store.ts';
import type { WorkAccess } from './work-access.ts';
import { createWorkTools } from './work-tools.ts';
import { originOf, workBindings } from './works.routes.ts';

/** What works take from their neighbours. */
export interface WorkPorts extends WorkAccess {
  rights: Pick<ReadingRights, 'hold'>;
  tools: readonly Tool[];
  /** Counts what is begun. */
  usage: Pick<UsageMeter, 'prepare'>;
  /** Passages that the tenant's library and the common one have on something, best first. */
  find(tenant: string, query: string, locale: Locale): Promise<readonly FoundPassage[]>;
}

export interface WorksArea extends ServiceArea {
  store: WorkStore;
}

/** Works: begun by their tools, read, edited and followed by whoever may. */
export function worksArea({ database, stopping }: ServiceContext, ports: WorkPorts): WorksArea {
  const feed = createChangeFeed(database);
  const store = createWorkStore(database, feed);
  const streams = createEventStreams(feed, ports.rights);
  stopping.addEventListener('abort', () => streams.close(), { once: true });
  const portsOf = (scope: MemberScope, locale: Locale): ToolPorts => ({
    locale,
    newId: randomUUID,
    find: (query) => ports.find(scope.tenantId, query, locale),
  });
  const tools = createWorkTools(store, ports.tools, ports.usage, portsOf);
  return {
    store,
    bindings: [
      ...workBindings({ store, feed, streams, tools, access: ports }),
      ...bind(trizCalls, {
        'triz.create': async ({ body, scope, locale, writer }) => ({
          triz_mind_id: await tools.begin('triz', body.message, { scope, locale, origin: originOf(writer) }),
        }),
      }),
    ],
    start: feed.start,
    async stop() {
      streams.close();
      await feed.stop();
    },
  };
}
