import { randomUUID } from 'node:crypto';
import * as embedCalls from '@assay/contract/calls/embed';
import type { WidgetName } from '@assay/domain';
import type { Embedding } from '../../ground/application/application.ts';
import type { ServiceArea, ServiceContext } from '../../ground/application/service.types.ts';
import { seeingEverything } from '../../ground/database/tenant-sight.ts';
import { bind } from '../../ground/http/binding.ts';
import { CallError } from '../../ground/http/call-error.ts';
import { deviceKey } from '../../ground/http/device-signature.ts';
import { isOwnOrigin } from '../../ground/http/request-origin.ts';
import type { RateLimiter } from '../../ground/operations/rate-limiter.ts';
import type { ReadingRights } from '../../ground/streams/reading-rights.ts';
import type { Captcha } from '../../people/captcha/captcha.types.ts';
import type { IdentityTables } from '../../people/identity/identity.migrations.ts';
import type { OwnerPost } from '../../people/identity/owner-post.ts';
import { runsInstallation } from '../../people/tenancy/operating-tenant.ts';
import type { TenancyTables } from '../../people/tenancy/tenancy.migrations.ts';
import type { EmbedTables } from './embed.migrations.ts';
import { type EmbedClaims, readToken, signToken, tokenLife } from './embed-token.ts';
import { createEmbedding, operatorSite } from './embedding.ts';
import { createOriginStore } from './origin.store.ts';
import { createProofLooks } from './proof-looks.ts';
import { createSiteStore, type SiteRow } from './site.store.ts';
import { createSiteProofs } from './site-proofs.ts';
import { createUseStore } from './use.store.ts';
import { createVisitorStore } from './visitor.store.ts';
import { widgetRights } from './widget-calls.ts';

const sweepInterval = 3_600_000;
/** Proofs that are due are looked for this often, in ms. */
const lookInterval = 600_000;

export interface EmbedArea extends ServiceArea {
  embedding: Embedding;
}

export interface EmbedPorts {
  rights: Pick<ReadingRights, 'handle'>;
  owners: OwnerPost;
  limiter: Pick<RateLimiter, 'hit'>;
}

