import type { CountedFeature } from '@assay/domain';
import { type ErrorName, errors } from './errors.ts';

/** Codes that open the upgrade prompt unless the user is premium (section 8). */
export const upgradeCodes: readonly number[] = [
  errors.overLimit,
  errors.researchOverLimit,
  errors.mindOverLimit,
  errors.fmeaOverLimit,
  errors.agentOverLimit,
  errors.libraryOverLimit,
  errors.notInEdition,
].map(({ code }) => code);

/** What refuses a use beyond the quota of each counted feature. */
export const overLimitErrors: Record<CountedFeature, ErrorName> = {
  tech_seek: 'overLimit',
  technical_research: 'researchOverLimit',
  tech_mind: 'mindOverLimit',
  material_tech_mind: 'mindOverLimit',
  tech_fmea: 'fmeaOverLimit',
};
