import { applyFrame, type StreamFrame } from '@assay/contract';
import { seeingTenants } from '../../ground/database/tenant-sight.ts';
import { onBehalfOf } from '../../ground/egress/egress-subject.ts';
import type { ClaimedJob } from '../../ground/jobs/job-queue.ts';
import type { JobKind } from '../../ground/jobs/job-worker.ts';
import { atPlace, newPlace, readTraceparent } from '../../ground/log/trace-place.ts';
import { storeRows } from '../../ground/streams/stored-rows.ts';
import { type Commit, StreamFenced } from '../../ground/streams/stream-log.types.ts';
import { createStreamWriter, type StreamWriter } from '../../ground/streams/stream-writer.ts';
import { inSpan } from '../../ground/tracing/in-span.ts';
import { endRun, settleRun } from './end-run.ts';
import { finishedWithFrames, moveRun, startedWithStream } from './run.store.ts';
import type { RunKind, Running, RunResult } from './run-kind.ts';
import type { RunRow } from './runs.migrations.ts';
import type { RunJobPayload, RunPorts } from './runs.types.ts';
import { jobOf } from './start-run.ts';

/** The job that works on runs of a kind. */
export function createRunJob<Subject>(ports: RunPorts, kind: RunKind<Subject>): JobKind {
  return {
    kind: jobOf(kind.kind),
    concurrency: kind.concurrency,
    async run(job, signal) {
      const leave = kind.claimed?.(runOf(job));
      const place = readTraceparent((job.payload as RunJobPayload).trace) ?? newPlace();
      await atPlace(place, () =>
        inSpan(ports.tracer, job.kind, 'consumer', {}, () => workOn(ports, kind, job, signal)),
      ).finally(leave);
    },
    async abandon(job) {
      await endRun(ports, kind, runOf(job), 'failed');
    },
  };
}

function runOf(job: ClaimedJob): string {
  return (job.payload as RunJobPayload).run;
}

async function workOn<Subject>(
  ports: RunPorts,
  kind: RunKind<Subject>,
  job: ClaimedJob,
  signal: AbortSignal,
): Promise<void> {
  const { log, queue, store } = ports;
  const id = runOf(job);
  const [run, subject] = await Promise.all([store.run(id), kind.load(id)]);
  if (!run?.stream_id || !subject) return;
  const stream = run.stream_id;
  const begun = await log
    .begin(stream, (held) => kind.opening(subject, held), {
      guard: async (trx) => {
        await queue.assertHeld(trx, job);
        if (!(await moveRun(trx, id, 'start'))) throw new StreamFenced(stream, 0);
      },
      first: { kind: kind.kind, allowed: queue.isHeld(job), stored: startedWithStream(id) },
    })
    .catch(ignoreFenced);
  if (!begun) return;
  const writer = createStreamWriter(log, stream, begun.attempt, begun.held);
  try {
    const running = runningOf(ports, kind, run, writer, AbortSignal.any([signal, writer.signal]));
    await seeingTenants([run.tenant_id], () => onBehalfOf(kind.asker(subject), () => kind.work(subject, running)));
  } catch (error) {
    const reason: unknown = writer.signal.aborted ? writer.signal.reason : error;
    if (!signal.aborted && !(reason instanceof StreamFenced)) throw reason;
  } finally {
    await writer.close();
  }
}

function runningOf<Subject>(
  ports: RunPorts,
  kind: RunKind<Subject>,
  run: RunRow,
  writer: StreamWriter,
  signal: AbortSignal,
): Running {
  const isWorth = (frames: readonly StreamFrame[]) => kind.isWorth(frames.reduce(applyFrame, writer.state));
  const store = (trx: Commit, result: RunResult) =>
    typeof result === 'function'
      ? result(trx)
      : storeRows(trx, { stream: writer.stream, attempt: writer.attempt, stored: result });
  const end = (move: 'finish' | 'fail', frames: readonly StreamFrame[], result: RunResult) =>
    writer.commit(frames, async (trx) => {
      await store(trx, result);
      await settleRun(ports, trx, run.id, move, isWorth(frames));
    });
  return {
    run,
    writer,
    signal,
    finish: (frames, result) =>
      typeof result !== 'function' && isWorth(frames)
        ? writer.commit(frames, [...result, finishedWithFrames(run.id)])
        : end('finish', frames, result),
    fail: (frames, result) => end('fail', frames, result),
    async pause(frames, result) {
      let isResting = true;
      await writer.commit(frames, async (trx) => {
        isResting = (typeof result === 'function' ? await result(trx) : await store(trx, result)) !== false;
        if (isResting) await moveRun(trx, run.id, 'ask');
      });
      return isResting;
    },
  };
}

function ignoreFenced(error: unknown): undefined {
  if (!(error instanceof StreamFenced)) throw error;
}
