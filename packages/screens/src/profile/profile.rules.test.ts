import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { changedDetails, detailLimits, detailNames, detailProblems } from './profile.rules.ts';

const details = fc.record({ name: fc.string(), company: fc.string(), jobRole: fc.string() });

describe('detailProblems()', () => {
  it.each([
    [{ name: '', company: '', jobRole: '' }, { name: 'missing' }],
    [{ name: '  ', company: 'Acme', jobRole: '' }, { name: 'missing' }],
    [{ name: 'Li', company: '', jobRole: '' }, {}],
    [
      { name: 'x'.repeat(101), company: 'x'.repeat(257), jobRole: 'x'.repeat(101) },
      { name: 'tooLong', company: 'tooLong', jobRole: 'tooLong' },
    ],
    [{ name: ` ${'x'.repeat(100)} `, company: 'x'.repeat(256), jobRole: 'x'.repeat(100) }, {}],
  ])('judges %j', (given, problems) => {
    expect(detailProblems(given)).toEqual(problems);
  });

  it('lets nothing through that the call would refuse', () => {
    fc.assert(
      fc.property(details, (given) => {
        if (Object.keys(detailProblems(given)).length > 0) return;
        expect(given.name.trim()).not.toBe('');
        for (const name of detailNames) expect(given[name].trim().length).toBeLessThanOrEqual(detailLimits[name]);
      }),
    );
  });
});

describe('changedDetails()', () => {
  it('gives what differs, trimmed', () => {
    const stored = { name: 'Li Wei', company: 'Acme', jobRole: '' };
    expect(changedDetails(stored, { name: 'Li Wei ', company: ' Acme Cells ', jobRole: 'Chemist' })).toEqual({
      company: 'Acme Cells',
      jobRole: 'Chemist',
    });
  });

  it('leaves nothing to change once applied', () => {
    fc.assert(
      fc.property(details, details, (stored, edited) => {
        const after = { ...stored, ...changedDetails(stored, edited) };
        expect(changedDetails(after, edited)).toEqual({});
      }),
    );
  });
});
