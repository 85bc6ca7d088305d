import type { FramePreferences, FrameVisitor } from './Frame.types.ts';

/** What the account's button and what it opens are given. */
export interface AccountMenuProps {
  /** The person signed in; a guest has only the preferences. */
  visitor: FrameVisitor | undefined;
  preferences: FramePreferences;
  isSigningOut: boolean;
  onSignOut(): void;
  /** Acts in another organisation; absent where there is no switch. */
  onTenant?: ((tenantId: string) => void) | undefined;
}
