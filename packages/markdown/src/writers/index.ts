import type { WrittenDocument } from './written.types.ts';

export { parseDocument } from '../scanner.ts';
export type { BibliographyEntry } from './bibliography.types.ts';
export { writeBibtex } from './bibtex.ts';
export { type CitedText, createCitedText, plainMarkdown } from './cited-text.ts';
export { writeMarkdown } from './markdown.ts';
export { writeRis } from './ris.ts';
export type { WrittenDocument, WrittenLabels, WrittenLanguage } from './written.types.ts';
export { type Sheet, type SheetCell, writeXlsx } from './xlsx.ts';

// What sets pages takes longer to load than the rest of a service to start: it is loaded with the first document.
export const writeDocx = async (document: WrittenDocument): Promise<Uint8Array> =>
  (await import('./docx.ts')).writeDocx(document);
export const writePdf = async (document: WrittenDocument): Promise<Uint8Array> =>
  (await import('./pdf.ts')).writePdf(document);
