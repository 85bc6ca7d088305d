import type { ServiceArea, ServiceContext } from '../../ground/application/service.types.ts';
import type { JobsArea } from '../../ground/jobs/jobs.area.ts';
import { eachInTurn } from '../../ground/operations/each-in-turn.ts';
import type { StreamsArea } from '../../ground/streams/streams.area.ts';
import type { UsageMeter } from '../../trade/usage/usage-meter.ts';
import { createContinue } from './continue-run.ts';
import { endRun } from './end-run.ts';
import { createRunJob } from './run.job.ts';
import { createRunStore } from './run.store.ts';
import type { RunKind } from './run-kind.ts';
import type { RunTables } from './runs.migrations.ts';
import type { RunPorts } from './runs.types.ts';
import { createStart, enqueueRun, jobOf } from './start-run.ts';
import { deleteIncognito, dropLogs, incognitoHours } from './sweep-runs.ts';

/** What is to leave no trace lives this many hours; looked for this often, in ms, as are logs past their retention. */
const sweepInterval = 3_600_000;
/** An open run that nothing has worked on for so many seconds is taken up again; looked for this often, in ms. */
const forsakenAfter = 120;
const resumeInterval = 60_000;

/** The life of runs of one kind. */
export interface Runs extends ReturnType<typeof createStart>, ReturnType<typeof createContinue> {
  /** Ends a run as it stands; idempotent. `attempt` is the one the reader saw. False when there was nothing left to end. */
  stop(id: string, attempt: number | undefined): Promise<boolean>;
}

export interface RunsArea extends ServiceArea {
  /** Registers a kind; before the jobs start. */
  handle<Subject>(kind: RunKind<Subject>): Runs;
  /**
   * Goes on with runs that nothing works on, and ends those that were given up.
   *
   * @returns their number
   * @throws AggregateError of those that failed, once all were tried
   */
  resumeForsaken(seconds?: number): Promise<number>;
  /** Deletes what was to leave no trace and whose time is over; gives the number of its runs. */
  deleteIncognito(): Promise<number>;
}

/** Runs: one life for whatever the service executes for a person. */
export function runsArea(
  { database, log: lines, settings, tracer }: ServiceContext,
  { log }: StreamsArea,
  jobs: JobsArea,
  usage: Pick<UsageMeter, 'prepare' | 'giveBack'>,
): RunsArea {
  const { queue } = jobs;
  const db = database.tables<RunTables>();
  const store = createRunStore(db);
  const ports: RunPorts = { database, log, queue, store, usage, tracer };
  const kinds = new Map<string, RunKind<unknown>>();
  const timers: NodeJS.Timeout[] = [];

  async function resumeForsaken(seconds = forsakenAfter): Promise<number> {
    const runs = (await store.forsaken(seconds)).filter(({ kind }) => kinds.has(kind));
    await eachInTurn(runs, async (run) => {
      const kind = kinds.get(run.kind);
      if (run.isGivenUp && kind) await endRun(ports, kind, run.id, 'failed');
      else await db.transaction().execute((trx) => enqueueRun(queue, trx, run));
    }).finally(() => {
      for (const kind of kinds.keys()) queue.wake(jobOf(kind));
    });
    return runs.length;
  }

  return {
    handle(kind) {
      kinds.set(kind.kind, kind);
      jobs.handle(createRunJob(ports, kind));
      return {
        ...createStart(ports, kind.kind),
        ...createContinue(ports, kind.kind),
        stop: (id, attempt) => endRun(ports, kind, id, 'stopped', attempt),
      };
    },
    resumeForsaken,
    deleteIncognito: () => deleteIncognito(database, kinds.values(), incognitoHours),
    async start() {
      if (settings.ROLE === 'web') return;
      const every = (interval: number, work: () => Promise<unknown>, failure: string) =>
        timers.push(setInterval(() => void work().catch((error: unknown) => lines.error(failure, error)), interval));
      every(sweepInterval, () => deleteIncognito(database, kinds.values(), incognitoHours), 'incognito-not-deleted');
      every(sweepInterval, () => dropLogs(store, kinds.values()), 'logs-not-dropped');
      every(resumeInterval, resumeForsaken, 'runs-not-resumed');
    },
    async stop() {
      for (const timer of timers.splice(0)) clearInterval(timer);
    },
  };
}
