import { resolve } from 'node:path';
import type { ServiceContext } from '../../ground/application/service.types.ts';
import type { AuditTables } from '../../ground/audit/audit.tables.ts';
import { entriesAfter } from '../../ground/audit/read-chain.ts';
import { sinkId } from '../../ground/audit/sink-id.ts';
import { onBehalfOf } from '../../ground/egress/egress-subject.ts';
import type { JobsArea } from '../../ground/jobs/jobs.area.ts';
import { type AuditSink, fileSink, httpSink } from './audit-sink.ts';

const kind = 'audit-sink';
/** Milliseconds between looks for entries that the sink was not told. */
const interval = 2_000;

/**
 * Tells the sink of the settings every entry once its turn comes: one job of the installation, which goes on where the
 * last one ended. Gives what starts and stops it; undefined without a sink.
 */
export function sinkDelivery({ database, settings, egress, log }: ServiceContext, jobs: JobsArea) {
  const { AUDIT_SINK: name, AUDIT_SINK_TOKEN: token } = settings;
  if (name === undefined) return undefined;
  const db = database.tables<AuditTables>();
  const id = sinkId(name);
  const sink: AuditSink = /^https?:/.test(name)
    ? httpSink(name, token, egress.fetch('audit'))
    : fileSink(resolve(name));
  let timer: NodeJS.Timeout | undefined;

  const chain = () => db.selectFrom('audit_chain').selectAll().executeTakeFirstOrThrow();

  /** Where to go on; a file knows better than the database what it holds. */
  async function begin(): Promise<number> {
    const { position, base_position, sent_position, sent_to } = await chain();
    const told = (await sink.last()) ?? (sent_to === id ? sent_position : 0);
    if (told > position)
      throw new Error(
        `The sink of the audit log has entry ${told}, but the log ends at ${position}: it was restored from an earlier ` +
          'dump. Keep the former file and name another in AUDIT_SINK.',
      );
    return Math.max(told, base_position);
  }

  jobs.handle({
    kind,
    concurrency: 1,
    failures: 6,
    async run(_job, signal) {
      let position = await begin();
      while (!signal.aborted) {
        const entries = await entriesAfter(db, position);
        const last = entries.at(-1);
        if (last === undefined) return;
        await onBehalfOf(undefined, () => sink.tell(entries, signal));
        position = last.position;
        await db.updateTable('audit_chain').set({ sent_position: position, sent_to: id }).execute();
      }
    },
  });

  async function look(): Promise<void> {
    const { position, sent_position, sent_to } = await chain();
    if (sent_to === id && sent_position === position) return;
    await jobs.queue.enqueue(db, kind, {}, { id: kind, isRevived: true });
    jobs.queue.wake(kind);
  }

  return {
    start() {
      if (settings.ROLE === 'web') return;
      timer = setInterval(() => look().catch((error: unknown) => log.error('audit-sink-not-asked', error)), interval);
      timer.unref();
    },
    stop: () => clearInterval(timer),
  };
}
