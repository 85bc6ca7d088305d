import { transact } from '../changes/transact.ts';
import type { Origin } from '../record.types.ts';
import type { WorkState } from '../state/work-state.ts';
import type { ToolPorts, ToolProcedure } from '../tool/tool.types.ts';

/** Does a procedure on a work, step after step, as its run does. */
export async function doProcedure(
  procedure: ToolProcedure,
  state: WorkState,
  ports: ToolPorts,
  origin: Origin,
): Promise<void> {
  for (const step of procedure.steps(state)) transact(state, await procedure.step(state, ports, step), { origin });
}
