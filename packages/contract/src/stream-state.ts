import type { MessageStatus } from '@assay/domain';
import type { SnapshotGroup, SnapshotPart, StreamCitation, StreamFrame, StreamSource, StreamUsage } from './stream.ts';

/** A group as the frames so far describe it. `started` turns true with the first sign of its work. */
export interface StreamGroup extends SnapshotGroup {
  started: boolean;
}

/** Everything a reader holds of one stream. Immutable: a frame gives the next state and shares what it did not touch. */
export interface StreamState {
  stream?: string;
  kind?: string;
  attempt: number;
  status: MessageStatus;
  /** Ended by a stop: the text is kept and labelled "stopped early". */
  stopped: boolean;
  failure?: { code: number; message: string };
  /** In order of appearance. */
  parts: readonly SnapshotPart[];
  sources: readonly StreamSource[];
  cites: readonly StreamCitation[];
  groups: readonly StreamGroup[];
  progress?: { step: string; done?: number; total?: number; group?: string };
  usage: readonly StreamUsage[];
  /** True when a delta lay beyond the held text: something is missing and a snapshot must be asked for. */
  gap: boolean;
}

export const emptyStream: StreamState = {
  attempt: 0,
  status: 'PROCESSING',
  stopped: false,
  parts: [],
  sources: [],
  cites: [],
  groups: [],
  usage: [],
  gap: false,
};

/** Text held of a part; empty when the part is unknown. */
export function partText(state: StreamState, part: string): string {
  return state.parts.find((held) => held.part === part)?.text ?? '';
}

/** The next state. Pure; applying a frame twice changes nothing. Frames of one attempt come in order. */
export function applyFrame(state: StreamState, frame: StreamFrame): StreamState {
  switch (frame.type) {
    case 'open':
      return open(state, frame);
    case 'part': {
      const { type: _, ...part } = frame;
      const known = state.parts.some((held) => held.part === frame.part);
      return started(known ? state : { ...state, parts: [...state.parts, part] }, frame.group);
    }
    case 'delta':
      return append(state, frame.part, frame.o, frame.d);
    case 'patch':
      return replacePart(state, frame.part, (part) => ({ ...part, data: frame.data }));
    case 'source':
      return state.sources.some(({ id }) => id === frame.source.id)
        ? state
        : { ...state, sources: [...state.sources, frame.source] };
    case 'cite':
      return state.cites.some((held) => samePlace(held, frame.cite))
        ? state
        : { ...state, cites: [...state.cites, frame.cite] };
    case 'group': {
      const { group, status, version, failed, stopped } = frame;
      const held = state.groups.find((other) => other.group === group);
      const next: StreamGroup = {
        group,
        status,
        version,
        started: status !== 'INIT' || (held?.started ?? false),
        ...(failed ? { failed } : {}),
        ...(stopped ? { stopped } : {}),
      };
      return {
        ...state,
        groups: held ? state.groups.map((other) => (other === held ? next : other)) : [...state.groups, next],
      };
    }
    case 'progress': {
      const { type: _, ...progress } = frame;
      return started({ ...state, progress }, frame.group);
    }
    case 'usage': {
      const { type: _, ...usage } = frame;
      return { ...state, usage: [...state.usage.filter(({ engine }) => engine !== usage.engine), usage] };
    }
    case 'snapshot':
      return {
        ...state,
        parts: frame.parts,
        sources: frame.sources,
        cites: frame.cites,
        groups: frame.groups.map((group) => ({ ...group, started: group.status !== 'INIT' })),
        usage: frame.usage ?? [],
        gap: false,
      };
    case 'beat':
      return state;
    case 'finish':
      return { ...state, status: 'FINISH' };
    case 'stopped':
      return { ...state, status: 'FINISH', stopped: true };
    case 'failed':
      return { ...state, status: 'FAILED', failure: { code: frame.code, message: frame.message } };
  }
}

/** The frame that rebuilds what a state holds: the end of a compacted log, and the beginning of a later attempt. */
export function snapshotOf(state: StreamState): Extract<StreamFrame, { type: 'snapshot' }> {
  return {
    type: 'snapshot',
    parts: [...state.parts],
    sources: [...state.sources],
    cites: [...state.cites],
    groups: state.groups.map(({ started: _, ...group }) => group),
    ...(state.usage.length > 0 ? { usage: [...state.usage] } : {}),
  };
}

/** What an engine has used in a stream, with what it used just now: a stream tells totals. */
export function usageFrame({ usage }: Pick<StreamState, 'usage'>, spent: StreamUsage): StreamFrame {
  const { engine } = spent;
  const before = usage.find((held) => held.engine === engine);
  const total = (name: 'inputTokens' | 'outputTokens' | 'cost') =>
    before?.[name] === undefined && spent[name] === undefined
      ? {}
      : { [name]: (before?.[name] ?? 0) + (spent[name] ?? 0) };
  return { type: 'usage', engine, ...total('inputTokens'), ...total('outputTokens'), ...total('cost') };
}

function open(state: StreamState, frame: Extract<StreamFrame, { type: 'open' }>): StreamState {
  const { stream, attempt, kind } = frame;
  if (state.stream === stream && state.attempt === attempt) return state;
  const base = state.stream === undefined || state.stream === stream ? state : emptyStream;
  const { failure: _, progress: __, ...rest } = base;
  return { ...rest, stream, attempt, kind, status: 'PROCESSING', stopped: false, gap: false };
}

function append(state: StreamState, part: string, offset: number, text: string): StreamState {
  const held = partText(state, part);
  if (offset > held.length || !state.parts.some((p) => p.part === part))
    return state.gap ? state : { ...state, gap: true };
  if (offset + text.length <= held.length) return state;
  const next = held + text.slice(held.length - offset);
  return replacePart({ ...state, gap: false }, part, (p) => ({ ...p, text: next }));
}

function replacePart(state: StreamState, id: string, change: (part: SnapshotPart) => SnapshotPart): StreamState {
  const index = state.parts.findIndex(({ part }) => part === id);
  const held = state.parts[index];
  return held ? { ...state, parts: state.parts.with(index, change(held)) } : { ...state, gap: true };
}

function started(state: StreamState, name: string | undefined): StreamState {
  const held = state.groups.find(({ group }) => group === name);
  if (!held || held.started) return state;
  return { ...state, groups: state.groups.map((group) => (group === held ? { ...group, started: true } : group)) };
}

function samePlace(a: StreamCitation, b: StreamCitation): boolean {
  return a.part === b.part && a.from === b.from && a.to === b.to;
}
