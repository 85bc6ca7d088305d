import { useMessages } from '@assay/i18n';
import { useMemo } from 'react';
import { worksMessages } from '../messages.ts';
import { useWorkSession } from '../WorkContext.ts';
import type { PresentPerson } from '../works.source.ts';

/** Who else has the work open, by the names they go by here. */
export function useOthers(): readonly PresentPerson[] {
  const t = useMessages(worksMessages);
  const { session, snapshot } = useWorkSession();
  const { present } = snapshot.surroundings;
  return useMemo(
    () =>
      present
        .filter(({ page }) => page !== session.page)
        .map((one) => (one.name === '' ? { ...one, name: t('present.guest') } : one)),
    [present, session, t],
  );
}

/** The first of those who are in one place, and how many more there are. */
export const firstOf = (others: readonly PresentPerson[]): string =>
  `${others[0]?.name ?? ''}${others.length > 1 ? ` +${others.length - 1}` : ''}`;
