import type { CountedFeature, FeatureKey } from './features.ts';

/** Product lines that packages belong to; the lead form's package types are their names in capitals (section 3.1). */
export const productLines = ['air', 'ip', 'protect', 'material', 'insights', 'ls'] as const;
export type ProductLine = (typeof productLines)[number];
export type PackageType = Uppercase<ProductLine>;

/** Edition families of section 3.1: the free editions are one family across the lines. */
export const editionFamilies = ['free', ...productLines] as const;
export type EditionFamily = (typeof editionFamilies)[number];

/** Parts of a tool that are sold one by one: the offices of a specification and the two searches of infringement. */
export const toolParts = [
  'specification_cnipa',
  'specification_uspto',
  'specification_epo',
  'infringement_search',
  'design_infringement_search',
] as const;

/** Whatever a package can unlock. */
export type GatedFeature = FeatureKey | CountedFeature | (typeof toolParts)[number];

interface PackageRule {
  line: ProductLine;
  kind: 'free' | 'trial' | 'commercial';
  /** What holding it unlocks, beyond what everybody has. */
  unlocks: readonly GatedFeature[];
  /**
   * Place in the order of prices, 1 the cheapest, of a package that is on sale; sums other than the enterprise
   * edition's are not published. Absent: no longer sold, a part of another one, or not sold at all.
   */
  priceRank?: number;
}

/** What every account may use, within the quotas of the free edition (section 9). */
export const freeFeatures = [
  'tech_seek',
  'technical_research',
  'tech_mind',
  'material_tech_mind',
  'tech_fmea',
  'research',
  'mind',
  'material_mind',
  'fmea',
  'workspace',
  'air_technical_qa_agent',
] as const satisfies readonly GatedFeature[];

const research = [
  'tech_seek',
  'technical_research',
  'tech_mind',
  'tech_fmea',
  'research',
  'mind',
  'fmea',
  'novelty_check',
  'workspace',
  'air_technical_qa_agent',
  'air_find_solution_agent',
] as const satisfies readonly GatedFeature[];
const professional = [...research, 'roadmap', 'ai_patent_disclosure', 'ai_translation'] as const;
const insights = [
  'insights_company_search',
  'insights_competitive_landscape',
  'insights_markets_analysis',
] as const satisfies readonly GatedFeature[];
const navigator = [...professional, ...insights] as const;

const materials = [
  'tech_seek',
  'material_tech_mind',
  'material_mind',
  'mse_agent_material_tech_mind',
  'substance_search',
  'property_search',
  'metal_search',
  'structure_search',
  'workflow_search',
] as const satisfies readonly GatedFeature[];

const specification = ['ai_specification'] as const satisfies readonly GatedFeature[];
const patents = [
  'tech_seek',
  'novelty_check',
  'ai_novelty_search',
  'ai_specification',
  'specification_cnipa',
  'specification_uspto',
  'specification_epo',
  'ai_patent_disclosure',
  'ai_translation',
  'infringement_search',
  'design_infringement_search',
] as const satisfies readonly GatedFeature[];

const lifeScienceShare = [
  'tech_seek',
  'ls_chat',
  'ls_document_qa',
  'ls_generic_ip_agent',
] as const satisfies readonly GatedFeature[];
const lifeScienceAgents = [
  ...lifeScienceShare,
  'ls_mark_patent',
  'ls_drug_antibody_agent',
  'ls_innovator_agent',
] as const satisfies readonly GatedFeature[];

