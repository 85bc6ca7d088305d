import { randomUUID } from 'node:crypto';
import { type Access, apiVersion, type CallName, headers } from '@assay/contract';
import { fallbackLocale, isLocale, type Locale } from '@assay/domain';
import type { HttpBindings } from '@hono/node-server';
import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response';
import { Hono } from 'hono';
import { auditCallsIn, type RefusedCall } from '../audit/audit-calls.ts';
import type { AuditLog } from '../audit/audit-log.ts';
import { type AuditSource, fromSource, keptAddress } from '../audit/audit-source.ts';
import { isDatabaseAway } from '../database/connection-loss.ts';
import { seeingTenants } from '../database/tenant-sight.ts';
import { type EgressSubject, onBehalfOf } from '../egress/egress-subject.ts';
import { alreadySent, type Binding, type CallRequest, json } from '../http/binding.ts';
import { CallError } from '../http/call-error.ts';
import { type Cookies, cookiesOf } from '../http/cookies.ts';
import { verifyDevice } from '../http/device-signature.ts';
import { failureReply } from '../http/envelope.ts';
import type { Intake } from '../http/intake.ts';
import { readInput } from '../http/request-input.ts';
import { assertSameOrigin, clientAddress, crossOriginHeaders, isOwnOrigin, isSecure } from '../http/request-origin.ts';
import { securityHeaders, transportSecurity } from '../http/security-headers.ts';
import type { Keyring } from '../keys/keyring.types.ts';
import type { Log } from '../log/log.ts';
import type { Meter } from '../metrics/meter.types.ts';
import { fullDiskRetry, isDiskFull } from '../operations/full-disk.ts';
import { version } from '../operations/version.ts';
import {
  includesRole,
  type MemberScope,
  type TenantScope,
  type TokenGrant,
  tenantsInSight,
} from '../scope/tenant-scope.ts';
import { traceRequests } from '../tracing/trace-requests.ts';
import type { Tracer } from '../tracing/tracer.types.ts';

const unknownHost =
  'The service does not go by this name. Set ASSAY_PUBLIC_URL or ASSAY_HOSTS to the names it is reached under.\n';

/** Seconds after which a call is worth another try when the database was away or had no connection left. */
const awayRetry = 2;

/** Who a request comes from, as the identity area finds out. */
export interface Caller {
  scope: TenantScope | undefined;
  sessionId: string | undefined;
  /** Seconds since the person behind the session proved who they are; absent for whoever has no session. */
  proofAge?: number;
  /** Who would be `scope`, had they set up the second factor that their tenant demands. */
  awaited?: MemberScope;
}

/** Who a widget's token speaks for. */
export interface WidgetCaller extends Pick<Caller, 'scope'> {
  /** Counts the call against what its site takes, where that is counted. @throws CallError tooMany */
  count?(): Promise<void>;
}

/** What the door asks about pages of other origins. */
export interface Embedding {
  /** Whether some widget that a page may carry makes a call, or begins with it. */
  permits(origin: string, name: CallName): Promise<boolean>;
  /** Whether a page may read the reply of a call: one that it permits, made with a token of this page. */
  answers(request: Request, origin: string, name: CallName): Promise<boolean>;
  /** Pages that may frame a page of ours: of the one that says it does so, itself where it may; else the operator's. */
  ancestors(origin: string | null): Promise<readonly string[]>;
  /**
   * Who a widget's token speaks for; undefined without one.
   *
   * @throws CallError unauthenticated when it has expired, forbidden for another page, another call or a removed site.
   */
  callerOf(request: Request, name: CallName): Promise<WidgetCaller | undefined>;
}

/** What the door asks about tokens of persons and services. */
export interface TokenDesk {
  /** The token that a request brings in place of a session; undefined for one that brings none of ours. */
  broughtBy(request: Request): string | undefined;
  /**
   * Who a token speaks for, now.
   *
   * @throws CallError invalidToken when it is unknown or has ended, tooMany where an address brings many of those
   */
  callerOf(token: string, address: string): Promise<Caller>;
  /** @throws CallError insufficientScope or closedToTokens when the token was not made for a call */
  assertScope(token: TokenGrant, name: CallName): Promise<void>;
}

