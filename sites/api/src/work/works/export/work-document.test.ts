import { writeMarkdown } from '@assay/markdown/writers';
import type { FieldValue } from '@assay/works';
import { outlineProse } from '@assay/works/prose';
import { describe, expect, it } from 'vitest';
import { workDocument } from './work-document.ts';

const words = (text: string, ...marks: string[]) => ({
  type: 'text',
  text,
  ...(marks.length > 0 && { marks: marks.map((type) => ({ type })) }),
});
const paragraph = (...content: FieldValue[]) => ({ type: 'paragraph', content });
const item = (text: string) => ({ type: 'listItem', content: [paragraph(words(text))] });

function exported(...content: FieldValue[]): string {
  const blocks = outlineProse({ type: 'doc', content }, {});
  return writeMarkdown(workDocument({ title: 'T', blocks, details: new Map(), locale: 'en' })).replace(/^# T\n+/, '');
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
});
