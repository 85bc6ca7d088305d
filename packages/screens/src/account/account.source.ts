import type { Locale, PermissionKey } from '@assay/domain';

export type Edition = 'freemium' | 'trial' | 'premium';
export type Role = 'owner' | 'admin' | 'member' | 'viewer';

/** The person signed in. */
export interface Account {
  name: string;
  email?: string;
  tenant?: string;
  role: Role;
  permissions: readonly PermissionKey[];
  edition?: Edition;
}

/** An account that a development install offers on its sign-in page. */
export interface DemoAccount {
  email: string;
  password: string;
  name: string;
  role: Role;
  edition?: Edition;
}

/** What the account screens need from outside. Every call rejects with an error whose message is fit to show. */
export interface AccountSource {
  /** The person signed in; null for a guest. */
  me(signal?: AbortSignal): Promise<Account | null>;
  signInWithPassword(email: string, password: string): Promise<void>;
  /** Sends a code to an 11-digit number; a development install hands it back instead of sending it. */
  sendCode(mobile: string): Promise<{ developmentCode?: string }>;
  signInWithCode(mobile: string, code: string): Promise<void>;
  /** Accounts to try; empty on an install that is not for development. */
  demoAccounts(signal?: AbortSignal): Promise<readonly DemoAccount[]>;
  /** Ends the session; the address to go to, when the service names one. */
  signOut(): Promise<string | undefined>;
  saveLocale(locale: Locale): Promise<void>;
}
