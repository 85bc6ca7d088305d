import { bcp47, locales, sourceTypes } from '@assay/domain';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { questionIn, questionQuery } from './question-query.ts';

describe('a question in an address', () => {
  it('D16: comes back as it was, with its scope', () => {
    const some = <T>(values: readonly T[]) => fc.option(fc.subarray([...values], { minLength: 1 }), { nil: undefined });
    fc.assert(
      fc.property(
        fc.string({ minLength: 1, maxLength: 200 }),
        some(sourceTypes),
        some(locales.map((locale) => bcp47[locale])),
        fc.option(fc.constantFrom('2001-01-01', '2021-12-31'), { nil: undefined }),
        (text, sources, languages, from) => {
          const given = {
            text,
            scope: {
              ...(sources ? { sourceTypes: sources } : {}),
              ...(from === undefined ? {} : { from }),
              ...(languages ? { languages } : {}),
            },
          };
          expect(questionIn(`?${new URLSearchParams(questionQuery(given))}`)).toEqual(given);
        },
      ),
    );
  });

  it('does not limit by what it does not know', () => {
    expect(questionIn('?q=binders&sources=rumour&languages=tlh&from=yesterday')).toEqual({
      text: 'binders',
      scope: {},
    });
    expect(questionIn('?sources=patent')).toBeUndefined();
  });
});