/** The packages of section 3.1: the 19 identifiers and the 26 names that appear in labels, with what each unlocks. */
export const packages = {
  protect_free: { line: 'protect', kind: 'free', unlocks: ['workspace'] },
  protect_trial: { line: 'protect', kind: 'trial', unlocks: ['tech_seek', 'protect_smart_search', 'workspace'] },
  protect_commercial_old: { line: 'protect', kind: 'commercial', unlocks: ['tech_seek', 'protect_smart_search'] },
  protect_commercial: {
    line: 'protect',
    kind: 'commercial',
    unlocks: ['tech_seek', 'protect_smart_search', 'workspace'],
    priceRank: 13,
  },
  ip_commercial: { line: 'ip', kind: 'commercial', unlocks: patents, priceRank: 21 },
  material_trial: { line: 'material', kind: 'trial', unlocks: materials },
  material_commercial_old: {
    line: 'material',
    kind: 'commercial',
    unlocks: ['tech_seek', 'substance_search', 'property_search', 'metal_search'],
  },
  material_commercial: { line: 'material', kind: 'commercial', unlocks: materials, priceRank: 15 },
  material_commercial_rapid_search: {
    line: 'material',
    kind: 'commercial',
    unlocks: ['substance_search', 'property_search', 'metal_search'],
    priceRank: 10,
  },
  air_free: { line: 'air', kind: 'free', unlocks: freeFeatures },
  air_trial: { line: 'air', kind: 'trial', unlocks: research },
  air_commercial: { line: 'air', kind: 'commercial', unlocks: research, priceRank: 12 },
  air_commercial_professional_edition: { line: 'air', kind: 'commercial', unlocks: professional, priceRank: 16 },
  air_commercial_navigator_edition: { line: 'air', kind: 'commercial', unlocks: navigator, priceRank: 20 },
  insights_trial: { line: 'insights', kind: 'trial', unlocks: ['tech_seek', ...insights] },
  insights_commercial: { line: 'insights', kind: 'commercial', unlocks: ['tech_seek', ...insights], priceRank: 14 },
  ls_commercial: { line: 'ls', kind: 'commercial', unlocks: lifeScienceAgents, priceRank: 19 },
  ls_commercial_share: { line: 'ls', kind: 'commercial', unlocks: lifeScienceShare, priceRank: 17 },
  ls_commercial_agent: { line: 'ls', kind: 'commercial', unlocks: lifeScienceAgents, priceRank: 18 },

  unlock_skills_trial: { line: 'air', kind: 'trial', unlocks: professional },
  air_trial_professional_edition: { line: 'air', kind: 'trial', unlocks: professional },
  air_trial_navigator_edition: { line: 'air', kind: 'trial', unlocks: navigator },
  ls_trial: { line: 'ls', kind: 'trial', unlocks: lifeScienceAgents },
  ls_trial_five: { line: 'ls', kind: 'trial', unlocks: lifeScienceShare },
  ls_commercial_share_trial: { line: 'ls', kind: 'trial', unlocks: lifeScienceShare },
  ls_trial_hiro: { line: 'ls', kind: 'trial', unlocks: ['tech_seek', 'ls_chat', 'ls_document_qa'] },
  ls_trial_hiro_full: { line: 'ls', kind: 'trial', unlocks: lifeScienceAgents },
  ls_commercial_hiro: { line: 'ls', kind: 'commercial', unlocks: ['tech_seek', 'ls_chat', 'ls_document_qa'] },
  ls_commercial_pharma: {
    line: 'ls',
    kind: 'commercial',
    unlocks: ['tech_seek', 'ls_chat', 'ls_document_qa', 'ls_generic_ip_agent', 'ls_innovator_agent'],
  },
  ls_commercial_draft: { line: 'ls', kind: 'commercial', unlocks: ['ls_mark_patent'], priceRank: 8 },
  ls_commercial_antibody: { line: 'ls', kind: 'commercial', unlocks: ['ls_drug_antibody_agent'], priceRank: 9 },
  ls_commercial_launch: { line: 'ls', kind: 'commercial', unlocks: ['tech_seek', 'ls_chat'] },
  ip_trial_novelty_drafting: {
    line: 'ip',
    kind: 'trial',
    unlocks: [
      'ai_novelty_search',
      'ai_specification',
      'specification_cnipa',
      'specification_uspto',
      'specification_epo',
    ],
  },
  ip_trial_infringement: { line: 'ip', kind: 'trial', unlocks: ['infringement_search', 'design_infringement_search'] },
  ip_trial_novelty: { line: 'ip', kind: 'trial', unlocks: ['ai_novelty_search'] },
  ip_commercial_specification_cnipa: {
    line: 'ip',
    kind: 'commercial',
    unlocks: [...specification, 'specification_cnipa'],
    priceRank: 4,
  },
  ip_commercial_specification_uspto: {
    line: 'ip',
    kind: 'commercial',
    unlocks: [...specification, 'specification_uspto'],
    priceRank: 5,
  },
  ip_commercial_specification_epo: {
    line: 'ip',
    kind: 'commercial',
    unlocks: [...specification, 'specification_epo'],
    priceRank: 6,
  },
  ip_commercial_design_infringement: {
    line: 'ip',
    kind: 'commercial',
    unlocks: ['design_infringement_search'],
    priceRank: 3,
  },
  ip_commercial_infringement: { line: 'ip', kind: 'commercial', unlocks: ['infringement_search'], priceRank: 7 },
  ip_commercial_disclosure: { line: 'ip', kind: 'commercial', unlocks: ['ai_patent_disclosure'], priceRank: 2 },
  ip_commercial_translation: { line: 'ip', kind: 'commercial', unlocks: ['ai_translation'], priceRank: 1 },
  ip_commercial_novelty: {
    line: 'ip',
    kind: 'commercial',
    unlocks: ['novelty_check', 'ai_novelty_search'],
    priceRank: 11,
  },
  ip_commercial_novelty_draft: {
    line: 'ip',
    kind: 'commercial',
    unlocks: ['novelty_check', 'ai_novelty_search', ...specification, 'specification_cnipa', 'specification_uspto'],
  },
  ip_commercial_draft: {
    line: 'ip',
    kind: 'commercial',
    unlocks: [...specification, 'specification_cnipa', 'specification_uspto', 'specification_epo'],
  },
} as const satisfies Record<string, PackageRule>;

export type PackageName = keyof typeof packages;
export const packageNames = Object.keys(packages) as PackageName[];

export function isPackageName(value: unknown): value is PackageName {
  return typeof value === 'string' && Object.hasOwn(packages, value);
}

/** The rule of a package, with its optional members. */
export function packageRule(name: PackageName): PackageRule {
  return packages[name];
}

export function familyOf(name: PackageName): EditionFamily {
  const { line, kind } = packages[name];
  return kind === 'free' ? 'free' : line;
}

/** Package type of the lead form, one for each product line. */
export function packageTypeOf(name: PackageName): PackageType {
  return packages[name].line.toUpperCase() as PackageType;
}

export const packageTypes = productLines.map((line) => line.toUpperCase()) as readonly PackageType[];

/** Packages on sale, the cheapest first; of one line, or of all. */
export function packagesOnSale(line?: ProductLine): PackageName[] {
  return packageNames
    .filter((name) => packageRule(name).priceRank !== undefined && (line === undefined || packages[name].line === line))
    .sort((a, b) => (packageRule(a).priceRank ?? 0) - (packageRule(b).priceRank ?? 0));
}

/** The cheapest package on sale that unlocks a feature (section 2.6); without a feature the enterprise edition. */
export function recommendedPackage(feature?: GatedFeature): PackageName {
  if (feature === undefined) return 'air_commercial';
  return packagesOnSale().find((name) => packageRule(name).unlocks.includes(feature)) ?? 'air_commercial';
}

/** Displayed price of the enterprise edition (section 9); shown when the operator named its currency. */
export const enterprisePrice = 100;
