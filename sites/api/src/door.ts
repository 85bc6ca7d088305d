import { mkdir, rm } from 'node:fs/promises';
import type { Server } from 'node:http';
import { join, resolve } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { tools } from '@assay/tools/service';
import { historyOf } from '@assay/works';
import { createAdaptorServer } from '@hono/node-server';
import { areas as schemas } from './areas.ts';
import { tellClearConnections } from './clear-connections.ts';
import { compose } from './compose.ts';
import { type ApplicationOptions, createApplication, mcpPath } from './ground/application/application.ts';
import type { ServiceContext } from './ground/application/service.types.ts';
import { createAuditLog } from './ground/audit/audit-log.ts';
import { awaitsDumpKey } from './ground/configuration/awaits-dump-key.ts';
import { dumpFolder } from './ground/configuration/dump-folder.ts';
import { dumpHours } from './ground/configuration/dump-hours.ts';
import type { Settings } from './ground/configuration/settings.ts';
import type { Database } from './ground/database/database.types.ts';
import { type DumpSchedule, scheduleDumps } from './ground/database/dump-schedule.ts';
import { tryDump } from './ground/database/dump-trial.ts';
import { inTurn } from './ground/database/in-turn.ts';
import { scheduleMaintenance } from './ground/database/maintenance-schedule.ts';
import { migrate } from './ground/database/migrations.ts';
import { isAboveRowSecurity } from './ground/database/row-security.ts';
import { countUnencrypted } from './ground/database/unencrypted-dumps.ts';
import { createEgress, type Egress } from './ground/egress/egress.ts';
import { createDumpVault, type DumpVault } from './ground/erasure/dump-vault.ts';
import { createErasureKeys } from './ground/erasure/erasure-keys.ts';
import { registerFile } from './ground/erasure/register.ts';
import { dumpCopies } from './ground/files/dump-copies.ts';
import { operatorsBucket } from './ground/files/open-file-store.ts';
import { createIntake } from './ground/http/intake.ts';
import { createHostCheck } from './ground/http/known-hosts.ts';
import { listen } from './ground/http/listen.ts';
import { securityText } from './ground/http/security-text.ts';
import { createSite } from './ground/http/site.ts';
import type { WrappingKeys } from './ground/keys/keyring.types.ts';
import { wrappingKeys } from './ground/keys/wrapping-key.ts';
import type { Log } from './ground/log/log.ts';
import { closeToOthers } from './ground/operations/close-to-others.ts';
import { createDiskRoom } from './ground/operations/disk-room.ts';
import { dumpTurns } from './ground/operations/dump-turns.ts';
import { createRateLimiter } from './ground/operations/rate-limiter.ts';
import { leaveAddress } from './ground/operations/running-address.ts';
import { tracedEgress } from './ground/tracing/traced-egress.ts';
import { tracePool } from './ground/tracing/traced-pool.ts';
import type { Tracer } from './ground/tracing/tracer.types.ts';
import { searchArea } from './knowledge/search/search.area.ts';
import { createMcpDoor } from './mcp/mcp-door.ts';
import { openKeys } from './open-keys.ts';
import { createOpenId, openIdPaths } from './people/identity/open-id.ts';
import { hasOpenId } from './people/identity/open-id-settings.ts';
import { deviceOf } from './people/identity/user-agent.ts';
import { issueBootstrapToken } from './people/tenancy/operating-tenant.ts';
import { ownersOfRows } from './row-owners.ts';
import type { Service } from './service.types.ts';
import { createEmbedFiles } from './trade/embed/embed-files.ts';
import { formPage } from './trade/embed/form-page.ts';

const siteOfWorkspace = fileURLToPath(new URL('../../app/dist', import.meta.url));
const widgetsOfWorkspace = fileURLToPath(new URL('../../../packages/widgets/dist/cdn', import.meta.url));
const drainTime = 10_000;
const trialFolder = 'trial';
/** A provider says who somebody is; where it did not, nobody knows whose sign-in was refused. */
const refusedSingleSignOn = { action: 'sign_in_refused', detail: 'single_sign_on' } as const;

