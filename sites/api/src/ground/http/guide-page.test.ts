import { describe, expect, it } from 'vitest';
import { embeddingGuidePage, guidePage } from './guide-page.ts';

describe('guidePage', () => {
  it('says what is written, and runs nothing of it', () => {
    const html = guidePage('# A & B\n\n<script>alert(1)</script>\n\n`<b>` and **strong**\n\n```html\n<i>\n```\n');
    expect(html).toContain('<title>A &#38; B</title>');
    expect(html).toContain('<p><code>&#60;b&#62;</code> and <strong>strong</strong></p>');
    expect(html).toContain('<pre tabindex="0"><code>&#60;i&#62;\n</code></pre>');
    expect(html).not.toContain('<script');
  });

  it('leads to its chapters and to other sites, not to files beside it in the sources', () => {
    const html = guidePage(
      '# A\n\n## The script\n\n[other](other.md), [site](https://site.example), [x](javascript:x)\n',
    );
    expect(html).toContain('<a href="#the-script">The script</a>');
    expect(html).toContain('<h2 id="the-script">');
    expect(html).toContain('<p>other, <a href="https://site.example">site</a>, x</p>');
  });
});

describe('embeddingGuidePage', () => {
  it('is docs/embedding.md with every chapter', async () => {
    const html = await embeddingGuidePage();
    for (const chapter of ['Permission', 'The script', 'Content security policy', 'The elements'])
      expect(html).toContain(`>${chapter}</h2>`);
    expect(html).toContain('data-site');
    expect(html).not.toContain('elements: begin');
  });
});
