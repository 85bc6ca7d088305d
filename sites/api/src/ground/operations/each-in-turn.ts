/**
 * Does the same with one after the other, and goes on after one that fails: what cannot be done for one must not keep the
 * others waiting for ever.
 *
 * @throws AggregateError of all that failed, once everything was tried
 */
export async function eachInTurn<T>(each: readonly T[], work: (one: T) => Promise<unknown>): Promise<void> {
  const errors: unknown[] = [];
  for (const one of each) {
    try {
      await work(one);
    } catch (error) {
      errors.push(error);
    }
  }
  if (errors.length > 0)
    throw new AggregateError(errors, `${errors.length} of ${each.length} failed: ${String(errors[0])}`);
}
