import { randomUUID } from 'node:crypto';
import type { Server } from 'node:http';
import { type Client, type ClientOptions, createClient, type StreamOptions } from '@assay/client';
import type { AnswerEngine } from '@assay/domain';
import { createAdaptorServer } from '@hono/node-server';
import { createApplication } from '../../../ground/application/application.ts';
import type { ServiceContext } from '../../../ground/application/service.types.ts';
import { createAuditLog } from '../../../ground/audit/audit-log.ts';
import { readSettings } from '../../../ground/configuration/settings.ts';
import type { Database } from '../../../ground/database/database.types.ts';
import { createEgress } from '../../../ground/egress/egress.ts';
import { createErasureKeys } from '../../../ground/erasure/erasure-keys.ts';
import { CallError } from '../../../ground/http/call-error.ts';
import { deviceKey } from '../../../ground/http/device-signature.ts';
import { createIntake } from '../../../ground/http/intake.ts';
import { listen } from '../../../ground/http/listen.ts';
import { jobsArea } from '../../../ground/jobs/jobs.area.ts';
import { fixedKeys } from '../../../ground/keys/testing/fixed-keys.ts';
import { createLog } from '../../../ground/log/log.ts';
import type { TenantScope } from '../../../ground/scope/tenant-scope.ts';
import { streamsArea } from '../../../ground/streams/streams.area.ts';
import type { LibraryTables } from '../../../knowledge/documents/library.tables.ts';
import { createLibraryReader } from '../../../knowledge/evidence/library-reader.ts';
import { createGradeAnswers } from '../../../knowledge/materials/grade-answers.ts';
import { countUse } from '../../../trade/usage/usage.store.ts';
import { createUsageMeter, type UsageMeter } from '../../../trade/usage/usage-meter.ts';
import { type RunsArea, runsArea } from '../../runs/runs.area.ts';
import { seekArea } from '../seek.area.ts';
import { scriptedSearch } from './scripted-library.ts';

const keys = fixedKeys('the secret of the tests');

export interface SeekServer {
  address: string;
  runs: RunsArea;
  lines: string[];
  /** Ends what a share link opens. */
  revoke(linkId: string): void;
  stop(): Promise<void>;
}

/** The areas of seek behind real HTTP, with a caller's scope taken from a token instead of a session. */
export async function startSeekServer(
  database: Database,
  { engine, port = 0, role = 'all', limit }: { engine: AnswerEngine; port?: number; role?: string; limit?: number },
): Promise<SeekServer> {
  const stopping = new AbortController();
  const lines: string[] = [];
  const revoked = new Set<string>();
  const log = createLog((line) => lines.push(line));
  const settings = readSettings({ ROLE: role });
  const context: ServiceContext = {
    settings,
    database,
    log,
    egress: createEgress(database, settings),
    audit: createAuditLog(database, log),
    keys,
    erasure: createErasureKeys(database, { sealing: undefined, opening: [] }),

    stopping: stopping.signal,
    leaving: stopping.signal,
  };
  const streams = streamsArea(context);
  streams.rights.handle('link', (links) => links.map(([id = '']) => !revoked.has(id)));
  const jobs = jobsArea(context);
  const runs = runsArea(context, streams, jobs, meterWith(createUsageMeter(context), limit));
  const seek = seekArea(context, streams, runs, {
    search: scriptedSearch,
    engine,
    cards: createGradeAnswers(database.tables<LibraryTables>()),
    library: createLibraryReader(database),
    sharing: {
      canRead: async (scope, page) =>
        scope.role === 'guest' &&
        !revoked.has(scope.share.linkId) &&
        scope.share.dataId === page.id &&
        scope.tenantId === page.tenant_id,
      rightTo: ({ scope }) =>
        scope.role === 'guest'
          ? [{ oneOf: [{ kind: 'link', values: [scope.share.linkId] }], code: 403, refusal: 'no longer shared' }]
          : [],
    },
    savedAmong: async () => new Set(),
  });
  const app = createApplication({
    base: '/api',
    service: 'assay',
    trustProxy: false,
    publicUrl: undefined,
    isKnownHost: () => true,
    leaving: stopping.signal,
    bindings: seek.bindings ?? [],
    keys,
    embedding: {
      permits: async () => false,
      answers: async () => false,
      ancestors: async () => [],
      callerOf: async () => undefined,
    },
    tokens: {
      broughtBy: () => undefined,
      callerOf: () => Promise.reject(new Error('nobody brings one')),
      assertScope: async () => undefined,
    },
    proofLife: 600,
    identify: async ({ authorization }) => ({ scope: scopeOf(authorization), sessionId: undefined }),
    opensBeforeFactor: () => false,
    limit: async () => undefined,
    sendFile: (_, make) => make(),
    uploads: createIntake({ process: 10, tenant: 10 }),
    audit: context.audit,
    deviceOf: () => ({ browser: 'other', system: 'other' }),
    log,
  });
  const areas = [streams, runs, seek, jobs];
  for (const area of areas) await area.start?.();
  const server = createAdaptorServer({ fetch: app.fetch }) as Server;
  const address = await listen(server, '127.0.0.1', port);
  return {
    address,
    runs,
    lines,
    revoke: (linkId) => revoked.add(linkId),
    async stop() {
      stopping.abort();
      server.closeAllConnections();
      server.close();
      for (const area of areas.toReversed()) await area.stop?.();
    },
  };
}

/** The real meter, where everybody has the same quota when one is given. */
function meterWith(meter: UsageMeter, limit = 1_000_000): Pick<UsageMeter, 'prepare' | 'giveBack'> {
  return {
    giveBack: meter.giveBack,
    async prepare(holder, feature) {
      const quota = { dimension: 'DIMENSION_MONTH', limit } as const;
      const use = { holder, feature, ...quota, at: new Date(), timeZone: 'UTC' };
      return async (executor, id) => {
        if (!(await countUse(executor, { id, ...use }))) throw new CallError('overLimit');
      };
    },
  };
}

/** A token the server of the tests understands. */
export function tokenOf(scope: TenantScope): string {
  return `Bearer ${Buffer.from(JSON.stringify(scope)).toString('base64url')}`;
}

export const asker: TenantScope = { tenantId: 'tenant-1', role: 'member', userId: 'user-1' };

export interface ReaderOptions extends Omit<Partial<ClientOptions>, 'stream'> {
  scope?: TenantScope;
  stream?: Partial<StreamOptions>;
}

/** The real client, speaking for a scope. It does not give up: a machine with much else to do restarts a service in half a minute. */
export function clientFor(
  address: string | (() => string),
  { scope = asker, stream, ...options }: ReaderOptions = {},
): Client {
  const id = randomUUID();
  const base = 'http://service.test';
  const fetchThere: typeof fetch = (input, init) =>
    (options.fetch ?? fetch)(
      String(input instanceof Request ? input.url : input).replace(
        base,
        typeof address === 'string' ? address : address(),
      ),
      init,
    );
  return createClient({
    baseUrl: `${base}/api`,
    service: 'assay',
    locale: 'en',
    device: { id, key: deviceKey(keys, id) },
    headers: () => ({ authorization: tokenOf(scope) }),
    ...options,
    fetch: fetchThere,
    stream: { backOff: (attempt) => Math.min(20 * 2 ** attempt, 200), tries: 10_000, ...stream },
  });
}

function scopeOf(authorization: string | null): TenantScope | undefined {
  if (!authorization) return undefined;
  return JSON.parse(Buffer.from(authorization.replace('Bearer ', ''), 'base64url').toString()) as TenantScope;
}
