import type { EgressPurpose } from '@assay/domain';
import type { Generated } from 'kysely';
import { type AreaSchema, migration } from '../database/migrations.ts';

/** The ledger of what left the machine. The text itself lies apart, so that it can go before its entry does. */
export const egressSchema: AreaSchema = {
  area: 'egress',
  owners: {
    egress_event: 'tenant',
    egress_excerpt: { column: 'event_id', of: 'egress_event', key: 'id' },
  },
  migrations: {
    '0001_egress': migration(
      `create table egress_event (
        id bigint generated always as identity primary key,
        tenant_id text,
        user_id text,
        purpose text not null,
        host text not null,
        bytes bigint not null,
        digest text not null,
        outcome text not null,
        at timestamptz not null default now()
      )`,
      `create index egress_event_tenant on egress_event (tenant_id, id desc)`,
      `create index egress_event_at on egress_event (at)`,
      `create index egress_event_user on egress_event (user_id) where user_id is not null`,
      `create table egress_excerpt (
        event_id bigint primary key references egress_event (id) on delete cascade,
        text text not null
      )`,
    ),
  },
};

export interface EgressTables {
  egress_event: {
    id: Generated<number>;
    /** Null for what the installation does by itself, or for a visitor. */
    tenant_id: string | null;
    user_id: string | null;
    purpose: EgressPurpose;
    host: string;
    bytes: number;
    /** SHA-256 of the body in hex. */
    digest: string;
    /** `begun`, `sent`, `failed`, or the HTTP status of the reply. */
    outcome: string;
    at: Generated<Date>;
  };
  egress_excerpt: { event_id: number; text: string };
}
