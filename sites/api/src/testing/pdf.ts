import { parseDocument, writePdf } from '@assay/markdown/writers';

/** A PDF with this Markdown as its text. */
export function pdfOf(title: string, markdown: string): Promise<Uint8Array> {
  return writePdf({
    title,
    language: 'en',
    blocks: parseDocument(markdown),
    citations: [],
    sources: [],
    labels: { references: '', footnotes: '', unsupported: '', partly: '' },
  });
}
