import { overLimitErrors } from '@assay/contract';
import { type CountedFeature, countedFeatures, type Quota, quotaOf, usagePeriod } from '@assay/domain';
import type { QueryExecutorProvider } from 'kysely';
import type { ServiceContext } from '../../ground/application/service.types.ts';
import { CallError } from '../../ground/http/call-error.ts';
import { type Holder, packageGrants } from '../../people/tenancy/package-grants.ts';
import type { TenancyTables } from '../../people/tenancy/tenancy.migrations.ts';
import type { UsageTables } from './usage.migrations.ts';
import { countUse, giveBackUse, usesOf } from './usage.store.ts';

/** Counts one use in the transaction of what is counted. @throws CallError of the feature when its quota is spent */
export type SpendUse = (executor: QueryExecutorProvider, id: string) => Promise<void>;

export interface FeatureUsage extends Quota {
  feature: CountedFeature;
  used: number;
  resetsAt: Date;
  bySpan: Readonly<Record<Quota['dimension'], number>>;
}

/** Counts uses against the quotas of editions. */
export interface UsageMeter {
  /** Reads the quota of a person, before the transaction begins, and gives what spends one use of it. */
  prepare(holder: Holder, feature: CountedFeature): Promise<SpendUse>;
  /** Gives a use back; true the one time it was still counted. */
  giveBack(executor: QueryExecutorProvider, id: string): Promise<boolean>;
  /** Uses and quotas of a person, of every counted feature. */
  usage(holder: Holder): Promise<{ timeZone: string; features: readonly FeatureUsage[] }>;
}

const nothing = { DIMENSION_DAY: 0, DIMENSION_MONTH: 0, DIMENSION_YEAR: 0 } as const;

export function createUsageMeter({ database, settings }: Pick<ServiceContext, 'database' | 'settings'>): UsageMeter {
  const db = database.tables<UsageTables & TenancyTables>();

  async function timeZoneOf({ tenantId, holding }: Holder): Promise<string> {
    if (holding) return holding.timeZone ?? settings.ASSAY_TIME_ZONE;
    const tenant = await db.selectFrom('tenant').select('time_zone').where('id', '=', tenantId).executeTakeFirst();
    return tenant?.time_zone ?? settings.ASSAY_TIME_ZONE;
  }

  return {
    async prepare(holder, feature) {
      const at = new Date();
      const [grants, timeZone] = await Promise.all([packageGrants(database, holder, settings), timeZoneOf(holder)]);
      const quota = quotaOf(feature, grants, at);
      return async (executor, id) => {
        const isCounted = await countUse(executor, { id, holder, feature, ...quota, at, timeZone });
        if (!isCounted) throw new CallError(overLimitErrors[feature]);
      };
    },
    giveBack: giveBackUse,
    async usage(holder) {
      const now = new Date();
      const [grants, timeZone] = await Promise.all([packageGrants(database, holder, settings), timeZoneOf(holder)]);
      const uses = await usesOf(db, holder, now, timeZone);
      const features = countedFeatures.map((feature): FeatureUsage => {
        const quota = quotaOf(feature, grants, now);
        const bySpan = uses.get(feature) ?? nothing;
        const { resetsAt } = usagePeriod(quota.dimension, now, timeZone);
        return { feature, ...quota, used: bySpan[quota.dimension], resetsAt, bySpan };
      });
      return { timeZone, features };
    },
  };
}
