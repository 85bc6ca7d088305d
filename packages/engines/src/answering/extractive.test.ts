import type { AnswerEvent, AnswerRequest, AnswerSection, RankedPassage } from '@assay/domain';
import { quoteMatches } from '@assay/domain';
import { describe, expect, it } from 'vitest';
import { createExtractiveEngine } from './extractive.ts';

const electrolytes = {
  'note:sulfide': {
    title: 'Cells with sulfide solid electrolytes',
    language: 'en',
    text: 'Argyrodite Li6PS5Cl has an ionic conductivity of 1-5 mS/cm at 25 °C. Sulfide electrolytes are soft and pressed cold.',
  },
  'note:garnet': {
    title: '石榴石型固态电解质',
    language: 'zh-Hans',
    text: 'Li7La3Zr2O12在25 °C的离子电导率为0.3-1.0 mS/cm。',
  },
};

const stored: Record<string, { title: string; language: string; text: string }> = {
  'note:pa': {
    title: 'Moisture and polyamides',
    language: 'en',
    text: 'Polyamides are polymers whose amide groups bind water. The tensile modulus of PA66 is 3.0-3.3 GPa dry at 23 °C. Water uptake lowers the modulus because water acts as a plasticiser. PA66 is used in connectors and gears. However, the effect depends on humidity. Copper iodide prevents thermal oxidation of PA66.',
  },
  'note:pa-b': {
    title: 'Glass-filled PA66',
    language: 'en',
    text: 'The tensile modulus of PA66 is 1.4-1.8 GPa dry at 23 °C. Glass fibres raise the modulus of PA66 to 9-10 GPa.',
  },
  'note:cn': {
    title: '磷酸铁锂的容量',
    language: 'zh-Hans',
    text: '磷酸铁锂的理论比容量为170 mAh/g。碳包覆可以抑制颗粒长大。磷酸铁锂用于储能电站。',
  },
  ...electrolytes,
  'note:jp': {
    title: 'リン酸鉄リチウムの容量',
    language: 'ja',
    text: 'リン酸鉄リチウムの理論容量は170 mAh/gである。炭素被覆により粒子の成長を抑制する。',
  },
};

function passages(...ids: string[]): RankedPassage[] {
  return ids.map((document, at) => ({
    document,
    version: 1,
    familyId: document,
    title: stored[document]!.title,
    sourceType: 'note',
    language: stored[document]!.language,
    licence: 'Apache-2.0',
    text: stored[document]!.text,
    start: 0,
    end: stored[document]!.text.length,
    score: 10 - at,
  }));
}

async function ask(
  section: AnswerSection,
  question: string,
  ids: string[],
  change: Partial<AnswerRequest> = {},
): Promise<AnswerEvent[]> {
  const events: AnswerEvent[] = [];
  const request: AnswerRequest = {
    section,
    question,
    language: 'en',
    passages: passages(...ids),
    signal: new AbortController().signal,
    searched: { documents: 4, passages: 9, languages: ['en'], embedded: 0, strategy: 'lexical' },
    ...change,
  };
  for await (const event of createExtractiveEngine().answer(request)) events.push(event);
  return events;
}

const question = 'What is the tensile modulus of dry PA66?';
const both = ['note:pa', 'note:pa-b'];

const sentencesOf = (events: readonly AnswerEvent[]) =>
  events.flatMap((event) => (event.type === 'sentence' ? [event.sentence] : []));
const nearOf = (events: readonly AnswerEvent[]) => events.flatMap((event) => (event.type === 'nearest' ? [event] : []));
const gapsOf = (events: readonly AnswerEvent[]) =>
  events.flatMap((event) => (event.type === 'verdict' ? (event.gaps ?? []) : []));
const verdictOf = (events: readonly AnswerEvent[]) => events.find(({ type }) => type === 'verdict');

