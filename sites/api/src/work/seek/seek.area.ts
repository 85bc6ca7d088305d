import { warmAnswers } from '@assay/engines/answering';
import type { ServiceArea, ServiceContext } from '../../ground/application/service.types.ts';
import type { StreamsArea } from '../../ground/streams/streams.area.ts';
import type { RunsArea } from '../runs/runs.area.ts';
import type { RunTables } from '../runs/runs.migrations.ts';
import { createAnswerFeedback } from './answer-feedback.ts';
import { createAnswerExport } from './export/export-answer.ts';
import { createQuestionRun } from './question-run.ts';
import { seekBindings } from './seek.routes.ts';
import { createSeekService, type SeekService } from './seek.service.ts';
import { createSeekStore } from './seek.store.ts';
import type { SeekPorts, SeekTables } from './seek.types.ts';
import { suggestBindings } from './suggest.ts';

export interface SeekArea extends ServiceArea {
  service: SeekService;
}

/** Questions and answers: their calls, and what answers them. Registers its kind of run, so it is made before the jobs start. */
export function seekArea(
  { database, log: lines, settings, stopping }: ServiceContext,
  streams: StreamsArea,
  { handle }: RunsArea,
  ports: SeekPorts,
): SeekArea {
  const store = createSeekStore(database.tables<SeekTables & RunTables>());
  const feedback = createAnswerFeedback(database);
  const runs = handle(createQuestionRun({ store, ports, report: (message, error) => lines.error(message, error) }));
  const service = createSeekService({ log: streams.log, runs, store, ports, feedback });
  const uses = { exports: createAnswerExport(database, store), feedback };
  return {
    service,
    bindings: [...seekBindings(service, streams, uses), ...suggestBindings(database, ports.search)],
    async warm() {
      if (settings.ROLE !== 'web') await warmAnswers(stopping);
    },
  };
}
