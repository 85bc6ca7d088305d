import { createHash } from 'node:crypto';

/** A checksum of rows of tables, whatever their order: a table that was restored keeps its rows in another. */
export function createContentSum() {
  const sums = new Map<string, bigint>();
  return {
    table(name: string) {
      sums.set(name, 0n);
    },
    /** @param line of a table that was named before, as `to_jsonb` prints it */
    row(table: string, line: string) {
      const digest = createHash('sha256').update(line).digest('hex');
      sums.set(table, BigInt.asUintN(256, (sums.get(table) ?? 0n) + BigInt(`0x${digest}`)));
    },
    /** SHA-256 of the sums of all tables. */
    digest(): string {
      const lines = [...sums]
        .sort(([a], [b]) => (a < b ? -1 : 1))
        .map(([name, sum]) => `${name} ${sum.toString(16)}\n`);
      return createHash('sha256').update(lines.join('')).digest('hex');
    },
  };
}
