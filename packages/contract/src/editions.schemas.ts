import { editionFamilies, packageNames, productLines } from '@assay/domain';
import * as z from 'zod';

export const editionsSchemas = {
  'editions.control': {
    summary: 'Tabs and edition flags that follow from the packages held',
    response: z.object({
      is_formal_material: z.boolean(),
      ip_tab: z.boolean(),
      protect_tab: z.boolean(),
      insights_tab: z.boolean(),
      is_first_login_after_try_end: z.boolean(),
      /** Days of the trial that ends first; null without a trial. */
      try_package_left_days: z.number().nullable(),
      expired_packages: z.array(z.enum(packageNames)),
      freemium: z.boolean(),
      trial: z.boolean(),
    }),
  },
  'editions.packages': {
    summary: 'Packages held, with the days left of trials',
    response: z.array(
      z.object({
        package: z.enum(packageNames),
        line: z.enum(productLines),
        family: z.enum(editionFamilies),
        kind: z.enum(['free', 'trial', 'commercial']),
        /** Present on a running trial. */
        trial_package_left_days: z.number().optional(),
      }),
    ),
  },
} as const;
