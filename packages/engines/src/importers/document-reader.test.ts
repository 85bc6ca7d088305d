import { afterAll, describe, expect, it } from 'vitest';
import { documentLimits, openDocumentReader } from './document-reader.ts';
import { readPublications } from './read-publications.ts';
import { docxOf, docxParagraph, pdfOf } from './testing/documents.ts';
import { chunks } from './testing/fixtures.ts';

const documents = openDocumentReader();
afterAll(() => documents.close());

describe('PDF', () => {
  const themes = ['ageing', 'heating', 'cooling', 'coating'];
  const body = (page: number) => [
    `Journal of Cells 2024, ${page}`,
    '',
    `# On ${themes[page - 1]}`,
    '',
    `Cells of the ${themes[page - 1]} group rest at 45 degrees for sepa-`,
    `rator tests; ${themes[page - 1]} costs 4.1 % of their capacity.`,
    '',
    `A second paragraph on ${themes[page - 1]} stands here.`,
    '',
    String(page),
  ];
  const pdf = pdfOf([body(1), body(2), body(3), body(4)], 'Ageing study');

  it('is read page by page, without running heads and page numbers, words joined', async () => {
    const publication = await documents.read('pdf', pdf, 'a.pdf');
    expect(publication).toMatchObject({
      title: 'Ageing study',
      sourceType: 'upload',
      source: 'pdf',
      language: 'en',
      dates: { publication: '2024-05-06' },
    });
    expect(publication.id).toMatch(/^file:[0-9a-f]{64}$/);
    const place = { label: 'p. 2', page: 2 };
    expect(publication.paragraphs.filter(({ page }) => page === 2)).toEqual([
      { kind: 'heading', text: 'On heating', ...place },
      {
        kind: 'paragraph',
        text: 'Cells of the heating group rest at 45 degrees for separator tests; heating costs 4.1 % of their capacity.',
        ...place,
        section: 'On heating',
      },
      { kind: 'paragraph', text: 'A second paragraph on heating stands here.', ...place, section: 'On heating' },
    ]);
  });

  it('without text is said to be a scan', async () => {
    await expect(documents.read('pdf', pdfOf([[], []]), 'scan.pdf')).rejects.toMatchObject({
      problem: { code: 'empty', reason: 'scanned' },
    });
  });

  it('that is damaged is reported', async () => {
    await expect(
      documents.read('pdf', Buffer.from('%PDF-1.4\nnothing of a document'), 'bad.pdf'),
    ).rejects.toMatchObject({ problem: { code: 'malformed' } });
  });

  it('with too many pages is refused', async () => {
    const strict = openDocumentReader({ ...documentLimits, pages: 2 });
    await expect(strict.read('pdf', pdf, 'long.pdf')).rejects.toMatchObject({ problem: { code: 'tooLarge' } });
    await strict.close();
  });
});

describe('DOCX', () => {
  it('is read with headings, tables and superscripts', async () => {
    const superscript =
      '<w:p><w:r><w:t xml:space="preserve">A rate of 10</w:t></w:r><w:r><w:rPr><w:vertAlign w:val="superscript"/></w:rPr><w:t>-3</w:t></w:r><w:r><w:t xml:space="preserve"> per second.</w:t></w:r></w:p>';
    const cell = (text: string) => `<w:tc>${docxParagraph(text)}</w:tc>`;
    const table = `<w:tbl><w:tr>${cell('Cell')}${cell('Loss')}</w:tr><w:tr>${cell('A')}${cell('4.1')}</w:tr></w:tbl>`;
    const publication = await documents.read(
      'docx',
      await docxOf(docxParagraph('Report', 'Heading1') + superscript + table),
      'report.docx',
    );
    expect(publication).toMatchObject({ title: 'Report', source: 'docx' });
    expect(publication.paragraphs).toEqual([
      { kind: 'heading', text: 'Report' },
      { kind: 'paragraph', text: 'A rate of 10⁻³ per second.', section: 'Report' },
      { kind: 'table', text: 'Cell | Loss\nA | 4.1', section: 'Report' },
    ]);
  });

  it('P78: with an entity bomb or an external entity gives neither', async () => {
    const bytes = await docxOf(docxParagraph('&amp;lol;'));
    expect((await documents.read('docx', bytes, 'x.docx')).paragraphs).toEqual([{ kind: 'paragraph', text: '&lol;' }]);
  });
});

describe('limits', () => {
  it('P78: a document that takes too long is given up, and the next one is read', async () => {
    const hasty = openDocumentReader({ ...documentLimits, time: 1 });
    await expect(
      hasty.read('docx', await docxOf(docxParagraph('Slow.').repeat(20_000)), 'slow.docx'),
    ).rejects.toMatchObject({ problem: { code: 'timeLimit' } });
    await hasty.close();
    expect((await documents.read('docx', await docxOf(docxParagraph('Quick.')), 'quick.docx')).paragraphs).toHaveLength(
      1,
    );
  });

  it('P78: a document that needs too much memory is given up without harm to the process', async () => {
    const small = openDocumentReader({ ...documentLimits, memory: 24 });
    const large = await docxOf(
      Array.from({ length: 60_000 }, (_, index) => docxParagraph(`Paragraph ${index} of many.`)).join(''),
    );
    await expect(small.read('docx', large, 'large.docx')).rejects.toMatchObject({ problem: { code: 'memoryLimit' } });
    await small.close();
  });
});

it('reads PDF and DOCX found by their content', async () => {
  for (const bytes of [
    pdfOf([['A line of text that is long enough to be no scan at all.']]),
    await docxOf(docxParagraph('A line of text.')),
  ]) {
    const items = [];
    for await (const item of readPublications(chunks(bytes), { name: 'file', documents })) items.push(item);
    expect(items).toMatchObject([{ publication: { sourceType: 'upload' } }]);
  }
});
