import { importProblem, type Publication } from '@assay/domain';
import mammoth from 'mammoth';
import { archiveLimits, checkOfficeArchive } from './archive.ts';
import type { DocumentReply } from './document-worker.types.ts';
import { ImportError } from './import-item.types.ts';
import { richText, tableText } from './rich-text.ts';
import { children, parseXml, type XmlElement } from './xml-tree.ts';

type Paragraph = Publication['paragraphs'][number];

const limits = { ...archiveLimits, entries: 10_000, total: 512 * 2 ** 20, depth: 0 };

/**
 * Reads a DOCX: headings, paragraphs, lists and tables; superscripts and subscripts survive, pictures are left out.
 *
 * @throws ImportError `archive`, `encrypted`, `malformed` or `empty`.
 */
export async function readDocx(bytes: Buffer): Promise<DocumentReply> {
  await checkOfficeArchive(bytes, limits);
  const noPicture = mammoth.images.imgElement(async () => ({ src: '' }));
  const { value } = await mammoth.convertToHtml(
    { buffer: bytes },
    { convertImage: noPicture, externalFileAccess: false },
  );
  const paragraphs = blocksOf(parseXml(`<body>${value}</body>`));
  if (paragraphs.length === 0) throw new ImportError(importProblem('noText'));
  const [first] = paragraphs;
  return { title: first?.kind === 'heading' ? first.text : '', paragraphs };
}

function blocksOf(body: XmlElement): Paragraph[] {
  const paragraphs: Paragraph[] = [];
  let section: string | undefined;
  const place = () => (section === undefined ? {} : { section });
  for (const node of children(body)) {
    if (/^h[1-6]$/.test(node.name)) {
      section = richText(node).replaceAll('\n', ' ');
      if (section !== '') paragraphs.push({ kind: 'heading', text: section });
    } else if (node.name === 'table') {
      const text = tableText(node);
      if (text !== '') paragraphs.push({ kind: 'table', text, ...place() });
    } else {
      const text = richText(node);
      if (text !== '') paragraphs.push({ kind: 'paragraph', text, ...place() });
    }
  }
  return paragraphs;
}
