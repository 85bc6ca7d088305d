import { type AreaMigration, type AreaSchema, migration } from '../database/migrations.ts';
import { withGroups } from './groups-of-parts.ts';
import { rewriteFrames } from './rewrite-frames.ts';

/** Tables of the stream log. `payload` is the frame's JSON as it travels, so that reading never serialises again. */
const migrations: Record<string, AreaMigration> = {
  '0001_streams': migration(
    `create table stream (
    id text primary key,
    kind text not null,
    tenant_id text not null,
    owner_id text not null,
    attempt integer not null default 0,
    /** Attempt that began the present version; later ones only took over from a writer that died. */
    first_attempt integer not null default 1,
    status text not null default 'PROCESSING',
    last_seq integer not null default 0,
    cancel_requested boolean not null default false,
    is_compact boolean not null default false,
    created_at timestamptz not null default now(),
    updated_at timestamptz not null default now()
  )`,
    `create index stream_open on stream (updated_at) where status = 'PROCESSING'`,
    `create index stream_to_compact on stream (updated_at) where status <> 'PROCESSING' and not is_compact`,
    `create table stream_event (
    stream_id text not null references stream (id) on delete cascade,
    attempt integer not null,
    seq integer not null,
    type text not null,
    part text,
    payload text not null,
    at timestamptz not null default now(),
    primary key (stream_id, attempt, seq)
  )`,
  ),
  '0002_groups': { up: (db) => rewriteFrames(db, ['part', 'module', 'progress', 'snapshot'], withGroups) },
};

export const streamsSchema: AreaSchema = {
  area: 'streams',
  migrations,
  owners: {
    stream: 'tenant',
    stream_event: { column: 'stream_id', of: 'stream', key: 'id' },
  },
};
