import { type Call, errors, overLimitErrors, upgradeCodes } from '@assay/contract';
import {
  type EditionState,
  type GatedFeature,
  opensUpgradePrompt,
  type UpgradePrompt,
  type UpgradeSource,
  upgradeSources,
} from '@assay/domain';

/**
 * The prompt that a refusal of a call opens in an edition; undefined for a premium account, which reads the message,
 * and for every other failure (section 8).
 */
export function promptOfRefusal(call: Call, code: number, edition: EditionState): UpgradePrompt | undefined {
  if (!upgradeCodes.includes(code) || !opensUpgradePrompt(edition)) return undefined;
  const counted = Object.entries(overLimitErrors).find(([, error]) => errors[error].code === code)?.[0];
  const feature = call.feature ?? (counted as GatedFeature | undefined);
  const isLocked = code === errors.notInEdition.code;
  return {
    dialog: 'tryPremium',
    kind: isLocked ? 'free' : 'overlimit',
    source: sourceOf(feature),
    ...(feature === undefined ? {} : { feature }),
  };
}

function sourceOf(feature: GatedFeature | undefined): UpgradeSource {
  const sources = Object.keys(upgradeSources) as UpgradeSource[];
  const own = sources.find((source) => source === feature);
  return (
    own ??
    sources.find((source) => feature !== undefined && upgradeSources[source].feature === feature) ??
    'home_banner'
  );
}
