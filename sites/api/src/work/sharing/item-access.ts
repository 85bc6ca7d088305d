import { type ShareDataType, type ShareRole, strongestRole } from '@assay/domain';
import type { TenantScope } from '../../ground/scope/tenant-scope.ts';
import type { PersonGrants } from './person-grants.ts';
import type { SharedItem, ShareLinks } from './share-links.ts';

/** To whom an item belongs. */
export interface ItemOwner {
  tenantId: string;
  userId: string;
  /** Asked on the word that it leaves no trace: nobody else is let in to it. */
  isIncognito?: boolean;
}

/** How each kind of item is looked up; an area that has such items brings it. */
export type OwnerLookups = Partial<Record<ShareDataType, (dataId: string) => Promise<ItemOwner | undefined>>>;

/** By what right somebody may read an item (V1): their own, one granted to them or to their tenant, or a live link. */
export type AccessRight = 'owner' | 'person' | 'tenant' | 'link';

/** A right, and what all rights that somebody has together let them do. */
export interface HeldAccess {
  by: AccessRight;
  role: ShareRole;
  /** Of a link alone: when it was made. */
  since?: Date;
}

export interface ItemAccess {
  /** What the caller may do with an item; undefined when they have no right, or there is no such item. */
  accessTo(scope: TenantScope | undefined, item: SharedItem): Promise<HeldAccess | undefined>;
  ownerOf(item: SharedItem): Promise<ItemOwner | undefined>;
}

/** The one place where the share rule stands. */
export function createItemAccess(
  links: Pick<ShareLinks, 'tenantRole' | 'liveLink'>,
  people: Pick<PersonGrants, 'roleOf'>,
  lookups: OwnerLookups,
): ItemAccess {
  const ownerOf: ItemAccess['ownerOf'] = async ({ dataType, dataId }) => lookups[dataType]?.(dataId);
  return {
    ownerOf,
    async accessTo(scope, item) {
      if (!scope) return undefined;
      const owner = await ownerOf(item);
      if (!owner) return undefined;
      const held = new Map<AccessRight, ShareRole>();
      const hold = (by: AccessRight, role: ShareRole | undefined) => role !== undefined && held.set(by, role);
      if (scope.role !== 'guest' && scope.tenantId === owner.tenantId) {
        if (scope.userId === owner.userId) return { by: 'owner', role: 'edit' };
        if (scope.role !== 'widget') {
          hold('person', await people.roleOf(scope, item));
          hold('tenant', await links.tenantRole(owner.tenantId, item));
        }
      }
      const { share } = scope;
      const isLinked =
        share?.tenantId === owner.tenantId && share.dataType === item.dataType && share.dataId === item.dataId;
      // A reader may have come in by the link long ago and be here still.
      const link = isLinked ? await links.liveLink(share.linkId) : undefined;
      hold('link', link?.role);
      const [by] = held.keys();
      const role = strongestRole(held.values());
      return by && role && { by, role, ...(by === 'link' && link && { since: link.since }) };
    },
  };
}
