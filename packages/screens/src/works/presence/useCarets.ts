import type { ProsePerson } from '@assay/design-system/prose-editor';
import { useMessages } from '@assay/i18n';
import type { RecordId } from '@assay/works';
import { useMemo } from 'react';
import { worksMessages } from '../messages.ts';
import { useWorkSession } from '../WorkContext.ts';
import { toneOf } from './person-tone.ts';

/** Where others write in a field of prose. */
export function useCarets(record: RecordId, field: string): readonly ProsePerson[] {
  const t = useMessages(worksMessages);
  const { session, snapshot } = useWorkSession();
  const { present } = snapshot.surroundings;
  return useMemo(
    () =>
      present.flatMap((one): ProsePerson[] => {
        const { page, person, name, selection } = one;
        if (page === session.page || one.record !== record || one.field !== field || !selection) return [];
        const color = toneOf(person ?? page);
        return [{ id: page, name: name === '' ? t('present.guest') : name, ...selection, color }];
      }),
    [present, session, record, field, t],
  );
}
