import { describe, expect, it } from 'vitest';
import { detectIntents, seekIntents } from './seek-intents.ts';
import { seekQuery, seekTitle } from './seek-question.ts';

describe('seekQuery()', () => {
  it('E7: a rewrite searches for the question and its deeper input', () => {
    expect(seekQuery({ input: 'Which binder suits a silicon anode best', deepInput: 'above 60 °C', thread: [] })).toBe(
      'Which binder suits a silicon anode best above 60 °C',
    );
  });

  it('a short follow-up leans on the question before it, a long one does not', () => {
    const thread = ['first', 'How stable is LFP at 4.2 V?'];
    expect(seekQuery({ input: 'And at 60 °C?', thread })).toBe('How stable is LFP at 4.2 V? And at 60 °C?');
    const whole = 'What limits the ionic conductivity of sulfide electrolytes at low temperature?';
    expect(seekQuery({ input: whole, thread })).toBe(whole);
  });
});

describe('seekTitle()', () => {
  it.each([
    ['What limits fast charging?', 'What limits fast charging'],
    ['  How   stable is\nPEO at 4.2 V? Give values. ', 'How stable is PEO at 4.2 V'],
    ['固态电解质的离子电导率是多少？', '固态电解质的离子电导率是多少'],
    ['?', '?'],
  ])('makes %j the title %j', (input, title) => {
    expect(seekTitle(input)).toBe(title);
  });

  it('shortens a long question at a word', () => {
    const title = seekTitle(`Which ${'very '.repeat(40)}long question`);
    expect(title.length).toBeLessThanOrEqual(81);
    expect(title).toMatch(/very…$/);
  });
});

describe('detectIntents()', () => {
  it.each([
    ['Is a graphene-coated separator novel over prior art?', 'novelty'],
    ['Would this battery infringe US 8,926,509?', 'fto'],
    ['把这件专利翻译成英文', 'translation'],
    ['PFMEA for a coating line', 'fmea'],
    ['この電解質の新規性はありますか', 'novelty'],
  ] as const)('E2: finds in %j the intent %s', (question, intent) => {
    expect(detectIntents(question, seekIntents)).toEqual([intent]);
    expect(detectIntents(question, [])).toEqual([]);
  });

  it('finds nothing in a plain technical question', () => {
    expect(detectIntents('What limits fast charging of graphite anodes?', seekIntents)).toEqual([]);
  });
});
