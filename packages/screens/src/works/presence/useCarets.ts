import type { ProsePerson } from '@assay/design-system/prose-editor';
import type { RecordId } from '@assay/works';
import { useMemo } from 'react';
import { useSame } from '../useSame.ts';
import { toneOf } from './person-tone.ts';
import { useOthers } from './useOthers.ts';

/** Where others write in a field of prose. */
export function useCarets(record: RecordId, field: string): readonly ProsePerson[] {
  const others = useOthers();
  const carets = useMemo(
    () =>
      others.flatMap((one): ProsePerson[] => {
        const { page, person, name, selection } = one;
        if (one.record !== record || one.field !== field || !selection) return [];
        const color = toneOf(person ?? page);
        return [{ id: page, name, ...selection, color }];
      }),
    [others, record, field],
  );
  return useSame(
    carets,
    (one, other) =>
      one.id === other.id && one.anchor === other.anchor && one.head === other.head && one.name === other.name,
  );
}
