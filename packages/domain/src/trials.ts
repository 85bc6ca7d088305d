import type { PackageGrant } from './editions.ts';
import type { HomepageType } from './homes.ts';
import { type PackageName, packages } from './packages.ts';

/** Empower types of the trial calls (section 3.1). */
export const empowerTypes = ['LS', 'INSIGHTS', 'MATERIAL', 'AIR'] as const;
export type EmpowerType = (typeof empowerTypes)[number];

/** The package that each empower type gives for a while. */
export const trialPackages: Record<EmpowerType, PackageName> = {
  LS: 'ls_trial',
  INSIGHTS: 'insights_trial',
  MATERIAL: 'material_trial',
  AIR: 'air_trial',
};

const empowerTypeByHome: Record<HomepageType, EmpowerType> = { RD: 'AIR', LS: 'LS', MSE: 'MATERIAL', IP: 'AIR' };

/** The trial that a homepage type begins with; the patent home has none of its own. */
export function empowerTypeOf(home: HomepageType): EmpowerType {
  return empowerTypeByHome[home];
}

/** Whether an account is due an automatic trial: it has bought nothing and has had no trial, running or ended. */
export function needsTrial(grants: readonly PackageGrant[]): boolean {
  return grants.every((grant) => packages[grant.package].kind === 'free');
}

/** Days of a trial unless the operator says otherwise. */
export const trialDays = 14;
/** Days left from which on the 'about to expire' note stands beside the countdown. */
export const trialNoteDays = 3;

/** Session storage key of the automatic trials tried in a session, and how many there may be (section 9). */
export const trialAttemptsKey = 'ADDTRIAL_clickcount';
export const maxTrialAttempts = 5;
/** Session storage key that outlives the reload after a trial was added: its dialog is still to be shown. */
export const trialBegunKey = 'assay.trial-begun';

/** What the countdown shows for the days a trial has left. */
export function trialCountdown(daysLeft: number | null): 'none' | 'tag' | 'tag-and-note' {
  if (daysLeft === null || daysLeft <= 0) return 'none';
  return daysLeft <= trialNoteDays ? 'tag-and-note' : 'tag';
}

/** The `media_type` of a trial body: `Mobile`, or empty. */
export function mediaTypeOf(userAgent: string): 'Mobile' | '' {
  return /Mobi|Android|iPhone|iPad/i.test(userAgent) ? 'Mobile' : '';
}

/** Body of the trial calls: the query of the address, `from` among it, and the media type. */
export function trialBody(search: string, userAgent: string): Record<string, string> & { media_type: 'Mobile' | '' } {
  return { ...Object.fromEntries(new URLSearchParams(search)), media_type: mediaTypeOf(userAgent) };
}
