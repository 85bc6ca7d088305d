import { roleOfTokenScope, type ServiceRole, type TokenScope, tokenDays, tokenNameLength } from '@assay/domain';

type Role = 'owner' | 'admin' | 'member' | 'viewer';
const ranks: readonly Role[] = ['viewer', 'member', 'admin', 'owner'];

/** What a form of a new token holds. */
export interface TokenDraft {
  name: string;
  scopes: readonly TokenScope[];
  days: number;
  /** Of the service that it is for. */
  role: ServiceRole;
}

/** Whether a scope opens anything to somebody of a role. */
export const reaches = (role: Role, scope: TokenScope): boolean =>
  ranks.indexOf(role) >= ranks.indexOf(roleOfTokenScope[scope]);

/** What is usual: to ask and to read, as far as the role reaches. */
export function draftOf(role: Role, longestDays: number, name = ''): TokenDraft {
  return {
    name,
    scopes: (['read', 'ask'] as const).filter((scope) => reaches(role, scope)),
    days: Math.min(tokenDays.usual, longestDays),
    role: 'member',
  };
}

/** Lives that are offered: common ones, and the longest that the organisation allows. */
export const offeredDays = (longestDays: number): readonly number[] => [
  ...[7, 30, tokenDays.usual, 180].filter((days) => days < longestDays),
  longestDays,
];

export interface DraftProblems {
  name: 'missing' | 'tooLong' | undefined;
  hasNoScope: boolean;
}

export function problemsOf({ name, scopes }: TokenDraft): DraftProblems {
  const length = [...name.trim()].length;
  return {
    name: length === 0 ? 'missing' : length > tokenNameLength ? 'tooLong' : undefined,
    hasNoScope: scopes.length === 0,
  };
}

export const isWhole = (draft: TokenDraft): boolean => {
  const { name, hasNoScope } = problemsOf(draft);
  return name === undefined && !hasNoScope;
};
