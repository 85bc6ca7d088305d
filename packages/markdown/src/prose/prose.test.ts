import { documentOf } from '@assay/works/prose';
import { describe, expect, it } from 'vitest';
import { parseDocument } from '../scanner.ts';
import { writeDocx, writeMarkdown, writePdf } from '../writers/index.ts';
import type { WrittenDocument } from '../writers/written.types.ts';
import { blocksToProse } from './blocks-to-prose.ts';
import type { ProseNode, ProseReferences } from './prose.types.ts';
import { proseToBlocks } from './prose-to-blocks.ts';

const evidence = { document: 'd', version: 1, start: 10, end: 31, quote: 'lower ohmic loss', source: 's' };
const references: ProseReferences = {
  evidenceOf: (key) => (key === 'e1' ? evidence : undefined),
  figureOf: (record) => (record === 'f2' ? 'Figure 2' : 'Figure'),
};

function writtenOf(document: ProseNode): WrittenDocument {
  return {
    title: 'Membranes',
    language: 'en',
    ...proseToBlocks(document, references),
    sources: [{ id: 's', number: 1, document: 'd', version: 1, title: 'Loss', sourceType: 'paper', language: 'en' }],
    labels: { references: 'References', footnotes: 'Notes', unsupported: 'unsupported', partly: 'partly' },
  };
}

/** By way of Markdown, without title and references. */
function roundTrip(document: ProseNode): ProseNode {
  const text = writeMarkdown({ ...writtenOf(document), sources: [] }).replace(/^# Membranes\n+/, '');
  // The title stands above: headings begin one level below it.
  return blocksToProse(
    parseDocument(text).map((block) =>
      block.type === 'heading' ? { ...block, level: Math.max(1, block.level - 1) as typeof block.level } : block,
    ),
  );
}

const samples = [
  'Plain words, and *slanted **bold** ones*.',
  '# One\n\n## Two\n\nText',
  'H<sub>2</sub>O at 3.5 A/cm<sup>2</sup>, `code`, $U = iR$ and [a link](https://example.com/a).',
  '- one\n- two\n  - deeper\n- three',
  '3. three\n4. four',
  '> Quoted\n>\n> twice',
  '```\nlet a = 1;\n\nb();\n```',
  '$$\nE = mc^2\n$$',
  '| a | b |\n|---|---|\n| 1 | *2* |',
  'Signs: \\* \\_ \\# \\[x\\] 1\\. \\$5 <',
  '中文段落，**加粗**。\n\n第二段。',
] as const;

describe('prose and blocks', () => {
  it.each(samples)('keeps Markdown: %s', (text) => {
    const document = blocksToProse(parseDocument(text));
    documentOf(document as never).check();
    expect(roundTrip(document)).toEqual(document);
  });

  it('is a document of the schema, whatever the Markdown', () => {
    const text = [
      '~~struck~~ ![alt](x.png) <b>raw</b> [bad](javascript:x)',
      '***',
      '- [x] done\n- [ ] open\n-',
      '> - a\n>   > b',
      'Note[^1].\n\n[^1]: Words.',
      '<div>block</div>',
      '###### six',
      '1. ```\n   code\n   ```',
    ].join('\n\n');
    const document = documentOf(blocksToProse(parseDocument(text)) as never);
    document.check();
    for (const words of ['struck', 'alt', 'done', 'Words.', 'block', 'six', 'code']) {
      expect(document.textBetween(0, document.content.size, ' ')).toContain(words);
    }
    expect(() => documentOf(blocksToProse([]) as never).check()).not.toThrow();
  });

  const cited: ProseNode = {
    type: 'doc',
    content: [
      {
        type: 'paragraph',
        content: [
          { type: 'text', text: 'Lower loss, see ' },
          { type: 'figureReference', attrs: { figure: 'f2' } },
          { type: 'text', text: '.', marks: [{ type: 'strong' }] },
          { type: 'citation', attrs: { evidence: 'e1' } },
          { type: 'text', text: ' More.' },
          { type: 'citation', attrs: { evidence: 'gone' } },
        ],
      },
      { type: 'paragraph', content: [{ type: 'citation', attrs: { evidence: 'e1' } }] },
    ],
  };

  it('gives writers the marks of citations where they stand, and their references', async () => {
    const text = writeMarkdown(writtenOf(cited));
    expect(text).toContain('Lower loss, see Figure 2**.** \\[1] More.');
    expect(text).toContain('“lower ohmic loss”');
    expect(
      Buffer.from(await writePdf(writtenOf(cited)))
        .subarray(0, 5)
        .toString(),
    ).toBe('%PDF-');
    expect(
      Buffer.from(await writeDocx(writtenOf(cited)))
        .subarray(0, 2)
        .toString(),
    ).toBe('PK');
  });

  it('places are by rising order and within their blocks', () => {
    const { blocks, citations } = proseToBlocks(cited, references);
    expect(citations.map(({ to }) => to)).toEqual(citations.map(({ to }) => to).toSorted((a, b) => a - b));
    for (const { from, to } of citations) {
      expect(from).toBeLessThan(to);
      expect(blocks.some((block) => block.from <= from && to <= block.to)).toBe(true);
    }
  });
});
