/** SQLSTATE of a deadlock and of a transaction that could not be put in order with others: neither changed anything. */
const calledOff = ['40P01', '40001'];

/**
 * Does what is one statement or one transaction again, up to three times, where the database called it off for the sake of
 * another one.
 *
 * @param also SQLSTATEs of what else another one may have caused
 */
export async function repeating<T>(work: () => Promise<T>, also: readonly string[] = []): Promise<T> {
  const repeatable = [...calledOff, ...also];
  for (let left = 3; ; left -= 1) {
    try {
      return await work();
    } catch (error) {
      const code = error instanceof Error && 'code' in error ? String(error.code) : '';
      if (left === 0 || !repeatable.includes(code)) throw error;
    }
  }
}
