import { tokenDays, tokenNameLength } from '@assay/domain';
import { describe, expect, it } from 'vitest';
import { draftOf, isWhole, offeredDays, problemsOf, reaches } from './token-draft.rules.ts';

describe('the draft of a token', () => {
  it('begins with what the role reaches, and with the usual life', () => {
    expect(draftOf('owner', tokenDays.longest)).toMatchObject({ scopes: ['read', 'ask'], days: 90 });
    expect(draftOf('viewer', tokenDays.longest).scopes).toEqual(['read']);
    expect(draftOf('member', 30).days).toBe(30);
  });

  it('offers lives up to the longest that is allowed', () => {
    expect(offeredDays(366)).toEqual([7, 30, 90, 180, 366]);
    expect(offeredDays(90)).toEqual([7, 30, 90]);
    expect(offeredDays(5)).toEqual([5]);
  });

  it('knows which scopes open anything to a role', () => {
    expect(reaches('viewer', 'ask')).toBe(false);
    expect(reaches('member', 'library')).toBe(false);
    expect(reaches('admin', 'tenant')).toBe(true);
  });

  it('is whole with a name and a scope', () => {
    const draft = draftOf('member', 366, 'robot');
    expect(isWhole(draft)).toBe(true);
    expect(problemsOf({ ...draft, name: '  ' }).name).toBe('missing');
    expect(problemsOf({ ...draft, name: '名'.repeat(tokenNameLength + 1) }).name).toBe('tooLong');
    expect(isWhole({ ...draft, scopes: [] })).toBe(false);
  });
});
