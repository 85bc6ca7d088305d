import type { StoredFrame } from '../../ground/streams/rewrite-frames.ts';

/** What was stored while steps of agents were called tools, under the name they have. */

type Stored = Readonly<Record<string, unknown>>;

/** A planned step, or the state of one. */
export const stepOf = ({ tool, ...rest }: Stored): Stored => (tool === undefined ? rest : { step: tool, ...rest });

/** A part of a reply; parts of other kinds stay as they are. */
export function partOf(part: Stored): Stored {
  if (part['kind'] !== 'tool') return part;
  const { data, ...rest } = part;
  return { ...rest, kind: 'step', ...(data === undefined ? {} : { data: stepOf(data as Stored) }) };
}

/** A frame of a reply's stream; undefined where it speaks of no step. */
export function frameOf(frame: StoredFrame): StoredFrame | undefined {
  if (frame['type'] === 'part') return frame['kind'] === 'tool' ? partOf(frame) : undefined;
  if (frame['type'] === 'snapshot') {
    const parts = frame['parts'] as readonly Stored[];
    return parts.some(({ kind }) => kind === 'tool') ? { ...frame, parts: parts.map(partOf) } : undefined;
  }
  const isState = /^step\.\d+$/.test(String(frame['part']));
  return isState && 'tool' in (frame['data'] as Stored)
    ? { ...frame, data: stepOf(frame['data'] as Stored) }
    : undefined;
}
