import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { matchRoute } from './routes.ts';
import { readSourcePlace, sourcePath } from './source-place.ts';

const back = (address: string) => {
  const { pathname, search } = new URL(address, 'http://here');
  const match = matchRoute(pathname);
  expect(match?.name).toBe('librarySource');
  return readSourcePlace(match?.params['document'] ?? '', search);
};

describe('the address of a source', () => {
  it('carries document, version, passage, the other passages and the way back', () => {
    const span = fc.tuple(fc.nat(99_999), fc.integer({ min: 1, max: 999 })).map(([start, length]) => ({
      start,
      end: start + length,
    }));
    fc.assert(
      fc.property(
        // A segment of dots alone is none to the reader of an address (WHATWG URL); no importer makes such an id.
        fc.string({ minLength: 1, maxLength: 20 }).filter((id) => !/^(?:\s*|\.{1,2})$/u.test(id)),
        fc.integer({ min: 1, max: 99 }),
        span,
        fc.array(span, { maxLength: 40 }),
        (document, version, at, cited) => {
          const place = { document, version, at, cited, from: '/page/q1' };
          expect(back(sourcePath(place))).toEqual(place);
        },
      ),
    );
    expect(sourcePath({ document: 'note:a/b', cited: [] })).toBe('/library/note%3Aa%2Fb');
  });

  it.each([
    ['?version=0&at=9-3&cited=a-b.4-8', { cited: [{ start: 4, end: 8 }] }],
    ['?version=1.5&at=-1-3', { cited: [] }],
    ['?at=3-9&at=1-2', { cited: [], at: { start: 3, end: 9 } }],
  ])('leaves out what is malformed: %s', (search, rest) => {
    expect(readSourcePlace('d', search)).toEqual({ document: 'd', ...rest });
  });

  it.each(['https://elsewhere.example/page/q', '//elsewhere.example/page/q', '/user-setting', 'page/q1', '/page/'])(
    'leads back to no %s',
    (from) => {
      expect(readSourcePlace('d', `?${new URLSearchParams({ from })}`).from).toBeUndefined();
    },
  );
});
