import { warmAnswers } from '@assay/engines/answering';
import type { ServiceArea, ServiceContext } from '../../ground/application/service.types.ts';
import type { JobsArea } from '../../ground/jobs/jobs.area.ts';
import type { StreamsArea } from '../../ground/streams/streams.area.ts';
import { createAnswerFeedback } from './answer-feedback.ts';
import { createAnswerExport } from './export/export-answer.ts';
import { seekBindings } from './seek.routes.ts';
import { createSeekService, type SeekService } from './seek.service.ts';
import { createSeekStore } from './seek.store.ts';
import type { SeekPorts, SeekTables } from './seek.types.ts';
import { createSeekJob } from './seek-run.job.ts';
import { suggestBindings } from './suggest.ts';

/** Incognito pages live this many hours and are looked for this often, in ms. */
const incognitoHours = 24;
const sweepInterval = 3_600_000;
/** An open question that nothing has worked on for so many seconds is taken up again; looked for this often, in ms. */
const forsakenAfter = 120;
const resumeInterval = 60_000;

export interface SeekArea extends ServiceArea {
  service: SeekService;
  /** Deletes incognito pages whose time is over; gives their number. */
  deleteIncognito(): Promise<number>;
}

/** Questions and answers: the calls of seek and the job that answers. Registers its job, so it is made before the jobs start. */
export function seekArea(
  { database, log: lines, settings, stopping }: ServiceContext,
  { log, streams }: StreamsArea,
  jobs: JobsArea,
  ports: SeekPorts,
): SeekArea {
  const store = createSeekStore(database.tables<SeekTables>());
  const { queue } = jobs;
  const feedback = createAnswerFeedback(database);
  const service = createSeekService({ database, log, queue, store, ports, feedback });
  const uses = { exports: createAnswerExport(database, store), feedback };
  jobs.handle(createSeekJob({ log, queue, store, ports, report: (message, error) => lines.error(message, error) }));
  const deleteIncognito = () => store.deleteIncognito(incognitoHours);
  const timers: NodeJS.Timeout[] = [];
  return {
    service,
    deleteIncognito,
    bindings: [...seekBindings(service, log, streams, uses), ...suggestBindings(database, ports.search)],
    async start() {
      if (settings.ROLE === 'web') return;
      const every = (interval: number, work: () => Promise<unknown>, failure: string) =>
        timers.push(setInterval(() => void work().catch((error: unknown) => lines.error(failure, error)), interval));
      every(sweepInterval, deleteIncognito, 'incognito-not-deleted');
      every(resumeInterval, () => service.resumeForsaken(forsakenAfter), 'questions-not-resumed');
    },
    async warm() {
      if (settings.ROLE !== 'web') await warmAnswers(stopping);
    },
    async stop() {
      for (const timer of timers.splice(0)) clearInterval(timer);
    },
  };
}
