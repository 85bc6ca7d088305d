export {
  type Boundary,
  type DocumentSnapshot,
  DocumentStore,
  type Entry,
  type EntryGroup,
} from '../document-store.ts';
export { DocumentView } from './DocumentView.tsx';
export { renderFormula } from './render-formula.ts';
export { StreamingDocument } from './StreamingDocument.tsx';
export type {
  DocumentLabels,
  DocumentSlots,
  DocumentViewProps,
  StreamingDocumentProps,
} from './StreamingDocument.types.ts';
export { useDocument } from './useDocument.ts';
