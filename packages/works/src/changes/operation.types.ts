import type { Step } from '../kind/stepwise.types.ts';
import type { Basis, Evidence, FieldValue, RecordId } from '../record.types.ts';

/** Where a record is put: right behind a sibling, first (null), or last where nothing is said. */
export type Place = RecordId | null | undefined;

/**
 * What somebody asks to be done to a work. It names what a person sees (this row, behind that one) and is made into patches
 * wherever it meets a state, so that it holds for the state it meets and not for the one it was thought of on.
 */
export type Operation =
  | {
      readonly op: 'add';
      readonly id: RecordId;
      readonly type: string;
      readonly parent: RecordId | null;
      readonly after?: Place;
      readonly fields?: Readonly<Record<string, FieldValue | null | undefined>>;
      readonly evidence?: Readonly<Record<string, Evidence>>;
      readonly basis?: readonly Basis[];
    }
  /** Without a value, or with null, the field is emptied. `saw` is the `contentHash` of what its author saw there. */
  | {
      readonly op: 'set';
      readonly id: RecordId;
      readonly field: string;
      readonly value?: FieldValue | null;
      readonly saw?: string;
    }
  /**
   * Steps within a field of prose, each made on what the former one left, the first on the revision `on` with the earlier edits
   * of the same call. What others have done since is taken into account wherever they meet a state.
   */
  | {
      readonly op: 'write';
      readonly id: RecordId;
      readonly field: string;
      readonly on: number;
      readonly steps: readonly Step[];
    }
  | { readonly op: 'move'; readonly id: RecordId; readonly parent: RecordId | null; readonly after?: Place }
  /** With all that stands below it, and what cannot be without it. */
  | { readonly op: 'remove'; readonly id: RecordId }
  /** Without evidence, or with null, that of the key is taken away. */
  | { readonly op: 'cite'; readonly id: RecordId; readonly key: string; readonly evidence?: Evidence | null }
  | { readonly op: 'base'; readonly id: RecordId; readonly basis: readonly Basis[] };
