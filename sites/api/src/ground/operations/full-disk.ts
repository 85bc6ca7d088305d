/** SQLSTATE of a database, and codes of the system, for a disk or a quota of it that is full. */
const full: ReadonlySet<unknown> = new Set(['53100', 'ENOSPC', 'EDQUOT']);

/** Seconds after which it is worth another try. */
export const fullDiskRetry = 60;

/** Whether something could not be written because the disk is full. */
export function isDiskFull(error: unknown): boolean {
  return error instanceof Error && 'code' in error && full.has(error.code);
}
