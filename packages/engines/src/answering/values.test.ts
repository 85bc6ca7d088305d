import type { RankedPassage, StatedValue } from '@assay/domain';
import { describe, expect, it } from 'vitest';
import { candidates } from '../citing/passages.ts';
import { askedConditions } from '../language/named-conditions.ts';
import { tokenize } from '../language/tokens/tokenize.ts';
import { askedOfQuestion } from './asked-of-question.ts';
import type { Scored } from './scored.types.ts';
import type { AskedOfValues } from './values/asked-of-values.types.ts';
import { collectValues } from './values.ts';

interface Source {
  title: string;
  text: string;
  columns?: string;
}

/** Values out of English sources, every sentence as near to the question as the others. */
function collect(
  sources: readonly Source[],
  asked: AskedOfValues | ReadonlySet<string> = {},
  language = 'en',
): StatedValue[] {
  const passages = sources.map(({ title, text, columns }, at): RankedPassage => {
    const start = columns === undefined ? 0 : columns.length + 1;
    return {
      document: `d${at}`,
      version: 1,
      familyId: `d${at}`,
      title,
      sourceType: 'note',
      language: 'en',
      licence: '',
      score: 1,
      text,
      start,
      end: start + text.length,
      ...(columns === undefined ? {} : { columns: { start: 0, end: columns.length, text: columns } }),
    };
  });
  const scored = candidates(passages).map((candidate): Scored => ({ candidate, score: 1 }));
  return collectValues(scored, language, asked);
}

const shown = (values: readonly StatedValue[]) =>
  values.map(({ quantity, subject, printed, unit }) => `${quantity} {${subject}} = ${printed} ${unit}`);

const termsOf = (text: string) => tokenize(text, 'en');
const strength = { terms: termsOf('yield strength'), dimension: 'm^-1 kg s^-2' };

