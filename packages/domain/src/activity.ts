/** Activities that earn days of trial (section 3.5). */
export const activityTypes = ['inviteRegisterV2', 'inviteFeedback', 'perfectInformation'] as const;
export type ActivityType = (typeof activityTypes)[number];

/** `open` until its condition is met, then `ready` to be received, once. */
export type ActivityState = 'open' | 'ready' | 'received';

/** Days of trial that each award gives unless the operator says otherwise. */
export const awardDays = 7;
/** Query parameter of the address that brings somebody along. */
export const inviteParameter = 'invite';
/** Days after its registration in which an account may say who invited it. */
export const invitedWithinDays = 7;

/** What a person tells about themselves before their information is complete. */
export const informationFields = ['full_name', 'company_name', 'job_role'] as const;
export type InformationField = (typeof informationFields)[number];

/** Fields that are still empty. */
export function missingInformation(known: Readonly<Record<InformationField, string>>): InformationField[] {
  return informationFields.filter((field) => known[field].trim() === '');
}
