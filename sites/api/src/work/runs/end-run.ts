import { applyFrame } from '@assay/contract';
import { type QueryExecutorProvider, sql } from 'kysely';
import { moveRun } from './run.store.ts';
import type { RunKind } from './run-kind.ts';
import type { RunPorts } from './runs.types.ts';

/** Ends a run in a transaction, and gives back the use for which nothing was written. */
export async function settleRun(
  { usage }: Pick<RunPorts, 'usage'>,
  trx: QueryExecutorProvider,
  id: string,
  move: 'finish' | 'fail' | 'stop',
  isWorth: boolean,
): Promise<void> {
  const moved = await moveRun(trx, id, move, isWorth);
  if (moved?.use === 'returned') await usage.giveBack(trx, id);
}

/**
 * Ends a run from outside its worker as it stands: a person stops it, or it is given up so that no reader waits for
 * ever. Idempotent.
 *
 * @param attempt the one that the reader saw: what was begun anew later is left alone.
 * @returns false when there was nothing left to end.
 */
export async function endRun<Subject>(
  ports: RunPorts,
  kind: RunKind<Subject>,
  id: string,
  as: 'stopped' | 'failed',
  attempt?: number,
): Promise<boolean> {
  const { log, store } = ports;
  const [run, subject] = await Promise.all([store.run(id), kind.load(id)]);
  if (!run?.stream_id || !subject) return false;
  const isEnded = await log.seal(
    run.stream_id,
    attempt,
    (held) => kind.ending(subject, held, as).frames,
    async (trx, held) => {
      const ending = kind.ending(subject, held, as);
      await ending.store(trx);
      const ended = ending.frames.reduce(applyFrame, held);
      await settleRun(ports, trx, id, as === 'stopped' ? 'stop' : 'fail', kind.isWorth(ended));
      if (as === 'stopped') await sql`delete from job where payload ->> 'run' = ${id}`.execute(trx);
    },
  );
  if (isEnded) kind.ended?.(subject);
  return isEnded;
}
