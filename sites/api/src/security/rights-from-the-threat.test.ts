import { readFileSync } from 'node:fs';
import { calls } from '@assay/contract';
import { widgetNames } from '@assay/domain';
import { describe, expect, it } from 'vitest';
import { widgetRights } from '../trade/embed/widget-calls.ts';
import { type Right, rightNames, rights } from './testing/rights.ts';

interface StatedRight {
  right: Right | 'widget';
  why: string;
  /** What is checked besides; names the widget whose token opens the call too. */
  inside: string;
}

/** What each call may ask of whom, by the threat model alone (docs/decisions/016-rights-from-the-threat.md). */
const stated = JSON.parse(
  readFileSync(new URL('./testing/rights-from-the-threat.json', import.meta.url), 'utf8'),
) as Readonly<Record<string, StatedRight>>;

describe('rights by the threat model', () => {
  it('are stated for every call, with the reason', () => {
    expect(Object.keys(calls).filter((name) => (stated[name]?.why ?? '') === '')).toEqual([]);
    expect(Object.keys(stated).filter((name) => !(name in calls))).toEqual([]);
  });

  it('are what the service asks for', () => {
    const differing = rightNames.flatMap((right) =>
      rights[right]
        .filter((name) => {
          const wanted = stated[name]?.right;
          return (wanted === 'widget' ? 'anonymous' : wanted) !== right;
        })
        .map((name) => `${right} ${name}`),
    );
    expect(differing).toEqual([]);
  });

  it.each(widgetNames)('let the token of %s open nothing that they do not name', (widget) => {
    const opened = widgetRights[widget].calls.filter((name) => {
      const { right, inside } = stated[name] ?? { right: 'operator', inside: '' };
      return right !== 'anonymous' && right !== 'widget' && !inside.includes(`Widget too: ${widget}`);
    });
    expect(opened).toEqual([]);
  });
});
