import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readTable, writeTable } from './htmlTable.ts';

const words = fc.string({ unit: fc.constantFrom('a', '<', '&', '"', 'é', '硅', ';'), minLength: 1, maxLength: 6 });
const tables = fc
  .integer({ min: 1, max: 4 })
  .chain((width) => fc.array(fc.array(words, { minLength: width, maxLength: width }), { minLength: 1, maxLength: 4 }));

describe('tables on the clipboard', () => {
  it('come back as they were written', () => {
    fc.assert(
      fc.property(tables, (block) => {
        const html = writeTable(block.map((row) => row.map((text) => ({ text, span: 1 }))));
        expect(readTable(html)).toEqual(block);
      }),
    );
  });

  it('keep line breaks, and merged cells as one value with empty cells below', () => {
    const html = writeTable([
      [
        { text: 'Leaks\nmuch', span: 2 },
        { text: 'dry run', span: 1 },
      ],
      [undefined, { text: 'silicate', span: 1 }],
    ]);
    expect(html).toContain('<td rowspan="2">Leaks<br>much</td>');
    expect(readTable(html)).toEqual([
      ['Leaks\nmuch', 'dry run'],
      ['', 'silicate'],
    ]);
  });

  it('are read as Excel writes them', () => {
    const html = `<html xmlns:x="urn:schemas-microsoft-com:office:excel"><head><style><!-- td {color:black} --></style></head>
      <body><!--StartFragment--><table border=0><col width=87>
      <tr height=20><td height=20 class=xl65 width=87>Cause</td><td align=right x:num="3.5">3,5</td></tr>
      <tr><td colspan=2>Silica&nbsp;gel<br>
        scores &gt; 2 &#181;m</td></tr></table><!--EndFragment--></body></html>`;
    expect(readTable(html)).toEqual([
      ['Cause', '3,5'],
      ['Silica gel\nscores > 2 µm', ''],
    ]);
  });

  it('take the first of several and none of what is no table', () => {
    expect(readTable('<p>a</p>')).toBeUndefined();
    expect(
      readTable('<table><td>a<table><tr><td>in</td></tr></table></table><table><tr><td>b</td></tr></table>'),
    ).toEqual([['ain']]);
  });
});
