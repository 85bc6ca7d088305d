import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { tableRecords, writeCsv } from './writeCsv.ts';

/** Reads RFC 4180 back: the grammar of section 2, nothing else. */
function readCsv(text: string): string[][] {
  const records: string[][] = [];
  let record: string[] = [];
  let at = text.startsWith('\uFEFF') ? 1 : 0;
  while (at < text.length) {
    let value = '';
    if (text[at] === '"') {
      for (at++; text[at] !== '"' || text[at + 1] === '"'; at++) {
        if (text[at] === '"') at++;
        value += text[at];
      }
      at++;
    } else while (at < text.length && text[at] !== ',' && text[at] !== '\r') value += text[at++];
    record.push(value);
    if (text[at] === ',') at++;
    else {
      expect(text.slice(at, at + 2)).toBe('\r\n');
      at += 2;
      records.push(record);
      record = [];
    }
  }
  return records;
}

const harmless = fc
  .string({ unit: 'binary' })
  .filter((words) => !/(?:^|[;\t\r\n])[\s\p{Cc}]*[=+\-@＝＋－＠]|^[\t\r]/u.test(words));

describe('writeCsv', () => {
  it('is read back as it was written, with commas, quotes and line breaks', () => {
    fc.assert(
      fc.property(fc.array(fc.array(harmless, { minLength: 2, maxLength: 4 }), { minLength: 1 }), (records) => {
        expect(readCsv(writeCsv(records))).toEqual(records);
      }),
    );
  });

  it.each([
    ['=HYPERLINK("http://x")', `"'=HYPERLINK(""http://x"")"`],
    ['+1+1', "'+1+1"],
    ['-cmd', "'-cmd"],
    ['@SUM(A1)', "'@SUM(A1)"],
    ['  =1', "'  =1"],
    ['＝1+1', "'＝1+1"],
    ['a;=1+1;b', "a;'=1+1;b"],
    ['a; ;\u00A0＋1', "a; ;'\u00A0＋1"],
    ['a\t@SUM(A1)', "a\t'@SUM(A1)"],
    ['a\r\n-cmd', `"a\r\n'-cmd"`],
  ])('P77: keeps %j from running as a formula, whatever ends a field where it is opened', (words, written) => {
    expect(writeCsv([[words]])).toBe(`\uFEFF${written}\r\n`);
  });

  it('leaves figures figures, negative and with exponents too, and nothing for what is missing', () => {
    expect(writeCsv([[-5.25, '-5.25', '+1e-3', '-12 %', null, undefined, Number.NaN]])).toBe(
      '\uFEFF-5.25,-5.25,+1e-3,-12 %,,,\r\n',
    );
  });

  it('takes heads with units, and only columns that have a value', () => {
    const columns = [
      { id: 'name', name: 'Material', value: (row: { name: string; e: number }) => row.name },
      { id: 'e', name: 'E', unit: 'GPa', value: (row: { name: string; e: number }) => row.e },
      { id: 'source', name: 'Source', cell: () => '1' },
    ];
    expect(tableRecords(columns, [{ name: '316L', e: 193 }])).toEqual([
      ['Material', 'E, GPa'],
      ['316L', 193],
    ]);
  });
});
