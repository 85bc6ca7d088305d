import type { RankedPassage } from '@assay/domain';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { headOf, rowInWords, tableRowOf, valuesOfRow } from './table-row.ts';

function row(text: string, heads: string, rest: Partial<RankedPassage> = {}): RankedPassage {
  return {
    document: 'note:t',
    version: 1,
    familyId: 'note:t',
    title: 'T',
    sourceType: 'note',
    language: 'en',
    licence: '',
    score: 1,
    text,
    start: 100,
    end: 100 + text.length,
    columns: { start: 10, end: 10 + heads.length, text: heads },
    ...rest,
  };
}

describe('headOf()', () => {
  it.each([
    ['Capacity (mAh/g)', { name: 'Capacity', unit: 'mAh/g' }],
    ['Thermal conductivity (W/(m·K))', { name: 'Thermal conductivity', unit: 'W/(m·K)' }],
    ['温度（°C）', { name: '温度', unit: '°C' }],
    ['Sample (second)', { name: 'Sample (second)' }],
    ['Loop', { name: 'Loop' }],
  ])('reads %s', (head, read) => {
    expect(headOf(head)).toEqual(read);
  });
});

describe('tableRowOf()', () => {
  it.each([
    ['the heads themselves', row('A | B', 'A | B', { start: 10 })],
    ['a row of another length', row('1 | 2 | 3', 'A | B')],
    ['heads that are numbers', row('Zinc | 2', 'Iron | 7.5')],
    ['what is no row', row('Table 1', 'A | B')],
  ])('does not read %s', (_, passage) => {
    expect(tableRowOf(passage)).toBeUndefined();
  });

  it('does not read a row whose heads are not known', () => {
    const { columns: _, ...alone } = row('A | 1', 'x | y');
    expect(tableRowOf(alone)).toBeUndefined();
  });
});

describe('valuesOfRow()', () => {
  const read = (text: string, heads: string) =>
    valuesOfRow(tableRowOf(row(text, heads))!).map(({ name, subject, unit, quantity }) => [
      name,
      subject,
      quantity.printed,
      unit,
    ]);

  it.each([
    [
      'the unit in the head',
      'NMC622 | 170-180',
      'Material | Capacity (mAh/g)',
      [['Capacity', 'NMC622', '170-180', 'mAh/g']],
    ],
    ['the unit in the cell', 'Tactical | 20-80 µm', 'Grade | Width', [['Width', 'Tactical', '20-80', 'µm']]],
    [
      'the unit in the row',
      'Modulus (GPa) | 9.5-10 | 6.5-7.5',
      'Property | Dry | 50 % RH',
      [
        ['Modulus', 'Dry', '9.5-10', 'GPa'],
        ['Modulus', '50 % RH', '6.5-7.5', 'GPa'],
      ],
    ],
    ['a bound', 'Fab | above 65-70', 'Property | Melting (°C)', [['Melting', 'Fab', '65-70', '°C']]],
    [
      'a subject with a unit',
      '550 | 12-14',
      'Tempering (°C) | Elongation (%)',
      [['Elongation', 'Tempering 550 °C', '12-14', '%']],
    ],
    ['no value in words', 'Fab | scanning', 'Property | Method', []],
  ])('takes %s', (_, text, heads, values) => {
    expect(read(text, heads)).toEqual(values);
  });
});

describe('rowInWords()', () => {
  it('E11: says every cell behind its head, and nothing that does not stand in the table', () => {
    const cell = fc.stringMatching(/^[A-Za-z][A-Za-z ]{0,8}[a-z]$/);
    fc.assert(
      fc.property(fc.array(fc.tuple(cell, cell), { minLength: 2, maxLength: 5 }), (pairs) => {
        const passage = row(pairs.map(([, text]) => text).join(' | '), pairs.map(([head]) => head).join(' | '));
        const said = rowInWords(tableRowOf(passage)!);
        let rest = said;
        for (const [head, text] of pairs) {
          expect(rest.startsWith(`${head}: ${text}`)).toBe(true);
          rest = rest.slice(`${head}: ${text}; `.length);
        }
        expect(rest).toBe('');
      }),
    );
  });

  it('says a property with its value, and nothing of what is not stated', () => {
    expect(
      rowInWords(
        tableRowOf(
          row('Density | 1.30–1.32 g/cm³ | Not stated | Saechtling', 'Property | Value | Condition | Source'),
        )!,
      ),
    ).toBe('Density: 1.30–1.32 g/cm³; Source: Saechtling.');
    expect(rowInWords(tableRowOf(row('密度 | 1.31 g/cm³ | 未注明', '性能 | 数值 | 条件'))!)).toBe('密度：1.31 g/cm³。');
    expect(rowInWords(tableRowOf(row('Stiffness | test | high', 'Property | Method | Favourable'))!)).toBe(
      'Property: Stiffness; Method: test; Favourable: high.',
    );
  });

  it('leaves empty cells out and keeps the marks of Chinese', () => {
    expect(rowInWords(tableRowOf(row('高镍 |  | 170', '材料 | 备注 | 容量 (mAh/g)'))!)).toBe(
      '材料：高镍；容量 (mAh/g)：170。',
    );
  });
});
