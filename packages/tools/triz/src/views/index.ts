import type { Client } from '@assay/client';
import * as trizCalls from '@assay/contract/calls/triz';
import type { WorkKind } from '@assay/works';
import { checkTriz } from '../kind/check-triz.ts';
import { trizKind } from '../kind/triz-kind.ts';
import { ContradictionQuestion } from './guided/ContradictionQuestion.tsx';
import { trizIntroduction } from './introduction.ts';
import { TrizCentre } from './TrizCentre.tsx';
import { TrizDescriptions } from './TrizDescriptions.tsx';
import { useTrizItems } from './useTrizItems.ts';

/** TRIZ on the page. */
export const trizView = {
  ...trizIntroduction,
  kind: trizKind as WorkKind,
  begin: async (client: Client, told: { message: string; incognito?: true }) =>
    (await client.call(trizCalls.create, { body: told })).triz_mind_id,
  check: checkTriz,
  Descriptions: TrizDescriptions,
  Centre: TrizCentre,
  outline: { useItems: useTrizItems },
  questions: { contradiction: ContradictionQuestion },
};
