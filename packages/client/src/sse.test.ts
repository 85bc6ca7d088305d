import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createEventParser, type WireEvent } from './sse.ts';

function read(bytes: Uint8Array, cuts: readonly number[]): WireEvent[] {
  const events: WireEvent[] = [];
  const parser = createEventParser((event) => events.push(event));
  const decoder = new TextDecoder();
  const ends = [...new Set(cuts.map((cut) => cut % (bytes.length + 1)))].sort((a, b) => a - b);
  let from = 0;
  for (const end of [...ends, bytes.length]) {
    parser.push(decoder.decode(bytes.subarray(from, end), { stream: true }));
    from = end;
  }
  return events;
}

const event = fc.record({
  id: fc.option(
    fc.tuple(fc.nat(9), fc.nat(9999)).map(([attempt, seq]) => `${attempt}.${seq}`),
    { nil: undefined },
  ),
  data: fc
    .record({ type: fc.constant('delta'), d: fc.string({ unit: 'grapheme' }) })
    .map((frame) => JSON.stringify(frame).replaceAll('\u2028', ' ')),
});

function write(events: readonly WireEvent[], newline: string): string {
  return events
    .map(({ id, data }) => `${id === undefined ? '' : `id: ${id}${newline}`}data: ${data}${newline}${newline}`)
    .join('');
}

describe('createEventParser()', () => {
  it('E9: gives the same events for every way of splitting the bytes and for LF, CRLF and CR', () => {
    fc.assert(
      fc.property(
        fc.array(event, { maxLength: 12 }),
        fc.constantFrom('\n', '\r\n', '\r'),
        fc.array(fc.nat(), { maxLength: 40 }),
        (events, newline, cuts) => {
          const wanted = events.map(({ id, data }) => (id === undefined ? { data } : { id, data }));
          expect(read(new TextEncoder().encode(write(events, newline)), cuts)).toEqual(wanted);
        },
      ),
    );
  });

  it('E9: ignores an event until its blank line has arrived', () => {
    fc.assert(
      fc.property(fc.array(event, { minLength: 1, maxLength: 6 }), fc.nat(), (events, at) => {
        const text = write(events, '\n');
        const whole = new TextEncoder().encode(text);
        const cut = whole.subarray(0, at % whole.length);
        const complete = new TextDecoder().decode(cut).split('\n\n').length - 1;
        expect(read(cut, [])).toEqual(read(whole, []).slice(0, complete));
      }),
    );
  });

  it('joins several data lines and skips comments', () => {
    expect(read(new TextEncoder().encode(': hello\ndata: a\ndata:b\n\n'), [])).toEqual([{ data: 'a\nb' }]);
  });
});
