import { useMemo } from 'react';
import { useWorkSession } from '../WorkContext.ts';
import { useDescriptions } from '../WorkDescriptions.ts';
import type { OutlineItem } from './outline.types.ts';
import { recordOutline } from './record-outline.ts';

/** The outline of works whose tool gives none. */
export function useRecordItems(): readonly OutlineItem[] {
  const words = useDescriptions();
  const { session, snapshot } = useWorkSession();
  // The records change in place.
  // oxlint-disable-next-line react/exhaustive-deps
  return useMemo(() => recordOutline(session.state, words), [session, snapshot.content, words]);
}
