import type { Lookup, RecordId, RecordOf } from '@assay/works';
import type { trizKind } from './triz-kind.ts';

export type TypeName = keyof (typeof trizKind)['types'];

/** A record of a TRIZ work, by its type. */
export type Triz<Type extends TypeName> = RecordOf<typeof trizKind, Type>;

/** Records of a type under another, or of the work itself, in their order. */
export function recordsOf<Type extends TypeName>(work: Lookup, parent: RecordId | null, type: Type): Triz<Type>[] {
  return work
    .children(parent)
    .map((id) => work.get(id))
    .filter((record) => record?.type === type) as never;
}
