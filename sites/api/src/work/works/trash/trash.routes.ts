import { randomUUID } from 'node:crypto';
import * as worksTrashCalls from '@assay/contract/calls/works-trash';
import { rootId } from '@assay/works';
import { figuresOf } from '@assay/works/prose';
import { type Binding, bind } from '../../../ground/http/binding.ts';
import { CallError } from '../../../ground/http/call-error.ts';
import type { Figures } from '../figures/figures.ts';
import type { KnownTools } from '../known-tools.ts';
import type { WorkStore } from '../work.store.ts';
import { type WorkAccess, workFor } from '../work-access.ts';
import type { Trash } from './trash.ts';

interface KeepingRoutes {
  store: WorkStore;
  known: KnownTools;
  access: WorkAccess;
  figures: Pick<Figures, 'keep' | 'read'>;
  trash: Trash;
  /** Tells readers of a work that it is gone. */
  wake(work: string): void;
}

/** Copies of works, and the trash. */
export function trashBindings({ store, known, access, figures, trash, wake }: KeepingRoutes): Binding[] {
  return bind(worksTrashCalls, {
    'works.duplicate': async ({ params, body, scope }) => {
      const work = await workFor(store, access, scope, params.work_id, 'read');
      // What it cites is of the library of its tenant.
      if (work.tenant_id !== scope.tenantId) throw new CallError('forbidden');
      const opened = await store.open(work.id);
      if (!opened) throw new CallError('notFound');
      const { title } = body;
      const records = opened.records.map((record) =>
        record.id === rootId && title !== undefined ? { ...record, fields: { ...record.fields, title } } : record,
      );
      const id = randomUUID();
      const copy = { id, tenant_id: scope.tenantId, owner_id: scope.userId };
      const kept = await figures.read(work.id, figuresOf(records));
      await figures.keep(scope, kept, (add) =>
        store.copy(known.kindOf(work.kind), copy, records, { person: scope.userId }, (trx) => add(trx, id)),
      );
      return { work_id: id };
    },
    'works.remove': async ({ params, scope }) => {
      const work = await workFor(store, access, scope, params.work_id, 'read');
      if (work.access.by !== 'owner') throw new CallError('forbidden');
      const removed = await trash.remove(scope, work.id);
      wake(work.id);
      return { removed };
    },
    'works.trash': async ({ scope }) => ({ works: await trash.list(scope) }),
    'works.putBack': async ({ params, scope }) => {
      if (!(await trash.putBack(scope, params.work_id))) throw new CallError('notFound');
      return { put_back: true };
    },
    'works.destroy': async ({ params, scope }) => {
      if (!(await trash.destroy(scope, params.work_id))) throw new CallError('notFound');
      return { destroyed: true };
    },
  });
}
