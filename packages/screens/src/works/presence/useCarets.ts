import type { ProsePerson } from '@assay/design-system/prose-editor';
import type { RecordId } from '@assay/works';
import { useMemo } from 'react';
import { toneOf } from './person-tone.ts';
import { useOthers } from './useOthers.ts';

/** Where others write in a field of prose. */
export function useCarets(record: RecordId, field: string): readonly ProsePerson[] {
  const others = useOthers();
  return useMemo(
    () =>
      others.flatMap((one): ProsePerson[] => {
        const { page, person, name, selection } = one;
        if (one.record !== record || one.field !== field || !selection) return [];
        const color = toneOf(person ?? page);
        return [{ id: page, name, ...selection, color }];
      }),
    [others, record, field],
  );
}
