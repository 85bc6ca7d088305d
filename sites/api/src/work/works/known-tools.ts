import type { HistorySource } from '@assay/domain';
import { historyOf, type Tool, type ToolAction, type ToolProcedure, type WorkKind } from '@assay/works';
import { CallError } from '../../ground/http/call-error.ts';

/**
 * The tools of this version, and what they can be asked to do here.
 *
 * @param hasModel whether a language model is connected: what only one writes can be asked for where it is
 */
export function createKnownTools(tools: readonly Tool[], hasModel: boolean) {
  const byKind = new Map(tools.map((tool) => [tool.kind.name, tool]));

  /** @throws CallError notFound for a kind that this version does not know */
  function toolOf(kind: string): Tool {
    const tool = byKind.get(kind);
    if (!tool) throw new CallError('notFound');
    return tool;
  }

  const proceduresOf = ({ procedures = {} }: Tool) =>
    Object.entries(procedures).filter(([, { writes }]) => hasModel || writes !== 'model');

  return {
    toolOf,
    kindOf: (name: string): WorkKind => toolOf(name).kind,

    /** Where works of a kind stand in the history; undefined for a kind that this version does not know. */
    historyOf(kind: string): HistorySource | undefined {
      const tool = byKind.get(kind);
      return tool && historyOf(tool);
    },

    /** Names of what works of a kind can have done, at once or over a while. */
    actionsOf(kind: string): string[] {
      const tool = toolOf(kind);
      return [...Object.keys(tool.actions), ...proceduresOf(tool).map(([name]) => name)];
    },

    /** What a name stands for. @throws CallError notFound where it is not there */
    named(kind: string, name: string): { action: ToolAction } | { procedure: ToolProcedure } {
      const tool = toolOf(kind);
      const action = Object.hasOwn(tool.actions, name) ? tool.actions[name] : undefined;
      if (action) return { action };
      const [, procedure] = proceduresOf(tool).find(([known]) => known === name) ?? [];
      if (!procedure) throw new CallError('notFound');
      return { procedure };
    },
  };
}

export type KnownTools = ReturnType<typeof createKnownTools>;
