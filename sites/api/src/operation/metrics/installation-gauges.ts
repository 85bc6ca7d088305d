import { stat, statfs } from 'node:fs/promises';
import { resolve } from 'node:path';
import { Gauge, type Registry } from 'prom-client';
import { dumpFolder } from '../../ground/configuration/dump-folder.ts';
import { dumpHours } from '../../ground/configuration/dump-hours.ts';
import type { Settings } from '../../ground/configuration/settings.ts';
import type { Database } from '../../ground/database/database.types.ts';
import { dumpsIn } from '../../ground/database/dump-names.ts';

type Samples = readonly (readonly [labels: Record<string, string>, value: number])[];

/** A gauge that is read when somebody asks for metrics. Every process tells the same of them: take the maximum. */
interface Reading {
  name: string;
  help: string;
  labels?: readonly string[];
  read(): Promise<Samples>;
}

/** What the installation holds, read from the database and the disk. */
export function installationGauges(
  database: Database,
  settings: GaugeSettings,
  registry: Registry<typeof Registry.OPENMETRICS_CONTENT_TYPE>,
): void {
  for (const { name, help, labels = [], read } of readingsOf(database, settings)) {
    const gauge: Gauge = new Gauge({
      name,
      help,
      labelNames: [...labels],
      registers: [],
      async collect() {
        // What cannot be read is not told, and `assay_database_up` says why; the others are.
        const samples = await read().catch(() => []);
        gauge.reset();
        for (const [values, value] of samples) gauge.set(values, value);
        if (labels.length === 0 && samples.length === 0) gauge.remove();
      },
    });
    registry.registerMetric(gauge);
  }
}

type GaugeSettings = Pick<Settings, 'ASSAY_DATA'> & Parameters<typeof dumpHours>[0];

function readingsOf(database: Database, settings: GaugeSettings): Reading[] {
  const directory = settings.ASSAY_DATA;
  const rowsOf = async (text: string) => (await database.pool.query<Record<string, number>>(text)).rows;
  const byKind = (text: string, label: string) => async (): Promise<Samples> =>
    (await rowsOf(text)).map((row) => [{ [label]: String(row[label]) }, Number(row['value'])]);
  return [
    {
      name: 'assay_database_up',
      help: '1 while the database answers.',
      async read() {
        const isUp = await database.pool.query('select 1').then(
          () => true,
          () => false,
        );
        return [[{}, Number(isUp)]];
      },
    },
    {
      name: 'assay_jobs',
      help: 'Jobs by kind and state: queued, running, failed.',
      labels: ['kind', 'state'],
      async read() {
        const rows = await rowsOf(
          'select kind, status as state, count(*)::int as value from job group by kind, status',
        );
        return rows.map(({ kind, state, value }) => [{ kind: String(kind), state: String(state) }, Number(value)]);
      },
    },
    {
      name: 'assay_job_oldest_due_seconds',
      help: 'How long the job that waits longest has been due, by kind.',
      labels: ['kind'],
      read: byKind(
        `select kind, extract(epoch from now() - min(run_at))::float8 as value
         from job where status = 'queued' and run_at <= now() group by kind`,
        'kind',
      ),
    },
    {
      name: 'assay_streams_open',
      help: 'Streams that are being written, by kind.',
      labels: ['kind'],
      read: byKind(`select kind, count(*)::int as value from stream where status = 'PROCESSING' group by kind`, 'kind'),
    },
    {
      name: 'assay_import_runs',
      help: 'Imports of the last 30 days by state.',
      labels: ['state'],
      read: byKind(
        `select state, count(*)::int as value from import_run
         where started_at > now() - interval '30 days' group by state`,
        'state',
      ),
    },
    {
      name: 'assay_embeddings_waiting',
      help: 'Passages without an embedding, by language; languages that the model does not read stay here.',
      labels: ['language'],
      read: byKind(
        `select language, sum(passages - embedded)::int as value from search_total group by language`,
        'language',
      ),
    },
    {
      name: 'assay_audit_unsent_entries',
      help: 'Entries of the audit log that the sink was not told; without a sink, all of them.',
      read: async () => {
        const [row] = await rowsOf('select position - sent_position as value from audit_chain');
        return [[{}, row?.['value'] ?? 0]];
      },
    },
    {
      name: 'assay_dump_age_seconds',
      help: 'Age of the newest dump in the data directory; of the installation, and no more than of the process, where the schedule has made none yet; absent without a schedule.',
      async read() {
        const newest = (await dumpsIn(dumpFolder(settings))).at(-1);
        if (newest !== undefined) return [[{}, (Date.now() - (await stat(newest)).mtimeMs) / 1000]];
        if (dumpHours(settings) === 0) return [];
        const [row] = await rowsOf('select extract(epoch from now() - min(at))::float8 as value from schema_migration');
        // A schedule that is new at an old installation has its first dump ahead of it.
        return [[{}, Math.min(row?.['value'] ?? 0, process.uptime())]];
      },
    },
    {
      name: 'assay_disk_free_bytes',
      help: 'Bytes that the service may still write in the data directory.',
      async read() {
        const { bavail, bsize } = await statfs(resolve(directory));
        return [[{}, bavail * bsize]];
      },
    },
    {
      name: 'assay_disk_size_bytes',
      help: 'Size of the file system of the data directory.',
      async read() {
        const { blocks, bsize } = await statfs(resolve(directory));
        return [[{}, blocks * bsize]];
      },
    },
  ];
}
