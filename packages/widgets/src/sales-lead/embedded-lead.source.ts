import { installationRegions } from '@assay/domain';
import { createConnection, type ElementEnvironment } from '../element/index.ts';
import { createSalesLeadSource, debugRegion, type SalesLeadSource } from './sales-lead.source.ts';

/** The sales lead's source on a page that the service permits; region and token come with the first call. */
export function createEmbeddedLeadSource(options: ElementEnvironment['connection']): SalesLeadSource {
  const connection = createConnection({ widget: 'sales-lead', ...options });
  return createSalesLeadSource({
    client: connection.client,
    locale: options.locale,
    host: options.serviceUrl,
    async setup() {
      const { region, development } = await connection.session();
      const wanted = development ? debugRegion() : undefined;
      return { region: installationRegions.find((each) => each === wanted) ?? region };
    },
  });
}
