import { type AreaSchema, migration } from '../database/migrations.ts';

/** Keys of the installation, of which the newest makes what is signed and sealed from now on. */
export const keysSchema: AreaSchema = {
  area: 'keys',
  migrations: {
    '0001_keys': migration(
      `create table installation_key (
        id integer primary key,
        -- 32 random bytes as hex: 'clear:' and the key, or 'sealed:' and the key under the wrapping key
        value text not null,
        created_at timestamptz not null default now(),
        starts_at timestamptz not null default now(),
        retires_at timestamptz
      )`,
      `insert into installation_key (id, value, created_at, starts_at)
        select 1, 'clear:' || value, created_at, created_at from installation_secret where name = 'installation'`,
      `drop table installation_secret`,
    ),
  },
};

export interface KeysTables {
  installation_key: { id: number; value: string; created_at: Date; starts_at: Date; retires_at: Date | null };
}
