import { type SiteProofResult, siteProofLooks } from '@assay/domain';

const hour = 3_600_000;
const day = 24 * hour;
const { hours, jitterHours, missingDays, unreachableDays, warnedDays } = siteProofLooks;

/** What a row says of a proof by file: when it loses its standing and when its owners were told; null while it stands. */
export interface Standing {
  lost_at: Date | null;
  warned_at: Date | null;
}

/** What follows of a look. */
export type Verdict =
  | { kind: 'stands' | 'waits' | 'lost'; standing: Standing }
  /** Owners are to be told that the proof is lost at `standing.lost_at`. */
  | { kind: 'warns'; standing: { lost_at: Date; warned_at: Date } };

/** When a proof is looked at next. @param chance from 0 to 1 */
export const nextLook = (now: Date, chance: number): Date =>
  new Date(now.getTime() + hours * hour + (chance * 2 - 1) * jitterHours * hour);

/**
 * The rule by which a proof that was found loses its standing. A public answer without the line begins the shorter time, no
 * answer the longer one, since a host that is down was given to nobody; whichever ends first holds. Owners have
 * `warnedDays` at least after they were told, also where the service was off for weeks. A proof that is found again
 * stands as before.
 */
export function judge({ lost_at, warned_at }: Standing, result: SiteProofResult, now: Date): Verdict {
  if (result === 'proved') return { kind: 'stands', standing: { lost_at: null, warned_at: null } };
  const respite = (result === 'unreachable' ? unreachableDays : missingDays) * day;
  const own = now.getTime() + respite;
  const end = Math.min(lost_at?.getTime() ?? own, own);
  if (warned_at !== null && end <= now.getTime()) return { kind: 'lost', standing: { lost_at: null, warned_at: null } };
  if (warned_at !== null || end - now.getTime() > missingDays * day)
    return { kind: 'waits', standing: { lost_at: new Date(end), warned_at } };
  const told = Math.max(end, now.getTime() + warnedDays * day);
  return { kind: 'warns', standing: { lost_at: new Date(told), warned_at: now } };
}
