import type {
  CountedFeature,
  EditionState,
  PackageName,
  UpgradePrompt,
  UpgradeRequest,
  UsageDimension,
} from '@assay/domain';

/** Uses of one counted feature, as the dialogs and the usage page speak of them. */
export interface FeatureUse {
  feature: CountedFeature;
  dimension: UsageDimension;
  used: number;
  limit: number;
  /** ISO moment at which the count begins anew. */
  resetsAt: string;
}

/** What an account holds and has used. */
export interface EditionOverview {
  edition: EditionState;
  /** Days of the trial that ends first; null without a trial. */
  daysLeft: number | null;
  /** Packages that have ended, trials first. */
  expiredPackages: readonly PackageName[];
  uses: readonly FeatureUse[];
  /** Time zone in which the spans of the uses begin and end. @default the browser's */
  timeZone?: string;
  /** Price of the enterprise edition; absent until the operator named a currency. */
  price?: { amount: number; currency: string };
}

/** An event under the 'upgrade page' label. */
export interface UpgradeEvent {
  name: 'upgrade_show' | 'upgrade_click';
  prompt: UpgradePrompt;
  /** The lead that a click opens. */
  request?: UpgradeRequest;
}

/** What the trial dialogs need from outside. */
export interface TrialDialogsSource {
  overview(signal: AbortSignal): Promise<EditionOverview>;
  /** Notes that the person was told of the end of a trial, which is said once. */
  endSeen(): Promise<void>;
  /** Counts an event; never fails, since nobody waits for it. */
  track(event: UpgradeEvent): void;
}

export type TrialDialogsProps = {
  /** The dialog on show; undefined for none. Only one is shown at a time. */
  prompt: UpgradePrompt | undefined;
  source: TrialDialogsSource;
  /** The person wants to talk to sales: the sales lead is opened with this. */
  onUpgrade: (request: UpgradeRequest) => void;
  /** The dialog was answered or closed. */
  onClose: () => void;
};

/** What each of the dialogs is given. */
export type EditionDialogProps = {
  prompt: UpgradePrompt;
  /** Undefined while it is read, or when it could not be. */
  overview: EditionOverview | undefined;
  isLoading: boolean;
  onUpgrade: () => void;
  onClose: () => void;
};

export type TrialCountdownProps = {
  daysLeft: number;
  className?: string;
};

export type TrialNoteProps = {
  daysLeft: number;
  onUpgrade: () => void;
  onClose: () => void;
  className?: string;
};

export type EditionTableProps = {
  /** The package beside the basic edition. */
  recommended: PackageName;
  edition: EditionState | undefined;
  /** Stands first, when one of the quotas is spoken of. */
  feature?: CountedFeature;
};
