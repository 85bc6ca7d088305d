import type { WidgetName } from '@assay/domain';
import type { Generated } from 'kysely';
import { type AreaSchema, migration } from '../../ground/database/migrations.ts';

/** Pages that may carry widgets of a tenant, and the visitors who ask there. */
export const embedSchema: AreaSchema = {
  area: 'embed',
  migrations: {
    '0001_embed': migration(
      `create table embed_site (
        id text primary key,
        tenant_id text not null references tenant (id) on delete cascade,
        origin text not null,
        widgets jsonb not null,
        created_by text references user_account (id) on delete set null,
        created_at timestamptz not null default now(),
        unique (tenant_id, origin)
      )`,
      `create index embed_site_origin on embed_site (origin)`,
      `create table embed_visitor (
        user_id text primary key references user_account (id) on delete cascade,
        site_id text not null references embed_site (id) on delete cascade,
        seen_at timestamptz not null default now()
      )`,
      `create index embed_visitor_seen on embed_visitor (seen_at)`,
    ),
  },
};

export interface EmbedTables {
  embed_site: {
    id: string;
    tenant_id: string;
    origin: string;
    /** JSON text when written, parsed when read. */
    widgets: WidgetName[];
    created_by: string | null;
    created_at: Generated<Date>;
  };
  embed_visitor: { user_id: string; site_id: string; seen_at: Generated<Date> };
}
