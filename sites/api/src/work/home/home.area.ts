import * as homeCalls from '@assay/contract/calls/home';
import { type HomepageType, homePath, homepageTypes, type Locale, packages, pathTo } from '@assay/domain';
import type { Tool } from '@assay/works';
import type { ServiceArea, ServiceContext } from '../../ground/application/service.types.ts';
import { bind } from '../../ground/http/binding.ts';
import { CallError } from '../../ground/http/call-error.ts';
import { createAccountStore } from '../../people/identity/account.store.ts';
import type { IdentityTables } from '../../people/identity/identity.migrations.ts';
import { type Holder, packageGrants } from '../../people/tenancy/package-grants.ts';
import type { TenancyTables } from '../../people/tenancy/tenancy.migrations.ts';
import type { HomeTables } from './home.migrations.ts';
import { homeContent } from './home-content.ts';
import { openProfileToken, profileToken, profileTokenLife } from './profile-token.ts';
import { createSearchHistory, type KeptSearch } from './search-history.ts';
import { createShortQueries } from './short-queries.ts';

const sweepInterval = 86_400_000;

/** How much the library holds for a tenant; for nobody (null) what everybody reads. */
export type LibrarySize = (tenantId: string | null) => Promise<{ documents: number; passages: number }>;

interface HomePorts {
  librarySize: LibrarySize;
  /** Tools whose works can be begun from a home. */
  tools: readonly Pick<Tool, 'kind' | 'card'>[];
}

interface KeptQuery {
  path: string;
  query: Record<string, string>;
}

