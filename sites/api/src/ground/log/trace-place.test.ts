import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { atPlace, currentPlace, newPlace, outsideTraces, readTraceparent, traceparentOf } from './trace-place.ts';

const digits = (length: number) =>
  fc.string({ unit: fc.constantFrom(...'0123456789abcdef'), minLength: length, maxLength: length });

describe('traceparent', () => {
  it('is read as it is written', () => {
    const place = fc.record({ traceId: digits(32), spanId: digits(16) });
    fc.assert(
      fc.property(place, (given) => {
        fc.pre(/[^0]/.test(given.traceId) && /[^0]/.test(given.spanId));
        expect(readTraceparent(traceparentOf(given))).toEqual(given);
      }),
    );
    expect(readTraceparent(traceparentOf(newPlace()))).toBeDefined();
  });

  // Examples of the recommendation: https://www.w3.org/TR/trace-context/#examples-of-http-traceparent-headers
  it.each([
    ['00-4bf92f3577b34da6a3ce929d0e0e4736-00f067aa0ba902b7-01', true],
    ['00-4bf92f3577b34da6a3ce929d0e0e4736-00f067aa0ba902b7-00', true],
    ['cc-4bf92f3577b34da6a3ce929d0e0e4736-00f067aa0ba902b7-01-what-the-future-will-be-like', true],
    ['00-4bf92f3577b34da6a3ce929d0e0e4736-00f067aa0ba902b7-01-more', false],
    ['ff-4bf92f3577b34da6a3ce929d0e0e4736-00f067aa0ba902b7-01', false],
    ['00-00000000000000000000000000000000-00f067aa0ba902b7-01', false],
    ['00-4bf92f3577b34da6a3ce929d0e0e4736-0000000000000000-01', false],
    ['00-4BF92F3577B34DA6A3CE929D0E0E4736-00f067aa0ba902b7-01', false],
    ['00-4bf92f3577b34da6a3ce929d0e0e473-00f067aa0ba902b7-01', false],
    ['00-4bf92f3577b34da6a3ce929d0e0e4736-00f067aa0ba902b7', false],
    ['', false],
    [null, false],
  ])('%s is read: %s', (header, isRead) => {
    expect(readTraceparent(header) !== undefined).toBe(isRead);
  });
});

it('a place holds for what is done there, also later, and for nothing else', async () => {
  const place = newPlace();
  await atPlace(place, async () => {
    await new Promise((resolve) => setTimeout(resolve));
    expect(currentPlace()).toEqual(place);
    expect(outsideTraces(currentPlace)).toBeUndefined();
  });
  expect(currentPlace()).toBeUndefined();
});
