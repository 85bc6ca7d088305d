import { expect, it } from 'vitest';
import { csvLine } from './csv.ts';

it.each([
  ['=1+1', "'=1+1"],
  [' ＠SUM(A1)', "' ＠SUM(A1)"],
  ['a;=1+1;b', "a;'=1+1;b"],
  ['a; ;\u00A0+1', "a; ;'\u00A0+1"],
  ['a\t-cmd', "a\t'-cmd"],
  ['a\r\n=1+1', `"a\r\n'=1+1"`],
])('P77: %j runs in no spreadsheet, whatever ends a cell where it is opened', (text, written) => {
  expect(csvLine([text])).toBe(`${written}\r\n`);
});

it('words and figures stay as they are', () => {
  expect(csvLine(['-3.5', '+1e-3', '25 °C; dry', 'a - b', 'x=1'])).toBe('-3.5,+1e-3,25 °C; dry,a - b,x=1\r\n');
});
