import type { ShareDataType } from '@assay/domain';
import type { TenantScope } from '../../ground/scope/tenant-scope.ts';
import type { SharedItem, ShareLinks } from './share-links.ts';

/** To whom an item belongs. */
export interface ItemOwner {
  tenantId: string;
  userId: string;
}

/** How each kind of item is looked up; an area that has such items brings it. */
export type OwnerLookups = Partial<Record<ShareDataType, (dataId: string) => Promise<ItemOwner | undefined>>>;

/** By what right somebody may read an item (V1): their own, one granted to their tenant, or a live link. */
export type AccessRight = 'owner' | 'tenant' | 'link';

export interface ItemAccess {
  /** The right of the caller to an item; undefined when there is none, or no such item. */
  rightTo(scope: TenantScope | undefined, item: SharedItem): Promise<AccessRight | undefined>;
  ownerOf(item: SharedItem): Promise<ItemOwner | undefined>;
}

/** The one place where the share rule stands. */
export function createItemAccess(links: ShareLinks, lookups: OwnerLookups): ItemAccess {
  const ownerOf: ItemAccess['ownerOf'] = async ({ dataType, dataId }) => lookups[dataType]?.(dataId);
  return {
    ownerOf,
    async rightTo(scope, item) {
      if (!scope) return undefined;
      const owner = await ownerOf(item);
      if (!owner) return undefined;
      if (scope.role !== 'guest' && scope.tenantId === owner.tenantId) {
        if (scope.userId === owner.userId) return 'owner';
        if (scope.role !== 'widget' && (await links.isGranted(owner.tenantId, item))) return 'tenant';
      }
      const { share } = scope;
      const isLinked =
        share?.tenantId === owner.tenantId && share.dataType === item.dataType && share.dataId === item.dataId;
      // A reader may have come in by the link long ago and be here still.
      return isLinked && (await links.isLive(share.linkId)) ? 'link' : undefined;
    },
  };
}
