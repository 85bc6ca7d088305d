export { type ArchiveLimits, archiveLimits } from './archive.ts';
export { type DetectedFormat, detectFormat, peek } from './detect-format.ts';
export { type DocumentLimits, type DocumentReader, documentLimits, openDocumentReader } from './document-reader.ts';
export { type ImportFile, type ListedFile, listImportFiles, readImportFile } from './import-files.ts';
export {
  ImportError,
  type ImportedPublication,
  type ImportFormat,
  type ImportItem,
  type ImportPosition,
  importFormats,
} from './import-item.types.ts';
export { countTokens, cutPassages, type Passage } from './passages.ts';
export { type ImportHint, readPublications } from './read-publications.ts';
