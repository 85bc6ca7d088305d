import { createContext, use, useSyncExternalStore } from 'react';
import type { WorkSession, WorkSnapshot } from './work-session.ts';

/** The work that is open around here. */
export const WorkContext = createContext<WorkSession | undefined>(undefined);

/**
 * The open work and how it stands, drawn anew with each change.
 *
 * @throws Error outside a WorkFrame
 */
export function useWorkSession(): { session: WorkSession; snapshot: WorkSnapshot } {
  const session = use(WorkContext);
  if (!session) throw new Error('There is no work around here: this part belongs into a WorkFrame.');
  return { session, snapshot: useSyncExternalStore(session.subscribe, session.snapshot) };
}