/** Widgets on other pages: which pages may carry them, and the short-lived tokens they call with. */
export function embedArea(
  { database, settings, keys, log, egress, audit, stopping }: ServiceContext,
  captcha: Captcha,
  { rights, owners, limiter }: EmbedPorts,
): EmbedArea {
  const db = database.tables<EmbedTables & IdentityTables & TenancyTables>();
  const sites = createSiteStore(db);
  const visitors = createVisitorStore(db);
  const origins = createOriginStore(database.tables<EmbedTables>());
  const proofs = createSiteProofs(settings, {
    origins,
    fetch: egress.fetch('site_proof'),
    runsInstallation: (scope) => runsInstallation(database, settings, scope),
  });
  const looks = createProofLooks({ origins, look: proofs.look, owners, audit });
  rights.handle('site', sites.hold);
  const listed = settings.EMBED_ORIGINS?.split(',') ?? [];
  const embedding = createEmbedding(keys, listed, {
    sites,
    uses: createUseStore(database.tables<EmbedTables>()),
    limiter,
    questionsADay: settings.ASSAY_SITE_QUESTIONS_A_DAY,
  });
  let sweep: NodeJS.Timeout | undefined;
  let looking: NodeJS.Timeout | undefined;
  /** Never two at once. */
  let rounds = Promise.resolve();

  /** The visitor of a widget that asks: the former one when they bring their token, else somebody new. */
  async function visitorOf(siteId: string, former: EmbedClaims | undefined): Promise<string> {
    if (former?.site === siteId && former.visitor !== undefined && (await visitors.see(former.visitor, siteId))) {
      return former.visitor;
    }
    return visitors.welcome(siteId);
  }

  /** The site of a page that begins with a widget. @throws CallError forbidden where no site lets it */
  async function siteOf(origin: string, widget: WidgetName, named: string | undefined): Promise<string> {
    const { asks } = widgetRights[widget];
    const own = named === undefined ? undefined : await sites.carrying(named, origin, widget);
    if (!own && !asks && listed.includes(origin)) return operatorSite;
    // A widget that asks does so in a tenant, which the page has to name.
    const site = own ?? (asks ? undefined : await sites.carrying(undefined, origin, widget));
    if (!site) throw new CallError('forbidden');
    return site.id;
  }

  function shown({ id, pages, created_at: at, tenant_id: _, created_by: __, ...terms }: SiteRow) {
    return {
      site_id: id,
      origins: pages.map(({ origin }) => origin),
      proofs: pages.map(({ origin, proof, proved_at: proved, lost_at: lost }) => ({
        origin,
        line: proof,
        proved_at: proved === null ? null : new Date(proved).toISOString(),
        by_file: proofs.isByFile(origin),
        lost_at: lost === null ? null : new Date(lost).toISOString(),
      })),
      ...terms,
      created_at: at.toISOString(),
    };
  }

  return {
    embedding,
    bindings: bind(embedCalls, {
      'embed.session': async ({ body, request }) => {
        const { widget, site: named, token: formerToken } = body;
        const origin = isOwnOrigin(request, { publicUrl: settings.ASSAY_PUBLIC_URL })
          ? null
          : request.headers.get('origin');
        const { asks } = widgetRights[widget];
        if (origin === null && asks) throw new CallError('forbidden');
        const expires = Math.floor(Date.now() / 1000) + tokenLife;
        const claims: EmbedClaims = { origin, widget, expires };
        if (origin !== null) {
          claims.site = await siteOf(origin, widget, named);
          const former = formerToken === undefined ? undefined : readToken(keys, formerToken);
          if (asks) claims.visitor = await visitorOf(claims.site, former);
        }
        const device = randomUUID();
        return {
          token: signToken(keys, claims),
          expires_in: tokenLife,
          device,
          key: deviceKey(keys, device),
          clock: Date.now(),
          region: settings.REGION,
          development: settings.NODE_ENV !== 'production',
        };
      },
      'embed.sites': async ({ scope }) => ({ sites: (await sites.list(scope)).map(shown) }),
      'embed.addSite': async ({ body, scope }) => {
        const { id, listed: added } = await sites.add(scope, body);
        await proofs.noteListed(scope, id, added);
        return shown(await sites.find(id));
      },
      'embed.changeSite': async ({ body: { site_id: id, ...terms }, scope }) => {
        await proofs.noteListed(scope, id, await sites.change(scope, id, terms));
        return shown(await sites.find(id));
      },
      'embed.proveOrigin': async ({ body: { site_id: siteId, origin }, scope }) => {
        const { result, isNew } = await proofs.check(scope, { siteId, origin });
        if (isNew) await owners.tell({ ...scope, by: scope, change: { kind: 'origin_proved', origin } });
        return { result };
      },
      'embed.removeSite': async ({ body, scope }) => {
        if (!(await sites.remove(scope, body.site_id))) throw new CallError('notFound');
        return { removed: true };
      },
      'captcha.challenge': ({ query, locale }) => captcha.challenge(query.lang ?? locale, query.provider),
    }),
    async start() {
      sweep = setInterval(() => {
        visitors.forget().catch((error: unknown) => log.error('sweep-failed', error));
      }, sweepInterval);
      sweep.unref();
      if (settings.ROLE === 'web' || settings.ASSAY_SITE_PROOF !== 'file') return;
      looking = setInterval(() => {
        rounds = rounds
          .then(() => seeingEverything(() => looks.round(stopping)))
          .catch((error: unknown) => log.error('site-proofs-not-looked-at', error));
      }, lookInterval);
      looking.unref();
    },
    async stop() {
      clearInterval(sweep);
      clearInterval(looking);
      await rounds;
    },
  };
}
