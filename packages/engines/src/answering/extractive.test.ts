import type { AnswerEvent, AnswerRequest, AnswerSection, RankedPassage } from '@assay/domain';
import { quoteMatches } from '@assay/domain';
import { describe, expect, it } from 'vitest';
import { extractiveEngine } from './extractive.ts';

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
  for await (const event of extractiveEngine.answer(request)) events.push(event);
  return events;
}

const question = 'How does water change the tensile modulus of PA66?';
const both = ['note:pa', 'note:pa-b'];

describe('extractiveEngine', () => {
  it('E11: writes only sentences that stand verbatim in a source', async () => {
    const sentences = (await ask('summary', question, both)).flatMap((event) =>
      event.type === 'sentence' ? [event.sentence] : [],
    );
    expect(sentences.length).toBeGreaterThan(1);
    for (const { text, support, citations } of sentences) {
      expect(support).toBe('supported');
      expect(citations).toHaveLength(1);
      expect(citations[0]!.quote).toBe(text);
      expect(quoteMatches(citations[0]!, stored[citations[0]!.document]!.text)).toBe(true);
    }
  });

  it('puts conflicting values side by side and says so', async () => {
    const events = await ask('summary', 'What is the tensile modulus of PA66 dry?', both);
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

  it('says that the library does not answer, and which words it does not hold', async () => {
    const [event] = await ask('summary', 'What is the melting point of unobtainium?', both);
    expect(event).toMatchObject({ type: 'unanswered', missing: expect.arrayContaining(['unobtainium']) });
    expect(event).toHaveProperty('text', expect.stringContaining('unobtainium'));
  });

  it('does not answer from nothing', async () => {
    expect((await ask('summary', question, [])).map(({ type }) => type)).toEqual(['unanswered', 'usage']);
  });

  it('answers native Chinese and Japanese questions from native sources', async () => {
    const cn = await ask('summary', '磷酸铁锂的理论比容量是多少？', ['note:cn'], { language: 'zh-Hans' });
    expect(cn.find(({ type }) => type === 'sentence')).toMatchObject({
      sentence: { text: '磷酸铁锂的理论比容量为170 mAh/g。' },
    });
    const jp = await ask('summary', 'リン酸鉄リチウムの理論容量はどのくらいですか', ['note:jp'], { language: 'ja' });
    expect(jp.find(({ type }) => type === 'sentence')).toMatchObject({
      sentence: { text: 'リン酸鉄リチウムの理論容量は170 mAh/gである。' },
    });
  });

  it('finds applications, problems with means, reservations and next questions', async () => {
    expect((await ask('application', question, both))[0]).toMatchObject({
      title: 'Moisture and polyamides',
      sentences: [{ text: 'PA66 is used in connectors and gears.' }],
    });
    expect((await ask('problem-means', question, both))[0]).toMatchObject({
      pair: { problem: 'Modulus', means: 'Water uptake' },
    });
    expect((await ask('remarks', question, both)).find(({ type }) => type === 'sentence')).toMatchObject({
      sentence: { text: 'However, the effect depends on humidity.' },
    });
    expect((await ask('related', question, both))[0]).toMatchObject({
      questions: expect.arrayContaining(['Which values are stated for moisture and polyamides?']),
    });
  });

  describe('across languages', () => {
    const foreign = (...ids: string[]) => passages(...ids).map((passage) => ({ ...passage, byGlossary: true }));
    stored['note:lfp'] = {
      title: 'Lithium iron phosphate',
      language: 'en',
      text: 'LFP is an olivine. Lithium iron phosphate has a theoretical capacity of 170 mAh/g. Carbon coats the particles.',
    };
    stored['note:yen'] = {
      title: '水素脆化',
      language: 'ja',
      text: '水素脆化は、鋼に侵入した水素により延性が失われる現象である。',
    };

    it.each([
      ['Chinese', 'zh-Hans', '磷酸铁锂的理论容量是多少？', 'note:lfp'],
      ['Traditional Chinese', 'zh-Hant', '磷酸鐵鋰的理論容量是多少？', 'note:lfp'],
      ['Japanese', 'ja', 'リン酸鉄リチウムの理論容量はどれくらいですか', 'note:lfp'],
      ['English', 'en', 'What is hydrogen embrittlement?', 'note:yen'],
      ['Chinese', 'zh-Hans', '什么是氢脆？', 'note:yen'],
    ])(
      'E11: answers a question in %s (%s) by quoting a source in its own language: %s',
      async (_, language, asked, id) => {
        const events = await ask('summary', asked, [], { language, passages: foreign(id) });
        const [first] = events.flatMap((event) => (event.type === 'sentence' ? [event.sentence] : []));
        expect(stored[id]!.text).toContain(first?.text);
        expect(quoteMatches(first!.citations[0]!, stored[id]!.text)).toBe(true);
        if (id === 'note:lfp') expect(first?.text).toContain('170 mAh/g');
      },
    );

    it('needs of a property what the glossary knows, not each of its words', async () => {
      const asked = '磷酸铁锂的橄榄石理论容量是多少？';
      const [first] = await ask('summary', asked, [], { language: 'zh-Hans', passages: foreign('note:lfp') });
      expect(first).toMatchObject({ type: 'sentence' });
      const density = await ask('summary', '磷酸铁锂的理论密度是多少？', [], {
        language: 'zh-Hans',
        passages: foreign('note:lfp'),
      });
      expect(density[0]).toMatchObject({ type: 'unanswered' });
    });

    it('does not answer half a question, nor about a name no text states', async () => {
      for (const asked of [
        '月饼和粽子的理论容量是多少？',
        '磷酸铁锂怎么防止水稻倒伏和虫害？',
        '磷酸铁锂Zytel的理论容量是多少？',
      ])
        expect(
          (await ask('summary', asked, [], { language: 'zh-Hans', passages: foreign('note:lfp') }))[0],
        ).toMatchObject({
          type: 'unanswered',
        });
    });

    it('answers from the texts of its own language where they answer', async () => {
      const asked = '磷酸铁锂的理论比容量是多少？';
      const events = await ask('summary', asked, [], {
        language: 'zh-Hans',
        passages: [...passages('note:cn'), ...foreign('note:lfp')],
      });
      const sentences = events.flatMap((event) => (event.type === 'sentence' ? [event.sentence] : []));
      expect(sentences.length).toBeGreaterThan(0);
      for (const { citations } of sentences) expect(citations[0]?.document).toBe('note:cn');
    });
  });

  it('takes rows of a table for values, never for sentences', async () => {
    stored['note:row'] = { title: 'Dry PA66', language: 'en', text: 'Tensile modulus (GPa) | 9.5-10 | 6.5-7.5' };
    const events = await ask('summary', 'What is the tensile modulus of PA66?', ['note:row']);
    expect(events.filter(({ type }) => type === 'sentence')).toEqual([]);
    expect(events.find(({ type }) => type === 'values')).toMatchObject({
      values: [
        { quantity: 'Tensile modulus', printed: '9.5-10', unit: 'GPa' },
        { quantity: 'Tensile modulus', printed: '6.5-7.5', unit: 'GPa' },
      ],
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

  it('does not answer from texts that hold the other words and never name what the question is about', async () => {
    stored['note:lnp'] = {
      title: 'Particles',
      language: 'en',
      text: 'Particles with sugar clear from blood and lower the dose. Sugar keeps particles in blood.',
    };
    stored['note:oral'] = { title: 'Oral peptides', language: 'en', text: 'Insulin is a peptide of 5.8 kDa.' };
    const near = ['note:lnp', 'note:cells', 'note:strips', 'note:oral'];
    stored['note:cells'] = { title: 'Cells', language: 'en', text: 'Cells lower the sugar of blood.' };
    stored['note:strips'] = {
      title: 'Strips',
      language: 'en',
      text: 'Strips lower the blood that is needed to tell sugar.',
    };
    const [event] = await ask('summary', 'How does insulin lower blood sugar?', near);
    expect(event).toMatchObject({ type: 'unanswered' });
    expect((await ask('summary', 'How does sugar lower the dose?', near))[0]).toMatchObject({ type: 'sentence' });
  });

  it('does not answer about a thing of two words from texts that never say both together', async () => {
    stored['note:vial'] = {
      title: 'Vials',
      language: 'en',
      text: 'Heat transfer through vials takes hours. The pump is a part of the dryer. Heat leaves by transfer to the shelf.',
    };
    const [event] = await ask('summary', 'How does a heat pump transfer heat?', ['note:vial']);
    expect(event).toMatchObject({ type: 'unanswered' });
    expect((await ask('summary', 'How does a vial transfer heat?', ['note:vial']))[0]).toMatchObject({
      type: 'sentence',
    });
  });

  it('takes more than one of two things a question is about', async () => {
    stored['note:freeze'] = { title: 'Freezing', language: 'en', text: 'Shaking causes aggregation of particles.' };
    const [event] = await ask('summary', 'Antibody aggregation?', ['note:freeze', 'note:oral']);
    expect(event).toMatchObject({ type: 'unanswered' });
  });

  it.each([
    [
      'a value of the kind that is asked for',
      'Which grace period does the law of Utopia give?',
      'The grace period of Utopia counts from the filing date. The law of Utopia allows 6 months before filing.',
      'The law of Utopia allows 6 months before filing.',
    ],
    [
      'a value that is no condition of another',
      'What is the glass transition temperature of PEI?',
      'PEI resists a high temperature. The modulus of PEI drops to 0.4 GPa at 200 °C, above the glass transition. A glass transition at 217 °C is stated for PEI.',
      'A glass transition at 217 °C is stated for PEI.',
    ],
    [
      'what happens, not with what the thing is',
      'How do whiskers grow on tin?',
      'Tin whiskers are a kind of crystal that grow on tin films. Compressive stress by copper diffusion makes whiskers grow.',
      'Compressive stress by copper diffusion makes whiskers grow.',
    ],
  ])('begins with %s', async (_, asked, text, first) => {
    stored['note:first'] = { title: 'A note', language: 'en', text };
    expect((await ask('summary', asked, ['note:first']))[0]).toMatchObject({ sentence: { text: first } });
  });

  it('begins with the document whose title says what the question asks', async () => {
    stored['note:sin'] = {
      title: 'Nitride bearings',
      language: 'en',
      text: 'Pure nitride does not sinter because diffusion is slow, so 4-12 wt% of yttria, alumina or magnesia forms a liquid phase.',
    };
    stored['note:al'] = {
      title: 'Sintering of alumina',
      language: 'en',
      text: 'Magnesia of 0.025-0.1 wt% suppresses abnormal grain growth in alumina.',
    };
    const asked = 'What is the role of magnesia in sintering alumina?';
    expect((await ask('summary', asked, ['note:sin', 'note:al']))[0]).toMatchObject({
      sentence: { text: 'Magnesia of 0.025-0.1 wt% suppresses abnormal grain growth in alumina.' },
    });
  });

  it('begins with the sentence that answers, and goes on as the source does', async () => {
    stored['note:peek'] = {
      title: 'PEEK at high temperature',
      language: 'en',
      text: 'PEEK is a semicrystalline aromatic thermoplastic. PEEK resists hydrocarbons and steam. The creep of PEEK is 0.2 % after 1000 h at 120 °C. PEEK costs more than polyamide.',
    };
    const sentences = (await ask('summary', 'How large is the creep of PEEK?', ['note:peek'])).flatMap((event) =>
      event.type === 'sentence' ? [event.sentence.text] : [],
    );
    expect(sentences[0]).toBe('The creep of PEEK is 0.2 % after 1000 h at 120 °C.');
    const rest = sentences.slice(1).map((sentence) => stored['note:peek']!.text.indexOf(sentence));
    expect(rest).toEqual([...rest].sort((a, b) => a - b));
  });

  it('does not begin with a sentence that leans on the one before it', async () => {
    stored['note:lean'] = {
      title: 'Seals',
      language: 'en',
      text: 'Fluorocarbon seals swell in ketones. This swelling of seals in ketones exceeds 100 vol% in acetone.',
    };
    const [first] = await ask('summary', 'How much do seals swell in ketones such as acetone?', ['note:lean']);
    expect(first).toMatchObject({ type: 'sentence', sentence: { text: 'Fluorocarbon seals swell in ketones.' } });
  });

  it.each([
    ['a name that no text states', 'What is the tensile modulus of Zytel PA66?', 'Zytel'],
    ['a grade that no text states', 'What is the tensile modulus of PA66 and of alloy 6061?', '6061'],
    ['a property that is stated of something else', 'What is the melting point of PA66?', undefined],
  ])('does not answer about %s', async (_, asked, named) => {
    stored['note:melt'] = { title: 'Silver', language: 'en', text: 'Silver has a melting point of 961 °C in air.' };
    const [event] = await ask('summary', asked, [...both, 'note:melt']);
    expect(event).toMatchObject({ type: 'unanswered' });
    if (named !== undefined) expect(JSON.stringify(event)).toContain(named);
  });

  it('answers where the texts part a word, spell it otherwise or use another form of it', async () => {
    stored['note:sea'] = {
      title: 'Crevices',
      language: 'en',
      text: 'Aluminium corrodes in crevices in natural sea water. Oxidised chlorine aggravates it.',
    };
    for (const asked of ['Does aluminum corrode in seawater?', 'Does oxidized chlorine aggravate crevices?'])
      expect((await ask('summary', asked, ['note:sea']))[0]).toMatchObject({ type: 'sentence' });
  });

  it('does not take a sentence about the same thing for who did it', async () => {
    const [event] = await ask('summary', 'Who invented the polyamide PA66?', both);
    expect(event).toMatchObject({ type: 'unanswered' });
  });

  it('takes no unit for a missing word', async () => {
    const [event] = await ask('summary', 'Which unobtainium boils at 2 bar?', both);
    expect(JSON.stringify(event)).not.toContain('bar');
  });

  it('speaks of missing words only where they are of the subject', async () => {
    const [event] = await ask('summary', 'Please explain which unobtainium is used', both);
    expect(JSON.stringify(event)).toContain('unobtainium');
    expect(JSON.stringify(event)).not.toMatch(/explain|used/);
  });

  it('gives the same events for the same request', async () => {
    expect(await ask('summary', question, both)).toEqual(await ask('summary', question, both));
  });

  it('ends when it is stopped', async () => {
    expect(await ask('summary', question, both, { signal: AbortSignal.abort() })).toEqual([]);
  });
});
