import { readFileSync } from 'node:fs';
import { calls } from '@assay/contract';
import { describe, expect, it } from 'vitest';
import { type Right, rightNames, rights } from './testing/rights.ts';

interface StatedRight {
  right: Right | 'widget';
  why: string;
}

/** What each call may ask of whom, by the threat model alone (docs/decisions/016-rights-from-the-threat.md). */
const stated = JSON.parse(
  readFileSync(new URL('./testing/rights-from-the-threat.json', import.meta.url), 'utf8'),
) as Readonly<Record<string, StatedRight>>;

/** Calls where the service does not follow the threat model yet, by the right that it asks for. The list only gets shorter. */
const open: Readonly<Partial<Record<Right, readonly string[]>>> = {
  viewer: [
    'account.signOut',
    'agents.list',
    'agents.scenarioDetail',
    'home.init',
    'quality.answers',
    'quality.scoreboard',
  ],
  guest: [
    'agents.data',
    'agents.export',
    'agents.extractedData',
    'agents.versions',
    'library.document',
    'library.original',
    'seek.export',
    'seek.versions',
  ],
  member: ['agents.feedback', 'agents.signFiles', 'share.links', 'share.revoke'],
  anonymous: [
    'agents.guestJob',
    'agents.guestMessages',
    'home.ipCards',
    'home.lifeSciencesCards',
    'home.materialCards',
    'home.materialQuery',
    'home.materialRecommendCases',
    'home.rdCards',
    'home.rdRecommendCases',
    'materials.compare',
    'materials.equivalents',
    'materials.export',
    'materials.grade',
    'materials.grades',
    'materials.named',
  ],
  admin: ['library.importRuns'],
  owner: ['members.rename'],
};

describe('rights by the threat model', () => {
  it('are stated for every call, with the reason', () => {
    expect(Object.keys(calls).filter((name) => (stated[name]?.why ?? '') === '')).toEqual([]);
    expect(Object.keys(stated).filter((name) => !(name in calls))).toEqual([]);
  });

  it('are what the service asks for, but for the calls that are named', () => {
    const differing = rightNames.flatMap((right) =>
      rights[right]
        .filter((name) => {
          const wanted = stated[name]?.right;
          return (wanted === 'widget' ? 'anonymous' : wanted) !== right;
        })
        .map((name) => `${right} ${name}`),
    );
    const named = rightNames.flatMap((right) => (open[right] ?? []).map((name) => `${right} ${name}`));
    expect(differing.sort()).toEqual(named.sort());
  });
});