export interface ApplicationOptions {
  base: string;
  service: string;
  trustProxy: boolean;
  publicUrl: string | undefined;
  bindings: readonly Binding[];
  /** Secret of this installation, from which device keys are derived. */
  keys: Keyring;
  tokens: TokenDesk;
  identify(credentials: { cookies: Cookies; authorization: string | null; share: string | null }): Promise<Caller>;
  /** Whether a person may make a call before they have set up the second factor that their tenant demands. */
  opensBeforeFactor(name: Binding['name']): boolean;
  /** Seconds for which a proof of the person opens the calls that ask for one. */
  proofLife: number;
  /** Counts a call against its limits. @throws CallError tooMany */
  limit(binding: Binding, subject: { address: string; scope: TenantScope | undefined }): Promise<void>;
  /** Makes a file and sends it for as long as whoever called may still make the call. */
  sendFile(
    reader: Pick<CallRequest<'anonymous', unknown>, 'scope' | 'sessionId' | 'locale' | 'outgoing'> & { access: Access },
    make: () => Promise<Response>,
  ): Promise<Response>;
  /** Places for uploads, which hold a connection and a part of memory each. */
  uploads: Intake;
  /** Which pages of other origins may call, and for whom. */
  embedding: Embedding;
  audit: AuditLog;
  /** Families of browser and system in a `User-Agent` header. */
  deviceOf(userAgent: string | null): Pick<AuditSource, 'browser' | 'system'>;
  log: Log;
  /** Told of every request to a call. */
  meter?: Meter | undefined;
  tracer?: Tracer | undefined;
  /** Aborts when the process is about to stop: from then on replies end their connection. */
  leaving: AbortSignal;
  /** Whether a Host header names this service. */
  isKnownHost(header: string | undefined): boolean;
}

type Environment = { Bindings: HttpBindings; Variables: { requestId: string; call: CallName | undefined } };

/** Where agents of others are served, beside the API base. */
export const mcpPath = '/mcp';

/** The calls of the contract over HTTP, below the API base. */
export function createApplication(options: ApplicationOptions): Hono<Environment> {
  const app = new Hono<Environment>();
  const base = options.base;

  app.use(traceRequests(options.tracer));
  app.use(async (context, next) => {
    const given = context.req.header(headers.requestId) ?? '';
    const requestId = /^[\w-]{8,64}$/.test(given) ? given : randomUUID();
    const started = performance.now();
    context.set('requestId', requestId);
    // On the raw reply, so that streams that write it themselves carry them too.
    for (const [name, value] of securityHeaders) context.env.outgoing.setHeader(name, value);
    if (isSecure(context.env.incoming, options)) context.env.outgoing.setHeader(...transportSecurity);
    context.env.outgoing.setHeader(headers.requestId, requestId);
    // Who looks after the process reaches it by whatever address it has, and is told nothing of anybody.
    const isProbe = [`${base}/health`, `${base}/ready`].includes(context.req.path);
    if (!isProbe && !options.isKnownHost(context.req.header('host'))) return context.text(unknownHost, 421);
    const source = {
      address: keptAddress(clientAddress(context.env.incoming, options)),
      ...options.deviceOf(context.req.header('user-agent') ?? null),
    };
    await fromSource(source, next);
    // A request that was answered before it was read ends its connection: nothing may be sent on it after.
    const { incoming, outgoing } = context.env;
    if ((!incoming.complete || options.leaving.aborted) && !outgoing.headersSent)
      context.res.headers.set('connection', 'close');
    if (context.req.path.startsWith(`${base}/`) || context.req.path === mcpPath) {
      if (!outgoing.headersSent && !context.res.headers.has('cache-control'))
        context.res.headers.set('cache-control', 'no-store');
      const status = outgoing.headersSent ? outgoing.statusCode : context.res.status;
      const ms = performance.now() - started;
      options.meter?.request(context.get('call'), status, ms / 1000);
      options.log.info('request', {
        requestId,
        method: context.req.method,
        call: context.get('call'),
        status,
        ms: Math.round(ms),
      });
    }
  });

  // A fixed segment goes before a parameter at the same place: /seek/stop-event before /seek/{seek_id}.
  for (const binding of [...options.bindings].sort(bySpecificity)) {
    const path = binding.call.path.replace('{service}', options.service).replaceAll(/\{(\w+)\}/g, ':$1');
    const foreignOrigin = (request: Request) =>
      isOwnOrigin(request, options) ? undefined : (request.headers.get('origin') ?? undefined);
    // A page asks first whether it may call. Which methods a path has besides is not its business.
    app.on('OPTIONS', `${base}${path}`, async (context, next) => {
      const method = context.req.header('access-control-request-method') ?? binding.call.method;
      const origin = foreignOrigin(context.req.raw);
      if (method !== binding.call.method || origin === undefined) return next();
      if (!(await options.embedding.permits(origin, binding.name))) return next();
      return context.body(null, 204, Object.fromEntries(crossOriginHeaders(origin)));
    });
    app.on(binding.call.method, `${base}${path}`, async (context) => {
      const { incoming, outgoing } = context.env;
      context.set('call', binding.name);
      const origin = foreignOrigin(context.req.raw);
      if (origin !== undefined && (await options.embedding.answers(context.req.raw, origin, binding.name))) {
        for (const [name, value] of crossOriginHeaders(origin)) outgoing.setHeader(name, value);
      }
      return answer(binding, options, {
        request: context.req.raw,
        params: context.req.param(),
        incoming,
        outgoing,
        requestId: context.get('requestId'),
      });
    });
  }

  app.get(`${base}/openapi.json`, async (context) => context.json(await documentOf(options)));
  app.get('/docs/api', async (context) => {
    const { referencePage } = await import('../http/reference.ts');
    // The same for everybody, until the next release.
    return context.html(referencePage(await documentOf(options)), { headers: revalidated });
  });
  app.get('/docs/embedding', async (context) => {
    const { embeddingGuidePage } = await import('../http/guide-page.ts');
    return context.html(await embeddingGuidePage(), { headers: revalidated });
  });
  app.get('/docs/api.css', async (context) => {
    const { referenceStyle } = await import('../http/reference.ts');
    return context.body(referenceStyle, { headers: { ...revalidated, 'content-type': 'text/css; charset=utf-8' } });
  });

  app.all(`${base}/*`, (context) =>
    failureReply(new CallError('notFound'), localeOf(context.req.raw), context.get('requestId')),
  );
  app.onError((error, context) => {
    options.log.error('request-failed', error, { requestId: context.get('requestId') });
    return failureReply(new CallError('internal'), localeOf(context.req.raw), context.get('requestId'));
  });
  return app;
}

