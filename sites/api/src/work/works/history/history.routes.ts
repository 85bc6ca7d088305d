import * as worksHistoryCalls from '@assay/contract/calls/works-history';
import { type Binding, bind } from '../../../ground/http/binding.ts';
import { CallError } from '../../../ground/http/call-error.ts';
import type { KnownTools } from '../known-tools.ts';
import type { WorkStore } from '../work.store.ts';
import { type WorkAccess, workFor, workWithPast } from '../work-access.ts';
import type { WorkHistory } from './history.ts';

interface HistoryRoutes {
  store: WorkStore;
  known: KnownTools;
  access: WorkAccess;
  history: WorkHistory;
}

/** What led to works, how they stood before, and the way back there. */
export function historyBindings({ store, known, access, history }: HistoryRoutes): Binding[] {
  return bind(worksHistoryCalls, {
    'works.history': async ({ params, query, scope }) => {
      const work = await workWithPast(store, access, scope, params.work_id);
      return history.entries(work.id, query.before);
    },
    'works.provenance': async ({ params, query, scope }) => {
      const work = await workWithPast(store, access, scope, params.work_id);
      return { changes: await history.provenance(work.id, { record: params.record, field: query.field }) };
    },
    'works.state': async ({ params, scope }) => {
      const work = await workWithPast(store, access, scope, params.work_id);
      const records = await history.stateAt(known.kindOf(work.kind), work.id, params.revision);
      return { revision: params.revision, records: [...records] };
    },
    'works.versions': async ({ params, scope }) => {
      const work = await workWithPast(store, access, scope, params.work_id);
      return { versions: await history.versions(work.id) };
    },
    'works.keepVersion': async ({ params, body, scope }) => {
      const work = await workFor(store, access, scope, params.work_id, 'edit');
      return { version: await history.keepVersion(work.id, body.name, scope.userId) };
    },
    'works.removeVersion': async ({ params, scope }) => {
      const work = await workFor(store, access, scope, params.work_id, 'edit');
      return { removed: await history.removeVersion(work.id, params.revision) };
    },
    'works.restore': async ({ params, body, scope }) => {
      const work = await workFor(store, access, scope, params.work_id, 'edit');
      const kind = known.kindOf(work.kind);
      const records = await history.stateAt(kind, work.id, body.revision);
      const result = await store.become(kind, work.id, {
        change: body.id,
        author: { person: scope.userId },
        reason: `restore ${body.revision}`,
        records: () => records,
      });
      if (!result) throw new CallError('notFound');
      return result;
    },
  });
}
