import { type Kysely, type RawBuilder, sql } from 'kysely';
import { escapeLike } from '../../ground/database/like-pattern.ts';
import { CallError } from '../../ground/http/call-error.ts';
import type { Role } from '../../ground/scope/tenant-scope.ts';
import { isPerson } from '../../people/identity/demanded-factor.ts';
import type { IdentityTables } from '../../people/identity/identity.migrations.ts';
import type { TenancyTables } from '../../people/tenancy/tenancy.migrations.ts';
import type { OriginOfSite } from '../../trade/embed/origin.store.ts';

/** A page of a list, of what begins so or has that e-mail address. */
export interface ListQuery {
  query: string;
  page: number;
  limit: number;
}

interface TenantRow {
  id: string;
  name: string;
  created_at: Date;
  members: number;
  packages: string[];
}

interface PersonRow {
  id: string;
  full_name: string;
  email: string | null;
  mobile_number: string | null;
  role: Role;
  packages: string[];
}

export interface OriginRow {
  site_id: string;
  origin: string;
  tenant_id: string;
  tenant: string;
  listed_at: Date;
  proved_at: Date | null;
}

const isLive = sql`(ends_at is null or ends_at > now())`;
const beginning = (text: string) => `${escapeLike(text.toLowerCase())}%`;

/** Every tenant of the installation and the people in each. Only the operator's calls read it. */
export function createInstallationStore(db: Kysely<IdentityTables & TenancyTables>) {
  async function count(from: RawBuilder<unknown>): Promise<number> {
    const { rows } = await sql<{ total: number }>`select count(*)::int as total ${from}`.execute(db);
    return rows[0]?.total ?? 0;
  }

  return {
    async tenants({ query, page, limit }: ListQuery): Promise<{ total: number; rows: TenantRow[] }> {
      // Sites of the embedding area have tenants of their own, in which nobody is.
      const from = sql`from tenant t where t.id not like '@site:%' ${
        query === ''
          ? sql``
          : sql`and t.id in (
              select id from tenant where lower(name) like ${beginning(query)}
              union
              select m.tenant_id from tenant_member m join user_account a on a.id = m.user_id
              where a.email = ${query.toLowerCase()})`
      }`;
      const [total, { rows }] = await Promise.all([
        count(from),
        sql<TenantRow>`
          select page.id, page.name, page.created_at,
            (select count(*)::int from tenant_member m where m.tenant_id = page.id and ${isPerson}) as members,
            array(select package from tenant_package where tenant_id = page.id and ${isLive} order by package) as packages
          from (select t.id, t.name, t.created_at ${from}
            order by t.created_at desc, t.id desc limit ${limit} offset ${(page - 1) * limit}) page
          order by page.created_at desc, page.id desc
        `.execute(db),
      ]);
      return { total, rows };
    },

    /** Pages that tenants listed for widgets, those that wait for a proof first, the newest first. */
    async origins({ query, page, limit }: ListQuery): Promise<{ total: number; rows: OriginRow[] }> {
      const from = sql`from embed_origin o join tenant t on t.id = o.tenant_id ${
        query === ''
          ? sql``
          : sql`where split_part(o.origin, '://', 2) like ${beginning(query)} or o.origin like ${beginning(query)}
              or lower(t.name) like ${beginning(query)}`
      }`;
      const [total, { rows }] = await Promise.all([
        count(from),
        sql<OriginRow>`
          select o.site_id, o.origin, o.tenant_id, t.name as tenant, o.listed_at, o.proved_at ${from}
          order by o.proved_at is not null, coalesce(o.proved_at, o.listed_at) desc, o.origin, o.site_id
          limit ${limit} offset ${(page - 1) * limit}
        `.execute(db),
      ]);
      return { total, rows };
    },
    /** One of them. @throws CallError notFound */
    async origin({ siteId, origin }: OriginOfSite): Promise<OriginRow> {
      const { rows } = await sql<OriginRow>`
        select o.site_id, o.origin, o.tenant_id, t.name as tenant, o.listed_at, o.proved_at
        from embed_origin o join tenant t on t.id = o.tenant_id where o.site_id = ${siteId} and o.origin = ${origin}
      `.execute(db);
      if (!rows[0]) throw new CallError('notFound');
      return rows[0];
    },

    /** @throws CallError notFound for a tenant that does not exist */
    async people(
      tenantId: string,
      { query, page, limit }: ListQuery,
    ): Promise<{ name: string; total: number; rows: PersonRow[] }> {
      const tenant = await db.selectFrom('tenant').select('name').where('id', '=', tenantId).executeTakeFirst();
      if (!tenant) throw new CallError('notFound');
      const from = sql`from tenant_member m join user_account a on a.id = m.user_id
        where m.tenant_id = ${tenantId} and a.service_of is null ${
          query === ''
            ? sql``
            : sql`and (lower(a.full_name) like ${beginning(query)} or a.email = ${query.toLowerCase()})`
        }`;
      const [total, { rows }] = await Promise.all([
        count(from),
        sql<PersonRow>`
          select a.id, a.full_name, a.email, a.mobile_number, m.role,
            array(select package from package_grant
              where tenant_id = m.tenant_id and user_id = m.user_id and ${isLive} order by package) as packages
          ${from} order by m.joined_at, a.id limit ${limit} offset ${(page - 1) * limit}
        `.execute(db),
      ]);
      return { name: tenant.name, total, rows };
    },
  };
}