const revalidated = { 'cache-control': 'no-cache' };

/** The contract as a document; its code is loaded when somebody asks for it. */
async function documentOf({ base, service }: ApplicationOptions) {
  const { openApiDocument } = await import('@assay/contract/openapi');
  return openApiDocument({ base, service, version });
}

export interface Arrival
  extends Pick<CallRequest<'anonymous', unknown>, 'request' | 'incoming' | 'outgoing' | 'requestId'> {
  params: Record<string, unknown>;
  /** The model that makes the call in somebody's name. */
  writer?: string | undefined;
}

/** Takes a call through all that the door asks of a request, and to its handler. */
export async function answer(binding: Binding, options: ApplicationOptions, arrival: Arrival): Promise<Response> {
  const { request, incoming, outgoing, requestId } = arrival;
  const { call } = binding;
  const locale = localeOf(request);
  const cookies = cookiesOf(request.headers.get('cookie'), isSecure(incoming, options));
  const audited = auditCallsIn(options.audit);
  let leave: (() => void) | undefined;
  const refused: RefusedCall = { binding, scope: undefined, input: undefined };
  try {
    const bringsFile = call.streamsBody === true || call.bringsFile === true;
    if (bringsFile) options.uploads.assertRoom();
    const token = options.tokens.broughtBy(request);
    // A token is a proof by itself, which no browser sends unasked.
    const isBare = call.unsigned === true || token !== undefined;
    const device = isBare ? undefined : verifyDevice(request, options.keys, Date.now());
    const version = request.headers.get(headers.apiVersion);
    if (version !== apiVersion && !(isBare && version === null)) throw new CallError('unsupportedVersion');
    const widget = await options.embedding.callerOf(request, binding.name);
    // Reading too, where a device has to sign: some calls of the specification change something by GET.
    const isPlainLink = call.method === 'GET' && call.unsigned === true;
    if (!isPlainLink && !widget && !(await isBeginning(binding, request, options))) assertSameOrigin(request, options);
    const address = clientAddress(incoming, options);
    const caller = call.impersonal
      ? nobody
      : token === undefined
        ? await callerOf(widget, request, cookies, options)
        : await options.tokens.callerOf(token, address);
    const { sessionId, awaited } = caller;
    const scope = awaited && options.opensBeforeFactor(binding.name) ? awaited : caller.scope;
    refused.scope = scope;
    const grant = tokenOf(scope ?? awaited);
    if (grant) await options.tokens.assertScope(grant, binding.name);
    // What a widget may call stands in its own table, and was asked by then.
    if (!(widget && call.forWidgets)) admit(call.access, scope, awaited);
    if (call.stepUp && !isProved(caller, options)) throw new CallError('proofDemanded');
    if (bringsFile) leave = options.uploads.enter(scope?.tenantId);
    await options.limit(binding, { address, scope });
    const input = await readInput(binding, request, arrival.params);
    refused.input = input;
    // After the limits and the form: what one network sends too often or amiss is not taken from all visitors of a site.
    await widget?.count?.();
    const handle = () =>
      binding.handler({
        ...(input as { params: undefined; query: undefined; body: undefined }),
        scope,
        sessionId,
        locale,
        requestId,
        device,
        writer: arrival.writer,
        address,
        cookies,
        signal: request.signal,
        request,
        incoming,
        outgoing,
      });
    const run = () => onBehalfOf(subjectOf(scope), () => seeingTenants(tenantsInSight(scope), handle));
    const outcome =
      call.replies === 'file'
        ? await options.sendFile(
            { scope, sessionId, locale, outgoing, access: call.access },
            async () => (await run()) as Response,
          )
        : await run();
    await audited.succeeded({ binding, scope, input }, outcome);
    if (outcome === alreadySent) return RESPONSE_ALREADY_SENT;
    const reply = outcome instanceof Response ? outcome : json(outcome ?? null);
    return withCookies(reply, cookies);
  } catch (thrown) {
    const error = laterOf(thrown, options.log, requestId) ?? thrown;
    if (!(error instanceof CallError)) throw error;
    if (error === thrown) await audited.refused(refused, error);
    if (error.cause !== undefined && error.error === 'internal')
      options.log.error('call-failed', error.cause, { requestId });
    return withCookies(failureReply(error, locale, requestId), cookies);
  } finally {
    leave?.();
  }
}

