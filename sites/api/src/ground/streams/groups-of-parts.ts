import type { StoredFrame } from './rewrite-frames.ts';

const grouped = ({ module, ...rest }: StoredFrame): StoredFrame =>
  module === undefined ? rest : { ...rest, group: module };

/** A frame in which parts belonged to modules of an answer, with groups in their place; undefined where there are none. */
export function withGroups(frame: StoredFrame): StoredFrame | undefined {
  if (frame['type'] === 'snapshot') {
    const { modules, ...rest } = frame;
    if (modules === undefined) return undefined;
    return {
      ...rest,
      parts: (frame['parts'] as readonly StoredFrame[]).map(grouped),
      groups: (modules as readonly StoredFrame[]).map(grouped),
    };
  }
  if (frame['module'] === undefined) return undefined;
  return frame['type'] === 'module' ? { ...grouped(frame), type: 'group' } : grouped(frame);
}
