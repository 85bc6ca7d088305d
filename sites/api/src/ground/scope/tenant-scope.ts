import type { PackageGrant, ShareDataType } from '@assay/domain';

/** Roles of a tenant, each with the rights of those after it. */
export const roles = ['owner', 'admin', 'member', 'viewer'] as const;
export type Role = (typeof roles)[number];

/** The one item that a share token opens, in whatever tenant it lies. */
export interface ShareGrant {
  linkId: string;
  tenantId: string;
  dataType: ShareDataType;
  dataId: string;
}

/** What is read about a person together with their session; it holds for one request. */
export interface Holding {
  grants: readonly PackageGrant[];
  /** IANA name of the tenant's time zone; null for the installation's. */
  timeZone: string | null;
}

/** A person with an account, acting in one tenant; with a share token also a reader of that item. */
export interface MemberScope {
  tenantId: string;
  role: Role;
  userId: string;
  share?: ShareGrant;
  /** Absent where the scope was not read from a session just now. */
  holding?: Holding;
}

/** A reader without an account, who may read the shared item and nothing else. */
export interface GuestScope {
  tenantId: string;
  role: 'guest';
  share: ShareGrant;
}

/** Whose rows a query may see. Every store takes one, so that no query runs without it. */
export type TenantScope = MemberScope | GuestScope;

/** Whether a role includes the rights of another. */
export function includesRole(role: Role, needed: Role): boolean {
  return roles.indexOf(role) <= roles.indexOf(needed);
}

/** Whether what lies in this row is the caller's own; a guest owns nothing. */
export function isOwner(scope: TenantScope, row: { tenant_id: string; owner_id: string }): boolean {
  return scope.role !== 'guest' && scope.tenantId === row.tenant_id && scope.userId === row.owner_id;
}