const nobody: Caller = { scope: undefined, sessionId: undefined };

async function callerOf(
  widget: Pick<Caller, 'scope'> | undefined,
  request: Request,
  cookies: Cookies,
  { identify }: ApplicationOptions,
): Promise<Caller> {
  if (widget?.scope !== undefined) return { scope: widget.scope, sessionId: undefined };
  return identify({
    // A widget never speaks for who is signed in to the product.
    cookies: widget ? cookiesOf(null, false) : cookies,
    authorization: request.headers.get('authorization'),
    share: request.headers.get(headers.share),
  });
}

/** How a call is refused that may succeed later, since the database was away or a disk full; undefined for all else. */
function laterOf(thrown: unknown, log: Log, requestId: string): CallError | undefined {
  if (isDatabaseAway(thrown)) {
    log.error('database-away', thrown, { requestId });
    return new CallError('unavailable', { cause: thrown, retryAfter: awayRetry });
  }
  if (!isDiskFull(thrown)) return undefined;
  log.error('disk-full', thrown, { requestId });
  return new CallError('diskFull', { cause: thrown, retryAfter: fullDiskRetry });
}

/** The token by which somebody calls; undefined for whoever has a session, and for a visitor. */
const tokenOf = (scope: TenantScope | undefined): TokenGrant | undefined =>
  scope === undefined || scope.role === 'guest' ? undefined : scope.token;

/** The call with which a widget on a permitted page begins. */
async function isBeginning(binding: Binding, request: Request, { embedding }: ApplicationOptions): Promise<boolean> {
  const origin = request.headers.get('origin');
  return binding.call.fromOtherPages === true && origin !== null && embedding.permits(origin, binding.name);
}

function withCookies(reply: Response, cookies: Cookies): Response {
  for (const line of cookies.lines()) reply.headers.append('set-cookie', line);
  return reply;
}

/** On whose behalf a call acts; a guest acts for the tenant of what was shared. */
function subjectOf(scope: TenantScope | undefined): EgressSubject | undefined {
  return scope && { tenantId: scope.tenantId, userId: scope.role === 'guest' ? null : scope.userId };
}

/** Refuses a caller whose role does not reach the access of a call, or whose tenant awaits a second factor first. */
function admit(access: Access, scope: TenantScope | undefined, awaited: MemberScope | undefined): void {
  if (access === 'anonymous') return;
  if (awaited && (!scope || (scope.role === 'guest' && access !== 'guest'))) throw new CallError('factorDemanded');
  if (!scope) throw new CallError('unauthenticated');
  if (access === 'guest') return;
  if (scope.role === 'guest') throw new CallError('forbidden');
  // What a widget may call stands in its own table; nothing there is for administrators.
  if (scope.role === 'widget' && access !== 'admin' && access !== 'owner') return;
  if (!includesRole(scope.role, access)) {
    throw new CallError(access === 'admin' || access === 'owner' ? 'adminForbidden' : 'forbidden');
  }
}

/** Whether it was lately that the person behind the session, and not only their browser, was there. */
function isProved({ proofAge }: Caller, { proofLife }: Pick<ApplicationOptions, 'proofLife'>): boolean {
  // A time ahead of now is that of a clock that was set back since.
  return proofAge !== undefined && proofAge >= 0 && proofAge <= proofLife;
}

/** Language of a request: X-Site-Lang, else the fallback. */
export function localeOf(request: Request): Locale {
  const given = request.headers.get(headers.language)?.toLowerCase();
  return isLocale(given) ? given : fallbackLocale;
}

function bySpecificity(a: Binding, b: Binding): number {
  const weight = ({ call }: Binding) => call.path.replaceAll(/\{service\}/g, 's').replaceAll(/\{\w+\}/g, '\u{10ffff}');
  return weight(a) < weight(b) ? -1 : 1;
}
