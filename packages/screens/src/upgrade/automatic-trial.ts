import { isCallError } from '@assay/client';
import {
  type EmpowerType,
  maxTrialAttempts,
  readStored,
  trialAttemptsKey,
  trialBegunKey,
  writeStored,
} from '@assay/domain';
import type { Control, EditionsSource } from './editions.source.ts';

export type TrialOutcome = 'not-needed' | 'added' | 'failed' | 'given-up';

export interface AutomaticTrialOptions {
  source: Pick<EditionsSource, 'needsTrial' | 'addTrial'>;
  control: Pick<Control, 'freemium' | 'trial' | 'expired_packages'>;
  type: EmpowerType;
  storage: Pick<Storage, 'getItem' | 'setItem'>;
  /** Told of a failure, which the person is not. */
  log(error: unknown): void;
}

/**
 * Gives a person who has none their trial (section 4): asks whether one is needed, then adds it. Attempts are counted
 * in the session; beyond five it is given up, and the product shows /403.
 */
export async function addAutomaticTrial(options: AutomaticTrialOptions): Promise<TrialOutcome> {
  const { source, control, type, storage, log } = options;
  if (control.trial || !control.freemium || control.expired_packages.length > 0) return 'not-needed';
  try {
    if (!(await source.needsTrial(type))) return 'not-needed';
    if (countAttempt(storage) > maxTrialAttempts) return 'given-up';
    await source.addTrial(type);
    writeStored(() => storage, trialBegunKey, '1');
    return 'added';
  } catch (error) {
    // Another tab was first: the trial is there.
    if (isCallError(error, 'conflict')) return 'added';
    log(error);
    return 'failed';
  }
}

function countAttempt(storage: AutomaticTrialOptions['storage']): number {
  const stored = Number(readStored(() => storage, trialAttemptsKey));
  const attempt = (Number.isSafeInteger(stored) && stored > 0 ? stored : 0) + 1;
  writeStored(() => storage, trialAttemptsKey, String(attempt));
  return attempt;
}
