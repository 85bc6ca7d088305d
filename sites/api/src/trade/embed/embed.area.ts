import { randomUUID } from 'node:crypto';
import * as embedCalls from '@assay/contract/calls/embed';
import type { Embedding } from '../../ground/application/application.ts';
import type { ServiceArea, ServiceContext } from '../../ground/application/service.types.ts';
import { bind } from '../../ground/http/binding.ts';
import { CallError } from '../../ground/http/call-error.ts';
import { deviceKey } from '../../ground/http/device-signature.ts';
import type { Captcha } from '../../people/captcha/captcha.types.ts';
import type { IdentityTables } from '../../people/identity/identity.migrations.ts';
import type { TenancyTables } from '../../people/tenancy/tenancy.migrations.ts';
import type { EmbedTables } from './embed.migrations.ts';
import { type EmbedClaims, readToken, signToken, tokenLife } from './embed-token.ts';
import { createEmbedding } from './embedding.ts';
import { createSiteStore, type SiteRow } from './site.store.ts';
import { widgetRights } from './widget-calls.ts';

const sweepInterval = 3_600_000;

export interface EmbedArea extends ServiceArea {
  embedding: Embedding;
}

/** Widgets on other pages: which pages may carry them, and the short-lived tokens they call with. */
export function embedArea({ database, settings, secret, log }: ServiceContext, captcha: Captcha): EmbedArea {
  const sites = createSiteStore(database.tables<EmbedTables & IdentityTables & TenancyTables>());
  const listed = settings.EMBED_ORIGINS?.split(',') ?? [];
  const embedding = createEmbedding(secret, listed, sites);
  let sweep: NodeJS.Timeout | undefined;

  /** The visitor of a widget that asks: the former one when they bring their token, else somebody new. */
  async function visitorOf(site: SiteRow, former: EmbedClaims | undefined): Promise<string> {
    if (former?.site === site.id && former.visitor !== undefined && (await sites.see(former.visitor, site.id))) {
      return former.visitor;
    }
    return sites.welcome(site);
  }

  return {
    embedding,
    bindings: bind(embedCalls, {
      'embed.session': async ({ body, request }) => {
        const given = request.headers.get('origin');
        const origin = given !== null && (await embedding.permits(given)) ? given : null;
        const claims: EmbedClaims = {
          origin,
          widget: body.widget,
          expires: Math.floor(Date.now() / 1000) + tokenLife,
        };
        if (widgetRights[body.widget].asks) {
          const site = body.site === undefined ? undefined : await sites.find(body.site);
          if (!site || site.origin !== origin || !site.widgets.includes(body.widget)) throw new CallError('forbidden');
          const former = body.token === undefined ? undefined : readToken(secret, body.token);
          Object.assign(claims, { site: site.id, tenant: site.tenant_id, visitor: await visitorOf(site, former) });
        }
        const device = randomUUID();
        return {
          token: signToken(secret, claims),
          expires_in: tokenLife,
          device,
          key: deviceKey(secret, device),
          clock: Date.now(),
          region: settings.REGION,
          development: settings.NODE_ENV !== 'production',
        };
      },
      'embed.sites': async ({ scope }) => ({ sites: (await sites.list(scope)).map(shown) }),
      'embed.addSite': async ({ body, scope }) => {
        const site = await sites.add(scope, body.origin, body.widgets);
        if (!site) throw new CallError('conflict');
        return shown(site);
      },
      'embed.removeSite': async ({ body, scope }) => {
        if (!(await sites.remove(scope, body.site_id))) throw new CallError('notFound');
        return { removed: true };
      },
      'captcha.challenge': ({ query, locale }) => captcha.challenge(query.lang ?? locale),
    }),
    async start() {
      sweep = setInterval(() => {
        sites.forgetVisitors().catch((error: unknown) => log.error('sweep-failed', error));
      }, sweepInterval);
      sweep.unref();
    },
    async stop() {
      clearInterval(sweep);
    },
  };
}

function shown({ id, origin, widgets, created_at: at }: SiteRow) {
  return { site_id: id, origin, widgets, created_at: at.toISOString() };
}
