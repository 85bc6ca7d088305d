import type { Step } from '../kind/stepwise.types.ts';
import type { Basis, Evidence, FieldValue, Origin, RecordId, WorkRecord } from '../record.types.ts';

/**
 * One step of a change, made for the state it stands on. Carried out in their order, patches lead every reader of the log to
 * the same records.
 */
export type Patch =
  | { readonly op: 'add'; readonly record: WorkRecord }
  /** Of a record without children. */
  | { readonly op: 'remove'; readonly id: RecordId }
  | { readonly op: 'move'; readonly id: RecordId; readonly parent: RecordId | null; readonly order: string }
  /** Without a value the field is emptied. `origin` is absent where the field is as whoever added the record left it. */
  | {
      readonly op: 'set';
      readonly id: RecordId;
      readonly field: string;
      readonly value?: FieldValue;
      readonly origin?: Origin;
    }
  /** Steps within a value, made for the one they meet. `origin` as for `set`. */
  | {
      readonly op: 'write';
      readonly id: RecordId;
      readonly field: string;
      readonly steps: readonly Step[];
      readonly origin?: Origin;
    }
  /** Without evidence that of the key is taken away. */
  | { readonly op: 'cite'; readonly id: RecordId; readonly key: string; readonly evidence?: Evidence }
  | { readonly op: 'base'; readonly id: RecordId; readonly basis: readonly Basis[] };
