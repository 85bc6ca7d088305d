import { AsyncLocalStorage } from 'node:async_hooks';

/** On whose behalf something leaves the machine. */
export interface EgressSubject {
  tenantId: string;
  userId: string | null;
  /** What is asked is to leave no trace: the ledger tells that something left, and keeps none of its text (V3). */
  isIncognito?: boolean;
}

const subjects = new AsyncLocalStorage<EgressSubject | undefined>();

/** Does work on behalf of somebody: what leaves the machine meanwhile is theirs in the ledger. */
export function onBehalfOf<T>(subject: EgressSubject | undefined, work: () => T): T {
  return subjects.run(subject, work);
}

/** Does work, on behalf of whoever it is done for, that leaves no trace where that was promised. */
export function tracelessly<T>(isIncognito: boolean, work: () => T): T {
  const subject = currentSubject();
  return isIncognito && subject ? onBehalfOf({ ...subject, isIncognito }, work) : work();
}

/** On whose behalf the present work is done; undefined for the installation itself. */
export function currentSubject(): EgressSubject | undefined {
  return subjects.getStore();
}
