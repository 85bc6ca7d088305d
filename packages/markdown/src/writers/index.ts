export { parseDocument } from '../scanner.ts';
export { writeDocx } from './docx.ts';
export { writeMarkdown } from './markdown.ts';
export { writePdf } from './pdf.ts';
export type { WrittenDocument, WrittenLabels, WrittenLanguage } from './written.types.ts';
