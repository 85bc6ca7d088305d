import type { ShareDataType } from '@assay/domain';
import { describe, expect, it } from 'vitest';
import { arrive } from './guard.ts';

const at = (pathname: string, search = '', hash = '') => ({ pathname, search, hash });

function arriving({ isLoggedIn = false, allowed = false, hasToken = false, isPutAway = false } = {}) {
  const checks: string[] = [];
  return {
    checks,
    rules: {
      hasToken,
      isClosed: () => false,
      visitor: async () => ({ isLoggedIn, permissions: [] }),
      mayOpen: async (dataType: ShareDataType, dataId: string) => {
        checks.push(`${dataType} ${dataId}`);
        return allowed;
      },
      isPutAway: async () => isPutAway,
      restore: async (id: string) => (id === 'known' ? '/rd?q=binders' : undefined),
    },
  };
}

describe('arrive()', () => {
  it('A2: shows /home to everybody at once and offers the login there, without waiting for the session', async () => {
    const { rules } = arriving();
    const never = { ...rules, visitor: () => new Promise<never>(() => undefined) };
    expect(await arrive(at('/home'), never)).toMatchObject({ kind: 'show', isLoginOffered: true });
  });

  it('D2: redirects the bare addresses to /home with their query', async () => {
    const { rules } = arriving();
    expect(await arrive(at('/pwa', '?a=1'), rules)).toEqual({ kind: 'go', to: '/home?a=1' });
  });

  it('D3: sends a guest from /ip to /home, with no share check', async () => {
    const { rules, checks } = arriving();
    expect(await arrive(at('/ip'), rules)).toEqual({ kind: 'go', to: '/home' });
    expect(checks).toEqual([]);
  });

  it('D4: unknown and unbuilt addresses go to /404', async () => {
    const { rules } = arriving({ isLoggedIn: true });
    for (const path of ['/nowhere', '/graph', '/newsletter/detail/x']) {
      expect(await arrive(at(path), rules)).toEqual({ kind: 'go', to: '/404' });
    }
  });

  it('V1: a page is shown when the check allows it', async () => {
    const { rules, checks } = arriving({ allowed: true });
    expect(await arrive(at('/page/q1'), rules)).toMatchObject({ kind: 'show', isLoginOffered: false });
    expect(checks).toEqual(['seek_search q1']);
  });

  it('an item that a member put into the trash is shown there, and never to a guest', async () => {
    const member = arriving({ isLoggedIn: true, isPutAway: true });
    expect(await arrive(at('/result/w1'), member.rules)).toEqual({ kind: 'go', to: '/history?list=trash' });
    expect(await arrive(at('/result/w1'), arriving({ isPutAway: true }).rules)).toMatchObject({ kind: 'login' });
  });

  it('V1: a member without access, and a guest with a revoked link, go to /403; a guest without one signs in', async () => {
    expect(await arrive(at('/page/q1'), arriving({ isLoggedIn: true }).rules)).toEqual({ kind: 'go', to: '/403' });
    expect(await arrive(at('/page/q1'), arriving({ hasToken: true }).rules)).toEqual({ kind: 'go', to: '/403' });
    expect(await arrive(at('/page/q1'), arriving().rules)).toMatchObject({ kind: 'login' });
  });

  it('D16: a short link leads a member to the address it stands for, a guest after signing in', async () => {
    const { rules } = arriving({ isLoggedIn: true });
    expect(await arrive(at('/home', '?short=known'), rules)).toEqual({ kind: 'go', to: '/rd?q=binders' });
    expect(await arrive(at('/home', '?short=old'), rules)).toEqual({ kind: 'go', to: '/404?link' });
    expect(await arrive(at('/home', '?short=known'), arriving().rules)).toMatchObject({
      kind: 'show',
      isLoginOffered: true,
    });
  });

  it('V1: a home whose query names an item asks about it', async () => {
    const named = at('/home', '?data_id=q1&data_type=seek_search');
    const { rules, checks } = arriving({ isLoggedIn: true });
    expect(await arrive(named, rules)).toEqual({ kind: 'go', to: '/403' });
    expect(checks).toEqual(['seek_search q1']);
    expect(await arrive(named, arriving({ isLoggedIn: true, allowed: true }).rules)).toMatchObject({ kind: 'show' });
    expect(await arrive(named, arriving({ hasToken: true }).rules)).toEqual({ kind: 'go', to: '/403' });
    expect(await arrive(named, arriving().rules)).toMatchObject({ kind: 'login' });
  });

  it('A1: a guest signs in before /history, a member sees it', async () => {
    expect(await arrive(at('/history'), arriving().rules)).toMatchObject({ kind: 'login' });
    expect(await arrive(at('/history'), arriving({ isLoggedIn: true }).rules)).toMatchObject({ kind: 'show' });
  });

  it('A6: an account that cannot be loaded leads to /403; during a trial the failure is shown where one is', async () => {
    const { rules } = arriving();
    const away = { ...rules, visitor: () => Promise.reject(new Error('500')) };
    expect(await arrive(at('/history'), { ...away, isClosed: () => true })).toEqual({ kind: 'go', to: '/403' });
    await expect(arrive(at('/history'), away)).rejects.toThrow('500');
    expect(await arrive(at('/home'), { ...away, isClosed: () => true }), 'public').toMatchObject({ kind: 'show' });
  });
});
