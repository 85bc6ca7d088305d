import { countedFeatures, editionStates, usageDimensions } from '@assay/domain';
import * as z from 'zod';

const count = z.number().int().nonnegative();

/** Uses of one feature: of its quota, and in each span of the tenant's calendar. */
const featureUsage = z.object({
  feature: z.enum(countedFeatures),
  /** Span of the quota. */
  dimension: z.enum(usageDimensions),
  used: count,
  limit: count,
  /** When the count of the quota begins anew. */
  resets_at: z.iso.datetime(),
  DIMENSION_YEAR: count,
  DIMENSION_MONTH: count,
  DIMENSION_DAY: count,
});

export const usageSchemas = {
  'usage.view': { summary: 'Uses and quotas of the caller, feature by feature', response: z.array(featureUsage) },
  'usage.page': {
    summary: 'What the usage page shows: the edition, uses and quotas, and the quotas of both editions',
    response: z.object({
      edition: z.enum(editionStates),
      /** IANA name of the tenant's time zone, in which days, months and years begin. */
      time_zone: z.string(),
      features: z.array(featureUsage),
      /** Subscriptions to the expert library that stand now; they do not reset. */
      expert_library: z.object({ used: count, limit: count }),
      /** Price of the enterprise edition; null until the operator named a currency. */
      price: z.object({ amount: z.number(), currency: z.string() }).nullable(),
    }),
  },
  'usage.export': { summary: 'Every counted use of the caller, as a CSV file' },
} as const;
