import { type RouteName, routes } from './routes.ts';

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

/** Product homes and the question answering that stands on each. */
export const homepageTypes = ['RD', 'LS', 'MSE', 'IP'] as const;
export type HomepageType = (typeof homepageTypes)[number];
export const defaultHomepageType: HomepageType = 'RD';

export const homeRoutes: Record<HomepageType, RouteName> = { RD: 'rd', LS: 'ls', MSE: 'mse', IP: 'ip' };

/** Narrows a homepage type; anything else is RD (section 7.2). */
export function homepageTypeOf(value: unknown): HomepageType {
  return (homepageTypes as readonly unknown[]).includes(value) ? (value as HomepageType) : defaultHomepageType;
}

/** Path of a product home. */
export function homePath(type: HomepageType): string {
  return routes[homeRoutes[type]].path;
}

/** Routes of the package pages, one for each homepage type. */
export const packageRoutes = {
  RD: 'packagesRd',
  LS: 'packagesLs',
  MSE: 'packagesMse',
  IP: 'packagesIp',
} as const satisfies Record<HomepageType, RouteName>;

/** Path of the package page of a homepage type (section 2.2). */
export function packagePath(type: HomepageType): string {
  return routes[packageRoutes[type]].path;
}

/** The homepage type that a package page speaks of; RD for any other path. */
export function homeOfPackagePath(path: string): HomepageType {
  return homepageTypes.find((type) => packagePath(type) === path.replace(/\/$/, '')) ?? defaultHomepageType;
}
