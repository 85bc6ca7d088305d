import { readdir } from 'node:fs/promises';
import { basename, join } from 'node:path';

const nameForm = /^assay-(\d{4}-\d{2}-\d{2})T([\d-]+)Z(-empty)?\.jsonl\.gz$/;

/** Name of a dump written at a moment; names sort by age. One that holds nobody's work says so. */
export function dumpName(at: Date, isEmpty = false): string {
  const moment = at.toISOString().replaceAll(':', '-').replace(/\.\d+/, '');
  return `assay-${moment}${isEmpty ? '-empty' : ''}.jsonl.gz`;
}

export const isDumpName = (name: string): boolean => nameForm.test(name);

/** Finished dumps of a directory, oldest first. */
export async function dumpsIn(directory: string): Promise<string[]> {
  const names = await readdir(directory).catch(() => []);
  return names
    .filter(isDumpName)
    .sort()
    .map((name) => join(directory, name));
}

/** Until when dumps are kept. */
export interface DumpAges {
  /** Days, and weeks, of which the newest dump is kept. */
  days: number;
  weeks: number;
}

const day = 86_400_000;
const momentOf = (name: string) => {
  const [, date = '', time = ''] = nameForm.exec(name) ?? [];
  return Date.parse(`${date}T${time.replaceAll('-', ':')}Z`);
};

/**
 * The moment by which a dump is named that follows another: names sort by age also within a second, and where the clock
 * was set back by less than an hour.
 */
export function momentAfter(path: string | undefined, now: number): Date {
  const before = path === undefined ? 0 : momentOf(basename(path));
  return new Date(Math.max(now, Math.min(before + 1_000, now + 3_600_000)));
}

/**
 * Names of dumps that nothing keeps: neither the newest, nor the newest of one of the last days or weeks that have any,
 * nor the newest that holds somebody's work. Days without a dump do not count, so that what stood still is not forgotten.
 */
export function outdatedDumps(names: readonly string[], { days, weeks }: DumpAges): string[] {
  const newestFirst = [...names].sort().toReversed();
  const kept = new Set(newestFirst.slice(0, 1));
  const keepNewest = (count: number, length: number) => {
    const spans = new Map<number, string>();
    for (const name of newestFirst) {
      // Weeks begin on Monday: day 0 was a Thursday.
      const span = Math.floor((momentOf(name) / day + (length === 7 ? 3 : 0)) / length);
      if (!spans.has(span)) spans.set(span, name);
    }
    for (const name of [...spans.values()].slice(0, count)) kept.add(name);
  };
  keepNewest(days, 1);
  keepNewest(weeks, 7);
  const lastOfWork = newestFirst.find((name) => nameForm.exec(name)?.[3] === undefined);
  if (lastOfWork !== undefined) kept.add(lastOfWork);
  return names.filter((name) => !kept.has(name));
}
