import { randomUUID } from 'node:crypto';
import { historyPath, type Locale } from '@assay/domain';
import { type Contribution, historyOf, type Lookup, type Origin, type ToolPorts } from '@assay/works';
import { isUniqueViolation } from '../../ground/database/unique-violation.ts';
import { tracelessly } from '../../ground/egress/egress-subject.ts';
import { CallError } from '../../ground/http/call-error.ts';
import type { MemberScope } from '../../ground/scope/tenant-scope.ts';
import type { UsageMeter } from '../../trade/usage/usage-meter.ts';
import { type Acted, type ActingDependencies, act } from './acting/acting.ts';
import type { RunFor } from './acting/work-runs.store.ts';
import type { KnownTools } from './known-tools.ts';
import type { NewWork } from './work.store.ts';
import type { WorkRow } from './works.migrations.ts';

/** A work that was made, with the path of its page. */
export interface MadeWork {
  id: string;
  link: string;
}

/** By whom a work is begun. */
interface Beginning {
  scope: MemberScope;
  locale: Locale;
  origin: Origin;
  /** It is to leave no trace (V3). @default false */
  isIncognito?: boolean | undefined;
}

interface WorkToolsDependencies extends ActingDependencies {
  known: KnownTools;
  usage: Pick<UsageMeter, 'prepare'>;
  portsOf(by: RunFor): ToolPorts;
}

/** Beginning works by their tools, and having tools do something to them. */
export function createWorkTools({ known, usage, portsOf, ...dependencies }: WorkToolsDependencies) {
  const { store } = dependencies;
  const { toolOf } = known;

  return {
    /**
     * Begins a work with what somebody told, counted once; gives its id.
     *
     * @throws CallError of the feature when its quota is spent; notFound for a tool that begins no work with a message
     */
    async begin(
      kind: string,
      message: string,
      { scope, locale, origin, isIncognito = false }: Beginning,
    ): Promise<string> {
      const tool = toolOf(kind);
      const { begin } = tool;
      if (!begin) throw new CallError('notFound');
      const { told, made } = await tracelessly(isIncognito, () => begin(message, portsOf({ scope, locale })));
      const id = randomUUID();
      const author = { person: scope.userId };
      const work = { id, tenant_id: scope.tenantId, owner_id: scope.userId, is_incognito: isIncognito };
      const spend = tool.counts === undefined ? async () => undefined : await usage.prepare(scope, tool.counts);
      const edits = [
        { edit: { id: randomUUID(), operations: told }, editor: { author, writing: { origin } } },
        { edit: { id: randomUUID(), operations: made }, editor: { author, writing: { origin: 'rules' as const } } },
      ];
      const first = edits.filter(({ edit }) => edit.operations.length > 0);
      await store.create(tool.kind, work, first, (trx) => spend(trx, id));
      return id;
    },

    /**
     * Makes a work of what was written for somebody, one after the other. Its id is that of `work`, under which the same
     * is made once, unless that one was put away.
     */
    async make(kind: string, work: NewWork, contributions: readonly Contribution[]): Promise<MadeWork> {
      const tool = toolOf(kind);
      const made = (id: string): MadeWork => ({ id, link: historyPath(historyOf(tool), id) });
      if (await store.find(work.id)) return made(work.id);
      const author = { person: work.owner_id };
      const edits = contributions.map(({ operations, origin }) => ({
        edit: { id: randomUUID(), operations },
        editor: { author, writing: { origin } },
      }));
      try {
        await store.create(tool.kind, work, edits);
        return made(work.id);
      } catch (error) {
        if (!isUniqueViolation(error)) throw error;
      }
      // It was made meanwhile, or lies in the trash, from where another one does not bring it back.
      if (await store.find(work.id)) return made(work.id);
      const id = randomUUID();
      await store.create(tool.kind, { ...work, id }, edits);
      return made(id);
    },

    /**
     * Has a tool do at once what a name stands for.
     *
     * @param by for whom it is done; `origin` says whose words are in what is given. @default rules
     * @param given what it is about, by the names that the tool gives it
     * @throws CallError notFound where it does nothing of that name at once
     */
    async act(
      { id, kind, is_incognito: isIncognito }: Pick<WorkRow, 'id' | 'kind'> & { is_incognito: boolean },
      name: string,
      by: RunFor & { origin?: Origin },
      given: Readonly<Record<string, string>> = {},
    ): Promise<Acted> {
      const named = known.named(kind, name);
      if (!('action' in named)) throw new CallError('notFound');
      const look = async (work: Lookup) => ({
        operations: await tracelessly(isIncognito, () => named.action(work, portsOf(by), given)),
        origin: by.origin ?? ('rules' as const),
      });
      return act(dependencies, id, { kind: known.kindOf(kind), name, person: by.scope.userId, look });
    },
  };
}

export type WorkTools = ReturnType<typeof createWorkTools>;
