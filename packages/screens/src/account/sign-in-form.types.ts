import type { EntranceSource } from './entrance.types.ts';

export interface SignInMethodProps {
  source: EntranceSource;
  isBusy: boolean;
  /** Runs a sign-in, reports its failure and goes on when it succeeded. */
  signIn(work: () => Promise<void>): Promise<void>;
}