describe('the extractive engine', () => {
  it('E11: writes only sentences that stand verbatim in a source, and says its grade before them', async () => {
    const events = await ask('summary', question, both);
    expect(events[0]).toMatchObject({ type: 'verdict', grade: 'answered' });
    const sentences = [...sentencesOf(events), ...nearOf(events).map(({ sentence }) => sentence)];
    expect(sentences.length).toBeGreaterThan(1);
    for (const { text, support, citations } of sentences) {
      expect(support).toBe('supported');
      expect(citations).toHaveLength(1);
      expect(citations[0]!.quote).toBe(text);
      expect(quoteMatches(citations[0]!, stored[citations[0]!.document]!.text)).toBe(true);
    }
  });

  it('begins with a sentence that states what is asked', async () => {
    const [first] = sentencesOf(await ask('summary', question, both));
    expect(first?.text).toMatch(/^The tensile modulus of PA66 is/);
  });

  it('puts conflicting values side by side and says so', async () => {
    const events = await ask('summary', question, both);
    const values = events.flatMap((event) => (event.type === 'values' ? event.values : []));
    const conflicting = values.filter(({ conflicts }) => conflicts);
    conflicting.sort((a, b) => (a.printed < b.printed ? 1 : -1));
    expect(conflicting.map(({ quantity, printed, unit, subject }) => [quantity, printed, unit, subject])).toEqual([
      ['Tensile modulus', '3.0-3.3', 'GPa', 'PA66'],
      ['Tensile modulus', '1.4-1.8', 'GPa', 'PA66'],
    ]);
    expect(conflicting[0]!.conditions).toContain('at 23 °C');
    expect(conflicting[0]!.magnitude).toEqual({ low: 3.0e9, high: 3.3e9, unit: 'm^-1 kg s^-2' });
  });

  it('does not answer from nothing', async () => {
    const events = await ask('summary', question, []);
    expect(events.map(({ type }) => type)).toEqual(['verdict', 'unanswered', 'usage']);
    expect(events[0]).toMatchObject({ grade: 'none' });
  });

  it.each([
    ['another designation', 'What is the tensile modulus of PA612 dry?', { kind: 'designation', asked: 'PA612' }],
    [
      'another condition',
      'What is the tensile modulus of PA66 at 120 °C?',
      { kind: 'condition', asked: '120 °C', stated: '23 °C' },
    ],
    ['another property', 'What is the melting point of PA66?', { kind: 'property', asked: 'melting point' }],
    ['a price', 'What is the price of PA66 per tonne?', { kind: 'property', asked: 'price' }],
  ])('quotes what speaks of %s as near, and never as the answer', async (_, asked, reason) => {
    const events = await ask('summary', asked, ['note:pa']);
    expect(sentencesOf(events)).toEqual([]);
    expect(verdictOf(events)).toMatchObject({ grade: expect.stringMatching(/^(?:nearest|none)$/) });
    for (const near of nearOf(events).filter(({ sentence }) => /tensile modulus/.test(sentence.text)))
      expect(near.reason).toMatchObject(reason);
  });

  it('a range that covers the condition, and the same temperature in another unit, are no other condition', async () => {
    for (const asked of [
      'What is the tensile modulus of PA66 at 23 °C?',
      'What is the tensile modulus of PA66 at 73.4 °F?',
    ])
      expect(verdictOf(await ask('summary', asked, both))).toMatchObject({ grade: 'answered' });
  });

  it('says which part of a question nothing answers', async () => {
    const events = await ask('summary', 'What is the tensile modulus of dry PA66 and what does it cost?', both);
    expect(verdictOf(events)).toMatchObject({ grade: 'partly', gaps: [expect.stringContaining('cost')] });
    expect(sentencesOf(events)[0]?.text).toMatch(/^The tensile modulus of PA66 is/);
  });

  it('answers a list of quantities with what its documents state, and names the one that nothing does', async () => {
    const events = await ask('summary', 'tensile modulus, plasticiser and Poisson ratio of dry PA66', both);
    expect(verdictOf(events)).toMatchObject({ grade: 'partly', gaps: [expect.stringContaining('Poisson ratio')] });
    expect(sentencesOf(events)[0]?.text).toMatch(/tensile modulus of PA66/);
  });

  it('does not hold the price of one part against the sentence that answers the other', async () => {
    const asked = 'What is the tensile modulus of dry PA66, and what does a kilo cost?';
    const events = await ask('summary', asked, both);
    expect(verdictOf(events)).toMatchObject({ grade: 'partly', gaps: [expect.stringContaining('cost')] });
    expect(sentencesOf(events)[0]?.text).toMatch(/^The tensile modulus of PA66 is/);
  });

  it('tells figures that were asked for before the words, others behind them', async () => {
    const kinds = (await ask('summary', question, both)).map(({ type }) => type);
    expect(kinds.indexOf('values')).toBeLessThan(kinds.indexOf('sentence'));
    const expansions = [{ written: 'WU', long: 'water uptake' }];
    const why = (await ask('summary', 'Why does WU lower the modulus?', both, { expansions })).map(({ type }) => type);
    expect(why).toContain('sentence');
    expect(why.indexOf('values')).toBeGreaterThan(why.lastIndexOf('sentence'));
  });

  it('marks what was asked, and what is stated under another condition', async () => {
    stored['note:hot'] = {
      title: 'Warm PA66',
      language: 'en',
      text: 'The tensile modulus of PA66 is 3.1 GPa at 23 °C. The tensile modulus of PA66 is 0.5 GPa at 120 °C.',
    };
    const events = await ask('summary', 'What is the tensile modulus of PA66 at 120 °C?', ['note:hot']);
    expect(sentencesOf(events).map(({ text }) => text)).toEqual(['The tensile modulus of PA66 is 0.5 GPa at 120 °C.']);
    const values = events.flatMap((event) => (event.type === 'values' ? event.values : []));
    expect(values.map(({ printed, isAsked, notAt }) => [printed, isAsked, notAt])).toEqual([
      ['0.5', true, undefined],
      ['3.1', undefined, '120 °C'],
    ]);
  });

  it('offers the nearer reading where nothing answers, and other senses of an abbreviation', async () => {
    expect(
      verdictOf(await ask('summary', 'What is the tensile modulus of PA66 at 120 °C?', ['note:pa'])),
    ).toMatchObject({
      grade: 'nearest',
      askAgain: [{ question: 'What is the tensile modulus of PA66?', without: '120 °C' }],
    });
    const expansions = [
      { written: 'WU', long: 'water uptake' },
      { written: 'WU', long: 'weld undercut' },
    ];
    const asked = await ask('summary', 'Why does WU lower the modulus?', both, { expansions });
    expect(sentencesOf(asked)[0]?.text).toMatch(/^Water uptake lowers/);
    expect(verdictOf(asked)).toMatchObject({ askAgain: [{ question: 'Why does weld undercut lower the modulus?' }] });
  });

  it('reads what stands in quotation marks as written', async () => {
    const events = await ask('summary', 'What is the "tensil" modulus of dry PA66?', both);
    expect(sentencesOf(events)).toEqual([]);
    expect(nearOf(events)[0]?.reason).toEqual({ kind: 'subject', asked: 'tensil' });
    const found = await ask('summary', 'What is the "tensile" modulus of dry PA66?', both);
    expect(sentencesOf(found)[0]?.text).toMatch(/^The tensile modulus of PA66 is/);
  });

  it('does not lead with what the last answer of the thread quoted', async () => {
    const first = sentencesOf(await ask('summary', question, both));
    const former = first.flatMap(({ citations }) => citations);
    const thread = [question];
    const again = await ask('summary', 'And why is that?', both, { thread, former });
    const said = new Set(first.map(({ text }) => text));
    for (const { text } of sentencesOf(again)) expect(said).not.toContain(text);
    const other = await ask('summary', 'What is the tensile modulus of PA66 at 23 °C?', both, {
      thread: ['Which polymers bind water?'],
      former,
    });
    expect(sentencesOf(other)[0]?.text).toMatch(/^The tensile modulus of PA66 is/);
  });

  it('answers by the cards of the product where no passage does', async () => {
    const citation = { document: 'grade:pa612', version: 1, start: 0, end: 19, quote: 'Density | 1.06 g/cm' };
    const sentence = { text: 'Density: 1.06 g/cm.', support: 'supported' as const, citations: [citation] };
    const value = {
      quantity: 'Density',
      printed: '1.06',
      unit: 'g/cm³',
      subject: 'PA612',
      conditions: [],
      citation,
      isAsked: true,
    };
    const cards = { values: [value], sentences: [sentence], nearest: [], missing: [] };
    const events = await ask('summary', 'density of PA612', both, { cards });
    expect(events.map(({ type }) => type)).toEqual(['verdict', 'values', 'sentence', 'usage']);
    expect(verdictOf(events)).toMatchObject({ grade: 'answered' });
    const open = await ask('summary', 'density of PA612', both, { cards: { ...cards, missing: ['Hardness'] } });
    expect(verdictOf(open)).toMatchObject({ grade: 'partly', gaps: ['Hardness'] });
    const reason = { kind: 'condition' as const, asked: '90 °C' };
    const near = await ask('summary', 'density of PA612 at 90 °C', both, {
      cards: { ...cards, values: [], sentences: [], nearest: [{ sentence, reason }] },
    });
    expect(verdictOf(near)).toMatchObject({ grade: 'nearest' });
    // Of a row's beginning, inside a sentence of the reader.
    const named = { kind: 'property' as const, asked: 'Density', stated: 'Young’s modulus' };
    const reasoned = await ask('summary', 'Density of 316L in Rm', [], {
      cards: { ...cards, values: [], sentences: [], nearest: [{ sentence, reason: named }] },
    });
    expect(nearOf(reasoned)[0]?.reason).toEqual({ kind: 'property', asked: 'density', stated: 'Young’s modulus' });
    expect(nearOf(near)[0]).toMatchObject({ sentence, reason });
  });

  it('leaves no side open that a text in another language states by its formula', async () => {
    const compared = 'LLZO versus sulfide electrolytes: ionic conductivity';
    const events = await ask('summary', compared, Object.keys(electrolytes));
    expect(gapsOf(events)).not.toContain('LLZO');
    expect(verdictOf(events)).toMatchObject({ sides: ['LLZO', 'sulfide electrolytes'] });
    const unknown = await ask('summary', compared.replace('LLZO', 'LISICON'), Object.keys(electrolytes));
    expect(gapsOf(unknown)).toContain('LISICON');
  });

  it('finds applications, problems with means and next questions', async () => {
    expect((await ask('application', question, both))[0]).toMatchObject({
      title: 'Moisture and polyamides',
      sentences: [{ text: 'PA66 is used in connectors and gears.' }],
    });
    expect(await ask('problem-means', question, both)).toContainEqual(
      expect.objectContaining({ pair: expect.objectContaining({ problem: 'Modulus', means: 'Water uptake' }) }),
    );
    expect((await ask('related', question, both))[0]).toMatchObject({
      questions: expect.arrayContaining(['Which values are stated for moisture and polyamides?']),
    });
  });

  it('E11: reads a row of a table under the heads of its columns and cites both', async () => {
    const heads = 'Catalyst | Overpotential (mV)';
    const rows = ['NiFe hydroxide | 220-290', 'IrO2 | 280-340'];
    const text = ['The oxygen evolution reaction has an overpotential on every oxide.', heads, ...rows].join('\n');
    stored['note:oer'] = { title: 'Oxygen evolution', language: 'en', text };
    const of = (line: string) => ({ start: text.indexOf(line), end: text.indexOf(line) + line.length, text: line });
    const whole = passages('note:oer')[0]!;
    const asked = await ask('summary', 'What is the overpotential of NiFe hydroxide for oxygen evolution?', [], {
      passages: [
        { ...whole, ...of(text.slice(0, text.indexOf('\n'))) },
        ...[heads, ...rows].map((line) => ({ ...whole, ...of(line), columns: of(heads) })),
      ],
    });
    const [first] = asked.flatMap((event) => (event.type === 'sentence' ? [event.sentence] : []));
    expect(first).toMatchObject({
      text: 'Catalyst: NiFe hydroxide; Overpotential (mV): 220-290.',
      support: 'supported',
      citations: [{ quote: 'NiFe hydroxide | 220-290' }, { quote: heads }],
    });
    for (const citation of first!.citations) expect(quoteMatches(citation, text)).toBe(true);
    expect(asked.find(({ type }) => type === 'values')).toMatchObject({
      values: expect.arrayContaining([
        expect.objectContaining({
          quantity: 'Overpotential',
          printed: '220-290',
          unit: 'mV',
          subject: 'NiFe hydroxide',
        }),
      ]),
    });
    expect(JSON.stringify(asked)).not.toContain(`"text":"${heads}"`);
  });

  it('gives the same events for the same request', async () => {
    expect(await ask('summary', question, both)).toEqual(await ask('summary', question, both));
  });

  it('ends when it is stopped', async () => {
    expect(await ask('summary', question, both, { signal: AbortSignal.abort() })).toEqual([]);
  });
});
