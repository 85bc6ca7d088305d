export { asDone } from './changes/as-done.ts';
export type { Author, Change, ChangeId, Edit, Effect, WrittenSteps } from './changes/change.types.ts';
export { EditRefused, type RefusalReason } from './changes/edit-refused.ts';
export type { Meantime, PastChange } from './changes/meantime.ts';
export { type NeededPlace, type Needs, needsOf } from './changes/needs.ts';
export type { Operation, Place } from './changes/operation.types.ts';
export { operationsToMake } from './changes/operations-to-make.ts';
export type { Patch } from './changes/patch.types.ts';
export type { Writing } from './changes/patches-of.ts';
export { checkedValue } from './changes/record-rules.ts';
export { createReplica, type LostEdit, type Replica, type ReplicaStart } from './changes/replica.ts';
export { type SetOver, setOver, withSeen } from './changes/set-over.ts';
export { transact } from './changes/transact.ts';
export { transition } from './changes/transition.ts';
export { undo } from './changes/undo.ts';
export { defineKind, migrated, referenceFields, rootId, schemaVersion } from './kind/define-kind.ts';
export * as field from './kind/fields.ts';
export type { FieldsOf, KindMigration, RecordOf, RecordType, WorkKind } from './kind/kind.types.ts';
export type { Step } from './kind/stepwise.types.ts';
export type { Basis, Evidence, FieldValue, Origin, RecordId, WorkRecord } from './record.types.ts';
export { contentHash } from './state/content-hash.ts';
export { type Difference, differencesOf, type FieldDifference } from './state/differences.ts';
export { headOf } from './state/head-of.ts';
export type { Lookup } from './state/lookup.types.ts';
export { basisOf, renewedBasis, staleBasis } from './state/staleness.ts';
export { titleOf } from './state/title-of.ts';
export { createWorkState, type WorkState } from './state/work-state.ts';
export {
  answerForm,
  answerTo,
  askable,
  type ChoiceData,
  commonQuestions,
  type TextData,
} from './tool/common-questions.ts';
export type { Check, Finding } from './tool/finding.types.ts';
export { historyOf } from './tool/history-of.ts';
export type { OutlineBlock, OutlineRun, OutlineSheet, OutlineText, WorkOutline } from './tool/outline.types.ts';
export type {
  AnsweredQuestion,
  QuestionData,
  QuestionKind,
  StepOutcome,
  ToolQuestion,
} from './tool/question.types.ts';
export { type RunBudget, usedUp } from './tool/run-budget.ts';
export { shippedSetting } from './tool/shipped-setting.ts';
export { titleFrom } from './tool/title-from.ts';
export type {
  AgentExchange,
  CitedSentence,
  Contribution,
  FoundBySteps,
  FoundSentence,
  FoundSentences,
  LibraryAnswer,
  Tool,
  ToolAction,
  ToolCard,
  ToolKeeping,
  ToolPorts,
  ToolProcedure,
  WritingModel,
  WritingTask,
  WrittenRow,
  WrittenSentence,
} from './tool/tool.types.ts';
export type { ReadSetting, SettingInForce, ToolSetting } from './tool/tool-setting.types.ts';
export { isWhereToLook, type Within, whereToLook, whereToLookFields, withinOf } from './tool/where-to-look.ts';
