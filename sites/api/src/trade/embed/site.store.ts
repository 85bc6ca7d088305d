import { randomUUID } from 'node:crypto';
import type { WidgetName } from '@assay/domain';
import { type Kysely, type Selectable, sql } from 'kysely';
import { CallError } from '../../ground/http/call-error.ts';
import type { MemberScope } from '../../ground/scope/tenant-scope.ts';
import type { TenancyTables } from '../../people/tenancy/tenancy.migrations.ts';
import type { EmbedTables } from './embed.migrations.ts';

export type SiteRow = Selectable<EmbedTables['embed_site']> & {
  /** Its origins by name; times as PostgreSQL writes them into JSON. */
  pages: { origin: string; proof: string; proved_at: string | null; lost_at: string | null }[];
};

/** What an administrator says about a site. */
interface SiteTerms extends SiteCaps {
  library: SiteRow['library'];
  origins: readonly string[];
  widgets: readonly WidgetName[];
}

/** The same, where a cap that is not named stays. */
type ChangedTerms = Omit<SiteTerms, keyof SiteCaps> & { [Cap in keyof SiteCaps]?: number | undefined };

type SiteCaps = Pick<SiteRow, 'questions_a_day' | 'questions_an_hour' | 'visitor_questions_a_day' | 'leads_a_day'>;

/** Tenant that the visitors of a site belong to: one without people and documents, where the site shows none of its own. */
export function visitorTenant({ id, tenant_id, library }: Pick<SiteRow, 'id' | 'tenant_id' | 'library'>): string {
  return library === 'shared' ? `@site:${id}` : tenant_id;
}

/** Sites of a tenant: the pages that may carry widgets, and on which terms. */
export function createSiteStore(db: Kysely<EmbedTables & TenancyTables>) {
  const sites = () =>
    db
      .selectFrom('embed_site')
      .selectAll()
      .select(
        sql<SiteRow['pages']>`(
          select json_agg(json_build_object('origin', origin, 'proof', proof, 'proved_at', proved_at, 'lost_at', lost_at) order by origin)
          from embed_origin where site_id = embed_site.id)`.as('pages'),
      );

  /** @throws CallError notFound */
  async function find(siteId: string): Promise<SiteRow> {
    const site = await sites().where('id', '=', siteId).executeTakeFirst();
    if (!site) throw new CallError('notFound');
    return site;
  }

  /** Lists what a site did not list yet; gives these. What stays keeps its proof. */
  async function listOrigins(
    trx: Kysely<EmbedTables & TenancyTables>,
    site: { id: string; tenant_id: string },
    terms: Pick<SiteTerms, 'origins'>,
  ): Promise<string[]> {
    const known = await trx.selectFrom('embed_origin').select('origin').where('site_id', '=', site.id).execute();
    const rows = terms.origins
      .filter((origin) => !known.some((each) => each.origin === origin))
      .map((origin) => ({ site_id: site.id, tenant_id: site.tenant_id, origin }));
    if (rows.length === 0) return [];
    const added = await trx
      .insertInto('embed_origin')
      .values(rows)
      .onConflict((conflict) => conflict.doNothing())
      .returning('origin')
      .execute();
    if (added.length < rows.length) throw new CallError('conflict');
    return added.map(({ origin }) => origin);
  }

  const values = <Terms extends ChangedTerms>({ widgets, origins: _, ...terms }: Terms) => ({
    ...terms,
    widgets: sql<WidgetName[]>`${JSON.stringify(widgets)}::jsonb`,
  });

  return {
    find,
    /** Widgets that a page may carry by the site that has it proved. */
    async widgetsOf(origin: string): Promise<ReadonlySet<WidgetName>> {
      const rows = await db
        .selectFrom('embed_site')
        .innerJoin('embed_origin', 'embed_origin.site_id', 'embed_site.id')
        .select('widgets')
        .where('origin', '=', origin)
        .where('proved_at', 'is not', null)
        .execute();
      return new Set(rows.flatMap(({ widgets }) => widgets));
    },
    /** The site that has a page proved, where that may carry a widget and is the one named. */
    async carrying(siteId: string | undefined, origin: string, widget: WidgetName): Promise<SiteRow | undefined> {
      return sites()
        .where('id', 'in', (listed) =>
          listed
            .selectFrom('embed_origin')
            .select('site_id')
            .where('origin', '=', origin)
            .where('proved_at', 'is not', null),
        )
        .where(sql<boolean>`widgets ? ${widget}`)
        .$if(siteId !== undefined, (named) => named.where('id', '=', siteId ?? ''))
        .executeTakeFirst();
    },
    /** Which of many (site, page, widget) are still so. */
    async hold(claims: readonly (readonly string[])[]): Promise<readonly boolean[]> {
      const { rows } = await sql<{ n: number }>`
        select given.n::int as n from json_array_elements(${JSON.stringify(claims)}::json) with ordinality as given (item, n)
        join embed_site s on s.id = item->>0
        join embed_origin o on o.site_id = s.id and o.origin = item->>1
        where o.proved_at is not null and s.widgets ? (item->>2)
      `.execute(db);
      const holding = new Set(rows.map(({ n }) => n));
      return claims.map((_, at) => holding.has(at + 1));
    },
    async list({ tenantId }: MemberScope): Promise<SiteRow[]> {
      return sites().where('tenant_id', '=', tenantId).orderBy('created_at').orderBy('id').execute();
    },
    /** @throws CallError conflict when the tenant has one of the pages already */
    async add({ tenantId, userId }: MemberScope, terms: SiteTerms): Promise<{ id: string; listed: string[] }> {
      const id = randomUUID();
      const listed = await db.transaction().execute(async (trx) => {
        await trx
          .insertInto('tenant')
          .values({ id: `@site:${id}`, name: `Site ${id}` })
          .execute();
        await trx
          .insertInto('embed_site')
          .values({ id, tenant_id: tenantId, created_by: userId, ...values(terms) })
          .execute();
        return listOrigins(trx, { id, tenant_id: tenantId }, terms);
      });
      return { id, listed };
    },
    /**
     * Sets all the terms of a site; what is no longer listed ends at once. Gives the origins that are new in it.
     *
     * @throws CallError notFound for one of another tenant; conflict when another site has one of the pages
     */
    async change({ tenantId }: MemberScope, id: string, terms: ChangedTerms): Promise<string[]> {
      return db.transaction().execute(async (trx) => {
        const { numUpdatedRows } = await trx
          .updateTable('embed_site')
          .set(values(terms))
          .where('id', '=', id)
          .where('tenant_id', '=', tenantId)
          .executeTakeFirst();
        if (numUpdatedRows === 0n) throw new CallError('notFound');
        await trx
          .deleteFrom('embed_origin')
          .where('site_id', '=', id)
          .where('origin', 'not in', [...terms.origins])
          .execute();
        return listOrigins(trx, { id, tenant_id: tenantId }, terms);
      });
    },
    async remove({ tenantId }: MemberScope, siteId: string): Promise<boolean> {
      const { numDeletedRows } = await db
        .deleteFrom('embed_site')
        .where('id', '=', siteId)
        .where('tenant_id', '=', tenantId)
        .executeTakeFirst();
      return numDeletedRows > 0n;
    },
  };
}

export type SiteStore = ReturnType<typeof createSiteStore>;
