import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { packageRule } from './packages.ts';
import {
  emptyUpgradeQueue,
  isUpgradeSource,
  moveUpgradeQueue,
  opensUpgradePrompt,
  packageCards,
  recommendedFor,
  type UpgradePrompt,
  type UpgradeQueueEvent,
  upgradeDialogs,
  upgradePageTypes,
  upgradeRequestOf,
  upgradeSourceNames,
} from './upgrade.ts';

const prompt = (dialog: UpgradePrompt['dialog'], rest: Partial<UpgradePrompt> = {}): UpgradePrompt => ({
  dialog,
  kind: 'overlimit',
  source: 'tech_seek',
  ...rest,
});

describe('the upgrade queue', () => {
  it('B10: shows one; the others wait as trial-end, try-premium, onboarding', () => {
    const asked = (['onboarding', 'tryPremium', 'onboarding', 'trialEnd', 'tryPremium'] as const).reduce(
      (queue, dialog) => moveUpgradeQueue(queue, { type: 'ask', prompt: prompt(dialog) }),
      emptyUpgradeQueue,
    );
    expect(asked.shown?.dialog).toBe('onboarding');
    expect(asked.waiting.map(({ dialog }) => dialog)).toEqual(['trialEnd', 'tryPremium']);
    const after = moveUpgradeQueue(asked, { type: 'close' });
    expect(after.shown?.dialog).toBe('trialEnd');
    expect(moveUpgradeQueue(moveUpgradeQueue(after, { type: 'close' }), { type: 'close' })).toEqual(emptyUpgradeQueue);
  });

  it('B10: never holds a dialog twice and never leaves one waiting behind nothing', () => {
    const event = fc.oneof(
      fc.constant<UpgradeQueueEvent>({ type: 'close' }),
      fc.constantFrom(...upgradeDialogs).map((dialog): UpgradeQueueEvent => ({ type: 'ask', prompt: prompt(dialog) })),
    );
    fc.assert(
      fc.property(fc.array(event, { maxLength: 20 }), (events) => {
        const queue = events.reduce(moveUpgradeQueue, emptyUpgradeQueue);
        const all = [queue.shown, ...queue.waiting].flatMap((held) => held?.dialog ?? []);
        expect(new Set(all).size).toBe(all.length);
        if (!queue.shown) expect(queue.waiting).toEqual([]);
      }),
    );
  });
});

describe('the vocabulary of upgrades', () => {
  it('B11: knows the entry sources, an agent of each product among them, and refuses any other', () => {
    for (const source of [
      'home_banner',
      'tech_seek',
      'technical_research',
      'tech_mind',
      'material_tech_mind',
      'tech_fmea',
      'monitor',
      'ls_agent',
      'idea',
      'project',
      'ls_chat_agent',
      'ls_document_agent',
      'ls_markush_draft_agent',
    ]) {
      expect(isUpgradeSource(source), source).toBe(true);
    }
    for (const source of ['', 'TECH_SEEK', 'unknown_agent', 'toString', null]) {
      expect(isUpgradeSource(source)).toBe(false);
    }
    expect(upgradePageTypes).toEqual({ onboarding: 'onboarding', tryPremium: 'try-premium', trialEnd: 'trial-end' });
  });

  it.each(upgradeSourceNames)('B12: what is recommended at %s unlocks what was asked for there', (source) => {
    const asked = prompt('tryPremium', { source });
    const recommended = recommendedFor(asked);
    const [free, premium] = packageCards(recommended, 'freemium');
    expect(premium).toMatchObject({ type: 'premium', package: recommended, highlight: true, showButton: true });
    expect(free).toMatchObject({ type: 'free', package: 'air_free', highlight: false, showButton: false });
    expect(premium.features).toEqual(packageRule(recommended).unlocks);
    expect(upgradeRequestOf(asked).sourceType).toBe(source);
  });

  it('B12: an FMEA over its limit leads to a package with FMEA', () => {
    const name = recommendedFor(prompt('tryPremium', { source: 'tech_fmea' }));
    expect(packageRule(name).unlocks).toContain('tech_fmea');
  });

  it('B12: a package that is spoken of already is the one', () => {
    const asked = prompt('compare', { source: 'home_banner', package: 'ip_commercial' });
    expect(recommendedFor(asked)).toBe('ip_commercial');
    expect(upgradeRequestOf(asked).packageType).toBe('IP');
  });

  it('B9: the end of a trial speaks of the commercial AIR product', () => {
    const ended = prompt('trialEnd', { source: 'home_banner' });
    expect(recommendedFor(ended)).toBe('air_commercial');
    expect(upgradeRequestOf(ended)).toEqual({ packageType: 'AIR', sourceType: 'home_banner' });
  });

  it.each([
    ['freemium', true],
    ['trial', true],
    ['premium', false],
  ] as const)('Z2: a refusal for the sake of the edition opens the prompt for %s: %s', (edition, opens) => {
    expect(opensUpgradePrompt(edition)).toBe(opens);
  });
});
