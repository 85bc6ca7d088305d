import { CallError, type Client } from '@assay/client';
import { errors, upgradeCodes } from '@assay/contract';
import * as historyCalls from '@assay/contract/calls/history';
import * as membersCalls from '@assay/contract/calls/members';
import * as seekCalls from '@assay/contract/calls/seek';
import type { EditionState, UpgradePrompt } from '@assay/domain';
import { describe, expect, it } from 'vitest';
import { promptOfRefusal } from './refusal-prompts.ts';
import { withUpgradePrompts } from './refusals.ts';
import { createUpgradeHub } from './upgrade-hub.ts';

/** The codes of section 8, to the letter. */
const codes = [90112037, 90164072, 90164076, 90164082, 1510001001, 90180009, 90112019];

describe('promptOfRefusal()', () => {
  it('Z2: the codes of section 8 are the ones that open the prompt', () => {
    const rising = (a: number, b: number) => a - b;
    expect([...upgradeCodes].sort(rising)).toEqual([...codes].sort(rising));
  });

  it.each(
    codes.flatMap((code) => (['freemium', 'trial', 'premium'] as const).map((edition) => [code, edition] as const)),
  )('Z2: code %d with %s', (code, edition) => {
    expect(promptOfRefusal(seekCalls.init, code, edition) !== undefined).toBe(edition !== 'premium');
  });

  it.each([
    [90112037, 'overlimit', 'tech_seek'],
    [90164072, 'overlimit', 'technical_research'],
    [90164076, 'overlimit', 'tech_mind'],
    [90164082, 'overlimit', 'tech_fmea'],
    [1510001001, 'overlimit', 'home_banner'],
    [90180009, 'overlimit', 'home_banner'],
    [90112019, 'free', 'home_banner'],
  ] as const)('B11: code %d is %s at %s', (code, kind, source) => {
    expect(promptOfRefusal(historyCalls.records, code, 'freemium')).toMatchObject({
      dialog: 'tryPremium',
      kind,
      source,
    });
  });

  it('B11: a call that names its feature decides the source', () => {
    expect(promptOfRefusal(seekCalls.rewrite, errors.overLimit.code, 'freemium')).toMatchObject({
      source: 'tech_seek',
      feature: 'tech_seek',
    });
  });

  it.each([400, 401, 403, 404, 409, 429, 500, 90113001, 9030119])('opens nothing for code %d', (code) => {
    expect(promptOfRefusal(seekCalls.init, code, 'freemium')).toBeUndefined();
  });
});

describe('a client with upgrade prompts', () => {
  function start(edition: EditionState | undefined, code: number) {
    const prompts: UpgradePrompt[] = [];
    const inner = {
      call: async () => {
        throw new CallError({ code, status: 403, message: 'The limit of your edition is reached.' });
      },
    } as unknown as Client;
    const client = withUpgradePrompts(inner, {
      edition: () => edition,
      ask: (prompt) => prompts.push(prompt),
      forbid: () => undefined,
    });
    return { prompts, ask: () => client.call(seekCalls.init, { body: { input: 'x' } }) };
  }

  it('Z2: opens the prompt and still tells the caller, so that what was typed is kept', async () => {
    const { prompts, ask } = start('freemium', 90112037);
    await expect(ask()).rejects.toMatchObject({ code: 90112037 });
    await expect.poll(() => prompts).toMatchObject([{ dialog: 'tryPremium', kind: 'overlimit' }]);
  });

  it('Z2: a premium account is told by the message alone', async () => {
    const { prompts, ask } = start('premium', 90112037);
    await expect(ask()).rejects.toMatchObject({ message: 'The limit of your edition is reached.' });
    await import('./refusal-prompts.ts');
    expect(prompts).toEqual([]);
  });
});

describe('a client that is refused for the role', () => {
  it.each([
    [90113001, 1],
    [90113002, 1],
    [4037, 1],
    [403, 0],
    [90112037, 0],
  ])('Z1: code %d leads to /403: %d', async (code, times) => {
    const inner = {
      call: () => Promise.reject(new CallError({ code, status: 403, message: 'Refused.' })),
    } as unknown as Client;
    let forbidden = 0;
    const client = withUpgradePrompts(inner, {
      edition: () => 'premium',
      ask: () => undefined,
      forbid: () => (forbidden += 1),
    });
    await expect(client.call(membersCalls.list)).rejects.toMatchObject({ code });
    expect(forbidden).toBe(times);
  });
});

describe('the upgrade hub', () => {
  it('hands over what was asked before anybody listened, in order, and then each wish at once', () => {
    const hub = createUpgradeHub();
    const heard: unknown[] = [];
    const shell = {
      ask: (prompt: UpgradePrompt) => void heard.push(prompt.dialog),
      openSalesLead: (request: { sourceType: string }) => void heard.push(request.sourceType),
    };
    hub.ask({ dialog: 'tryPremium', kind: 'overlimit', source: 'tech_seek' });
    hub.openSalesLead({ packageType: 'AIR', sourceType: 'home_banner' });
    const leave = hub.subscribe(shell);
    expect(heard).toEqual(['tryPremium', 'home_banner']);
    hub.ask({ dialog: 'trialEnd', kind: 'free', source: 'home_banner' });
    expect(heard).toEqual(['tryPremium', 'home_banner', 'trialEnd']);
    leave();
    hub.ask({ dialog: 'onboarding', kind: 'premium', source: 'home_banner' });
    expect(heard).toHaveLength(3);
  });
});
