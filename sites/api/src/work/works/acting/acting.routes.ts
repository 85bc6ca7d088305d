import * as worksCalls from '@assay/contract/calls/works-runs';
import type { FieldValue } from '@assay/works';
import { type Binding, bind } from '../../../ground/http/binding.ts';
import type { KnownTools } from '../known-tools.ts';
import type { WorkStore } from '../work.store.ts';
import { showsPast, type WorkAccess, workFor } from '../work-access.ts';
import type { WorkTools } from '../work-tools.ts';
import { originOf } from '../works.routes.ts';
import type { Procedures } from './procedures.ts';
import { failureIn } from './run-failure.ts';

interface ActingRoutes {
  store: WorkStore;
  known: KnownTools;
  tools: WorkTools;
  procedures: Procedures;
  access: WorkAccess;
}

/** What tools do to works, at once or over a while. */
export function actingBindings({ store, known, tools, procedures, access }: ActingRoutes): Binding[] {
  return bind(worksCalls, {
    'works.act': async ({ params: { work_id, action }, scope, locale }) => {
      const work = await workFor(store, access, scope, work_id, 'edit');
      if ('action' in known.named(work.kind, action)) {
        const { added: _, ...acted } = await tools.act(work, action, { scope, locale });
        return acted;
      }
      const { revision, run } = await procedures.begin(work, known.toolOf(work.kind), action, { scope, locale });
      return { revision, changed: false, suggested: false, ...(run !== undefined && { run_id: run }) };
    },
    'works.runs': async ({ params: { work_id }, query: { run: traced }, scope, locale }) => {
      const work = await workFor(store, access, scope, work_id, 'read');
      const runs = showsPast(work) ? await procedures.list(work.id) : [];
      const steps = traced !== undefined && showsPast(work) ? await procedures.steps(work.id, traced) : undefined;
      return {
        runs: runs.map(({ failure, ...run }) => ({
          ...run,
          ...(failure !== null && { failure: failureIn(locale, failure) }),
        })),
        ...(steps && { steps }),
      };
    },
    'works.answerRun': async ({ params: { work_id, run_id }, body, scope, writer }) => {
      const work = await workFor(store, access, scope, work_id, 'edit');
      const answered = await procedures.answer(work.id, known.toolOf(work.kind), {
        run: run_id,
        question: body.question_id,
        answer: body.answer as FieldValue,
        person: scope.userId,
        origin: originOf(writer),
      });
      return { answered };
    },
    'works.pauseRun': async ({ params: { work_id, run_id }, body, scope }) => {
      const work = await workFor(store, access, scope, work_id, 'edit');
      return { paused: await procedures.pause(work.id, run_id, body.paused) };
    },
    'works.stopRun': async ({ params: { work_id, run_id }, scope }) => {
      const work = await workFor(store, access, scope, work_id, 'edit');
      return { stopped: await procedures.stop(work.id, run_id) };
    },
  });
}
