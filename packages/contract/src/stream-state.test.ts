import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { StreamFrame } from './stream.ts';
import { applyFrame, emptyStream, partText, snapshotOf, usageFrame } from './stream-state.ts';

const open: StreamFrame = { type: 'open', stream: 's', attempt: 1, kind: 'seek' };
const part: StreamFrame = { type: 'part', part: 'SUMMARY', kind: 'text', group: 'SUMMARY' };

/** A log as a writer produces it: text in pieces with citations, sources and group states between. */
const log = fc.array(fc.string({ unit: 'grapheme', minLength: 1, maxLength: 8 }), { maxLength: 20 }).map((pieces) => {
  let o = 0;
  const frames: StreamFrame[] = [open, { type: 'group', group: 'SUMMARY', status: 'INIT', version: 1 }, part];
  for (const [index, d] of pieces.entries()) {
    frames.push({ type: 'delta', part: 'SUMMARY', o, d });
    if (index % 3 === 0) {
      const source = {
        id: `d${index}`,
        number: index + 1,
        document: 'd',
        version: 1,
        title: 't',
        sourceType: 'note',
        language: 'en',
      };
      frames.push({ type: 'source', source });
      frames.push({
        type: 'cite',
        cite: { part: 'SUMMARY', from: o, to: o + d.length, support: 'supported', evidence: [] },
      });
    }
    o += d.length;
  }
  frames.push(
    { type: 'group', group: 'SUMMARY', status: 'FINISH', version: 1 },
    { type: 'usage', engine: 'extractive' },
    { type: 'finish' },
  );
  return { frames, text: pieces.join('') };
});

describe('applyFrame()', () => {
  it('applying frames twice changes nothing', () => {
    fc.assert(
      fc.property(log, fc.nat(), ({ frames, text }, at) => {
        const once = frames.reduce(applyFrame, emptyStream);
        expect(partText(once, 'SUMMARY')).toBe(text);
        const cut = at % frames.length;
        const replayed = [...frames.slice(0, cut), ...frames].reduce(applyFrame, emptyStream);
        expect({ ...replayed, groups: [] }).toEqual({ ...once, groups: [] });
        expect(frames.slice(3).reduce(applyFrame, once)).toEqual(once);
      }),
    );
  });

  it('notices a missing delta and is whole again after a snapshot', () => {
    fc.assert(
      fc.property(log, fc.nat(), ({ frames, text }, at) => {
        const deltas = frames.filter(({ type }) => type === 'delta');
        fc.pre(deltas.length > 1);
        const lost = deltas[at % (deltas.length - 1)];
        const held = frames.filter((frame) => frame !== lost).reduce(applyFrame, emptyStream);
        expect(held.gap).toBe(true);
        const whole = frames.reduce(applyFrame, emptyStream);
        const mended = applyFrame(held, snapshotOf(whole));
        expect(mended.gap).toBe(false);
        expect(partText(mended, 'SUMMARY')).toBe(text);
      }),
    );
  });

  it('a snapshot with its terminal frame gives the state of the whole log', () => {
    fc.assert(
      fc.property(log, ({ frames }) => {
        const whole = frames.reduce(applyFrame, emptyStream);
        const compact: StreamFrame[] = [open, snapshotOf(whole), { type: 'finish' }];
        expect(compact.reduce(applyFrame, emptyStream)).toEqual(whole);
      }),
    );
  });

  it('the opening of another attempt clears what ended, and its snapshot replaces what was held', () => {
    const ended = [
      open,
      part,
      { type: 'delta', part: 'SUMMARY', o: 0, d: 'old' },
      { type: 'failed', code: 500, message: 'broken' },
    ] as StreamFrame[];
    const before = ended.reduce(applyFrame, emptyStream);
    expect(before).toMatchObject({ status: 'FAILED', failure: { code: 500 } });
    const again = [{ ...open, attempt: 2 }, snapshotOf(emptyStream), part] as StreamFrame[];
    const after = again.reduce(applyFrame, before);
    expect(after).toMatchObject({ status: 'PROCESSING', attempt: 2, parts: [{ part: 'SUMMARY' }] });
    expect(after.failure).toBeUndefined();
    expect(partText(after, 'SUMMARY')).toBe('');
  });
});

describe('usageFrame()', () => {
  it('tells the total of each engine, of what any reply counted', () => {
    const amount = fc.option(fc.nat(1000), { nil: undefined });
    const spent = fc.record({
      engine: fc.constantFrom('llm:one', 'llm:two', 'extractive'),
      inputTokens: amount,
      outputTokens: amount,
    });
    const known = (fields: { engine: string }) =>
      Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)) as { engine: string };
    fc.assert(
      fc.property(fc.array(spent, { maxLength: 12 }), (replies) => {
        const state = replies.reduce((held, reply) => applyFrame(held, usageFrame(held, known(reply))), emptyStream);
        for (const { engine, inputTokens } of state.usage) {
          const own = replies.filter((reply) => reply.engine === engine).map((reply) => reply.inputTokens);
          const counted = own.filter((tokens) => tokens !== undefined);
          expect(inputTokens).toBe(counted.length === 0 ? undefined : counted.reduce((a, b) => a + b, 0));
        }
        expect(new Set(state.usage.map(({ engine }) => engine))).toEqual(new Set(replies.map(({ engine }) => engine)));
      }),
    );
  });
});
