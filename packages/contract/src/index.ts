export { type CallSchemas, type ParsedOf, type RequestOf, type ResponseOf } from './call.ts';
export type { Access, Call } from './call-description.ts';
export { type AssayCalls, type CallName, calls, type NameIn } from './calls.ts';
export { type ErrorName, errors, type Failure, type Success } from './errors.ts';
export { apiVersion, headers, signedText } from './headers.ts';
export {
  formatCursor,
  type PartKind,
  parseCursor,
  type SnapshotGroup,
  type SnapshotPart,
  type StreamCitation,
  type StreamCursor,
  type StreamFrame,
  type StreamFrameType,
  type StreamSource,
  type StreamUsage,
  terminalFrames,
} from './stream.ts';
export {
  applyFrame,
  emptyStream,
  partText,
  type StreamGroup,
  type StreamState,
  snapshotOf,
  usageFrame,
} from './stream-state.ts';
export { overLimitErrors, upgradeCodes } from './upgrade-codes.ts';
