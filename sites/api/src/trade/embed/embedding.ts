import type { Caller, Embedding } from '../../ground/application/application.ts';
import { CallError } from '../../ground/http/call-error.ts';
import { type EmbedClaims, readToken } from './embed-token.ts';
import type { SiteStore } from './site.store.ts';
import { widgetRights } from './widget-calls.ts';

/** Permissions of pages: those the operator listed, and the sites of the tenants. */
export function createEmbedding(secret: string, listed: readonly string[], sites: SiteStore): Embedding {
  async function scopeOf({ site, tenant, visitor, widget }: EmbedClaims): Promise<Caller['scope']> {
    if (site === undefined || tenant === undefined || visitor === undefined) return undefined;
    if (!(await sites.carries(site, widget))) throw new CallError('forbidden');
    return { tenantId: tenant, userId: visitor, role: 'member' };
  }
  return {
    permits: async (origin) => listed.includes(origin) || sites.isListed(origin),
    origins: async () => [...new Set([...listed, ...(await sites.origins())])],
    async callerOf(request, name) {
      const [scheme, token = ''] = (request.headers.get('authorization') ?? '').split(' ');
      if (scheme !== 'Bearer') return undefined;
      const claims = readToken(secret, token);
      if (!claims) return undefined;
      if (claims.expires * 1000 < Date.now()) throw new CallError('unauthenticated');
      const isOurs = widgetRights[claims.widget].calls.includes(name);
      if (!isOurs || (claims.origin !== null && request.headers.get('origin') !== claims.origin)) {
        throw new CallError('forbidden');
      }
      return { scope: await scopeOf(claims) };
    },
  };
}
