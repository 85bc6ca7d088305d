import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  type CompanySearch,
  type CompanySearchEvent,
  nextCompanySearch,
  noCompanySearch,
} from './company-autocomplete.machine.ts';
import { someCompanies } from './fixtures.ts';

const after = (...events: CompanySearchEvent[]): CompanySearch => events.reduce(nextCompanySearch, noCompanySearch);

describe('nextCompanySearch()', () => {
  it('C13: drops a reply to words that were changed since', () => {
    const asked = after({ type: 'typed', text: 'nor' }, { type: 'asked' }, { type: 'typed', text: 'nort' });
    const late = { type: 'answered', query: 'nor', companies: someCompanies } as const;
    expect(nextCompanySearch(asked, late)).toBe(asked);
    expect(nextCompanySearch(asked, { type: 'failed', query: 'nor' })).toBe(asked);
  });

  it('C13: is closed and empty once nothing is typed, whatever arrives later', () => {
    const text = fc.constantFrom('', ' ', 'n', 'nor', 'nort ');
    const event: fc.Arbitrary<CompanySearchEvent> = fc.oneof(
      text.map((typed) => ({ type: 'typed' as const, text: typed })),
      text.map((query) => ({ type: 'answered' as const, query: query.trim(), companies: someCompanies })),
      text.map((query) => ({ type: 'failed' as const, query: query.trim() })),
      fc.constantFrom({ type: 'asked' as const }, { type: 'closed' as const }),
      fc.constantFrom(1 as const, -1 as const).map((step) => ({ type: 'moved' as const, step })),
    );
    fc.assert(
      fc.property(fc.array(event), fc.array(event.filter(({ type }) => type !== 'typed')), (before, later) => {
        const state = before.reduce(nextCompanySearch, noCompanySearch);
        expect(state.active).toBeLessThan(Math.max(1, state.companies.length));
        const emptied = [{ type: 'typed', text: ' ' } as const, ...later].reduce(nextCompanySearch, state);
        expect(emptied).toEqual(noCompanySearch);
      }),
    );
  });

  it('goes around the ends of the list', () => {
    const open = after(
      { type: 'typed', text: 'n' },
      { type: 'asked' },
      { type: 'answered', query: 'n', companies: someCompanies },
    );
    const move = (state: CompanySearch, ...steps: (1 | -1)[]) =>
      steps.reduce((next, step) => nextCompanySearch(next, { type: 'moved', step }), state).active;
    expect([move(open, 1), move(open, -1), move(open, 1, 1, 1, 1), move(open, 1, -1)]).toEqual([0, 2, 0, 2]);
  });
});
