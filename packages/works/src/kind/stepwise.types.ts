import type { FieldValue, RecordId } from '../record.types.ts';

/** One step of a change within a value, as plain JSON; what it says is a matter of the field's form. */
export type Step = { readonly [key: string]: unknown };

/** Steps of one change in one field. */
export interface StepsOfChange {
  /** Of the change. */
  readonly id: string;
  readonly undoes?: string;
  readonly steps: readonly Step[];
}

/** What somebody made steps on, and what came of it since. */
export interface StepsMeantime {
  /** Done since, in its order, theirs as well. */
  readonly since: readonly StepsOfChange[];
  /** Edits of theirs that the steps stand on and which were not confirmed then, as they made them. */
  readonly before: readonly StepsOfChange[];
}

/** Brings steps that were made one on the other, on one state of a value, to what that has become. */
export interface Branch {
  /**
   * The steps as they fit the value; without those that have become void.
   *
   * @param taken what the steps take back, in the order in which it was done: where that is not there any more, its step is void
   * @throws EditRefused when words would be lost, or the form does not allow what would come of it
   */
  rebase(value: FieldValue | undefined, steps: readonly Step[], taken?: readonly Step[]): readonly Step[];
  /** Steps were done that were made for the state as it is. */
  done(steps: readonly Step[]): void;
}

/** How a value is changed by steps, so that people who write in it at once lose nothing. */
export interface Stepwise {
  /**
   * Carries out steps that were made for this value, and gives those that take them back, exactly.
   *
   * @throws Error when they were made for another.
   */
  apply(
    value: FieldValue | undefined,
    steps: readonly Step[],
  ): { readonly value: FieldValue | undefined; readonly inverse: readonly Step[] };
  /** Steps that lead from one value to another and leave alone what both have. */
  between(from: FieldValue | undefined, to: FieldValue | undefined): readonly Step[];
  branch(place: { readonly record: RecordId; readonly field: string }, meantime: StepsMeantime): Branch;
}
