import type { CallName } from '@assay/contract';
import { widgetNames } from '@assay/domain';
import type { Embedding, WidgetCaller } from '../../ground/application/application.ts';
import { CallError } from '../../ground/http/call-error.ts';
import type { Keyring } from '../../ground/keys/keyring.types.ts';
import type { RateLimiter } from '../../ground/operations/rate-limiter.ts';
import { type EmbedClaims, readToken } from './embed-token.ts';
import { type SiteRow, type SiteStore, visitorTenant } from './site.store.ts';
import type { CappedUse, UseStore } from './use.store.ts';
import { countedCalls, widgetRights } from './widget-calls.ts';

/** Id of the operator's site: the pages of EMBED_ORIGINS, for widgets that ask in no tenant, without caps. */
export const operatorSite = 'operator';

/** Calls that a widget makes before it has a token. */
const beginnings: ReadonlySet<CallName> = new Set(['embed.session']);

const publicWidgets = widgetNames.filter((name) => !widgetRights[name].asks);

/** What visitors hold: the free edition. */
const holding = { grants: [{ package: 'air_free' }], timeZone: null } as const;

function tokenOf(request: Request): string | undefined {
  const [scheme, token] = (request.headers.get('authorization') ?? '').split(' ');
  return scheme === 'Bearer' ? token : undefined;
}

interface EmbeddingPorts {
  sites: SiteStore;
  uses: UseStore;
  limiter: Pick<RateLimiter, 'hit'>;
  /** Of the visitors of all sites of one organisation. */
  questionsADay: number;
}

const day = 86_400;

/** Permissions of pages: those the operator listed, and the sites of the tenants. */
export function createEmbedding(
  keys: Keyring,
  listed: readonly string[],
  { sites, uses, limiter, questionsADay }: EmbeddingPorts,
): Embedding {
  /** What an organisation says of its sites bounds its visitors; what the operator pays for all of them ends here. */
  async function count(use: CappedUse, { id, tenant_id }: SiteRow, visitor: string | undefined): Promise<void> {
    if (use === 'questions' && questionsADay === 0) throw new CallError('forbidden');
    await uses.count(use, { siteId: id, visitor });
    if (use === 'questions') await limiter.hit(`site-questions:${tenant_id}`, questionsADay, day);
  }

  async function needs(origin: string, name: CallName): Promise<boolean> {
    const carried = new Set([...(listed.includes(origin) ? publicWidgets : []), ...(await sites.widgetsOf(origin))]);
    if (beginnings.has(name)) return carried.size > 0;
    return [...carried].some((widget) => widgetRights[widget].calls.includes(name));
  }

  /** Who a token that names a page speaks for. @throws CallError forbidden when its site no longer lets it */
  async function callerBy({ site, visitor, widget, origin }: EmbedClaims, name: CallName): Promise<WidgetCaller> {
    if (origin === null) return { scope: undefined };
    if (site === operatorSite && listed.includes(origin) && !widgetRights[widget].asks) return { scope: undefined };
    const row = site === undefined ? undefined : await sites.carrying(site, origin, widget);
    if (!row || (widgetRights[widget].asks && visitor === undefined)) throw new CallError('forbidden');
    const use = countedCalls[name];
    const counting = use && { count: () => count(use, row, visitor) };
    if (visitor === undefined) return { scope: undefined, ...counting };
    const grant = { siteId: row.id, origin, widget };
    const scope = { tenantId: visitorTenant(row), userId: visitor, role: 'widget', site: grant, holding } as const;
    return { scope, ...counting };
  }

  return {
    permits: needs,
    async answers(request, origin, name) {
      if (!(await needs(origin, name))) return false;
      if (beginnings.has(name)) return true;
      // Whoever reads a reply has the token of this very page for this very call, be it one that is over.
      const claims = readToken(keys, tokenOf(request) ?? '');
      return claims?.origin === origin && widgetRights[claims.widget].calls.includes(name);
    },
    async ancestors(origin) {
      if (origin === null) return listed;
      const carries = listed.includes(origin) || (await sites.widgetsOf(origin)).has('sales-lead');
      return carries ? [origin] : [];
    },
    async callerOf(request, name) {
      const token = tokenOf(request);
      const claims = token === undefined ? undefined : readToken(keys, token);
      if (!claims) return undefined;
      if (claims.expires * 1000 < Date.now()) throw new CallError('unauthenticated');
      const isOurs = widgetRights[claims.widget].calls.includes(name);
      if (!isOurs || (claims.origin !== null && request.headers.get('origin') !== claims.origin)) {
        throw new CallError('forbidden');
      }
      return callerBy(claims, name);
    },
  };
}
