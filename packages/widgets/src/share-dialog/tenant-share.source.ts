import type { Client } from '@assay/client';
import type { ShareDataType } from '@assay/domain';

/** Whether everybody of the organisation reads an item, and the way to change that. */
export interface TenantShare {
  read(): Promise<boolean>;
  save(isOpen: boolean): Promise<void>;
}

/** The organisation's share of an item over the client. */
export function tenantShareOf(client: Pick<Client, 'call'>, dataType: ShareDataType, dataId: string): TenantShare {
  const item = { data_id: dataId, data_type: dataType };
  return {
    read: async () => (await client.call('share.links', { query: item })).tenant,
    async save(isOpen) {
      await client.call('share.grantTenant', { body: { ...item, granted: isOpen } });
    },
  };
}
