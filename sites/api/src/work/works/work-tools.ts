import { randomUUID } from 'node:crypto';
import type { Locale } from '@assay/domain';
import { createWorkState, type Origin, type Tool, type ToolPorts, type WorkKind } from '@assay/works';
import { CallError } from '../../ground/http/call-error.ts';
import type { MemberScope } from '../../ground/scope/tenant-scope.ts';
import type { UsageMeter } from '../../trade/usage/usage-meter.ts';
import type { WorkStore } from './work.store.ts';

/** Beginning works by their tools, and having tools do something to them. */
export function createWorkTools(
  store: WorkStore,
  tools: readonly Tool[],
  usage: Pick<UsageMeter, 'prepare'>,
  portsOf: (scope: MemberScope, locale: Locale) => ToolPorts,
) {
  const byKind = new Map(tools.map((tool) => [tool.kind.name, tool]));

  /** @throws CallError notFound for a kind that this version does not know */
  function toolOf(kind: string): Tool {
    const tool = byKind.get(kind);
    if (!tool) throw new CallError('notFound');
    return tool;
  }

  return {
    kindOf: (name: string): WorkKind => toolOf(name).kind,

    /** Begins a work with what somebody told, counted once; gives its id. @throws CallError of the feature when its quota is spent */
    async begin(
      kind: string,
      message: string,
      { scope, locale, origin }: { scope: MemberScope; locale: Locale; origin: Origin },
    ): Promise<string> {
      const tool = toolOf(kind);
      const { told, made } = tool.begin(message, portsOf(scope, locale));
      const id = randomUUID();
      const author = { person: scope.userId };
      const work = { id, tenant_id: scope.tenantId, owner_id: scope.userId };
      const spend = await usage.prepare(scope, tool.counts);
      const first = [
        { edit: { id: randomUUID(), operations: told }, editor: { author, writing: { origin } } },
        { edit: { id: randomUUID(), operations: made }, editor: { author, writing: { origin: 'rules' as const } } },
      ];
      await store.create(tool.kind, work, first, (trx) => spend(trx, id));
      return id;
    },

    /** Has a tool do something to a work: nothing where its rules find nothing to do. */
    async act(
      { id, kind }: { id: string; kind: string },
      action: string,
      scope: MemberScope,
      locale: Locale,
    ): Promise<{ revision: number; changed: boolean }> {
      const tool = toolOf(kind);
      const work = Object.hasOwn(tool.actions, action) ? tool.actions[action] : undefined;
      const opened = await store.open(id);
      if (!work || !opened) throw new CallError('notFound');
      const operations = await work(createWorkState(tool.kind, opened.records), portsOf(scope, locale));
      if (operations.length === 0) return { revision: opened.work.revision, changed: false };
      const edit = { id: randomUUID(), operations, reason: action };
      const editor = { author: { person: scope.userId }, writing: { origin: 'rules' as const } };
      const [result] = (await store.edit(tool.kind, id, [edit], editor)) ?? [];
      // Somebody changed meanwhile what the tool looked at; asked again, it looks at what is there now.
      if (!result || 'refused' in result) throw new CallError('conflict');
      return { revision: result.revision, changed: true };
    },
  };
}

export type WorkTools = ReturnType<typeof createWorkTools>;
