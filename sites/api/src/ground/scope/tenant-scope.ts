import type { PackageGrant, ShareDataType, TokenScope, WidgetName } from '@assay/domain';

/** Roles of a tenant, each with the rights of those after it. */
export const roles = ['owner', 'admin', 'member', 'viewer'] as const;
export type Role = (typeof roles)[number];

/** The site whose widget somebody uses, and the page that it stands on. */
export interface SiteGrant {
  siteId: string;
  origin: string;
  widget: WidgetName;
}

/** The token of a person or a service that a program acts by, and what it was made for. */
export interface TokenGrant {
  id: string;
  /** Its last four characters, by which its owner knows it. */
  endsWith: string;
  scopes: readonly TokenScope[];
}

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

/**
 * A person with an account, acting in one tenant; with a share token also a reader of that item. A visitor of somebody's
 * page has the role `widget`: what their widget asks and nothing of the tenant besides.
 */
export interface MemberScope {
  tenantId: string;
  role: Role | 'widget';
  userId: string;
  share?: ShareGrant;
  /** Of a visitor alone. */
  site?: SiteGrant;
  /** Of whoever brought one instead of a session. */
  token?: TokenGrant;
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

/** The same person without the link that they came by: what they may do by their own right alone. */
export function withoutLink({ share: _, ...scope }: MemberScope): MemberScope {
  return scope;
}

/** Whether a role includes the rights of another; that of a visitor includes none. */
export function includesRole(role: MemberScope['role'], needed: Role): boolean {
  return role !== 'widget' && roles.indexOf(role) <= roles.indexOf(needed);
}

/** Whether what lies in this row is the caller's own; a guest owns nothing. */
export function isOwner(scope: TenantScope, row: { tenant_id: string; owner_id: string }): boolean {
  return scope.role !== 'guest' && scope.tenantId === row.tenant_id && scope.userId === row.owner_id;
}

/** Tenants whose rows a caller may come upon: their own and that of what was shared with them; none for a visitor. */
export function tenantsInSight(scope: TenantScope | undefined): readonly string[] {
  if (scope === undefined) return [];
  return scope.share === undefined ? [scope.tenantId] : [scope.tenantId, scope.share.tenantId];
}
