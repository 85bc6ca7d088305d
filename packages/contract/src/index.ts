export { accountCalls } from './account.calls.ts';
export { activityCalls } from './activity.calls.ts';
export { administrationCalls } from './administration.calls.ts';
export { agentsCalls } from './agents.calls.ts';
export { auditCalls } from './audit.calls.ts';
export { type CallSchemas, describeCalls, type ParsedOf, type RequestOf, type ResponseOf } from './call.ts';
export type { Access, Call } from './call-description.ts';
export { type AssayCalls, calls } from './calls.ts';
export { companiesCalls } from './companies.calls.ts';
export { credentialsCalls } from './credentials.calls.ts';
export { editionsCalls } from './editions.calls.ts';
export { egressCalls } from './egress.calls.ts';
export { embedCalls } from './embed.calls.ts';
export { type ErrorName, errors, type Failure, type Success } from './errors.ts';
export { factorCalls } from './factor.calls.ts';
export { apiVersion, headers, signedText } from './headers.ts';
export { historyCalls } from './history.calls.ts';
export { homeCalls } from './home.calls.ts';
export { installationCalls } from './installation.calls.ts';
export { leadsCalls } from './leads.calls.ts';
export { libraryCalls } from './library.calls.ts';
export { materialsCalls } from './materials.calls.ts';
export { membersCalls } from './members.calls.ts';
export { onboardingCalls } from './onboarding.calls.ts';
export { operationsCalls } from './operations.calls.ts';
export { privacyCalls } from './privacy.calls.ts';
export { qualityCalls } from './quality.calls.ts';
export { seekCalls } from './seek.calls.ts';
export { sessionsCalls } from './sessions.calls.ts';
export { settingsCalls } from './settings.calls.ts';
export { sharingCalls } from './sharing.calls.ts';
export {
  formatCursor,
  type PartKind,
  parseCursor,
  type SnapshotModule,
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
  type StreamModule,
  type StreamState,
  snapshotOf,
  usageFrame,
} from './stream-state.ts';
export { suggestCalls } from './suggest.calls.ts';
export { trackingCalls } from './tracking.calls.ts';
export { trialsCalls } from './trials.calls.ts';
export { overLimitErrors, upgradeCodes } from './upgrade-codes.ts';
export { usageCalls } from './usage.calls.ts';
