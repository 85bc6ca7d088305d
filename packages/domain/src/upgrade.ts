import type { EditionState } from './editions.ts';
import {
  type GatedFeature,
  type PackageName,
  type PackageType,
  type ProductLine,
  packageRule,
  packageTypeOf,
  recommendedPackage,
} from './packages.ts';

/** Why an upgrade is spoken of (section 3.2). */
export const upgradeKinds = ['free', 'premium', 'overlimit'] as const;
export type UpgradeKind = (typeof upgradeKinds)[number];

/** Edition dialogs, in the order in which they go before one another, and the page types that name them. */
export const upgradeDialogs = ['trialEnd', 'tryPremium', 'onboarding'] as const;
export type UpgradeDialog = (typeof upgradeDialogs)[number];
export const upgradePageTypes: Record<UpgradeDialog, string> = {
  trialEnd: 'trial-end',
  tryPremium: 'try-premium',
  onboarding: 'onboarding',
};

export type UpgradeSource =
  | 'home_banner'
  | 'tech_seek'
  | 'technical_research'
  | 'tech_mind'
  | 'material_tech_mind'
  | 'tech_fmea'
  | 'monitor'
  | `${ProductLine}_agent`
  | 'idea'
  | 'project'
  | 'ls_chat_agent'
  | 'ls_document_agent'
  | 'ls_markush_draft_agent';

/** Entry sources of section 3.2 with what is asked for there; `{product}_agent` stands once for each product line. */
export const upgradeSources: Record<UpgradeSource, { packageType: PackageType; feature?: GatedFeature }> = {
  home_banner: { packageType: 'AIR' },
  tech_seek: { packageType: 'AIR', feature: 'tech_seek' },
  technical_research: { packageType: 'AIR', feature: 'technical_research' },
  tech_mind: { packageType: 'AIR', feature: 'tech_mind' },
  material_tech_mind: { packageType: 'MATERIAL', feature: 'material_tech_mind' },
  tech_fmea: { packageType: 'AIR', feature: 'tech_fmea' },
  monitor: { packageType: 'AIR' },
  air_agent: { packageType: 'AIR', feature: 'air_find_solution_agent' },
  ip_agent: { packageType: 'IP', feature: 'ai_novelty_search' },
  protect_agent: { packageType: 'PROTECT', feature: 'protect_smart_search' },
  material_agent: { packageType: 'MATERIAL', feature: 'mse_agent_material_tech_mind' },
  insights_agent: { packageType: 'INSIGHTS', feature: 'insights_company_search' },
  ls_agent: { packageType: 'LS', feature: 'ls_generic_ip_agent' },
  idea: { packageType: 'AIR', feature: 'mind' },
  project: { packageType: 'AIR', feature: 'workspace' },
  ls_chat_agent: { packageType: 'LS', feature: 'ls_chat' },
  ls_document_agent: { packageType: 'LS', feature: 'ls_document_qa' },
  ls_markush_draft_agent: { packageType: 'LS', feature: 'ls_mark_patent' },
};

export function isUpgradeSource(value: unknown): value is UpgradeSource {
  return typeof value === 'string' && Object.hasOwn(upgradeSources, value);
}

/** A request to show one of the edition dialogs, or the comparison that a person opens. */
export interface UpgradePrompt {
  dialog: UpgradeDialog | 'compare';
  kind: UpgradeKind;
  source: UpgradeSource;
  /** What was refused; decides which package is recommended. */
  feature?: GatedFeature;
  /** The package that is spoken of, where it is known already. */
  package?: PackageName;
}

/** What the sales lead is opened with. */
export interface UpgradeRequest {
  packageType: PackageType;
  sourceType: UpgradeSource;
}

/** The package that a prompt recommends: the cheapest that unlocks what was asked for. */
export function recommendedFor({ dialog, feature, source, package: chosen }: UpgradePrompt): PackageName {
  if (chosen !== undefined) return chosen;
  if (dialog === 'trialEnd') return 'air_commercial';
  return recommendedPackage(feature ?? upgradeSources[source].feature);
}

/** The sales lead of a prompt; the end of a trial speaks of the commercial AIR product (section 4). */
export function upgradeRequestOf(prompt: UpgradePrompt): UpgradeRequest {
  return { packageType: packageTypeOf(recommendedFor(prompt)), sourceType: prompt.source };
}

/** Whether a refusal for the edition's sake opens the upgrade prompt; a premium account reads the message (section 8). */
export function opensUpgradePrompt(edition: EditionState): boolean {
  return edition !== 'premium';
}

/** One column of a comparison (section 3.2). */
export interface PackageCard {
  type: 'free' | 'premium';
  package: PackageName;
  features: readonly GatedFeature[];
  highlight: boolean;
  showButton: boolean;
}

/** The two cards of a comparison: the free edition, and a package that is recommended. */
export function packageCards(recommended: PackageName, edition: EditionState): readonly [PackageCard, PackageCard] {
  return [
    {
      type: 'free',
      package: 'air_free',
      features: packageRule('air_free').unlocks,
      highlight: false,
      showButton: false,
    },
    {
      type: 'premium',
      package: recommended,
      features: packageRule(recommended).unlocks,
      highlight: true,
      showButton: edition !== 'premium',
    },
  ];
}

/** Prompts of the product: one is shown, the others wait. */
export interface UpgradeQueue {
  shown: UpgradePrompt | undefined;
  waiting: readonly UpgradePrompt[];
}

export const emptyUpgradeQueue: UpgradeQueue = { shown: undefined, waiting: [] };

export type UpgradeQueueEvent = { type: 'ask'; prompt: UpgradePrompt } | { type: 'close' };

/**
 * The queue of edition dialogs (section 2.6): at most one is shown and stays until it is closed; those that wait come
 * in the order of `upgradeDialogs`, each dialog once.
 */
export function moveUpgradeQueue(queue: UpgradeQueue, event: UpgradeQueueEvent): UpgradeQueue {
  if (event.type === 'close') {
    const [next, ...rest] = queue.waiting;
    return { shown: next, waiting: rest };
  }
  const { prompt } = event;
  if (!queue.shown) return { ...queue, shown: prompt };
  const isKnown = [queue.shown, ...queue.waiting].some(({ dialog }) => dialog === prompt.dialog);
  if (isKnown) return queue;
  const order = ({ dialog }: UpgradePrompt) => [...upgradeDialogs, 'compare'].indexOf(dialog);
  return { ...queue, waiting: [...queue.waiting, prompt].sort((a, b) => order(a) - order(b)) };
}

export const upgradeSourceNames = Object.keys(upgradeSources) as UpgradeSource[];

/** Most expired packages that the trial-end dialog names before its ellipsis (section 9). */
export const expiredPackagesShown = 3;

/** Label of the tracking events of upgrades, and their names (section 9). */
export const upgradeTracking = { label: 'upgrade page', show: 'upgrade_show', click: 'upgrade_click' } as const;

/** Lines whose packages stand on the package page of each home. */
export const linesOfHome = {
  RD: ['air', 'insights'],
  IP: ['ip', 'protect'],
  MSE: ['material'],
  LS: ['ls'],
} as const satisfies Record<string, readonly ProductLine[]>;
