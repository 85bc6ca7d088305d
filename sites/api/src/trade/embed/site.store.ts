import { randomUUID } from 'node:crypto';
import type { WidgetName } from '@assay/domain';
import { type Kysely, type Selectable, sql } from 'kysely';
import { CallError } from '../../ground/http/call-error.ts';
import type { MemberScope } from '../../ground/scope/tenant-scope.ts';
import type { TenancyTables } from '../../people/tenancy/tenancy.migrations.ts';
import type { EmbedTables } from './embed.migrations.ts';

export type SiteRow = Selectable<EmbedTables['embed_site']> & { origins: string[] };

/** What an administrator says about a site. */
interface SiteTerms extends Pick<SiteRow, 'library' | 'questions_a_day' | 'leads_a_day'> {
  origins: readonly string[];
  widgets: readonly WidgetName[];
}

/** What a day of a site is counted in. */
export type CappedUse = 'questions' | 'leads';

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
        sql<string[]>`array(select origin from embed_origin where site_id = embed_site.id order by origin)`.as(
          'origins',
        ),
      );

  async function find(siteId: string): Promise<SiteRow | undefined> {
    return sites().where('id', '=', siteId).executeTakeFirst();
  }

  async function listOrigins(
    trx: Kysely<EmbedTables & TenancyTables>,
    site: { id: string; tenant_id: string },
    terms: SiteTerms,
  ) {
    const rows = terms.origins.map((origin) => ({ site_id: site.id, tenant_id: site.tenant_id, origin }));
    const added = await trx
      .insertInto('embed_origin')
      .values(rows)
      .onConflict((conflict) => conflict.doNothing())
      .returning('origin')
      .execute();
    if (added.length < rows.length) throw new CallError('conflict');
  }

  const values = ({ widgets, library, questions_a_day, leads_a_day }: SiteTerms) => ({
    widgets: sql<WidgetName[]>`${JSON.stringify(widgets)}::jsonb`,
    library,
    questions_a_day,
    leads_a_day,
  });

  return {
    find,
    /** Widgets that a page may carry by the sites of all tenants. */
    async widgetsOf(origin: string): Promise<ReadonlySet<WidgetName>> {
      const rows = await db
        .selectFrom('embed_site')
        .innerJoin('embed_origin', 'embed_origin.site_id', 'embed_site.id')
        .select('widgets')
        .where('origin', '=', origin)
        .execute();
      return new Set(rows.flatMap(({ widgets }) => widgets));
    },
    /** The site of a page that may carry a widget: the one named, else the first that lists the page. */
    async carrying(siteId: string | undefined, origin: string, widget: WidgetName): Promise<SiteRow | undefined> {
      return sites()
        .where('id', 'in', (listed) => listed.selectFrom('embed_origin').select('site_id').where('origin', '=', origin))
        .where(sql<boolean>`widgets ? ${widget}`)
        .$if(siteId !== undefined, (named) => named.where('id', '=', siteId ?? ''))
        .orderBy('created_at')
        .orderBy('id')
        .executeTakeFirst();
    },
    /** Which of many (site, page, widget) are still so. */
    async hold(claims: readonly (readonly string[])[]): Promise<readonly boolean[]> {
      const { rows } = await sql<{ n: number }>`
        select given.n::int as n from json_array_elements(${JSON.stringify(claims)}::json) with ordinality as given (item, n)
        join embed_site s on s.id = item->>0
        join embed_origin o on o.site_id = s.id and o.origin = item->>1
        where s.widgets ? (item->>2)
      `.execute(db);
      const holding = new Set(rows.map(({ n }) => n));
      return claims.map((_, at) => holding.has(at + 1));
    },
    async list({ tenantId }: MemberScope): Promise<SiteRow[]> {
      return sites().where('tenant_id', '=', tenantId).orderBy('created_at').orderBy('id').execute();
    },
    /** @throws CallError conflict when the tenant has one of the pages already */
    async add({ tenantId, userId }: MemberScope, terms: SiteTerms): Promise<SiteRow> {
      const id = randomUUID();
      await db.transaction().execute(async (trx) => {
        await trx
          .insertInto('tenant')
          .values({ id: `@site:${id}`, name: `Site ${id}` })
          .execute();
        await trx
          .insertInto('embed_site')
          .values({ id, tenant_id: tenantId, created_by: userId, ...values(terms) })
          .execute();
        await listOrigins(trx, { id, tenant_id: tenantId }, terms);
      });
      return (await find(id)) as SiteRow;
    },
    /**
     * Sets all the terms of a site; what is no longer listed ends at once.
     *
     * @throws CallError notFound for one of another tenant; conflict when another site has one of the pages
     */
    async change({ tenantId }: MemberScope, id: string, terms: SiteTerms): Promise<SiteRow> {
      await db.transaction().execute(async (trx) => {
        const { numUpdatedRows } = await trx
          .updateTable('embed_site')
          .set(values(terms))
          .where('id', '=', id)
          .where('tenant_id', '=', tenantId)
          .executeTakeFirst();
        if (numUpdatedRows === 0n) throw new CallError('notFound');
        await trx.deleteFrom('embed_origin').where('site_id', '=', id).execute();
        await listOrigins(trx, { id, tenant_id: tenantId }, terms);
      });
      return (await find(id)) as SiteRow;
    },
    async remove({ tenantId }: MemberScope, siteId: string): Promise<boolean> {
      const { numDeletedRows } = await db
        .deleteFrom('embed_site')
        .where('id', '=', siteId)
        .where('tenant_id', '=', tenantId)
        .executeTakeFirst();
      return numDeletedRows > 0n;
    },
    /** Counts one use of the day, exact under parallel ones; false when the site has had as many as it may. */
    async count(siteId: string, use: CappedUse): Promise<boolean> {
      const used = sql.ref(use);
      const cap = sql.ref(`${use}_a_day`);
      const { rows } = await sql`
        insert into embed_use as u (site_id, day, ${used})
        select id, (now() at time zone 'utc')::date, 1 from embed_site where id = ${siteId} and ${cap} > 0
        on conflict (site_id, day) do update set ${used} = u.${used} + 1
          where u.${used} < (select ${cap} from embed_site where id = u.site_id)
        returning 1 as counted
      `.execute(db);
      return rows.length > 0;
    },
  };
}

export type SiteStore = ReturnType<typeof createSiteStore>;
