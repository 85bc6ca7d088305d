import type { AssayCalls, StreamState } from '@assay/contract';
import { moduleContent } from './module-content.ts';
import type { ModuleRow } from './seek.types.ts';

/** A module as the contract spells it. */
export type ModuleData = AssayCalls['seek.init']['response']['modules'][number];

export function moduleDataOf(row: ModuleRow): ModuleData {
  return {
    module_name: row.name,
    status: row.status,
    priority: row.priority,
    api_type: row.api_type,
    api_path: `/seek/module/${row.question_id}/${row.name}`,
    content: row.content,
    version: row.version,
    ...(row.has_failed ? { failed: true } : {}),
    ...(row.is_stopped ? { stopped: true } : {}),
  };
}

/** A module of a question that is being answered, as its stream has it so far. */
export function liveModuleData(row: ModuleRow, held: StreamState): ModuleData {
  const module = held.groups.find(({ group }) => group === row.name);
  if (row.status === 'FINISH' || !module || module.status === 'INIT') return moduleDataOf(row);
  return { ...moduleDataOf(row), status: module.status, content: moduleContent(held, row.name) };
}
