import type { LeadPackageType } from '@assay/domain';
import type { Generated } from 'kysely';
import { type AreaSchema, migration } from '../../ground/database/migrations.ts';

/** People who asked sales for something, and how far the news of it has come. */
export const leadsSchema: AreaSchema = {
  area: 'leads',
  migrations: {
    '0001_leads': migration(
      `create table lead (
        id text primary key,
        tenant_id text references tenant (id) on delete set null,
        client_id text unique,
        kind text not null check (kind in ('upgrade', 'marketing')),
        type text not null,
        source_type text not null,
        name text not null,
        company_name text not null,
        post text not null default '',
        mobile_number text not null default '',
        email text not null default '',
        reason jsonb not null default '[]',
        upgrade_reason text not null default '',
        message text not null default '',
        score integer,
        origin text not null default '',
        locale text not null,
        user_id text references user_account (id) on delete set null,
        mail text not null,
        webhook text not null,
        created_at timestamptz not null default now()
      )`,
      `create index lead_newest on lead (tenant_id, created_at desc, id)`,
    ),
    /** Whose seller is erased goes with it; one without a seller came before there was one. */
    '0002_sellers': migration(
      `alter table lead drop constraint lead_tenant_id_fkey,
        add foreign key (tenant_id) references tenant (id) on delete cascade`,
    ),
  },
};

/** How far a lead is on one of its ways; `off` where the operator set none up. */
export type Delivery = 'waiting' | 'delivered' | 'failed' | 'off';

export interface LeadTables {
  lead: {
    id: string;
    /** Tenant that sells: its administrators read the lead. Null for one that came while nobody ran the installation. */
    tenant_id: string | null;
    client_id: string | null;
    kind: 'upgrade' | 'marketing';
    type: LeadPackageType;
    source_type: string;
    name: string;
    company_name: string;
    post: string;
    mobile_number: string;
    email: string;
    /** JSON text when written, parsed when read. */
    reason: string[];
    upgrade_reason: string;
    message: string;
    score: number | null;
    origin: string;
    locale: string;
    user_id: string | null;
    mail: Delivery;
    webhook: Delivery;
    created_at: Generated<Date>;
  };
}
