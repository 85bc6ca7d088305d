import type { TokenScope } from '@assay/domain';
import type { Generated } from 'kysely';
import { type AreaSchema, migration } from '../../../ground/database/migrations.ts';

/** Tokens of people and of services, and the accounts of services. */
export const tokensSchema: AreaSchema = {
  area: 'tokens',
  // As sessions: no program gets in by a dump.
  undumped: ['access_token'],
  migrations: {
    '0001_tokens': migration(
      // A service is a member without a person: nothing it holds signs in, which the database keeps.
      `alter table user_account
        add column service_of text references tenant (id) on delete cascade,
        add constraint service_signs_in_nowhere
          check (service_of is null or (email is null and mobile_number is null and password_hash is null))`,
      `create index user_account_service on user_account (service_of) where service_of is not null`,
      `create table access_token (
        id text primary key,
        token_hash text not null unique,
        ends_with text not null,
        name text not null,
        user_id text not null references user_account (id) on delete cascade,
        tenant_id text not null,
        scopes text[] not null,
        created_by text references user_account (id) on delete set null,
        created_at timestamptz not null default now(),
        expires_at timestamptz not null,
        revoked_at timestamptz,
        used_on date,
        foreign key (tenant_id, user_id) references tenant_member (tenant_id, user_id) on delete cascade
      )`,
      `create index access_token_account on access_token (user_id)`,
      `create index access_token_tenant on access_token (tenant_id)`,
      // Whoever reads a stream by a token hears that it has ended.
      `create trigger access_token_ended after delete or update of revoked_at on access_token
        for each statement execute function note_right_ended()`,
    ),
    // A limit that is lowered brings the end of a token nearer.
    '0002_longest_life': migration(
      `alter table tenant add column longest_token_days integer check (longest_token_days > 0)`,
      `drop trigger access_token_ended on access_token`,
      `create trigger access_token_ended after delete or update of revoked_at, expires_at on access_token
        for each statement execute function note_right_ended()`,
    ),
  },
};

export interface TokenTables {
  access_token: {
    id: string;
    /** SHA-256 of the token. */
    token_hash: string;
    /** Its last four characters. */
    ends_with: string;
    name: string;
    /** The person, or the account of the service, that it speaks for. */
    user_id: string;
    tenant_id: string;
    scopes: TokenScope[];
    /** The administrator who made it for a service; null for a person's own. */
    created_by: string | null;
    created_at: Generated<Date>;
    expires_at: Date;
    revoked_at: Date | null;
    /** Day of its last use (UTC). */
    used_on: string | null;
  };
}
