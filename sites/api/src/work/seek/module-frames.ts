import type { StreamFrame } from '@assay/contract';
import type { SeekModuleType } from '@assay/domain';
import { moduleOfPart } from './module-content.ts';

/**
 * Frames of one module out of a question's stream. The module's own end becomes the terminal frame, so that a reader
 * of one module is a reader like any other.
 */
export function framesOfModule(module: SeekModuleType): (frame: StreamFrame) => StreamFrame | undefined {
  const isMine = (part: string) => moduleOfPart(part) === module;
  return (frame) => {
    switch (frame.type) {
      case 'part':
      case 'delta':
      case 'patch':
        return isMine(frame.part) ? frame : undefined;
      case 'cite':
        return isMine(frame.cite.part) ? frame : undefined;
      case 'progress':
        return frame.group === undefined || frame.group === module ? frame : undefined;
      case 'group':
        return frame.group === module ? endOf(frame) : undefined;
      case 'snapshot':
        return {
          ...frame,
          parts: frame.parts.filter(({ part }) => isMine(part)),
          cites: frame.cites.filter(({ part }) => isMine(part)),
          groups: frame.groups.filter((other) => other.group === module),
        };
      default:
        return frame;
    }
  };
}

function endOf(frame: Extract<StreamFrame, { type: 'group' }>): StreamFrame {
  if (frame.status !== 'FINISH') return frame;
  if (frame.stopped) return { type: 'stopped' };
  return frame.failed
    ? { type: 'failed', code: 500, message: `${frame.group} could not be written.` }
    : { type: 'finish' };
}
