import type { Settings } from './settings.ts';

/** Hours between two dumps by schedule, 0 for none: a server is dumped where its operator says so. */
export function dumpHours({
  ASSAY_DUMP_HOURS: hours,
  DATABASE_URL: url,
}: Pick<Settings, 'ASSAY_DUMP_HOURS' | 'DATABASE_URL'>): number {
  return hours ?? (url === undefined ? 24 : 0);
}
