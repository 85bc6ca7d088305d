import { industries, occupations } from '@assay/domain';
import * as z from 'zod';

const industry = z.enum(industries);
const role = z.enum(occupations);

export const onboardingSchemas = {
  'onboarding.info': {
    summary: 'Whether onboarding is still to be done, and what is known already',
    response: z.object({ required: z.boolean(), industry: industry.nullable(), role: role.nullable() }),
  },
  'onboarding.submit': {
    summary: 'Answer the questions of onboarding',
    body: z.object({ role, industry }).strict(),
    response: z.object({ saved: z.boolean() }),
  },
} as const;
