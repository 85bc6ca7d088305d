import type { Tool, ToolKeeping } from '@assay/works';
import type { StepOutputs } from '../agents.types.ts';

/** What becomes of a reply. */
export interface KeptAs {
  /** Kind of the work. */
  kind: string;
  keeping: ToolKeeping;
}

/** As what a reply is kept, by what its steps have left; undefined where no tool has a use for that. */
export function keptAs(tools: readonly Tool[], outputs: StepOutputs): KeptAs | undefined {
  for (const { kind, keeping } of tools) if (keeping?.keeps({ ...outputs })) return { kind: kind.name, keeping };
  return undefined;
}
