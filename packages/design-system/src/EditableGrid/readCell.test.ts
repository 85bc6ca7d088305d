import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { copiedText, shownText } from './cellText.ts';
import type { GridColumn, GridKind } from './EditableGrid.types.ts';
import { optionsFor, readCell } from './readCell.ts';

type Row = { id: string };
const options = [
  { value: 'high', label: 'High' },
  { value: 'low', label: 'Low, watched' },
];
const column = (kind: GridKind<Row>, unit?: string): GridColumn<Row> => ({
  id: 'x',
  name: 'X',
  value: () => undefined,
  ...kind,
  ...(unit ? { unit } : {}),
});
const words = { yes: 'Yes', no: 'No' };

describe('what is typed into a cell', () => {
  it.each([
    ['1,5', 'de', 1.5],
    ['1.5e3', 'en', 1500],
    ['１．５', 'ja', 1.5],
    ['1,500', 'en', 1500],
    ['2.5 MPa', 'en', 2.5],
    ['2,5MPa', 'fr', 2.5],
    ['−3 mpa', 'en', -3],
  ])('reads %s in %s', (text, language, value) => {
    expect(readCell(text, column({ kind: 'number' }, 'MPa'), language)).toEqual({ value });
  });

  it.each([
    ['1,5', { kind: 'number' }, { because: 'notANumber' }],
    ['3 bar', { kind: 'number' }, { because: 'otherUnit', unit: 'MPa' }],
    ['11', { kind: 'number', max: 10 }, { because: 'tooHigh', limit: '10' }],
    ['11', { kind: 'rating' }, { because: 'notARating', min: 1, max: 10 }],
    ['2.5', { kind: 'rating', max: 5 }, { because: 'notARating', min: 1, max: 5 }],
    ['31/02/2026', { kind: 'date' }, { because: 'notADate' }],
    ['maybe', { kind: 'flag' }, { because: 'notAFlag' }],
    ['Medium', { kind: 'choice', options }, { because: 'notAnOption', text: 'Medium' }],
    ['H', { kind: 'formula' }, { because: 'readOnly' }],
  ] as const)('refuses %s in %o', (text, kind, refusal) => {
    expect(readCell(text, column(kind, 'MPa'), 'en')).toEqual({ refusal });
  });

  it('finds options by label, value and width, and labels that hold a comma', () => {
    expect(readCell(' ＨＩＧＨ', column({ kind: 'choice', options }), 'en')).toEqual({ value: 'high' });
    expect(readCell('low', column({ kind: 'person', options }), 'en')).toEqual({ value: 'low' });
    expect(readCell('Low, watched', column({ kind: 'labels', options }), 'en')).toEqual({ value: ['low'] });
    expect(readCell('high；low', column({ kind: 'labels', options }), 'en')).toEqual({ value: ['high', 'low'] });
    const signs = [{ value: 'worse', label: '−' }];
    expect(readCell('-', column({ kind: 'choice', options: signs }), 'en')).toEqual({ value: 'worse' });
    expect(optionsFor(options, 'w').map(({ value }) => value)).toEqual(['low']);
  });

  it.each(['en', 'de', 'fr', 'ja', 'zh-Hans'])('takes back in %s what is copied from a cell', (language) => {
    const number = column({ kind: 'number' });
    const date = column({ kind: 'date' });
    const figures = fc.oneof(fc.double({ noNaN: true, noDefaultInfinity: true }), fc.integer());
    fc.assert(
      fc.property(
        figures,
        fc.date({ min: new Date(0), max: new Date(4e12), noInvalidDate: true }),
        fc.boolean(),
        (figure, day, flag) => {
          const back = (value: number | string | boolean, of: GridColumn<Row>) =>
            readCell(copiedText(value, of, language, words), of, language);
          expect(back(figure, number)).toEqual({ value: figure === 0 ? 0 : figure });
          const iso = day.toISOString().slice(0, 10);
          expect(back(iso, date)).toEqual({ value: iso });
          expect(readCell(shownText(iso, date, language, words), date, language)).toEqual({ value: iso });
          expect(back(flag, column({ kind: 'flag' }))).toEqual({ value: flag });
        },
      ),
    );
  });
});