/**
 * Brings the schema up to date, starts the areas and opens the door of the service.
 *
 * @throws when no port is free; the reason of `stop` where that was aborted before the schema was up to date.
 */
export async function openDoor(
  settings: Settings,
  database: Database,
  log: Log,
  { stop, ...ports }: Pick<Parameters<typeof createDiskRoom>[0], 'free'> & { stop?: AbortSignal } = {},
): Promise<Service> {
  for (const step of await migrate(database, schemas)) log.info('migrated', { step });
  // Nothing but the database is open yet, and whoever opened that closes it.
  stop?.throwIfAborted();
  if (database.engine === 'postgres' && (await isAboveRowSecurity(database.tables())))
    log.warn('row-security-bypassed', { advice: 'Give DATABASE_URL an account that is no superuser.' });
  await tellClearConnections(settings, database, log);
  const wrapping = await wrappingKeys(settings);
  const stopping = new AbortController();
  const leaving = new AbortController();
  const metrics = await metricsOf(settings, database);
  const plain = createEgress(database, settings);
  const measured = metrics?.egress(plain) ?? plain;
  const tracer = await tracerOf(settings, measured, log);
  if (tracer) tracePool(database.pool, tracer);
  const egress = tracer ? tracedEgress(measured, tracer) : measured;
  const [keys, search] = await Promise.all([
    openKeys(settings, database, log),
    inTurn(database, () => searchArea({ settings, database, log, egress })),
  ]);
  const context: ServiceContext = {
    settings,
    database,
    log,
    egress,
    meter: metrics?.meter,
    tracer,
    audit: createAuditLog(database, log),
    keys,
    erasure: createErasureKeys(database, wrapping),
    stopping: stopping.signal,
    leaving: leaving.signal,
  };
  const vault = vaultOf(context, wrapping);
  const dumps = dumpsOf(context, vault);
  const unencrypted = settings.NODE_ENV === 'production' ? await countUnencrypted(dumpFolder(settings)) : 0;
  if (unencrypted > 0)
    log.warn('dumps-unencrypted', { count: unencrypted, advice: 'Delete them once an encrypted one is there.' });
  const disk = createDiskRoom({
    directory: resolve(settings.ASSAY_DATA),
    reserve: settings.ASSAY_RESERVE_MB * 2 ** 20,
    log,
    ...ports,
  });
  const {
    areas: parts,
    identify,
    opensBeforeFactor,
    tokens,
    limit,
    embedding,
    sendFile,
    post,
    isPageRefused,
    isPageMissing,
    limitMessage,
  } = await compose(context, { dumps, disk, search });
  const options: ApplicationOptions = {
    base: settings.ASSAY_API_BASE,
    service: settings.ASSAY_SERVICE,
    trustProxy: settings.TRUST_PROXY,
    publicUrl: settings.ASSAY_PUBLIC_URL,
    bindings: parts.flatMap(({ bindings }) => bindings ?? []).filter(({ name }) => answers(settings, name)),
    keys,
    identify,
    opensBeforeFactor,
    tokens,
    proofLife: settings.ASSAY_STEP_UP_MINUTES * 60,
    limit,
    uploads: createIntake({ process: settings.ASSAY_UPLOADS, tenant: settings.ASSAY_UPLOADS_TENANT }),
    embedding,
    sendFile,
    audit: context.audit,
    deviceOf,
    log,
    meter: metrics?.meter,
    tracer,
    leaving: leaving.signal,
    isKnownHost: createHostCheck(settings),
  };
  const app = createApplication(options);
  if (metrics && settings.METRICS_PORT === undefined)
    app.get(metrics.path, (route) => metrics.reply(route.req.header('authorization') ?? null));
  if (settings.ROLE !== 'worker') {
    const site = createSite(resolve(settings.ASSAY_SITE ?? siteOfWorkspace), isPageRefused, isPageMissing);
    const widgets = createEmbedFiles(
      resolve(settings.ASSAY_WIDGETS ?? widgetsOfWorkspace),
      join(resolve(settings.ASSAY_DATA), 'embed'),
    );
    app.get('/embed/form', async (route) => {
      route.env.outgoing.removeHeader('x-frame-options');
      return formPage(route.req.raw, settings, await embedding.ancestors(route.req.query('origin') ?? null));
    });
    app.get('/embed/*', (route) => widgets.serve(route.req.path.slice('/embed'.length), route.req.raw));
    await widgets.keep();
    if (hasOpenId(settings)) {
      const openId = createOpenId(context, createRateLimiter(database, settings.ASSAY_RATE_LIMITS), post);
      const tellRefusal = async (reply: Response) => {
        if (reply.headers.get('location')?.endsWith('#signin=failed'))
          await context.audit.record({ ...refusedSingleSignOn, tenantId: null, userId: null });
        return reply;
      };
      app.get(openIdPaths.start, async ({ req, env }) => tellRefusal(await openId.start(req.raw, env.incoming)));
      app.get(openIdPaths.back, async ({ req, env }) => tellRefusal(await openId.finish(req.raw, env.incoming)));
    }
    if (settings.ASSAY_MCP) {
      const mcp = createMcpDoor(options, {
        limitMessage,
        stopping: stopping.signal,
        works: { tools, workSources: tools.map(historyOf) },
      });
      app.all(mcpPath, ({ req, env, get }) => mcp({ request: req.raw, env, requestId: get('requestId') }));
    }
    const contact = settings.ASSAY_SECURITY_CONTACT;
    if (contact !== undefined)
      app.get('/.well-known/security.txt', (route) => route.text(securityText(contact, new Date())));
    app.get('*', (route) => site(route.req.raw));
  }
  if (stop?.aborted) leaving.abort();
  const startParts = async () => {
    for (const part of parts) await part.start?.();
  };
  const [unfollow] = await Promise.all([vault.follow(log, () => void dumps?.copyChanges()), startParts()]);
  const maintenance = database.engine === 'embedded' ? scheduleMaintenance(database, log) : undefined;
  const server = createAdaptorServer({ fetch: app.fetch }) as Server;
  const address = await listen(server, settings.HOST, settings.PORT);
  const metricsPort = settings.METRICS_PORT === undefined ? undefined : await metrics?.listen();
  const data = resolve(settings.ASSAY_DATA);
  await mkdir(data, { recursive: true, mode: 0o700 });
  // What a dump was tried in holds all of it, where the process was killed meanwhile.
  await rm(join(data, trialFolder), { recursive: true, force: true });
  const closing = closeToOthers(data, log, stopping.signal).catch((error) => log.error('files-not-closed', error));
  // Nobody is shown the link of a process that stops.
  const token = settings.ROLE === 'worker' || stop?.aborted ? undefined : await issueBootstrapToken(database, settings);
  const forgetAddress = await leaveAddress(data, address);
  return {
    address,
    operatorLink: token === undefined ? undefined : `${settings.ASSAY_PUBLIC_URL ?? address}/home#operator=${token}`,
    metricsAddress: metricsPort?.address,
    database,
    async warm() {
      await Promise.all(
        parts.map(async (part) => {
          try {
            await part.warm?.();
          } catch (error) {
            if (!stopping.signal.aborted) log.error('warm-failed', error);
          }
        }),
      );
      log.info('warmed');
    },
    async dump() {
      if (!dumps && awaitsDumpKey(settings)) log.error('dumps-await-key', 'No backup was made: set ASSAY_DUMP_KEY.');
      await dumps?.dump();
    },
    async stop({ lameDuck = 0 } = {}) {
      leaving.abort();
      await wait(lameDuck * 1_000);
      stopping.abort();
      await closing;
      await forgetAddress();
      await drain(server);
      metricsPort?.close();
      for (const part of parts.toReversed()) await part.stop?.();
      maintenance?.stop();
      await tracer?.stop();
      await keys.stop();
      await dumps?.stop();
      await unfollow();
      if (database.engine === 'embedded' && dumpHours(settings) > 0) await dumps?.dumpChanges();
      await database.close();
    },
  };
}

