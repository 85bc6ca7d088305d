import type { WorkKind } from '@assay/works';
import { checkTechnicalQa } from '../kind/check-technical-qa.ts';
import { technicalQaKind } from '../kind/technical-qa-kind.ts';
import { technicalQaIntroduction } from './introduction.ts';
import { TechnicalQaCentre } from './TechnicalQaCentre.tsx';
import { TechnicalQaDescriptions } from './TechnicalQaDescriptions.tsx';
import { useTechnicalQaItems } from './useTechnicalQaItems.ts';

/** Technical questions on the page. */
export const technicalQaView = {
  ...technicalQaIntroduction,
  kind: technicalQaKind as WorkKind,
  check: checkTechnicalQa,
  Descriptions: TechnicalQaDescriptions,
  Centre: TechnicalQaCentre,
  outline: { useItems: useTechnicalQaItems },
};
