import type { HomepageType, Locale, PermissionKey } from '@assay/domain';

export type Edition = 'freemium' | 'trial' | 'premium';
export type Role = 'owner' | 'admin' | 'member' | 'viewer';

/** The person signed in. */
export interface Account {
  id: string;
  name: string;
  email?: string;
  /** Masked. */
  phone?: string;
  tenant?: string;
  /** The organisation acted in, and every one the person belongs to. */
  tenantId?: string;
  tenants: readonly { id: string; name: string }[];
  role: Role;
  permissions: readonly PermissionKey[];
  edition: Edition;
  locale: Locale;
  homepageType: HomepageType;
  /** The password stood on the list of leaked ones when it was last used to sign in. */
  hasListedPassword: boolean;
}

/** The visitor, and what the operator set that the screens act on. */
export interface Session {
  /** Undefined for a guest. */
  account: Account | undefined;
  isDevelopment: boolean;
  /** N of "No response received within N seconds". */
  streamTimeoutSeconds: number;
  /** What the button for the organisation's own sign-in says; absent without one. */
  singleSignOn?: string;
  /** Whether somebody without an invitation may make an account. */
  isRegistrationOpen: boolean;
  /** The organisation acted in demands a second factor, which the person has yet to set up; nothing is open before. */
  demand?: FactorDemand;
  /** The limit of their organisation by which the visitor's last session ended. */
  ended?: EndedSession;
}

export interface EndedSession {
  limit: 'idle' | 'age';
  minutes: number;
}

export interface FactorDemand {
  /** The organisation that demands it, and every one that may be acted in instead. */
  tenantId: string;
  tenants: readonly { id: string; name: string }[];
}

/** An account that a development install offers on its sign-in page. */
export interface DemoAccount {
  account: string;
  password: string;
  name: string;
  role: Role;
  edition: Edition;
}

/** The link that was mailed; known only where no mail is sent. */
export interface MailedLink {
  developmentLink?: string;
}

/** What an invitation leads to. */
export interface Invitation {
  tenant: string;
  inviter: string;
  role: Role;
  /** The only address that may use it. */
  email?: string;
  /** The link came by mail to that address, so that a new account may join with it at once. */
  isMailed: boolean;
}
