import {
  BuildingIcon,
  FileTextIcon,
  type IconDrawing,
  LayersIcon,
  MessageIcon,
  TableIcon,
  WorkflowIcon,
} from '@assay/design-system';
import type { FoundKind } from '@assay/domain';

/** Drawing of each kind of thing that is found. */
export const kindIcons: Readonly<Record<FoundKind, IconDrawing>> = {
  work: TableIcon,
  answer: MessageIcon,
  chat: WorkflowIcon,
  document: FileTextIcon,
  material: LayersIcon,
  company: BuildingIcon,
};