/** What measures the service; nothing of it is loaded where no setting asks for it. */
async function metricsOf(settings: Settings, database: Database) {
  if (settings.METRICS_PORT === undefined && settings.METRICS_TOKEN === undefined) return undefined;
  const { startMetrics } = await import('./operation/metrics/start-metrics.ts');
  return startMetrics(settings, database);
}

/** What tells traces; nothing of it is loaded where no collector is named. */
async function tracerOf(settings: Settings, egress: Egress, log: Log): Promise<Tracer | undefined> {
  const endpoint = settings.OTEL_EXPORTER_OTLP_ENDPOINT;
  if (endpoint === undefined) return undefined;
  const { startTracing } = await import('./ground/tracing/start-tracing.ts');
  return startTracing(endpoint, settings, egress, log);
}

/** A worker answers for its health only. */
function answers({ ROLE }: Settings, name: string): boolean {
  return ROLE !== 'worker' || name.startsWith('operations.');
}

/**
 * The database is dumped by schedule and when somebody asks. An embedded one by its process; on a server, where there is a
 * schedule, by one of those that work. Undefined where there are none.
 */
function dumpsOf({ settings, database, log, egress }: ServiceContext, vault: DumpVault): DumpSchedule | undefined {
  const hours = dumpHours(settings);
  const isEmbedded = database.engine === 'embedded';
  if (!isEmbedded && hours === 0) return undefined;
  if (awaitsDumpKey(settings)) {
    log.error('dumps-await-key', 'No backup is made: set ASSAY_DUMP_KEY, and keep it apart from the dumps.');
    return undefined;
  }
  const keep = { days: settings.ASSAY_DUMP_KEEP, weeks: settings.ASSAY_DUMP_WEEKS };
  const bucket = settings.ASSAY_DUMP_COPY ? operatorsBucket({ settings, egress, log }, 'backups') : undefined;
  return scheduleDumps(database, schemas, {
    directory: dumpFolder(settings),
    hours: isEmbedded || settings.ROLE !== 'web' ? hours : 0,
    turns: isEmbedded ? undefined : dumpTurns(database, hours),
    copy: bucket && dumpCopies(bucket, keep, join(dumpFolder(settings), registerFile), settings.ASSAY_DUMP_KEY),
    keep,
    key: settings.ASSAY_DUMP_KEY,
    vault,
    trial: trialOf(settings, vault),
    log,
  });
}

/** A dump is tried beside the others, where the installation's own account alone may look. */
function trialOf({ ASSAY_DUMP_TRIAL_MB: largest, ASSAY_DUMP_KEY: key, ASSAY_DATA }: Settings, vault: DumpVault) {
  if (largest === 0) return undefined;
  return async (path: string) =>
    tryDump(path, schemas, {
      key,
      opening: await vault.opening(),
      directory: join(resolve(ASSAY_DATA), trialFolder),
      largest: largest * 2 ** 20,
    });
}

/** Keeps the keys of the rows of dumps apart from the dumps. */
function vaultOf({ settings, database }: ServiceContext, wrapping: WrappingKeys): DumpVault {
  return createDumpVault(database, {
    owners: ownersOfRows,
    wrapping,
    directory: dumpFolder(settings),
    key: settings.ASSAY_DUMP_KEY,
  });
}

/** Lets running requests end, then cuts what is left. */
function drain(server: Server): Promise<void> {
  return new Promise((done) => {
    const cut = setTimeout(() => server.closeAllConnections(), drainTime);
    server.close(() => {
      clearTimeout(cut);
      done();
    });
    server.closeIdleConnections();
  });
}
