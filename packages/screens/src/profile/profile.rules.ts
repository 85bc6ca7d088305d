import type { ProfileDetails } from './profile.source.ts';

/** Most characters of each field, as the call accepts them. */
export const detailLimits: Readonly<Record<keyof ProfileDetails, number>> = { name: 100, company: 256, jobRole: 100 };

export const detailNames = ['name', 'company', 'jobRole'] as const satisfies readonly (keyof ProfileDetails)[];

/** Why a field is not accepted: keys of the area's messages. */
export type DetailProblem = 'missing' | 'tooLong';

/** Problems of the details, field by field; empty when they can be saved. Only the name must be filled. */
export function detailProblems(details: ProfileDetails): Partial<Record<keyof ProfileDetails, DetailProblem>> {
  const problems: Partial<Record<keyof ProfileDetails, DetailProblem>> = {};
  for (const name of detailNames) {
    const text = details[name].trim();
    if (name === 'name' && text === '') problems[name] = 'missing';
    else if (text.length > detailLimits[name]) problems[name] = 'tooLong';
  }
  return problems;
}

/** What differs from the stored details, trimmed as it will be stored. */
export function changedDetails(stored: ProfileDetails, edited: ProfileDetails): Partial<ProfileDetails> {
  return Object.fromEntries(
    detailNames.filter((name) => edited[name].trim() !== stored[name]).map((name) => [name, edited[name].trim()]),
  );
}
