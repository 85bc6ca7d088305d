import type { Operation } from '../changes/operation.types.ts';
import type { RecordId } from '../record.types.ts';
import type { Lookup } from '../state/lookup.types.ts';

/** Something in a work that its rules have an objection to. */
export interface Finding {
  /** Name of the rule, within its kind. */
  readonly rule: string;
  readonly record: RecordId;
  readonly field?: string;
  /** `fault`: it cannot stay so; `doubt`: somebody should look; `gap`: something is still missing. */
  readonly severity: 'fault' | 'doubt' | 'gap';
  /** What its words need. */
  readonly values?: Readonly<Record<string, string | number>>;
  /** What would put it right. */
  readonly fix?: readonly Operation[];
}

/** What the rules of a tool object to in a work, in its order. Follows from the records alone. */
export type Check = (work: Lookup) => readonly Finding[];
