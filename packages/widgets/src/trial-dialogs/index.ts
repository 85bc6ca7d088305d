export { Benefits, benefitsOf } from './Benefits.tsx';
export { EditionTable } from './EditionTable.tsx';
export { trialDialogsMessages } from './messages.ts';
export { TrialCountdown, TrialNote } from './TrialCountdown.tsx';
export { TrialDialogs } from './TrialDialogs.tsx';
export type {
  EditionOverview,
  FeatureUse,
  TrialCountdownProps,
  TrialDialogsProps,
  TrialDialogsSource,
  TrialNoteProps,
  UpgradeEvent,
} from './TrialDialogs.types.ts';
export { createTrialDialogsSource } from './trial-dialogs.source.ts';
export { type UpgradePrompts, useUpgradeQueue } from './useUpgradeQueue.ts';
