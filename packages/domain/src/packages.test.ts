import { describe, expect, it } from 'vitest';
import { countedFeatures, featureKeys } from './features.ts';
import { locales } from './locale.ts';
import { packageLabels } from './package-labels.ts';
import {
  editionFamilies,
  familyOf,
  type GatedFeature,
  packageNames,
  packageRule,
  packagesOnSale,
  packageTypeOf,
  packageTypes,
  recommendedPackage,
  toolParts,
} from './packages.ts';

/** The identifiers of section 3.1, to the letter. */
const identifiers =
  'protect_free, protect_trial, protect_commercial_old, protect_commercial, ip_commercial, material_trial, material_commercial_old, material_commercial, material_commercial_rapid_search, air_free, air_trial, air_commercial, air_commercial_professional_edition, air_commercial_navigator_edition, insights_trial, insights_commercial, ls_commercial, ls_commercial_share, ls_commercial_agent'.split(
    ', ',
  );
const furtherNames =
  'unlock_skills_trial, ls_trial, ls_trial_five, ls_commercial_share_trial, ls_trial_hiro, ls_trial_hiro_full, ls_commercial_hiro, ls_commercial_pharma, ls_commercial_draft, ls_commercial_antibody, ls_commercial_launch, ip_trial_novelty_drafting, ip_trial_infringement, ip_trial_novelty, ip_commercial_specification_cnipa, ip_commercial_specification_uspto, ip_commercial_specification_epo, ip_commercial_design_infringement, ip_commercial_infringement, ip_commercial_disclosure, ip_commercial_translation, ip_commercial_novelty, ip_commercial_novelty_draft, ip_commercial_draft'.split(
    ', ',
  );

describe('the package catalogue', () => {
  it('B2: holds the 19 identifiers, the 26 further names and nothing else', () => {
    const trialVariants = ['air_trial_professional_edition', 'air_trial_navigator_edition'];
    expect(packageNames.length).toBe(45);
    expect([...packageNames].sort()).toEqual([...identifiers, ...furtherNames, ...trialVariants].sort());
  });

  it.each(packageNames)('B2: %s has a label in four languages, a family and features', (name) => {
    for (const locale of locales) expect(packageLabels[name][locale].trim()).not.toBe('');
    expect(packageRule(name).unlocks.length).toBeGreaterThan(0);
    expect(editionFamilies).toContain(familyOf(name));
    expect(packageTypes).toContain(packageTypeOf(name));
  });

  it('B2: labels tell packages apart in every language', () => {
    for (const locale of locales) {
      expect(new Set(packageNames.map((name) => packageLabels[name][locale])).size).toBe(packageNames.length);
    }
  });

  it('D17: every feature and module key is unlocked by a package on sale, the agents of roadmaps and homes included', () => {
    const sold = new Set<GatedFeature>(packagesOnSale().flatMap((name) => packageRule(name).unlocks));
    expect([...featureKeys, ...countedFeatures, ...toolParts].filter((feature) => !sold.has(feature))).toEqual([]);
  });

  it('B12: recommends the cheapest package that unlocks what was asked for', () => {
    expect(recommendedPackage('tech_fmea')).toBe('air_commercial');
    expect(recommendedPackage('specification_epo')).toBe('ip_commercial_specification_epo');
    for (const feature of [...featureKeys, ...countedFeatures, ...toolParts]) {
      const name = recommendedPackage(feature);
      const cheaper = packagesOnSale().slice(0, packagesOnSale().indexOf(name));
      expect(packageRule(name).unlocks, feature).toContain(feature);
      expect(cheaper.filter((other) => packageRule(other).unlocks.includes(feature))).toEqual([]);
    }
  });

  it('sells each package at a price of its own', () => {
    const ranks = packagesOnSale().map((name) => packageRule(name).priceRank);
    expect(new Set(ranks).size).toBe(ranks.length);
    expect(packagesOnSale().every((name) => packageRule(name).kind === 'commercial')).toBe(true);
  });
});