describe('collectValues()', () => {
  it('leaves out what neither a name nor a thing of its sentence tells of', () => {
    const values = collect([
      {
        title: 'Zeolite synthesis',
        text: 'It takes 12-72 h. Crystals of 200 nm form. The yield is 80 %.',
      },
    ]);
    expect(shown(values)).toEqual(['Yield {Zeolite synthesis} = 80 %', 'Length {Crystals} = 200 nm']);
  });

  it('puts what is asked first and marks it', () => {
    const values = collect(
      [
        {
          title: 'Stainless steels',
          text: 'The density of 316L is 8.0 g/cm³. The tensile strength of 316L is 520 MPa. The yield strength of 316L is 205 MPa. The yield strength of 304 is 210 MPa.',
        },
      ],
      { property: strength, subject: '316L' },
    );
    expect(shown(values.slice(0, 1))).toEqual(['Yield strength {316L} = 205 MPa']);
    expect(values.map(({ isAsked }) => isAsked ?? false)).toEqual([true, false, false, false]);
  });

  it('takes a value under a wider name, or one that its unit tells, for the asked quantity', () => {
    const asked = askedOfQuestion('Compare the ionic conductivity of LLZO and argyrodite', 'en');
    const values = collect(
      [
        {
          title: 'Solid electrolytes',
          text: 'The argyrodite has a conductivity of 1-5 mS/cm. Garnets such as Li7La3Zr2O12 conduct 0.3-1 mS/cm. The electronic conductivity of the argyrodite is 2 nS/cm.',
        },
      ],
      asked,
    );
    expect(values.map(({ printed, isAsked, side }) => [printed, isAsked ?? false, side])).toEqual([
      ['1-5', true, 1],
      ['0.3-1', true, 0],
      ['2', false, undefined],
    ]);
  });

  it('names an asked quantity as the question does, where the source is in another language', () => {
    const sources = [{ title: 'Garnet LLZO', text: 'The ionic conductivity of LLZO is 0.5 mS/cm at 25 °C.' }];
    const asked = askedOfQuestion('LLZO在25 °C的离子电导率是多少？', 'zh-CN');
    expect(asked.subject).toBe('LLZO');
    expect(shown(collect(sources, asked, 'zh-CN'))).toEqual(['离子电导率 {LLZO} = 0.5 mS/cm']);
    expect(shown(collect(sources))).toEqual(['Ionic conductivity {LLZO} = 0.5 mS/cm']);
  });

  it('takes no other quantity of the same dimension for the asked one', () => {
    const values = collect([{ title: 'Steel', text: 'The tensile strength of 316L is 520 MPa.' }], {
      property: strength,
      subject: '316L',
    });
    expect(values[0]?.isAsked).toBeUndefined();
  });

  it('takes a value without a name by its dimension, but none stated under another condition', () => {
    const text = 'Dry PA66 reaches 3.0 GPa at 23 °C. Warm PA66 reaches 0.5 GPa at 100 °C.';
    const asked = {
      property: { terms: [], dimension: 'm^-1 kg s^-2' },
      subject: 'PA66',
      conditions: askedConditions('at room temperature'),
    };
    expect(
      collect([{ title: 'Polyamides', text }], asked).map(({ printed, isAsked }) => [printed, isAsked ?? false]),
    ).toEqual([
      ['3.0', true],
      ['0.5', false],
    ]);
  });

  it('takes the subject from the title where the sentence names none, and leaves a value without one out', () => {
    const text = 'The melting point is 343 °C.';
    expect(shown(collect([{ title: 'Properties of PEEK in implants', text }]))).toEqual([
      'Melting point {PEEK} = 343 °C',
    ]);
    expect(collect([{ title: 'Aluminium and magnesium', text }])).toEqual([]);
    expect(shown(collect([{ title: 'Aluminium and magnesium', text }], { subject: 'magnesium' }))).toEqual([
      'Melting point {magnesium} = 343 °C',
    ]);
  });

  it('does not give what a sentence says of another thing to the thing of its title', () => {
    const values = collect(
      [
        {
          title: 'Solid-state cells with sulfide electrolytes',
          text: 'Oxide electrolytes such as Li7La3Zr2O12 conduct 0.3-1 mS/cm at 25 °C.',
        },
      ],
      { sides: ['LLZO', 'sulfide electrolytes'] },
    );
    expect(values.map(({ subject }) => subject)).toEqual(['Oxide electrolytes']);
  });

  it('tells which side of a comparison a value belongs to', () => {
    const values = collect(
      [{ title: 'Cells', text: 'The capacity of LFP is 160 mAh/g. The capacity of NMC is 190 mAh/g.' }],
      { property: { terms: termsOf('capacity') }, sides: ['NMC', 'LFP'] },
    );
    expect(values.map(({ subject, side, isAsked }) => [subject, side, isAsked])).toEqual([
      ['LFP', 1, true],
      ['NMC', 0, true],
    ]);
  });

  it.each([
    ['the same condition', 'at 25 °C', 'at 298 K', true],
    ['no condition on one side', 'at 25 °C', '', true],
    ['another condition', 'at 25 °C', 'at 150 °C', false],
    ['the condition by name', 'at 25 °C', 'at room temperature', true],
    ['another atmosphere', 'in air', 'in argon', false],
  ])('knows a conflict under %s: %s, %s', (_, one, other, conflicts) => {
    const values = collect([
      { title: 'A', text: `The yield strength of 316L is 205 MPa ${one}.` },
      { title: 'B', text: `The yield strength of 316L is 400 MPa ${other}.` },
    ]);
    expect(values.map((value) => value.conflicts ?? false)).toEqual([conflicts, conflicts]);
  });

  it('sees no conflict between different things or quantities, nor within one sentence', () => {
    const values = collect([
      { title: 'A', text: 'The yield strength of 316L is 205 MPa.' },
      { title: 'B', text: 'The yield strength of 304 is 400 MPa.' },
      { title: 'C', text: 'The tensile strength of 316L is 520 MPa.' },
      { title: 'D', text: 'The modulus of PA66 is 3.0 GPa dry and 1.4 GPa conditioned.' },
    ]);
    expect(values).toHaveLength(5);
    expect(values.some(({ conflicts }) => conflicts)).toBe(false);
  });

  it('gives the quotation of every value as it stands in its source', () => {
    const source = { title: 'Steel', text: 'At first. The yield strength of 316L is 205 MPa.' };
    const [value] = collect([source]);
    expect(source.text.slice(value?.citation.start, value?.citation.end)).toBe(value?.citation.quote);
  });
});
