import type { Operation } from '../changes/operation.types.ts';
import type { RecordId } from '../record.types.ts';
import type { Lookup } from '../state/lookup.types.ts';

/** A part of a field: places as ProseMirror counts them in prose, UTF-16 code units in text, end exclusive. */
export interface FindingSpan {
  readonly from: number;
  readonly to: number;
  /** What stands there, or how it begins. */
  readonly words: string;
}

/** Something in a work that its rules have an objection to. */
export interface Finding {
  /** Name of the rule, within its kind. */
  readonly rule: string;
  readonly record: RecordId;
  readonly field?: string;
  /** The part of the field that it is about; absent where it is about all of it. */
  readonly span?: FindingSpan;
  /** `fault`: it cannot stay so; `doubt`: somebody should look; `gap`: something is still missing. */
  readonly severity: 'fault' | 'doubt' | 'gap';
  /** What its words need. */
  readonly values?: Readonly<Record<string, string | number>>;
  /** What would put it right. */
  readonly fix?: readonly Operation[];
}

/** What the rules of a tool object to in a work, in its order. Follows from the records alone. */
export type Check = (work: Lookup) => readonly Finding[];
