import { type AreaMigration, migration } from '../database/migrations.ts';

/** The job queue: one row a job, held by a lease while it runs and deleted when it is done. */
export const jobsMigrations: Record<string, AreaMigration> = {
  '0001_jobs': migration(
    `create table job (
    id text primary key,
    kind text not null,
    payload jsonb not null,
    /** queued, running, failed. A done job is gone. */
    status text not null default 'queued',
    run_at timestamptz not null default now(),
    attempt integer not null default 0,
    failures integer not null default 0,
    holder text,
    lease_until timestamptz,
    error text,
    created_at timestamptz not null default now()
  )`,
    `create index job_due on job (kind, run_at) where status = 'queued'`,
    `create index job_leased on job (lease_until) where status = 'running'`,
  ),
  /** Jobs of a kind take turns by tenant; those of no tenant count as one. */
  '0002_turns': migration(
    `alter table job add column tenant_id text not null default '', add column turn bigint not null default 0`,
    `drop index job_due`,
    `create index job_due on job (kind, turn, run_at) where status = 'queued'`,
    `create index job_tenant on job (kind, tenant_id, turn) where status in ('queued', 'running')`,
  ),
  /** How long a job waits at most, so that a clock that was set back delays none beyond it. */
  '0003_waits': migration(
    `alter table job add column wait double precision not null default 0`,
    `update job set wait = greatest(0, extract(epoch from run_at - now())) where status = 'queued'`,
  ),
};
