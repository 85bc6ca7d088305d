import type { CompanySource } from '@assay/widgets/company-autocomplete';
import type { DemoAccount, Invitation, MailedLink } from './account.types.ts';
import type { DemandedFactorSource } from './demanded-factor.source.ts';
import type { PasskeySignIn } from './passkey-sign-in.ts';
import type { SentCode } from './sent-code.ts';

/** The ways into the product: signing in, a new password, and what a mailed link leads to. Rejects with errors fit to show. */
export interface EntranceSource extends PasskeySignIn {
  /** Like every way of signing in: @throws SecondStepError where the account has a second factor */
  signInWithPassword(account: string, password: string): Promise<void>;
  /** Sends a code to an 11-digit number; a development install hands it back instead of sending it. */
  sendCode(mobile: string): Promise<SentCode>;
  signInWithCode(mobile: string, code: string): Promise<void>;
  /** Finishes a sign-in that waits, with a code of the app or a recovery code. */
  signInWithFactor(code: string): Promise<void>;
  /** What meets the second factor that an organisation demands; fetched when one does. */
  demandedFactor(): Promise<DemandedFactorSource>;
  /** Accounts to try; empty on an install that is not for development. */
  demoAccounts(signal?: AbortSignal): Promise<readonly DemoAccount[]>;
  /** Asks for an account; gives the confirming link where an installation sends no mail. */
  register(person: { account: string; name: string; company: string }): Promise<MailedLink>;
  /** Companies for what is typed of a name. */
  companies: CompanySource;
  /** Confirms the address of a new account and sets its password. */
  confirm(token: string, password: string): Promise<void>;
  forgot(account: string): Promise<MailedLink>;
  resetPassword(token: string, password: string): Promise<void>;
  /** Sends a code with which the phone of an account sets a new password. */
  sendResetCode(mobile: string): Promise<SentCode>;
  /** Sets the password and signs in. */
  resetByCode(mobile: string, code: string, password: string): Promise<void>;
  invitation(token: string): Promise<Invitation>;
  /** Joins with the account one is signed in with. */
  accept(token: string): Promise<void>;
  /** Has a link mailed with which whoever reads it joins; gives the link where an installation sends no mail. */
  askToJoin(token: string, account: string): Promise<MailedLink>;
  /** Joins with a new account, by a link that came by mail. */
  join(token: string, person: { password: string; name: string }): Promise<void>;
  /** Makes the organisation acted in the one that runs the installation. */
  claimInstallation(token: string): Promise<void>;
  /** Ends the session; gives the address to go to. */
  signOut(): Promise<string>;
  /** Acts in another organisation from now on. */
  switchTenant(tenantId: string): Promise<void>;
}
