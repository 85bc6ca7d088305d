export { parseDocument } from '../scanner.ts';
export type { BibliographyEntry } from './bibliography.types.ts';
export { writeBibtex } from './bibtex.ts';
export { writeDocx } from './docx.ts';
export { writeMarkdown } from './markdown.ts';
export { writePdf } from './pdf.ts';
export { writeRis } from './ris.ts';
export type { WrittenDocument, WrittenLabels, WrittenLanguage } from './written.types.ts';
export { type Sheet, type SheetCell, writeXlsx } from './xlsx.ts';
