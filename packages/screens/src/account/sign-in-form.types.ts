import type { AccountSource } from './account.source.ts';

export interface SignInMethodProps {
  source: AccountSource;
  isBusy: boolean;
  /** Runs a sign-in, reports its failure and goes on when it succeeded. */
  signIn(work: () => Promise<void>): Promise<void>;
}
