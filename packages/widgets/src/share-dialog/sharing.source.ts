import type { Client } from '@assay/client';
import * as sharingCalls from '@assay/contract/calls/sharing';
import type { ShareDataType } from '@assay/domain';

/** A live link to an item. */
export interface ShareLink {
  link_id: string;
  created_at: string;
  expires_at: string | null;
  opened: number;
}

/** Whether everybody of the organisation reads an item, and the way to change that. */
export interface TenantShare {
  read(): Promise<boolean>;
  save(isOpen: boolean): Promise<void>;
}

/** Who reads items of one kind besides their owner. */
export interface SharingSource {
  shareLinks(item: string): Promise<readonly ShareLink[]>;
  /**
   * A new link, that ends after so many days; its path, with the token, is given this once. Absent for who closes what
   * they opened and opens no more.
   */
  share?: (item: string, days?: number) => Promise<{ link: ShareLink; path: string }>;
  revoke(link: string): Promise<void>;
  /** Absent where there is no organisation to share with. */
  tenantShare?: (item: string) => TenantShare;
}

/** What somebody may do who only reads: close what they opened. */
export function closingOnly({ shareLinks, revoke }: SharingSource): SharingSource {
  return { shareLinks, revoke };
}

/** Sharing of one kind of items over the client. */
export function sharingOf(client: Pick<Client, 'call'>, dataType: ShareDataType): SharingSource {
  return {
    shareLinks: async (item) =>
      (await client.call(sharingCalls.links, { query: { data_id: item, data_type: dataType } })).links,
    async share(item, days) {
      const {
        path,
        token: _,
        ...link
      } = await client.call(sharingCalls.create, {
        body: { data_id: item, data_type: dataType, ...(days === undefined ? {} : { expires_in_days: days }) },
      });
      return { link, path };
    },
    async revoke(link) {
      await client.call(sharingCalls.revoke, { body: { link_id: link } });
    },
    tenantShare: (item) => tenantShareOf(client, dataType, item),
  };
}

/** The organisation's share of an item over the client. */
function tenantShareOf(client: Pick<Client, 'call'>, dataType: ShareDataType, dataId: string): TenantShare {
  const item = { data_id: dataId, data_type: dataType };
  return {
    read: async () => (await client.call(sharingCalls.links, { query: item })).tenant,
    async save(isOpen) {
      await client.call(sharingCalls.grantTenant, { body: { ...item, granted: isOpen } });
    },
  };
}
