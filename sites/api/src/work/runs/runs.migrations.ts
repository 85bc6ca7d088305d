import type { RunStatus, RunUse } from '@assay/domain';
import type { Generated, Selectable } from 'kysely';
import { type AreaSchema, migration } from '../../ground/database/migrations.ts';

/** Runs: where each stands, where it is read, and what became of the use it was counted as. */
export const runsSchema: AreaSchema = {
  area: 'runs',
  owners: {
    run: 'tenant',
  },
  migrations: {
    '0001_runs': migration(
      `create table run (
        /** That of what it works on, such as a question or a reply. */
        id text primary key,
        kind text not null,
        tenant_id text not null,
        owner_id text not null,
        status text not null,
        /** Absent once the log has been dropped after its retention. */
        stream_id text references stream (id) on delete set null,
        /** The sender's own id, so that what is sent twice is begun once. */
        client_id text,
        /** spent, earned or returned; absent where it is not counted. */
        use text,
        created_at timestamptz not null default now(),
        updated_at timestamptz not null default now()
      )`,
      `create unique index run_client on run (owner_id, kind, client_id)`,
      `create unique index run_stream on run (stream_id)`,
      `create index run_open on run (updated_at) where status in ('queued', 'running')`,
      `create index run_log on run (kind, updated_at) where stream_id is not null`,
    ),
  },
};

export interface RunTables {
  run: {
    id: string;
    kind: string;
    tenant_id: string;
    owner_id: string;
    status: RunStatus;
    stream_id: string | null;
    client_id: string | null;
    use: RunUse | null;
    created_at: Generated<Date>;
    updated_at: Generated<Date>;
  };
}

export type RunRow = Selectable<RunTables['run']>;