/** The product homes: cards, examples, the saved homepage type, queries under short ids, and searches made before. */
export function homeArea(
  { database, log, settings, keys }: ServiceContext,
  { librarySize, tools }: HomePorts,
): ServiceArea {
  const store = createAccountStore(database.tables<IdentityTables & TenancyTables>());
  const queries = createShortQueries(database.tables<HomeTables>());
  const searches = createSearchHistory(database.tables<HomeTables>());
  let sweep: NodeJS.Timeout | undefined;

  /** Whoever has left the tenant since is nobody there. */
  const memberOf = ({ tenantId, userId }: Holder) =>
    database
      .tables<IdentityTables & TenancyTables>()
      .selectFrom('tenant_member')
      .innerJoin('user_account', 'user_account.id', 'tenant_member.user_id')
      .innerJoin('tenant', 'tenant.id', 'tenant_member.tenant_id')
      .select(['user_account.full_name', 'user_account.company_name', 'tenant.name as tenant'])
      .where('tenant_member.tenant_id', '=', tenantId)
      .where('tenant_member.user_id', '=', userId)
      .executeTakeFirst();

  const cardsOf = (locale: Locale, type: HomepageType) => [
    ...homeContent[locale].cards[type].map((card) => ({
      ...card,
      id: `${type.toLowerCase()}.${card.id}`,
      link: homePath(type),
    })),
    ...homeContent[locale].agents.map(({ agent, ...card }) => ({
      ...card,
      id: `${type.toLowerCase()}.${card.id}`,
      link: pathTo('agentFlow', { agent_job_id: agent }),
      input: null,
    })),
    ...tools.flatMap(({ kind, card }) =>
      card === undefined
        ? []
        : [
            {
              ...card.words[locale],
              icon: card.icon,
              id: `${type.toLowerCase()}.${kind.name.replaceAll('-', '_')}`,
              link: card.link,
              input: null,
            },
          ],
    ),
  ];
  const questionsOf = (locale: Locale, types: readonly HomepageType[]) =>
    types.flatMap((type) =>
      homeContent[locale].questions[type].map(({ note, question, topic }) => ({ id: note, question, topic })),
    );

  return {
    bindings: bind(homeCalls, {
      'home.init': async ({ scope, locale }) => {
        const person = scope?.role === 'guest' ? undefined : scope;
        const [account, library] = await Promise.all([
          person && store.own(person),
          librarySize(person?.tenantId ?? null),
        ]);
        return {
          homepage_type: account?.homepage_type ?? 'RD',
          full_name: account?.full_name ?? '',
          selected_module: account?.selected_module ?? null,
          library,
          homepages: homepageTypes.map((type) => ({ homepage_type: type, ...homeContent[locale].homepages[type] })),
        };
      },
      'home.options': ({ locale }) =>
        homepageTypes.map((type) => ({
          value: type,
          label: homeContent[locale].homepages[type].title,
          link: homePath(type),
        })),
      'home.productCards': async ({ query, scope, locale }) => {
        const cards = cardsOf(locale, query.homepage_type);
        if (!scope || scope.role === 'guest') return cards;
        const { selected_module: last } = await store.own(scope);
        return cards.toSorted((a, b) => Number(b.id === last) - Number(a.id === last));
      },
      'home.recommendCards': ({ query, locale }) =>
        questionsOf(locale, query.homepage_type === undefined ? homepageTypes : [query.homepage_type]),
      'home.agentExample': ({ locale }) => homepageTypes.flatMap((type) => questionsOf(locale, [type]).slice(0, 1)),
      'home.redirect': async ({ scope }) => ({ homepage_type: (await store.own(scope)).homepage_type }),
      'home.isNeedProfiling': async ({ scope }) => ({ need: (await store.own(scope)).needs_profiling }),
      'home.switch': async ({ scope, body }) => {
        await store.changeOwn(scope, { homepage_type: body.home_page_type, needs_profiling: false });
        return true;
      },
      'home.rdCards': ({ locale }) => cardsOf(locale, 'RD'),
      'home.rdRecommendCases': ({ locale }) => questionsOf(locale, ['RD']),
      'home.materialCards': ({ locale }) => cardsOf(locale, 'MSE'),
      'home.materialRecommendCases': ({ locale }) => questionsOf(locale, ['MSE']),
      'home.ipCards': ({ locale }) => cardsOf(locale, 'IP'),
      'home.ipProfileToken': ({ scope }) => {
        const expiresAt = new Date(Date.now() + profileTokenLife);
        return { token: profileToken(keys, scope, expiresAt), expires_at: expiresAt.toISOString() };
      },
      'home.ipProfile': async ({ body }) => {
        const opened = openProfileToken(keys, body.token, Date.now());
        const person = opened && (await memberOf(opened));
        if (!opened || !person) throw new CallError('ipForbidden');
        return { ...person, expires_at: opened.expiresAt.toISOString() };
      },
      'home.lifeSciencesCards': async ({ query, scope, locale }) => {
        if (query.type === 'all') return cardsOf(locale, 'LS');
        const now = new Date();
        const hasPurchased = (await packageGrants(database, scope, settings)).some(
          (grant) => packages[grant.package].line === 'ls' && (grant.endsAt === undefined || grant.endsAt > now),
        );
        return hasPurchased ? cardsOf(locale, 'LS') : [];
      },
      'home.saveSelectedModule': async ({ params, scope }) => {
        await store.changeOwn(scope, { selected_module: params.module });
        return { saved: true };
      },
      'home.transferToShort': async ({ body, scope }) => {
        const kept: KeptQuery = body;
        const { id, expiresAt } = await queries.keep(scope, 'query', kept);
        return { short_id: id, expires_at: expiresAt.toISOString() };
      },
      'home.restoreQuery': async ({ params, scope }) => {
        const kept = await queries.find(scope, 'query', params.short_id);
        if (kept === undefined) throw new CallError('notFound');
        return kept as KeptQuery;
      },
      'home.materialQuery': ({ locale }) =>
        questionsOf(locale, ['MSE']).map(({ id, question, topic }) => ({ id, query: question, topic })),
      'home.searchPreview': async ({ body, scope }) => {
        const kept: KeptSearch = body;
        const { id } = await queries.keep(scope, 'search', kept);
        await searches.note(scope, id, kept);
        return { qid: id, playbook: body.playbook };
      },
      'home.previewedSearch': async ({ params, scope }) => {
        const kept = await queries.find(scope, 'search', params.qid);
        if (kept === undefined) throw new CallError('notFound');
        return { qid: params.qid, ...(kept as KeptSearch) };
      },
      'home.searchHistory': async ({ body, scope }) => {
        const { total, rows } = await searches.list(scope, body);
        return {
          total,
          has_more: (body.page - 1) * body.limit + rows.length < total,
          searches: rows.map(({ searched_at: at, ...search }) => ({ ...search, searched_at: at.toISOString() })),
        };
      },
    }),
    async start() {
      sweep = setInterval(() => {
        Promise.all([queries.sweep(), searches.sweep()]).catch((error: unknown) =>
          log.error('short-queries-not-swept', error),
        );
      }, sweepInterval);
      sweep.unref();
    },
    async stop() {
      clearInterval(sweep);
    },
  };
}
