import { expect, it } from 'vitest';
import { readAbstractRecord } from './abstract-record.ts';
import { readMarkdown } from './markdown-note.ts';
import { readOpenAlex } from './openalex.ts';

const documentsAt = (url: string) => [
  readMarkdown(`---\nurl: ${url}\n---\n# A note\n\nIt holds 170 mAh/g.\n`, 'note.md'),
  readAbstractRecord({ id: 'abstract-1', title: 'A paper', abstract: 'It holds 170 mAh/g.', url }),
  readOpenAlex({ id: 'W1', title: 'A paper', primary_location: { landing_page_url: url } }),
];

it('P77: a document leads to pages of the web alone', () => {
  for (const document of documentsAt('https://example.org/a')) expect(document.url).toBe('https://example.org/a');
  for (const url of ['javascript:alert(1)', 'data:text/html,x', 'file:///etc/passwd', '//evil.example', 'ms-msdt:x'])
    for (const document of documentsAt(url)) expect(document).not.toHaveProperty('url');
});
