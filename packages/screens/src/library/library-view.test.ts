import { sourceTypes } from '@assay/domain';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isNarrowed, type LibraryView, libraryPath, readLibraryView } from './library-view.ts';

const searchOf = (path: string) => new URL(path, 'http://here').search;
const words = fc.string({ minLength: 1, maxLength: 20 }).filter((text) => text.trim() === text && !text.includes('\0'));

describe('the view of the library', () => {
  it('comes back from its address', () => {
    fc.assert(
      fc.property(
        fc.record(
          {
            query: fc.oneof(fc.constant(''), words),
            mode: fc.constant('full' as const),
            order: fc.constantFrom('newest', 'oldest', 'title'),
            page: fc.integer({ min: 1, max: 999 }),
            kind: fc.constantFrom(...sourceTypes),
            language: fc.constantFrom('en', 'zh', 'ja'),
            year: fc.integer({ min: 1, max: 9999 }),
            owner: words,
            class: words,
          },
          { requiredKeys: ['query', 'mode', 'order', 'page'] },
        ),
        (view) => {
          expect(readLibraryView(searchOf(libraryPath(view as LibraryView)))).toEqual(view);
        },
      ),
    );
  });

  it('has the plain address as it begins', () => {
    expect(libraryPath(readLibraryView(''))).toBe('/library');
    expect(isNarrowed(readLibraryView(''))).toBe(false);
    expect(isNarrowed(readLibraryView('?year=2015'))).toBe(true);
  });

  it.each(['?kind=book', '?language=EN-gb', '?year=20155', '?year=-1', '?order=size', '?page=0', '?mode=magic'])(
    'leaves out what no list knows: %s',
    (search) => expect(libraryPath(readLibraryView(`${search}&q=`))).toBe('/library'),
  );
});
