import type { Citation, ModuleDataStatus, Support } from '@assay/domain';

/**
 * Frames of a stream log. On the wire: `id: <attempt>.<seq>` and `data: <json>`, ended by a blank line.
 * Offsets count UTF-16 code units of the part's text.
 */
export type StreamFrame =
  | { type: 'open'; stream: string; attempt: number; kind: string }
  /** A new part. `group` names what it belongs to, such as a module of an answer. */
  | { type: 'part'; part: string; kind: PartKind; group?: string; title?: string }
  /** Text `d` at offset `o`. Applying one twice is harmless; `o` beyond what is held is a gap. */
  | { type: 'delta'; part: string; o: number; d: string }
  /** Replaces the structured data of a part. */
  | { type: 'patch'; part: string; data: unknown }
  | { type: 'source'; source: StreamSource }
  | { type: 'cite'; cite: StreamCitation }
  /** How far a group of parts is. */
  | {
      type: 'group';
      group: string;
      status: ModuleDataStatus;
      failed?: boolean;
      stopped?: boolean;
      version: number;
    }
  | { type: 'progress'; step: string; done?: number; total?: number; group?: string }
  | ({ type: 'usage' } & StreamUsage)
  /** Whole parts, when the cursor is too old or of another attempt; replaces everything held. */
  | {
      type: 'snapshot';
      parts: SnapshotPart[];
      sources: StreamSource[];
      cites: StreamCitation[];
      groups: SnapshotGroup[];
      usage?: StreamUsage[];
    }
  | { type: 'beat' }
  | { type: 'finish' }
  | { type: 'failed'; code: number; message: string }
  | { type: 'stopped' };

export type StreamFrameType = StreamFrame['type'];
export const terminalFrames: readonly StreamFrameType[] = ['finish', 'failed', 'stopped'];

/** What a part holds: streamed Markdown, or structured data delivered by `patch`. */
export type PartKind = 'text' | 'table' | 'chart' | 'step' | 'sources' | 'data';

/** A document an answer draws on, numbered in order of first citation. */
export interface StreamSource {
  id: string;
  number: number;
  document: string;
  version: number;
  title: string;
  sourceType: string;
  language: string;
  year?: number;
  owner?: string;
  url?: string;
}

/** A sentence of a part (`from`, `to`) and the passages that carry it. Empty `evidence` with `unsupported` is a plain admission. */
export interface StreamCitation {
  part: string;
  from: number;
  to: number;
  support: Support;
  evidence: (Citation & { source: string })[];
}

/** What writing took, by engine. Extraction has no tokens. */
export interface StreamUsage {
  engine: string;
  inputTokens?: number;
  outputTokens?: number;
  cost?: number;
}

export interface SnapshotPart {
  part: string;
  kind: PartKind;
  group?: string;
  title?: string;
  text?: string;
  data?: unknown;
}

/** A group of parts that is written, and may be written again, by itself. */
export interface SnapshotGroup {
  group: string;
  status: ModuleDataStatus;
  failed?: boolean;
  stopped?: boolean;
  version: number;
}

/** `<attempt>.<seq>`, the reader's cursor. */
export interface StreamCursor {
  attempt: number;
  seq: number;
}

/** Reads a cursor; undefined when it is not one. */
export function parseCursor(text: string | undefined): StreamCursor | undefined {
  const match = /^(\d{1,9})\.(\d{1,9})$/.exec(text ?? '');
  return match ? { attempt: Number(match[1]), seq: Number(match[2]) } : undefined;
}

export function formatCursor({ attempt, seq }: StreamCursor): string {
  return `${attempt}.${seq}`;
}
