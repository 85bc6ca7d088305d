export {
  type Access,
  type Call,
  type CallSchemas,
  type ParsedOf,
  type RequestOf,
  type ResponseOf,
  describeCalls,
} from './call.ts';
export { type ErrorName, type Failure, type Success, errors, upgradeCodes } from './errors.ts';
export { apiVersion, headers, signedText } from './headers.ts';
export { seekCalls } from './seek.calls.ts';
export {
  type PartKind,
  type SnapshotModule,
  type SnapshotPart,
  type StreamCitation,
  type StreamCursor,
  type StreamFrame,
  type StreamFrameType,
  type StreamSource,
  formatCursor,
  parseCursor,
  terminalFrames,
} from './stream.ts';
export { type AssayCalls, calls } from './calls.ts';
