export { Library } from './Library.tsx';
export type { LibraryProps } from './Library.types.ts';
export { createLibraryReadingSource, type LibraryReadingSource } from './library.source.ts';
export { type LibraryView, libraryPath, readLibraryView } from './library-view.ts';
export { libraryMessages } from './messages.ts';
export { Source, type SourceProps } from './Source.tsx';
