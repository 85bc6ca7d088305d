import type { SeekModuleType } from '@assay/domain';
import type { ModuleState } from '../seek-panel.machine.ts';

export interface ModuleViewProps<M extends SeekModuleType = SeekModuleType> {
  module: ModuleState<M>;
}
