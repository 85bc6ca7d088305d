import { randomUUID } from 'node:crypto';
import type { CountedFeature } from '@assay/domain';
import { type QueryExecutorProvider, sql } from 'kysely';
import { CallError } from '../../ground/http/call-error.ts';
import type { MemberScope } from '../../ground/scope/tenant-scope.ts';
import type { NextFrames } from '../../ground/streams/stream-log.types.ts';
import { moveRun } from './run.store.ts';
import type { RunPorts } from './runs.types.ts';
import { enqueueRun, isCounted, jobOf } from './start-run.ts';

interface RunAgain {
  scope: MemberScope;
  id: string;
  feature: CountedFeature | undefined;
  /** Frames after `open`, given what the run wrote before. */
  opening: NextFrames;
  /** Keeps what was written as a version and sets it back; may refuse by throwing. */
  setBack(trx: QueryExecutorProvider): Promise<void>;
}

/** Setting runs of a kind to work that rest: those that wait for a person, and those that are written again. */
export function createContinue({ database, log, queue, store, usage }: RunPorts, kind: string) {
  const db = database.tables<unknown>();
  return {
    /**
     * Goes on with a run that waits for a person.
     *
     * @param answered stores what was answered.
     * @throws CallError conflict when it does not wait, or somebody else has answered
     */
    async resume(id: string, answered: (trx: QueryExecutorProvider) => Promise<void>): Promise<void> {
      const run = await store.run(id);
      if (!run) throw new CallError('conflict');
      await db.transaction().execute(async (trx) => {
        if (!(await moveRun(trx, id, 'answer'))) throw new CallError('conflict');
        await answered(trx);
        await enqueueRun(queue, trx, run);
      });
      queue.wake(jobOf(kind));
    },

    /**
     * Works on an ended run again. It is the same use, unless that was given back.
     *
     * @returns the attempt that begins; 0 where the log is a new one, which a worker begins.
     * @throws CallError conflict while it is worked on, over limit
     */
    async again({ scope, id, feature, opening, setBack }: RunAgain): Promise<number> {
      const run = await store.run(id);
      if (!run) throw new CallError('notFound');
      await queue.assertRoom(jobOf(kind), run.tenant_id);
      const spend =
        run.use === 'returned' && feature && isCounted(scope) ? await usage.prepare(scope, feature) : undefined;
      const guard = async (trx: QueryExecutorProvider) => {
        if (!(await moveRun(trx, id, 'again'))) throw new CallError('conflict');
        await setBack(trx);
        if (spend) {
          await spend(trx, id);
          await sql`update run set use = 'spent' where id = ${id}`.execute(trx);
        }
        await enqueueRun(queue, trx, run);
      };
      const attempt =
        run.stream_id === null
          ? await db.transaction().execute(async (trx) => {
              await guard(trx);
              const stream = randomUUID();
              await log.create(trx, { id: stream, kind, tenantId: run.tenant_id, ownerId: run.owner_id });
              await sql`update run set stream_id = ${stream} where id = ${id}`.execute(trx);
              return 0;
            })
          : (await log.begin(run.stream_id, opening, { reopens: true, guard })).attempt;
      queue.wake(jobOf(kind));
      return attempt;
    },
  };
}
