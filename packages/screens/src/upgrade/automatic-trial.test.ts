import { CallError } from '@assay/client';
import { trialAttemptsKey, trialBegunKey } from '@assay/domain';
import { describe, expect, it } from 'vitest';
import { type AutomaticTrialOptions, addAutomaticTrial } from './automatic-trial.ts';

const newcomer = { freemium: true, trial: false, expired_packages: [] };

/** A session: what it stores, what was asked of the service, what was logged. */
function session(change: Partial<AutomaticTrialOptions['source']> = {}) {
  const stored = new Map<string, string>();
  const asked: string[] = [];
  const logged: unknown[] = [];
  const options: AutomaticTrialOptions = {
    control: newcomer,
    type: 'MATERIAL',
    storage: { getItem: (key) => stored.get(key) ?? null, setItem: (key, value) => void stored.set(key, value) },
    log: (error) => logged.push(error),
    source: {
      needsTrial: async (type) => {
        asked.push(`need ${type}`);
        return true;
      },
      addTrial: async (type) => void asked.push(`add ${type}`),
      ...change,
    },
  };
  return { stored, asked, logged, options, visit: (more = {}) => addAutomaticTrial({ ...options, ...more }) };
}

describe('addAutomaticTrial()', () => {
  it('B4: asks whether a trial is needed, then adds the one of the home', async () => {
    const { visit, asked, stored } = session();
    expect(await visit()).toBe('added');
    expect(asked).toEqual(['need MATERIAL', 'add MATERIAL']);
    expect(stored.get(trialBegunKey)).toBe('1');
  });

  it.each([
    ['has a trial', { freemium: false, trial: true, expired_packages: [] }],
    ['has bought a package', { freemium: false, trial: false, expired_packages: [] }],
    ['had a trial', { freemium: true, trial: false, expired_packages: ['air_trial' as const] }],
  ])('asks nothing of somebody who %s', async (_, control) => {
    const { visit, asked } = session();
    expect(await visit({ control })).toBe('not-needed');
    expect(asked).toEqual([]);
  });

  it('counts no attempt when none is needed', async () => {
    const { visit, stored } = session({ needsTrial: async () => false });
    for (let page = 0; page < 7; page += 1) expect(await visit()).toBe('not-needed');
    expect(stored.get(trialAttemptsKey)).toBeUndefined();
  });

  it('B5: failures one to five are only logged, the sixth attempt is given up without a call', async () => {
    let added = 0;
    const { visit, logged, stored } = session({
      addTrial: async () => {
        added += 1;
        throw new CallError({ code: 500, status: 500, message: 'Something failed.' });
      },
    });
    const outcomes: string[] = [];
    for (let page = 0; page < 7; page += 1) outcomes.push(await visit());
    expect(outcomes).toEqual(['failed', 'failed', 'failed', 'failed', 'failed', 'given-up', 'given-up']);
    expect([added, logged.length, stored.get(trialAttemptsKey)]).toEqual([5, 5, '7']);
  });

  it('B4: a failed check is only logged', async () => {
    const { visit, logged, asked } = session({ needsTrial: () => Promise.reject(new Error('offline')) });
    expect(await visit()).toBe('failed');
    expect([logged.length, asked]).toEqual([1, []]);
  });

  it('takes a trial that another tab has added as added', async () => {
    const { visit, logged } = session({
      addTrial: () => Promise.reject(new CallError({ code: 409, status: 409, message: 'Changed meanwhile.' })),
    });
    expect(await visit()).toBe('added');
    expect(logged).toEqual([]);
  });

  it('B5: a counter that holds no number begins anew', async () => {
    const { visit, stored } = session();
    stored.set(trialAttemptsKey, 'many');
    expect(await visit()).toBe('added');
    expect(stored.get(trialAttemptsKey)).toBe('1');
  });
});
