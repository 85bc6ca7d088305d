import { Readable } from 'node:stream';
import * as usageCalls from '@assay/contract/calls/usage';
import { editionOf, enterprisePrice, libraryQuota } from '@assay/domain';
import type { ServiceArea, ServiceContext } from '../../ground/application/service.types.ts';
import { bind } from '../../ground/http/binding.ts';
import { type Holder, packageGrants } from '../../people/tenancy/package-grants.ts';
import type { UsageTables } from './usage.migrations.ts';
import { exportedUses } from './usage.store.ts';
import type { FeatureUsage, UsageMeter } from './usage-meter.ts';

/**
 * What people used and may still use.
 *
 * @param subscriptions expert library subscriptions of a person, that stand now.
 */
export function usageArea(
  { database, settings }: ServiceContext,
  meter: UsageMeter,
  subscriptions: (holder: Holder) => Promise<number>,
): ServiceArea {
  const view = ({ feature, dimension, used, limit, resetsAt, bySpan }: FeatureUsage) => ({
    feature,
    dimension,
    used,
    limit,
    resets_at: resetsAt.toISOString(),
    ...bySpan,
  });
  return {
    bindings: bind(usageCalls, {
      'usage.view': async ({ scope }) => (await meter.usage(scope)).features.map(view),
      'usage.page': async ({ scope }) => {
        const [{ timeZone, features }, grants, subscribed] = await Promise.all([
          meter.usage(scope),
          packageGrants(database, scope, settings),
          subscriptions(scope),
        ]);
        const edition = editionOf(grants, new Date());
        const currency = settings.ASSAY_CURRENCY;
        return {
          edition,
          time_zone: timeZone,
          features: features.map(view),
          expert_library: {
            used: subscribed,
            limit: edition === 'freemium' ? libraryQuota.free : libraryQuota.enterprise,
          },
          price: currency === undefined ? null : { amount: enterprisePrice, currency },
        };
      },
      'usage.export': ({ scope }) => {
        const lines = exportedUses(database.tables<UsageTables>(), scope);
        return new Response(Readable.toWeb(Readable.from(lines)) as ReadableStream, {
          headers: {
            'content-type': 'text/csv; charset=utf-8',
            'content-disposition': 'attachment; filename="usage.csv"',
          },
        });
      },
    }),
  };
}
