import { writeMarkdown } from '@assay/markdown/writers';
import type { FieldValue } from '@assay/works';
import { outlineProse } from '@assay/works/prose';
import { describe, expect, it } from 'vitest';
import { workDocument } from './work-document.ts';
import { writtenSheets } from './written-sheets.ts';

const words = (text: string, ...marks: string[]) => ({
  type: 'text',
  text,
  ...(marks.length > 0 && { marks: marks.map((type) => ({ type })) }),
});
const paragraph = (...content: FieldValue[]) => ({ type: 'paragraph', content });
const item = (text: string) => ({ type: 'listItem', content: [paragraph(words(text))] });

const written = (...content: FieldValue[]) =>
  workDocument({ title: 'T', blocks: outlineProse({ type: 'doc', content }, {}), details: new Map(), locale: 'en' });

function exported(...content: FieldValue[]): string {
  return writeMarkdown(written(...content)).replace(/^# T\n+/, '');
}

describe('prose of a work as a document', () => {
  it('keeps what is set above or below the line: a power of ten is no other number', () => {
    expect(
      exported(
        paragraph(words('10'), words('2', 'superscript'), words(' A and H'), words('2', 'subscript'), words('O')),
      ),
    ).toContain('10<sup>2</sup> A and H<sub>2</sub>O');
  });

  it('keeps marks next to their words, formulas, links and code', () => {
    const link = { type: 'text', text: 'here', marks: [{ type: 'link', attrs: { href: 'https://example.com/a_b' } }] };
    const text = exported(
      paragraph(
        words('A '),
        words('strong ', 'strong'),
        words('and '),
        words('fine', 'emphasis'),
        words(' word, '),
        link,
      ),
      paragraph({ type: 'formula', attrs: { tex: 'U = iR' } }, words(' by '), words('a*b', 'code'), words(' * 2')),
    );
    expect(text).toContain('A **strong** and *fine* word, [here](');
    expect(text).toContain('https://example.com/a_b');
    expect(text).toContain('$U = iR$ by `a*b`');
    expect(text).toMatch(/ \\\* 2/);
  });

  it('keeps equations, quotations, code and numbers of lists', () => {
    const text = exported(
      { type: 'equation', attrs: { tex: '\\eta = 1' } },
      { type: 'quote', content: [paragraph(words('They said so.'))] },
      { type: 'codeBlock', content: [words('a\n```\nb')] },
      { type: 'orderedList', attrs: { first: 3 }, content: [item('three'), item('four')] },
      { type: 'bulletList', content: [item('one')] },
    );
    expect(text).toContain('$$\n\\eta = 1\n$$');
    expect(text).toContain('> They said so.');
    expect(text).toContain('````\na\n```\nb\n````');
    expect(text).toMatch(/3\. three\n4\. four/);
    expect(text).toContain('- one');
  });

  it('keeps equations in lists, bars in cells, digits behind formulas, and lines that look like blocks', () => {
    const cell = (...content: FieldValue[]) => ({
      type: 'tableCell',
      attrs: { colspan: 1, rowspan: 1 },
      content: [paragraph(...content)],
    });
    const tex = (source: string) => ({ type: 'formula', attrs: { tex: source } });
    const listed = {
      type: 'bulletList',
      content: [
        { type: 'listItem', content: [paragraph(words('So:')), { type: 'equation', attrs: { tex: 'E = mc^2' } }] },
      ],
    };
    expect(exported(listed)).toContain('- So: $E = mc^2$');
    const table = {
      type: 'table',
      content: [
        { type: 'tableRow', content: [cell(words('a')), cell(words('b'))] },
        { type: 'tableRow', content: [cell(tex('|x|')), cell(words('5'))] },
      ],
    };
    expect(JSON.stringify(written(table).blocks)).toMatch(/"\|x\|".*"5"/);
    expect(JSON.stringify(written(paragraph(tex('x'), words('2'))).blocks)).toContain('"mathSpan"');
    for (const line of ['> 80 °C is needed', '- 5 °C', '+ 3 V', '2024. A year']) {
      const [block, ...others] = written(paragraph(words(line))).blocks;
      expect([block?.type, others]).toEqual(['paragraph', []]);
      expect([...JSON.stringify(block).matchAll(/"value":"([^"]*)"/g)].map(([, value]) => value).join('')).toBe(line);
    }
  });

  it('keeps lists within lists, each with its own marks', () => {
    const list = (type: string, ...content: FieldValue[]) => ({
      type,
      ...(type === 'orderedList' && { attrs: { first: 9 } }),
      content,
    });
    const within = (text: string, ...lists: FieldValue[]) => ({
      type: 'listItem',
      content: [paragraph(words(text)), ...lists],
    });
    const text = exported(
      list(
        'orderedList',
        within('nine'),
        within('ten', list('bulletList', within('a', list('orderedList', item('deep'))), item('b'))),
        item('eleven'),
      ),
    );
    // CommonMark: only a list that begins with one may follow a line of text without a blank one.
    expect(text.trimEnd()).toBe('9. nine\n10. ten\n    - a\n\n      9. deep\n\n    - b\n11. eleven');
  });

  describe('tables', () => {
    const cell = (type: string, text: string, attrs: object = {}) => ({
      type,
      attrs: { colspan: 1, rowspan: 1, ...attrs },
      content: [paragraph(...(text === '' ? [] : [words(text)]))],
    });
    const table = (...rows: FieldValue[][]) => ({
      type: 'table',
      content: rows.map((content) => ({ type: 'tableRow', content })),
    });
    const headed = table(
      [
        cell('tableHeader', 'Membrane'),
        { ...cell('tableHeader', ''), content: [paragraph(words('H'), words('2', 'subscript'))] },
      ],
      [cell('tableCell', 'sPPS'), cell('tableCell', '115')],
    );
    const bare = table(
      [cell('tableCell', 'a'), cell('tableCell', 'b')],
      [cell('tableCell', 'c'), cell('tableCell', 'd')],
    );

    it('keep how their heads are set, and have none where there is none', () => {
      expect(exported(headed)).toContain('| Membrane | H<sub>2</sub> |\n| --- | --- |\n| sPPS | 115 |');
      expect(exported(bare)).toContain('|  |  |\n| --- | --- |\n| a | b |\n| c | d |');
    });

    it('keep their columns where a cell goes over several', () => {
      const spanned = table(
        [cell('tableCell', 'tall', { rowspan: 2 }), cell('tableCell', 'wide', { colspan: 2 })],
        [cell('tableCell', '1'), cell('tableCell', '2')],
      );
      expect(exported(spanned)).toContain('| tall | wide |  |\n|  | 1 | 2 |');
    });

    it('are sheets beside those of the tool', () => {
      const blocks = outlineProse({ type: 'doc', content: [headed, paragraph(words('between')), bare] }, {});
      const toolsOwn = { kind: 'table' as const, head: ['x'], rows: [] };
      expect(writtenSheets([toolsOwn, ...blocks], 'en')).toEqual([
        { name: 'Table 1', head: ['Membrane', 'H2'], widths: [10, 8], rows: [['sPPS', '115']] },
        {
          name: 'Table 2',
          widths: [8, 8],
          rows: [
            ['a', 'b'],
            ['c', 'd'],
          ],
        },
      ]);
    });
  });
});
