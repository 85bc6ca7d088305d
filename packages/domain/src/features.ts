/** Feature and module keys of section 3.8. */
export const featureKeys = [
  'novelty_check',
  'roadmap',
  'substance_search',
  'property_search',
  'metal_search',
  'structure_search',
  'workflow_search',
  'material_mind',
  'research',
  'mind',
  'fmea',
  'workspace',
  'insights_company_search',
  'insights_competitive_landscape',
  'insights_markets_analysis',
  'protect_smart_search',
  'ai_specification',
  'ai_patent_disclosure',
  'ai_translation',
  'ai_novelty_search',
  'ls_chat',
  'ls_document_qa',
  'ls_mark_patent',
  'ls_drug_antibody_agent',
  'ls_generic_ip_agent',
  'ls_innovator_agent',
  'air_technical_qa_agent',
  'air_find_solution_agent',
  'mse_agent_material_tech_mind',
] as const;
export type FeatureKey = (typeof featureKeys)[number];

/** Narrows a key the service delivered; a key that is not listed is ignored by the caller. */
export function isFeatureKey(value: unknown): value is FeatureKey {
  return typeof value === 'string' && (featureKeys as readonly string[]).includes(value);
}

/** Features whose uses are counted (section 3.4). */
export const countedFeatures = [
  'technical_research',
  'tech_seek',
  'tech_mind',
  'material_tech_mind',
  'tech_fmea',
] as const;
export type CountedFeature = (typeof countedFeatures)[number];
